/**
 * Code that runs in pages. It runs in a world of its own, so that scripts of the page cannot replace what it calls, except
 * where it needs WordPress's own scripts.
 */

/**
 * Measures what people can see: of the whole page, of elements that PHP prints empty, and as lines of text. Takes the
 * page's HTML as PHP printed it.
 */
export const MEASURE = `function (html, isDashboard) {
  const MAX_LINES = 200, MAX_ROOTS = 60, MAX_ELEMENTS = 20000;
  const body = document.body;
  const none = { amount: 0, hidden: 0, isHidden: false };
  if (!body) return { content: none, roots: {}, lines: [], inline: [] };
  const isShown = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  };
  const DRAWN = 'img,svg,canvas,video,iframe,input,button,select,textarea,object';
  const measure = (root, skip) => {
    let amount = 0, hidden = 0, count = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
      acceptNode: (node) => {
        if (node.nodeType === 3) return NodeFilter.FILTER_ACCEPT;
        if (skip && skip(node)) return NodeFilter.FILTER_REJECT;
        return /^(script|style|noscript|template|link|meta)$/i.test(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      },
    });
    while (walker.nextNode() && count++ < MAX_ELEMENTS) {
      const node = walker.currentNode;
      if (node.nodeType === 3) {
        const size = node.data.trim().length;
        if (size > 0 && node.parentElement) isShown(node.parentElement) ? (amount += size) : (hidden += size);
      } else if (node.matches(DRAWN)) isShown(node) ? (amount += 10) : (hidden += 10);
    }
    return { amount, hidden, isHidden: amount === 0 && hidden > 0 };
  };
  // A sheet over the whole window hides what is below it.
  const findSheet = () => {
    const places = [[0.1, 0.15], [0.5, 0.15], [0.9, 0.15], [0.3, 0.5], [0.5, 0.5], [0.7, 0.5], [0.1, 0.9], [0.5, 0.9], [0.9, 0.9]];
    const sheets = places.map(([x, y]) => {
      let element = document.elementFromPoint(innerWidth * x, innerHeight * y);
      while (element && element !== body && element !== document.documentElement) {
        const { position, backgroundColor, opacity } = getComputedStyle(element);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isWhole = left <= 1 && top <= 1 && right >= innerWidth - 20 && bottom >= innerHeight - 1;
        const isOpaque = !/,\\s*0?\\.\\d+\\)$|,\\s*0\\)$|transparent/.test(backgroundColor) && Number(opacity) > 0.9;
        if (isWhole && isOpaque && /fixed|absolute|sticky/.test(position)) return element;
        element = element.parentElement;
      }
      return null;
    });
    const [sheet] = sheets;
    return sheet && sheets.every((one) => one === sheet) && !(isDashboard && sheet.id === 'wpwrap') ? sheet : null;
  };
  const area = (isDashboard && document.getElementById('wpbody-content')) || body;
  const isChrome = (node) => /^(wpadminbar|screen-meta|screen-meta-links|wpfooter|adminmenumain)$/.test(node.id) || node.classList.contains('notice');
  const sheet = findSheet();
  const content = sheet && measure(area, isChrome).amount > 0
    ? (() => { const own = measure(sheet), below = measure(area, isChrome); return { amount: own.amount < 30 ? 0 : own.amount, hidden: below.amount, isHidden: own.amount < 30 }; })()
    : measure(area, isChrome);
  const printed = new DOMParser().parseFromString(html, 'text/html');
  const name = (element) => element.id ? '#' + element.id.slice(0, 100)
    : element.classList.length > 0 ? element.localName + '.' + [...element.classList].slice(0, 2).join('.').slice(0, 100) : '';
  const textOf = (element) => [...element.childNodes].map((node) => node.nodeType === 3 ? node.data : /^(noscript|script|style|template)$/i.test(node.nodeName) ? '' : textOf(node)).join('').trim();
  // Empty, or with words that ask to wait.
  const isPlace = (element) => {
    const text = textOf(element);
    if (text === '') return element.querySelector(DRAWN) === null || /load|spin|skeleton|placeholder/i.test(element.innerHTML.slice(0, 2000)) && element.querySelectorAll('*').length < 30;
    return text.length <= 60 && /loading|please wait|initiali[sz]ing/i.test(text);
  };
  const roots = {};
  const inPrinted = (isDashboard && printed.getElementById('wpbody-content')) || printed.body;
  for (const element of inPrinted ? inPrinted.querySelectorAll('div,section,main,span,p,ul,table,tbody,form') : []) {
    const key = name(element);
    if (Object.keys(roots).length >= MAX_ROOTS) break;
    if (key === '' || key in roots || !isPlace(element) || element.closest('.notice,#wpadminbar,#screen-meta,noscript,template')) continue;
    // Of elements in each other, one with an id is the root, else the outermost.
    if (!element.id && element.querySelector('[id]')) continue;
    if (element.parentElement && name(element.parentElement) in roots && element.parentElement.textContent.trim() === '') continue;
    const live = element.id ? document.getElementById(element.id)
      : document.querySelector(element.localName + [...element.classList].slice(0, 2).map((one) => '.' + CSS.escape(one)).join(''));
    // A placeholder that stays is nothing drawn.
    const isSame = live && element.innerHTML.trim() !== '' && live.innerHTML.trim() === element.innerHTML.trim();
    roots[key] = live && !isSame ? measure(live) : none;
  }
  const lines = [];
  for (const line of (area.innerText || '').split('\\n')) {
    const text = line.trim();
    if (text !== '' && lines.length < MAX_LINES) lines.push(text.slice(0, 300));
  }
  const inline = [];
  let at = 0;
  const inContent = new Set(inPrinted && isDashboard ? [...inPrinted.querySelectorAll('script:not([src])')].map((one) => one.textContent) : []);
  const lineOf = (index) => html.slice(0, index).split('\\n').length;
  for (const script of printed.querySelectorAll('script:not([src])')) {
    const text = script.textContent;
    const start = text === '' ? -1 : html.indexOf(text, at);
    if (start === -1 || inline.length >= 200) continue;
    at = start + text.length;
    const handle = script.id.replace(/-js-(before|after|extra|translations)$/, '-js');
    const owner = handle === '' || handle === script.id ? '' : (printed.getElementById(handle)?.getAttribute('src') || '');
    inline.push({ id: script.id.slice(0, 200), firstLine: lineOf(start), lastLine: lineOf(at), owner: owner.slice(0, 1000), isInContent: inContent.has(text) });
  }
  return { content, roots, lines, inline };
}`;

