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
  // Fields of a form, and named elements of a document, hide properties: a form with a field "id" has no id of its own.
  const of = (node, name) => Reflect.get(Object.getPrototypeOf(node), name, node);
  const call = (node, name, ...values) => of(node, name).apply(node, values);
  const body = of(document, 'body');
  const none = { amount: 0, hidden: 0, isHidden: false };
  if (!body) return { content: none, aside: 0, roots: {}, parts: {}, lines: [], inline: [] };
  const isShown = (element) => {
    if (!call(element, 'checkVisibility', { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = call(element, 'getBoundingClientRect');
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  };
  const DRAWN = 'img,svg,canvas,video,iframe,input,button,select,textarea,object';
  // What is in a closed part is not lost: people open it.
  const all = (root, selector) => [...call(root, 'querySelectorAll', selector)];
  const closers = all(document, '[aria-expanded="false"][aria-controls]').slice(0, 500).filter(isShown);
  const closed = new Set(closers.flatMap((one) => call(one, 'getAttribute', 'aria-controls').split(/\\s+/)));
  const isClosed = (node) => {
    const parent = of(node, 'parentNode');
    return parent instanceof HTMLDetailsElement && !parent.open && of(node, 'localName') !== 'summary'
      || node instanceof HTMLDialogElement && !node.open || call(node, 'matches', '[popover]:not(:popover-open), .postbox.closed > .inside')
      || closed.has(of(node, 'id')) && !isShown(node);
  };
  // Nobody sees into the shadow of an element that keeps it closed.
  const isSealed = (node) => of(node, 'localName').includes('-') && !of(node, 'shadowRoot') && of(node, 'childNodes').length === 0 && call(node, 'matches', ':defined');
  const measure = (root, skip) => {
    let amount = 0, hidden = 0, aside = 0, count = 0;
    const walker = call(document, 'createTreeWalker', root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
      acceptNode: (node) => {
        if (of(node, 'nodeType') === 3) return NodeFilter.FILTER_ACCEPT;
        if (skip && skip(node)) return NodeFilter.FILTER_REJECT;
        if (/^(script|style|noscript|template|link|meta)$/i.test(of(node, 'nodeName'))) return NodeFilter.FILTER_REJECT;
        if (!isClosed(node)) return NodeFilter.FILTER_ACCEPT;
        const inner = measure(node, skip);
        aside += inner.amount + inner.hidden + inner.aside;
        return NodeFilter.FILTER_REJECT;
      },
    });
    while (walker.nextNode() && count++ < MAX_ELEMENTS) {
      const node = walker.currentNode;
      if (of(node, 'nodeType') === 3) {
        const size = node.data.trim().length;
        const parent = node.parentElement || node.parentNode.host;
        if (size > 0 && parent) isShown(parent) ? (amount += size) : (hidden += size);
        continue;
      }
      const shadow = of(node, 'shadowRoot');
      if (shadow) {
        const inner = measure(shadow, skip);
        amount += inner.amount;
        hidden += inner.hidden;
        aside += inner.aside;
      }
      const size = call(node, 'matches', DRAWN) ? 10 : isSealed(node) ? 30 : 0;
      if (size > 0) isShown(node) ? (amount += size) : size === 10 && (hidden += size);
    }
    return { amount, hidden, aside, isHidden: amount === 0 && hidden > 0 };
  };
  // A sheet over the whole window hides what is below it, or keeps people from it.
  const findSheet = (isSeenThrough) => {
    const places = [[0.1, 0.15], [0.5, 0.15], [0.9, 0.15], [0.3, 0.5], [0.5, 0.5], [0.7, 0.5], [0.1, 0.9], [0.5, 0.9], [0.9, 0.9]];
    const sheets = places.map(([x, y]) => {
      let element = call(document, 'elementFromPoint', innerWidth * x, innerHeight * y);
      while (element && element !== body && element !== of(document, 'documentElement')) {
        const { position, backgroundColor, opacity } = getComputedStyle(element);
        const { left, top, right, bottom } = call(element, 'getBoundingClientRect');
        const isWhole = left <= 1 && top <= 1 && right >= innerWidth - 20 && bottom >= innerHeight - 1;
        const isOpaque = !/,\\s*0?\\.\\d+\\)$|,\\s*0\\)$|transparent/.test(backgroundColor) && Number(opacity) > 0.9;
        if (isWhole && (isOpaque || isSeenThrough) && /fixed|absolute|sticky/.test(position)) return element;
        element = of(element, 'parentElement');
      }
      return null;
    });
    const [sheet] = sheets;
    return sheet && sheets.every((one) => one === sheet) && !(isDashboard && of(sheet, 'id') === 'wpwrap') ? sheet : null;
  };
  // Where there is a button to reach, people are asked something.
  const isUnreachable = () => {
    const shown = all(document, 'a[href],button,input,select,textarea,summary,[role="button"]').slice(0, 1000).flatMap((element) => {
      const { left, top, width, height } = call(element, 'getBoundingClientRect');
      const [x, y] = [left + width / 2, top + height / 2];
      return isShown(element) && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? [[element, call(document, 'elementFromPoint', x, y)]] : [];
    });
    return shown.length > 0 && !shown.some(([element, top]) => call(element, 'contains', top));
  };
  const area = (isDashboard && call(document, 'getElementById', 'wpbody-content')) || body;
  const isChrome = (node) => /^(wpadminbar|screen-meta|screen-meta-links|wpfooter|adminmenumain)$/.test(of(node, 'id')) || of(node, 'classList').contains('notice');
  const hasBelow = (sheet) => sheet && measure(area, isChrome).amount > 0;
  const sheet = findSheet(false);
  const veil = sheet ? null : findSheet(true);
  const isVeiled = hasBelow(veil) && !call(veil, 'querySelector', 'iframe,video') && measure(veil).amount < 30 && isUnreachable();
  const content = isVeiled ? { amount: 0, hidden: measure(area, isChrome).amount, isHidden: true, isVeiled }
    : hasBelow(sheet) ? (() => { const own = measure(sheet), below = measure(area, isChrome); return { amount: own.amount < 30 ? 0 : own.amount, hidden: below.amount, isHidden: own.amount < 30 }; })()
    : measure(area, isChrome);
  const printed = new DOMParser().parseFromString(html, 'text/html');
  const classesOf = (element) => [...of(element, 'classList')].slice(0, 2);
  const name = (element) => of(element, 'id') ? '#' + of(element, 'id').slice(0, 100)
    : classesOf(element).length > 0 ? of(element, 'localName') + '.' + classesOf(element).join('.').slice(0, 100) : '';
  const textOf = (element) => [...of(element, 'childNodes')].map((node) => of(node, 'nodeType') === 3 ? node.data : /^(noscript|script|style|template)$/i.test(of(node, 'nodeName')) ? '' : textOf(node)).join('').trim();
  // Empty, or with words that ask to wait.
  const isPlace = (element) => {
    const text = textOf(element);
    if (text === '') return all(element, DRAWN).every((one) => call(one, 'matches', 'img:not([src]),img[src^="data:"],iframe:not([src])')) || /load|spin|skeleton|placeholder/i.test(of(element, 'innerHTML').slice(0, 2000)) && call(element, 'querySelectorAll', '*').length < 30;
    return text.length <= 60 && /loading|please wait|initiali[sz]ing/i.test(text);
  };
  const closedPart = (element) => {
    for (let one = element; one && one !== body; one = of(one, 'parentElement')) if (isClosed(one)) return true;
    return false;
  };
  const roots = {};
  const inPrinted = (isDashboard && call(printed, 'getElementById', 'wpbody-content')) || of(printed, 'body');
  for (const element of inPrinted ? call(inPrinted, 'querySelectorAll', 'div,section,main,span,p,ul,table,tbody,form') : []) {
    const key = name(element);
    if (Object.keys(roots).length >= MAX_ROOTS) break;
    if (key === '' || key in roots || !isPlace(element) || call(element, 'closest', '.notice,#wpadminbar,#screen-meta,noscript,template')) continue;
    // Of elements in each other, one with an id is the root, else the outermost.
    if (!of(element, 'id') && call(element, 'querySelector', '[id]')) continue;
    const parent = of(element, 'parentElement');
    if (parent && name(parent) in roots && of(parent, 'textContent').trim() === '') continue;
    const live = of(element, 'id') ? call(document, 'getElementById', of(element, 'id'))
      : call(document, 'querySelector', of(element, 'localName') + classesOf(element).map((one) => '.' + CSS.escape(one)).join(''));
    if (live && closedPart(live)) continue;
    // A placeholder that stays is nothing drawn, unless something is drawn in its shadow.
    const isSame = live && of(element, 'innerHTML').trim() !== '' && of(live, 'innerHTML').trim() === of(element, 'innerHTML').trim()
      && !all(live, '*').some((one) => of(one, 'shadowRoot') || isSealed(one));
    roots[key] = live && !isSame ? measure(live) : none;
  }
  const isClipped = (element) => {
    for (let one = element; one && one !== body; one = of(one, 'parentElement')) {
      const { overflow, display } = of(one, 'clientHeight') > 1 && of(one, 'clientWidth') > 1 ? {} : getComputedStyle(one);
      if (overflow && overflow !== 'visible' && !/^(inline|contents)$/.test(display)) return true;
    }
    return false;
  };
  const parts = {};
  const post = isDashboard ? null : call(document, 'querySelector', '.wp-block-post-content, .entry-content');
  for (const element of post ? [...of(post, 'children')].slice(0, MAX_ROOTS) : []) {
    const key = name(element);
    if (key === '' || key in roots || closedPart(element)) continue;
    const one = measure(element, isClipped), whole = measure(element);
    const hidden = whole.amount + whole.hidden - one.amount;
    parts[key] = { amount: (parts[key]?.amount ?? 0) + one.amount, hidden: (parts[key]?.hidden ?? 0) + hidden, isHidden: false };
  }
  // WordPress moves all notices to the top; those that the page itself prints are its content.
  const told = new Set(inPrinted ? all(inPrinted, '.wrap .notice:not(.notice-error)').map(textOf) : []);
  const notices = all(area, '.notice').filter((one) => told.has(textOf(one)));
  const aside = sheet || isVeiled ? 0 : notices.reduce((sum, one) => sum + measure(one).amount, content.aside);
  const lines = [];
  for (const line of (area.innerText || '').split('\\n')) {
    const text = line.trim();
    if (text !== '' && lines.length < MAX_LINES) lines.push(text.slice(0, 300));
  }
  const inline = [];
  let at = 0;
  const inContent = new Set(inPrinted && isDashboard ? [...call(inPrinted, 'querySelectorAll', 'script:not([src])')].map((one) => one.textContent) : []);
  const lineOf = (index) => html.slice(0, index).split('\\n').length;
  for (const script of call(printed, 'querySelectorAll', 'script:not([src])')) {
    const text = script.textContent;
    const start = text === '' ? -1 : html.indexOf(text, at);
    if (start === -1 || inline.length >= 200) continue;
    at = start + text.length;
    const handle = script.id.replace(/-js-(before|after|extra|translations)$/, '-js');
    const owner = handle === '' || handle === script.id ? '' : (call(printed, 'getElementById', handle)?.getAttribute('src') || '');
    inline.push({ id: script.id.slice(0, 200), firstLine: lineOf(start), lastLine: lineOf(at), owner: owner.slice(0, 1000), isInContent: inContent.has(text) });
  }
  return { content, aside, roots, parts, lines, inline };
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
  const inserted = [], created = [];
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
        created.push(block);
        dispatch('core/block-editor').insertBlocks([block], undefined, undefined, false);
      } catch (error) { console.error(error); }
    }
  }
  // Plugins may forbid blocks, also a while after the editor has started; those are in posts anyway.
  const { getBlock, getBlocks } = select('core/block-editor');
  const there = new Set(created.filter(({ clientId }) => getBlock(clientId)).map(({ name }) => name));
  const left = created.filter(({ name }, index) => !there.has(name) && created.findIndex((one) => one.name === name) === index);
  if (left.length > 0) dispatch('core/block-editor').resetBlocks([...getBlocks(), ...left]);
  return { saved, inserted, known };
}`;

/**
 * Selects inserted blocks, which draws their toolbars and settings, and lists those with which the editor shows an error then.
 * Needs WordPress's scripts.
 */
export const SELECT_BLOCKS = `async function (inserted) {
  const canvas = document.querySelector('iframe[name="editor-canvas"]');
  const { selectBlock, clearSelectedBlock } = window.wp.data.dispatch('core/block-editor');
  const isDead = () => document.querySelector('.editor-error-boundary') !== null;
  const hasCrashed = (id) => ((canvas && canvas.contentDocument) || document).querySelector('[data-block="' + id + '"] .block-editor-block-list__block-crash-warning') !== null;
  const fallen = [], names = new Set();
  for (const { clientId, name } of inserted) {
    if (names.has(name) || names.size >= 12 || hasCrashed(clientId)) continue;
    names.add(name);
    try { selectBlock(clientId); } catch (error) { console.error(error); }
    await new Promise((done) => setTimeout(done, 100));
    if (isDead() || hasCrashed(clientId)) fallen.push(name);
    if (isDead()) return fallen;
  }
  clearSelectedBlock();
  return fallen;
}`;

/** Scrolls through a page, and back. */
export const SCROLL_THROUGH = `(async () => {
  const end = Math.min(document.documentElement.scrollHeight, 20 * innerHeight);
  for (let top = 0; top < end; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;

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
