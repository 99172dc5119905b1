export const id = 449;
export const ids = [449];
export const modules = {

/***/ 6449:
/***/ ((__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:dgram"
var external_node_dgram_ = __webpack_require__(1314);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/rehearsal/browser/model.ts
var model = __webpack_require__(5613);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./src/rehearsal/browser/proxy.ts


const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_REQUESTS = 2_000;
const MAX_LISTED = 50;
const MAX_URL = 2_000;
const ICON = '/favicon.ico';
async function startProxy(now) {
    let gate;
    let count = 0;
    let last = now();
    const pending = new Set();
    const serve = async (request, response) => {
        const url = readSiteUrl(request.url ?? '');
        if (gate === undefined || url === undefined) {
            noteRefused(gate?.traffic, readHost(request.url ?? ''));
            refuse(response);
            return;
        }
        const { send, traffic } = gate;
        if (url === ICON) {
            response.writeHead(204, { 'cache-control': 'max-age=86400' }).end();
            return;
        }
        const destination = readHeader(request, 'sec-fetch-dest');
        const isLoad = destination === 'document';
        if (isLoad)
            traffic.loads += 1;
        count += 1;
        if (count > MAX_REQUESTS || (isLoad && traffic.loads > model/* MAX_LOADS */.F7)) {
            refuse(response);
            return;
        }
        const body = await readBody(request);
        if (body === undefined) {
            refuse(response);
            return;
        }
        last = now();
        const answered = send({ method: request.method ?? 'GET', url, headers: readHeaders(request), body });
        pending.add(answered);
        const answer = await answered.finally(() => {
            pending.delete(answered);
            last = now();
        });
        note(traffic, { url, destination }, answer);
        write(response, url, answer);
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        serve(request, response).catch(() => response.destroy());
    });
    server.on('connect', (request, socket) => {
        socket.on('error', () => socket.destroy());
        if (request.url === model/* SITE_HOST */.dM && gate !== undefined) {
            socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
            server.emit('connection', socket);
            return;
        }
        noteRefused(gate?.traffic, readHost(`https://${request.url ?? ''}`));
        socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    server.on('upgrade', (_request, socket) => socket.destroy());
    await listen(server);
    const { port } = server.address();
    return {
        port,
        pending: () => pending.size,
        lastActivity: () => last,
        open: (send) => {
            count = 0;
            last = now();
            const traffic = {
                loads: 0,
                html: '',
                status: 0,
                failed: [],
                refused: new Set(),
                unprinted: [],
            };
            gate = { send, traffic };
            return traffic;
        },
        shut: async () => {
            gate = undefined;
            await Promise.allSettled(pending);
        },
    };
}
function listen(server) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve).unref();
    });
}
function readSiteUrl(target) {
    if (target.startsWith('/'))
        return target.slice(0, MAX_URL * 4);
    const url = URL.parse(target);
    return url?.protocol === 'http:' && url.host === model/* SITE_HOST */.dM ? url.pathname + url.search : undefined;
}
function readHost(target) {
    return (URL.parse(target)?.hostname ?? target).slice(0, 300);
}
const OF_BROWSER = /^(?:(?:accounts|clients\d*|android\.clients)\.google\.com|(?:update|safebrowsing|optimizationguide-pa|content-autofill|edgedl|redirector)[\w.-]*\.(?:googleapis\.com|gvt1\.com|me\.gvt1\.com)|(?:edge|config\.edge|go|browser|arc)\.(?:microsoft|skype|msn|bing)\.com)$/;
function noteRefused(traffic, host) {
    if (traffic !== undefined && traffic.refused.size < MAX_LISTED && !OF_BROWSER.test(host))
        traffic.refused.add(host);
}
function readHeader(request, name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
}
const NOT_PASSED_ON = /^(proxy-|connection$|keep-alive$|host$|content-length$|transfer-encoding$|accept-encoding$)/;
function readHeaders({ headers }) {
    const entries = Object.entries(headers).flatMap(([name, value]) => NOT_PASSED_ON.test(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]]);
    return Object.fromEntries(entries);
}
async function readBody(request) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
        size += chunk.length;
        if (size > MAX_BODY_BYTES)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function refuse(response) {
    response.writeHead(403, { 'content-length': 0, connection: 'close' }).end();
}
const SCRIPT_TYPE = /^\s*(?:text|application)\/(?:x-)?(?:javascript|ecmascript|json)|^\s*text\/(?:jscript|livescript)/i;
const SCRIPTS = new Set(['script', 'worker', 'sharedworker', 'serviceworker']);
function note(traffic, { url, destination }, { status, headers, body, unprinted = [] }) {
    const type = headers['content-type']?.[0] ?? '';
    if (destination === 'document') {
        traffic.status = status;
        traffic.html = Buffer.from(body).toString('utf8');
    }
    if (destination === 'document')
        traffic.unprinted.push(...unprinted.slice(0, MAX_LISTED));
    if (traffic.failed.length >= MAX_LISTED || destination === 'document' || destination === 'empty')
        return;
    const isOther = SCRIPTS.has(destination) && status < 300 && type !== '' && !SCRIPT_TYPE.test(type);
    if (status < 400 && !isOther)
        return;
    traffic.failed.push({
        url: url.slice(0, MAX_URL),
        destination,
        status,
        ...(isOther ? { type: type.slice(0, 100) } : {}),
    });
}
const CORE_FILE = /^\/wp-(?:includes|admin)\/[^?]+\.(?!php)[a-z0-9]+(?:\?|$)/;
const NOT_SENT = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|cache-control)$/i;
function write(response, url, { status, headers, body }) {
    for (const [name, values] of Object.entries(headers)) {
        if (NOT_SENT.test(name))
            continue;
        try {
            response.setHeader(name, [...values]);
        }
        catch {
        }
    }
    const cached = headers['cache-control']?.join(', ') ?? '';
    const isCore = CORE_FILE.test(url) && status === 200;
    response.setHeader('cache-control', isCore ? 'max-age=86400' : cached.includes('max-age=0') ? 'no-store' : cached || 'no-store');
    response.setHeader('content-length', body.byteLength);
    response.writeHead(status);
    response.end(body);
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/in-page.ts
const MEASURE = `function (html, isDashboard) {
  const MAX_LINES = 200, MAX_ROOTS = 60, MAX_ELEMENTS = 20000;
  // Fields of a form, and named elements of a document, hide properties: a form with a field "id" has no id of its own.
  const of = (node, name) => Reflect.get(Object.getPrototypeOf(node), name, node);
  const call = (node, name, ...values) => of(node, name).apply(node, values);
  const body = of(document, 'body');
  const none = { amount: 0, hidden: 0, isHidden: false };
  if (!body) return { content: none, roots: {}, lines: [], inline: [] };
  const isShown = (element) => {
    if (!call(element, 'checkVisibility', { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = call(element, 'getBoundingClientRect');
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  };
  const DRAWN = 'img,svg,canvas,video,iframe,input,button,select,textarea,object';
  const measure = (root, skip) => {
    let amount = 0, hidden = 0, count = 0;
    const walker = call(document, 'createTreeWalker', root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
      acceptNode: (node) => {
        if (of(node, 'nodeType') === 3) return NodeFilter.FILTER_ACCEPT;
        if (skip && skip(node)) return NodeFilter.FILTER_REJECT;
        return /^(script|style|noscript|template|link|meta)$/i.test(of(node, 'nodeName')) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      },
    });
    while (walker.nextNode() && count++ < MAX_ELEMENTS) {
      const node = walker.currentNode;
      if (of(node, 'nodeType') === 3) {
        const size = node.data.trim().length;
        if (size > 0 && node.parentElement) isShown(node.parentElement) ? (amount += size) : (hidden += size);
      } else if (call(node, 'matches', DRAWN)) isShown(node) ? (amount += 10) : (hidden += 10);
    }
    return { amount, hidden, isHidden: amount === 0 && hidden > 0 };
  };
  // A sheet over the whole window hides what is below it.
  const findSheet = () => {
    const places = [[0.1, 0.15], [0.5, 0.15], [0.9, 0.15], [0.3, 0.5], [0.5, 0.5], [0.7, 0.5], [0.1, 0.9], [0.5, 0.9], [0.9, 0.9]];
    const sheets = places.map(([x, y]) => {
      let element = call(document, 'elementFromPoint', innerWidth * x, innerHeight * y);
      while (element && element !== body && element !== of(document, 'documentElement')) {
        const { position, backgroundColor, opacity } = getComputedStyle(element);
        const { left, top, right, bottom } = call(element, 'getBoundingClientRect');
        const isWhole = left <= 1 && top <= 1 && right >= innerWidth - 20 && bottom >= innerHeight - 1;
        const isOpaque = !/,\\s*0?\\.\\d+\\)$|,\\s*0\\)$|transparent/.test(backgroundColor) && Number(opacity) > 0.9;
        if (isWhole && isOpaque && /fixed|absolute|sticky/.test(position)) return element;
        element = of(element, 'parentElement');
      }
      return null;
    });
    const [sheet] = sheets;
    return sheet && sheets.every((one) => one === sheet) && !(isDashboard && of(sheet, 'id') === 'wpwrap') ? sheet : null;
  };
  const area = (isDashboard && call(document, 'getElementById', 'wpbody-content')) || body;
  const isChrome = (node) => /^(wpadminbar|screen-meta|screen-meta-links|wpfooter|adminmenumain)$/.test(of(node, 'id')) || of(node, 'classList').contains('notice');
  const sheet = findSheet();
  const content = sheet && measure(area, isChrome).amount > 0
    ? (() => { const own = measure(sheet), below = measure(area, isChrome); return { amount: own.amount < 30 ? 0 : own.amount, hidden: below.amount, isHidden: own.amount < 30 }; })()
    : measure(area, isChrome);
  const printed = new DOMParser().parseFromString(html, 'text/html');
  const classesOf = (element) => [...of(element, 'classList')].slice(0, 2);
  const name = (element) => of(element, 'id') ? '#' + of(element, 'id').slice(0, 100)
    : classesOf(element).length > 0 ? of(element, 'localName') + '.' + classesOf(element).join('.').slice(0, 100) : '';
  const textOf = (element) => [...of(element, 'childNodes')].map((node) => of(node, 'nodeType') === 3 ? node.data : /^(noscript|script|style|template)$/i.test(of(node, 'nodeName')) ? '' : textOf(node)).join('').trim();
  // Empty, or with words that ask to wait.
  const isPlace = (element) => {
    const text = textOf(element);
    if (text === '') return call(element, 'querySelector', DRAWN) === null || /load|spin|skeleton|placeholder/i.test(of(element, 'innerHTML').slice(0, 2000)) && call(element, 'querySelectorAll', '*').length < 30;
    return text.length <= 60 && /loading|please wait|initiali[sz]ing/i.test(text);
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
    // A placeholder that stays is nothing drawn.
    const isSame = live && of(element, 'innerHTML').trim() !== '' && of(live, 'innerHTML').trim() === of(element, 'innerHTML').trim();
    roots[key] = live && !isSame ? measure(live) : none;
  }
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
  return { content, roots, lines, inline };
}`;
const EDITOR_READY = `(() => {
  try {
    const { select } = window.wp.data;
    if (!select('core/editor').getCurrentPostId()) return false;
    return select('core/editor').__unstableIsEditorReady?.() !== false
      && document.querySelector('iframe[name="editor-canvas"], .block-editor-writing-flow, .editor-styles-wrapper, .editor-error-boundary') !== null;
  } catch { return false; }
})()`;
const INSERT_BLOCKS = `function (own, others) {
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
  // Plugins may forbid blocks, also a while after the editor has started; those are in posts all the same.
  const { getBlock, getBlocks } = select('core/block-editor');
  const there = new Set(created.filter(({ clientId }) => getBlock(clientId)).map(({ name }) => name));
  const left = created.filter(({ name }, index) => !there.has(name) && created.findIndex((one) => one.name === name) === index);
  if (left.length > 0) dispatch('core/block-editor').resetBlocks([...getBlocks(), ...left]);
  return { saved, inserted, known };
}`;
const READ_EDITOR = `function (saved, inserted) {
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

;// CONCATENATED MODULE: ./src/rehearsal/browser/page-events.ts
const MAX_ERRORS = 50;
const MAX_MESSAGES = 500;
const MAX_TEXT = 500;
const MAX_FRAMES = 20;
function listenToPage(cdp, now) {
    const heard = { errors: [], loadedAt: undefined };
    let messages = 0;
    const add = (error) => {
        if (heard.errors.length < MAX_ERRORS)
            heard.errors.push(error);
    };
    cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
        const { text, url = '', lineNumber, columnNumber, stackTrace, exception } = exceptionDetails;
        const description = exception === undefined ? '' : show(exception);
        const frames = (stackTrace?.callFrames ?? []).map(toPlace);
        const own = readStack(description);
        const stack = own.length > 0 ? own : frames;
        const isSyntax = exception?.className === 'SyntaxError' && stack.length === 0;
        const at = url === '' ? [] : [{ url: cut(url), line: lineNumber + 1, column: columnNumber + 1 }];
        const message = cut((description || text).split('\n')[0] ?? '');
        add({ kind: 'exception', message, isSyntax, stack: stack.length > 0 ? stack : at });
    });
    cdp.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
        messages += 1;
        if (type !== 'error' || messages > MAX_MESSAGES)
            return;
        const texts = args.map(show);
        const stack = [...texts.flatMap(readStack), ...(stackTrace?.callFrames ?? []).map(toPlace)];
        const message = cut((texts[0] ?? '').split('\n')[0] ?? '');
        add({ kind: 'console', message, isSyntax: false, stack: stack.slice(0, MAX_FRAMES) });
    });
    cdp.on('Page.loadEventFired', () => (heard.loadedAt = now()));
    cdp.on('Page.frameNavigated', ({ frame }) => {
        if (frame.parentId === undefined)
            heard.loadedAt = undefined;
    });
    return heard;
}
function show({ description, value }) {
    return description ?? (typeof value === 'string' ? value : '');
}
function cut(text) {
    return text.slice(0, MAX_TEXT);
}
function toPlace({ url, lineNumber, columnNumber }) {
    return { url: cut(url), line: lineNumber + 1, column: columnNumber + 1 };
}
function readStack(description) {
    return description
        .slice(0, 20_000)
        .split('\n')
        .slice(1, 2 * MAX_FRAMES)
        .flatMap((line) => {
        const [, url, row, column] = /\(?(https?:\/\/[^\s()]{1,2000}):(\d{1,9}):(\d{1,9})\)?$/.exec(line.slice(-2_100)) ?? [];
        return url === undefined ? [] : [{ url: cut(url), line: Number(row), column: Number(column) }];
    })
        .slice(0, MAX_FRAMES);
}
const PAUSE_MS = 2_000;
async function findLoop(cdp, wait) {
    const scripts = new Map();
    let place;
    cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
    const paused = new Promise((resolve) => {
        cdp.on('Debugger.paused', ({ callFrames }) => {
            const [frame] = callFrames;
            if (frame !== undefined) {
                const { scriptId, lineNumber, columnNumber = 0 } = frame.location;
                const url = cut(frame.url === '' ? (scripts.get(scriptId) ?? '') : frame.url);
                place = { url, line: lineNumber + 1, column: columnNumber + 1 };
            }
            resolve();
        });
    });
    const pause = cdp.send('Debugger.enable').then(() => cdp.send('Debugger.pause'));
    await Promise.race([Promise.all([pause, paused]).catch(() => undefined), wait(PAUSE_MS)]);
    return place;
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/read-editor.ts
function readEditor(seen, known) {
    const { isReady, hasCrashed, saved, inserted, leftOut, markup } = Object(seen);
    const isSeen = typeof hasCrashed === 'boolean' &&
        typeof markup === 'string' &&
        areBlocks(saved) &&
        areBlocks(inserted) &&
        areTexts(leftOut) &&
        areTexts(known);
    return isReady === true && isSeen
        ? { isReady, hasCrashed, saved, inserted, leftOut, known, markup }
        : undefined;
}
function areBlocks(value) {
    const isBlock = (one) => {
        const { name, isKnown, isValid, hasCrashed, isOffered } = Object(one);
        const states = [isKnown, isValid, hasCrashed, isOffered];
        return isShort(name) && states.every((state) => typeof state === 'boolean');
    };
    return Array.isArray(value) && value.length <= MAX_HANDED && value.every(isBlock);
}
function areTexts(value) {
    return Array.isArray(value) && value.length <= MAX_HANDED && value.every(isShort);
}
const MAX_HANDED = 2_000;
const read_editor_MAX_TEXT = 500;
function isShort(value) {
    return typeof value === 'string' && value.length <= read_editor_MAX_TEXT;
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/visit.ts




const QUIET_MS = 500;
const SETTLE_MS = 5_000;
const PATIENCE_MS = 4_000;
const STUCK_MS = 10_000;
const EDITOR_MS = 15_000;
const VISIT_MS = 90_000;
const TICK_MS = 50;
const visit_MAX_ERRORS = 50;
const visit_MAX_TEXT = 500;
const MAX_HTML = 1_000_000;
const MAX_HEIGHT_PX = 2_400;
class VisitTooLong extends Error {
    state;
    constructor(state = 'stuck') {
        super();
        this.state = state;
    }
}
async function visitPage(options) {
    const { context, tab, proxy, send, wait } = options;
    const traffic = proxy.open(send);
    const closePopup = (popup) => void popup.close().catch(() => undefined);
    context.on('page', closePopup);
    const cdp = await context.newCDPSession(tab);
    try {
        return await visitTab(cdp, traffic, options);
    }
    finally {
        context.off('page', closePopup);
        const left = tab.goto(BLANK).then(() => cdp.detach());
        await Promise.race([left.catch(() => undefined), wait(2_000)]);
        await proxy.shut();
    }
}
const BLANK = 'about:blank';
async function openTab(context) {
    const tab = await context.newPage();
    tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    return tab;
}
const AS_NEW = "if (self === top) { self.name = ''; sessionStorage.clear(); }";
async function visitTab(cdp, traffic, options) {
    const { tab, page, hasPicture, isPatient } = options;
    const heard = listenToPage(cdp, options.now);
    await Promise.all([cdp.send('Page.enable'), cdp.send('Runtime.enable')]);
    const { identifier } = (await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        source: AS_NEW,
        worldName: 'rehearsal',
    }));
    const timer = createTimer(options);
    const seen = (state, why) => ({
        ...NOTHING_SEEN,
        state,
        why,
        status: traffic.status,
        errors: heard.errors,
        failed: traffic.failed,
        refused: [...traffic.refused].slice(0, visit_MAX_ERRORS),
        unprinted: traffic.unprinted,
        loads: traffic.loads,
        html: page.isOwn && page.kind === 'admin' ? traffic.html.slice(0, MAX_HTML) : '',
    });
    let why;
    tab
        .goto(`http://${model/* SITE_HOST */.dM}${page.url}`, { timeout: VISIT_MS, waitUntil: 'commit' })
        .then(() => cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }))
        .catch((error) => (why = String(error).slice(0, visit_MAX_TEXT)));
    try {
        const patienceMs = isPatient ? PATIENCE_MS : 0;
        const state = await settle(cdp, heard, timer, () => why !== undefined, patienceMs);
        if (state === 'failed')
            return seen('failed', why);
        const editor = page.kind === 'editor' ? await visitEditor(cdp, page, heard, timer) : undefined;
        const measured = await measure(cdp, traffic, page.isForAdmins && page.kind !== 'site', timer);
        if (measured === undefined)
            return seen('failed', UNMEASURED);
        const picture = hasPicture ? await takePicture(cdp, timer) : undefined;
        return { ...seen(state), ...measured, editor, picture };
    }
    catch (error) {
        if (!(error instanceof VisitTooLong))
            return seen('failed', String(error).slice(0, visit_MAX_TEXT));
        if (error.state === 'slow')
            return seen('slow');
        return { ...seen('stuck'), stuckAt: await findLoop(cdp, options.wait) };
    }
}
const UNMEASURED = 'it was loaded again each time it was looked at';
const NOTHING_SHOWN = { amount: 0, hidden: 0, isHidden: false };
const NOTHING_SEEN = { content: NOTHING_SHOWN, roots: {}, lines: [], inline: [] };
function createTimer({ proxy, now, wait }) {
    const end = now() + VISIT_MS;
    return {
        proxy,
        now,
        tick: async () => {
            const start = now();
            await wait(TICK_MS);
            if (now() > end)
                throw new VisitTooLong('slow');
            return proxy.pending() > 0 ? 0 : Math.min(now() - start, 2 * TICK_MS);
        },
    };
}
async function settle(cdp, heard, timer, hasFailed, patienceMs = 0) {
    let [loading, loaded] = [0, 0];
    for (;;) {
        const spent = await timer.tick();
        if (hasFailed())
            return 'failed';
        const { loadedAt } = heard;
        if (loadedAt === undefined) {
            loading += spent;
            if (loading > STUCK_MS)
                throw new VisitTooLong();
            continue;
        }
        loaded += spent;
        const isQuiet = timer.proxy.pending() === 0 && timer.now() - Math.max(timer.proxy.lastActivity(), loadedAt) >= QUIET_MS;
        if (isQuiet && loaded >= patienceMs) {
            await evaluateApart(cdp, IDLE, timer);
            const isStill = timer.proxy.pending() === 0 && timer.now() - timer.proxy.lastActivity() >= QUIET_MS;
            if (isStill)
                return 'settled';
        }
        if (loaded > SETTLE_MS)
            return 'busy';
    }
}
const IDLE = `new Promise((done) => requestIdleCallback(() =>
  Reflect.get(Document.prototype, 'fonts', document).ready.then(() => done(true)), { timeout: 1000 }))`;