/** Whether the editor has loaded its post; needs WordPress's scripts. */
export const EDITOR_READY = `(() => {
  try {
    const { select } = window.wp.data;
    if (!select('core/editor').getCurrentPostId()) return false;
    return select('core/editor').__unstableIsEditorReady?.() !== false
      && document.querySelector('iframe[name="editor-canvas"], .block-editor-writing-flow, .editor-styles-wrapper, .editor-error-boundary') !== null;
  } catch { return false; }
})()`;

/**
 * Inserts blocks, each as its example shows it, and lists those that the post came with. Needs WordPress's scripts. Posts have
 * pictures of their own in place of those of an example, which another version may call otherwise. Many blocks are known to
 * scripts alone. Takes the names of the plugin's own blocks, and of those of others, that PHP knows.
 */
export const INSERT_BLOCKS = `function (own, others) {
  const { select, dispatch } = window.wp.data;
  const { createBlock, getBlockType, getBlockTypes } = window.wp.blocks;
  const flatten = (blocks) => blocks.flatMap((block) => [block, ...flatten(block.innerBlocks || [])]);
  const toText = (value) => { try { return JSON.stringify(value) ?? ''; } catch { return ''; } };
  const saved = flatten(select('core/block-editor').getBlocks()).slice(0, 200).map(({ clientId, name, isValid, attributes }) => ({ clientId, name: String(name === 'core/missing' ? attributes.originalName : name).slice(0, 200), isKnown: name !== 'core/missing', isValid: isValid !== false }));
  const known = getBlockTypes().map(({ name }) => String(name).slice(0, 200)).slice(0, 2000);
  const all = new Set([...own, ...known.filter((name) => !/^core(-embed)?\\//.test(name) && !others.includes(name))]);
  const inserted = [];
  for (const name of [...all].slice(0, 50)) {
    const type = getBlockType(name);
    if (!type || type.parent?.length || type.ancestor?.length) continue;
    // What people can insert no more is still in their posts.
    const isOffered = type.supports?.inserter !== false;
    const example = Object.entries(type.example?.attributes ?? {}).filter(([, value]) => !toText(value).includes('/wp-content/plugins/'));
    for (const attributes of example.length > 0 ? [{}, Object.fromEntries(example)] : [{}]) {
      try {
        const block = createBlock(name, attributes);
        inserted.push({ clientId: block.clientId, name, isOffered });
        dispatch('core/block-editor').insertBlocks([block], undefined, undefined, false);
      } catch (error) { console.error(error); }
    }
  }
  return { saved, inserted, known };
}`;

/** Looks at blocks in the editor. Needs WordPress's scripts. */
export const READ_EDITOR = `function (saved, inserted) {
  const canvas = document.querySelector('iframe[name="editor-canvas"]');
  const inside = (canvas && canvas.contentDocument) || document;
  const both = [document, inside];
  const find = (selector) => both.some((one) => one.querySelector(selector) !== null);
  const hasCrashed = (clientId) => {
    const element = inside.querySelector('[data-block="' + clientId + '"]');
    return element === null ? false : element.querySelector('.block-editor-block-list__block-crash-warning') !== null || element.classList.contains('has-warning') && /error/i.test(element.textContent) && element.querySelector('.block-editor-warning') !== null;
  };
  const { select } = window.wp.data;
  const { serialize, parse } = window.wp.blocks;
  const block = ({ clientId }) => select('core/block-editor').getBlock(clientId);
  const look = (one) => ({ name: one.name, isKnown: one.isKnown !== false, isValid: one.isValid !== false, isOffered: one.isOffered !== false, hasCrashed: hasCrashed(one.clientId) });
  let markup = '';
  const own = inserted.map((one) => {
    const seen = look(one);
    try {
      const text = serialize([block(one)]);
      if (markup.length + text.length < 200000) markup += text + '\\n\\n';
      return { ...seen, isValid: parse(text).every(({ isValid }) => isValid !== false) };
    } catch { return { ...seen, isValid: false }; }
  });
  // The editor tells people of each sidebar or panel that throws.
  const leftOut = (select('core/notices')?.getNotices() ?? []).flatMap(({ content }) => /^The "(.{1,200})" plugin has encountered an error and cannot be rendered\\.$/.exec(content)?.[1] ?? []).slice(0, 50);
  return {
    isReady: true,
    hasCrashed: find('.editor-error-boundary'),
    saved: saved.map(look),
    inserted: own,
    leftOut,
    markup,
  };
}`;