async function evaluate(cdp, expression, timer, contextId) {
    const asked = cdp.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
        ...(contextId === undefined ? {} : { contextId }),
    });
    const { result, exceptionDetails } = await within(asked.catch(() => ({})), timer);
    return exceptionDetails === undefined ? result?.value : undefined;
}
async function within(work, timer) {
    let outcome;
    work.then((value) => (outcome = { value }), (error) => (outcome = { error }));
    let spent = 0;
    while (outcome === undefined) {
        spent += await timer.tick();
        if (spent > STUCK_MS)
            throw new VisitTooLong();
    }
    if ('error' in outcome)
        throw outcome.error;
    return outcome.value;
}
const MEASURINGS = 3;
async function measure(cdp, { html }, isDashboard, timer) {
    const call = `(${MEASURE})(${JSON.stringify(html.slice(0, 5_000_000))}, ${isDashboard})`;
    for (let turn = 0; turn < MEASURINGS; turn += 1) {
        const measured = (await evaluateApart(cdp, call, timer));
        if (measured !== undefined)
            return measured;
        await timer.tick();
    }
    return undefined;
}
async function evaluateApart(cdp, expression, timer) {
    const { frameTree } = (await within(cdp.send('Page.getFrameTree'), timer));
    const { id: frameId } = frameTree.frame;
    const created = cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'rehearsal' });
    const { executionContextId } = (await within(created, timer));
    return evaluate(cdp, expression, timer, executionContextId);
}
async function visitEditor(cdp, { blocks = [], otherBlocks = [] }, heard, timer) {
    const none = {
        isReady: false,
        hasCrashed: false,
        saved: [],
        inserted: [],
        leftOut: [],
        known: [],
        markup: '',
    };
    let spent = 0;
    while ((await evaluate(cdp, EDITOR_READY, timer)) !== true) {
        spent += await timer.tick();
        if (spent > EDITOR_MS)
            return none;
    }
    await settle(cdp, heard, timer, () => false);
    const listed = Object(await evaluate(cdp, `(${INSERT_BLOCKS})(${JSON.stringify(blocks)}, ${JSON.stringify(otherBlocks)})`, timer));
    await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
    const lists = [listed.saved, listed.inserted].map((list) => JSON.stringify(list ?? null)).join(', ');
    const seen = await evaluate(cdp, `(${READ_EDITOR})(${lists})`, timer);
    return readEditor(seen, listed.known) ?? none;
}
async function takePicture(cdp, timer) {
    const take = async () => {
        const { cssContentSize, cssLayoutViewport } = (await cdp.send('Page.getLayoutMetrics'));
        const height = Math.min(Math.max(cssContentSize.height, cssLayoutViewport.clientHeight), MAX_HEIGHT_PX);
        const clip = { x: 0, y: 0, width: cssLayoutViewport.clientWidth, height, scale: 1 };
        const { data } = (await cdp.send('Page.captureScreenshot', {
            format: 'png',
            captureBeyondViewport: true,
            clip,
        }));
        return Buffer.from(data, 'base64');
    };
    return within(take(), timer).catch(() => undefined);
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/main.ts









const START_TIMEOUT_MS = 30_000;
const WIDTH_PX = 1280;
const HEIGHT_PX = 1024;
function drive(ports) {
    const { listen, answer } = ports;
    const waiting = new Map();
    let lastId = 0;
    let proxy;
    let started;
    const send = async (request) => {
        lastId += 1;
        const id = lastId;
        answer({ kind: 'request', id, request });
        const response = await new Promise((resolve) => waiting.set(id, resolve));
        if (response === undefined)
            throw new Error('The site gave no answer.');
        return response;
    };
    const carryOut = async (command) => {
        switch (command.kind) {
            case 'response':
                waiting.get(command.id)?.(command.response);
                waiting.delete(command.id);
                return undefined;
            case 'start': {
                proxy = await startProxy(ports.now);
                const outcome = await startBrowser(command, proxy, ports);
                if ('why' in outcome)
                    return { kind: 'not-started', why: outcome.why };
                started = outcome;
                const { browser, hasSandbox, executable } = started;
                return {
                    kind: 'started',
                    name: `Chromium ${browser.version().split('.')[0] ?? ''}`,
                    hasSandbox,
                    executable,
                };
            }
            case 'visit': {
                if (proxy === undefined || started === undefined)
                    throw new Error('No browser was started.');
                const { context, tab } = started;
                await setCookies(context, command.cookie);
                const sighting = await visitPage({
                    ...command,
                    context,
                    tab,
                    proxy,
                    send,
                    now: ports.now,
                    wait: ports.wait,
                });
                if (sighting.state === 'stuck')
                    await restart(started);
                else if (sighting.state === 'failed' || tab.url() !== BLANK) {
                    tab.close().catch(() => undefined);
                    started.tab = await openTab(context);
                }
                return { kind: 'seen', sighting };
            }
        }
    };
    listen((command) => {
        carryOut(command).then((reply) => reply && answer(reply), (error) => answer({ kind: 'lost', why: (0,publish_error/* messageOf */.bD)(error) }));
    });
}
async function startBrowser({ libraryFolder, executables }, proxy, { env, answer, wait }) {
    const load = (0,external_node_module_.createRequire)((0,external_node_path_.join)(libraryFolder, 'node_modules', 'index.js'));
    const { chromium } = load('playwright-core');
    const why = [];
    for (const executable of executables) {
        for (const hasSandbox of [true, false]) {
            const launch = () => chromium.launch({
                executablePath: executable,
                chromiumSandbox: hasSandbox,
                args: [...listArguments(proxy.port)],
                env,
                timeout: START_TIMEOUT_MS,
                handleSIGINT: false,
                handleSIGTERM: false,
                handleSIGHUP: false,
                logger: {
                    isEnabled: (name) => name === 'browser',
                    log: (_name, _severity, message) => {
                        const pid = /<launched> pid=(\d+)/.exec(String(message))?.[1];
                        if (pid !== undefined)
                            answer({ kind: 'process', pid: Number(pid) });
                    },
                },
            });
            try {
                const browser = await launch();
                const context = await openContext(browser);
                const tab = await openFirstTab(context);
                if (!(await isWalledIn(tab, proxy, wait))) {
                    await browser.close();
                    why.push(`${executable}: it gets past the proxy, so no page is opened in it`);
                    break;
                }
                return { executable, hasSandbox, launch, browser, context, tab };
            }
            catch (error) {
                if (!hasSandbox)
                    why.push(`${executable}: ${explainStart((0,publish_error/* messageOf */.bD)(error))}`);
            }
        }
    }
    return { why };
}
function explainStart(message) {
    if (/Error: spawn |executable doesn't exist/.test(message))
        return 'it is no program that can be started';
    if (/Timeout \d+ms exceeded/.test(message))
        return `it gave no answer within ${START_TIMEOUT_MS / 1_000} s`;
    const own = /\[err\] \[[^\]\n]*:FATAL:[^\]\n]*\] (.*)/.exec(message) ?? /\[err\] (.*)/.exec(message);
    const [first = ''] = message.split('\n', 1);
    if (own === null && first.endsWith(' has been closed'))
        return 'it ended at once, without a word';
    return (own?.[1] ?? first.replace(/^browserType\.launch: /, '')).slice(0, 300);
}
function listArguments(port) {
    return [
        `--proxy-server=http://127.0.0.1:${port}`,
        '--proxy-bypass-list=<-loopback>',
        '--host-resolver-rules=MAP * ^NOTFOUND, EXCLUDE 127.0.0.1',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--disable-quic',
        '--disable-gpu',
        '--hide-scrollbars',
        '--mute-audio',
        '--deny-permission-prompts',
        '--disable-file-system',
        '--no-pings',
    ];
}
async function openContext(browser) {
    return browser.newContext({
        viewport: { width: WIDTH_PX, height: HEIGHT_PX },
        acceptDownloads: false,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
    });
}
const HANDED_OVER = 'rehearsal-none:';
async function openFirstTab(context) {
    const tab = await openTab(context);
    await tab.goto(HANDED_OVER).catch(() => undefined);
    return tab;
}
const PACKET_MS = 150;
async function isWalledIn(tab, proxy, wait) {
    let hits = 0;
    const udp = (0,external_node_dgram_.createSocket)('udp4').on('message', () => (hits += 1));
    const tcp = (0,external_node_net_.createServer)((socket) => {
        hits += 1;
        socket.destroy();
    });
    await Promise.all([
        new Promise((resolve) => udp.bind(0, '127.0.0.1', resolve)),
        new Promise((resolve) => tcp.listen(0, '127.0.0.1', resolve)),
    ]);
    const tcpHost = `127.0.0.1:${tcp.address().port}`;
    const html = Buffer.from('<!doctype html><title>Walls</title>');
    proxy.open(() => Promise.resolve({ status: 200, headers: { 'content-type': ['text/html'] }, body: html }));
    try {
        await tab.goto(`http://${model/* SITE_HOST */.dM}/`, { timeout: START_TIMEOUT_MS });
        await tab.evaluate(`(${TRY_WALLS})('127.0.0.1:${udp.address().port}', '${tcpHost}')`);
        await wait(PACKET_MS);
        return hits === 0;
    }
    finally {
        await Promise.all([tab.goto(BLANK), proxy.shut()]);
        udp.close();
        tcp.close();
    }
}
const TRY_WALLS = `async (udp, tcp) => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + udp }] });
  peer.createDataChannel('walls');
  const offer = await peer.createOffer();
  const done = new Promise((resolve) => (peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve()));
  await peer.setLocalDescription(offer);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);
  const [host, port] = udp.split(':');
  const sdp = offer.sdp.replace('a=setup:actpass', 'a=setup:active') + 'a=candidate:1 1 udp 2113937151 ' + host + ' ' + port + ' typ host\\r\\n';
  await peer.setRemoteDescription({ type: 'answer', sdp }).catch(() => undefined);
  await fetch('http://' + tcp, { mode: 'no-cors' }).catch(() => undefined);
}`;
async function restart(started) {
    started.browser.close().catch(() => undefined);
    started.browser = await started.launch();
    started.context = await openContext(started.browser);
    started.tab = await openFirstTab(started.context);
}
async function setCookies(context, cookie) {
    await context.clearCookies();
    const cookies = cookie.split('; ').flatMap((pair) => {
        const [name = '', value = ''] = pair.split('=', 2);
        return name === '' ? [] : [{ name, value, url: `http://${model/* SITE_HOST */.dM}/` }];
    });
    if (cookies.length > 0)
        await context.addCookies(cookies);
}
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
drive({
    listen: (onCommand) => process.on('message', (command) => onCommand(command)),
    answer: (reply) => process.send?.(reply),
    env: Object.fromEntries(Object.entries(process.env).filter((entry) => entry[1] !== undefined)),
    now: Date.now,
    wait: (ms) => (0,promises_.setTimeout)(ms),
});


/***/ }),

/***/ 5613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ MAX_LOADS),
/* harmony export */   dM: () => (/* binding */ SITE_HOST),
/* harmony export */   he: () => (/* binding */ BrowserLost)
/* harmony export */ });
class BrowserLost extends Error {
    constructor(message) {
        super(message);
        this.name = 'BrowserLost';
    }
}
const SITE_HOST = '127.0.0.1:8080';
const MAX_LOADS = 6;


/***/ })

};
