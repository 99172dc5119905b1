export const id = 548;
export const ids = [548];
export const modules = {

/***/ 2548:
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
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
var external_node_child_process_default = /*#__PURE__*/__webpack_require__.n(external_node_child_process_);
// EXTERNAL MODULE: ./src/rehearsal/site/end-group.ts
var end_group = __webpack_require__(1644);
;// CONCATENATED MODULE: ./src/rehearsal/browser/launched.ts


function watchLaunches(guard, { pid, platform, kill }) {
    const running = new Set();
    const spawn = (external_node_child_process_default()).spawn;
    const [wrapper, ...before] = guard;
    const spawnGuarded = (program, args, options) => {
        const child = wrapper === undefined
            ? spawn(program, args, options)
            : spawn(wrapper, [...before, String(pid), program, ...args], options);
        running.add(child.once('close', () => running.delete(child)));
        return child;
    };
    Reflect.set((external_node_child_process_default()), 'spawn', spawnGuarded);
    return () => {
        for (const child of running)
            if (platform === 'win32' || !(0,end_group/* endGroup */.N)(child.pid, kill))
                child.kill('SIGKILL');
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./src/rehearsal/browser/proxy.ts


const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_WAITING_BYTES = 4 * MAX_BODY_BYTES;
const MAX_REQUESTS = 2_000;
const MAX_LISTED = 50;
const MAX_URL = 2_000;
const ICON = '/favicon.ico';
async function startProxy(now) {
    let gate;
    let count = 0;
    let last = now();
    let waitingBytes = 0;
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
        let ownBytes = 0;
        const isTaken = (bytes) => {
            ownBytes += bytes;
            waitingBytes += bytes;
            return ownBytes <= MAX_BODY_BYTES && waitingBytes <= MAX_WAITING_BYTES;
        };
        const ask = async () => {
            const body = await readBody(request, isTaken);
            if (body === undefined)
                return undefined;
            last = now();
            const answered = send({ method: request.method ?? 'GET', url, headers: readHeaders(request), body });
            pending.add(answered);
            const answer = await answered.finally(() => {
                pending.delete(answered);
                last = now();
            });
            return { body, answer };
        };
        const asked = await ask().finally(() => (waitingBytes -= ownBytes));
        if (asked === undefined) {
            refuse(response);
            return;
        }
        const { body, answer } = asked;
        note(traffic, { url, destination, body }, answer);
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
                firstStatus: 0,
                deadEnd: undefined,
                failed: [],
                asked: new Map(),
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
async function readBody(request, isTaken) {
    const chunks = [];
    for await (const chunk of request) {
        if (!isTaken(chunk.length))
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
function note(traffic, { url, destination, body: asked, }, { status, headers, body, unprinted = [] }) {
    const type = headers['content-type']?.[0] ?? '';
    if (destination === 'document') {
        traffic.status = status;
        traffic.firstStatus ||= status;
        traffic.deadEnd = status >= 400 && traffic.firstStatus < 300 ? url.slice(0, MAX_URL) : undefined;
        traffic.html = Buffer.from(body).toString('utf8');
    }
    if (destination === 'document')
        traffic.unprinted.push(...unprinted.slice(0, MAX_LISTED));
    if (destination === 'empty')
        noteAsked(traffic.asked, readAsked(url, asked), status);
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
function readAsked(url, body) {
    const parsed = URL.parse(url, `http://${model/* SITE_HOST */.dM}`);
    if (parsed === null)
        return undefined;
    const { pathname, searchParams } = parsed;
    if (pathname === '/wp-admin/admin-ajax.php') {
        const form = new URLSearchParams(Buffer.from(body).subarray(0, MAX_URL).toString('latin1'));
        const action = searchParams.get('action') ?? form.get('action');
        return action === null ? undefined : `admin-ajax.php?action=${action}`.slice(0, MAX_URL);
    }
    const route = searchParams.get('rest_route') ?? /^\/wp-json(\/.+)/.exec(pathname)?.[1];
    if (route === undefined)
        return undefined;
    for (const name of ['rest_route', '_locale', '_wpnonce'])
        searchParams.delete(name);
    return `${route}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`.slice(0, MAX_URL);
}
function noteAsked(list, what, status) {
    if (what === undefined)
        return;
    const old = list.get(what);
    if (old === undefined && list.size >= 2 * MAX_LISTED)
        return;
    list.set(what, { what, status: Math.min(status, old?.status ?? status), count: (old?.count ?? 0) + 1 });
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
  // Plugins may forbid blocks, also a while after the editor has started; those are in posts anyway.
  const { getBlock, getBlocks } = select('core/block-editor');
  const there = new Set(created.filter(({ clientId }) => getBlock(clientId)).map(({ name }) => name));
  const left = created.filter(({ name }, index) => !there.has(name) && created.findIndex((one) => one.name === name) === index);
  if (left.length > 0) dispatch('core/block-editor').resetBlocks([...getBlocks(), ...left]);
  return { saved, inserted, known };
}`;
const SELECT_BLOCKS = `async function (inserted) {
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
const SCROLL_THROUGH = `(async () => {
  const end = Math.min(document.documentElement.scrollHeight, 20 * innerHeight);
  for (let top = 0; top < end; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;
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

// EXTERNAL MODULE: ./src/rehearsal/browser/read-driver.ts
var read_driver = __webpack_require__(949);
;// CONCATENATED MODULE: ./src/rehearsal/browser/settle.ts
const QUIET_MS = 500;
const SETTLE_MS = 5_000;
const STUCK_MS = 10_000;
const ANSWER_MS = 1_000;
const VISIT_MS = 90_000;
const TICK_MS = 50;
class VisitTooLong extends Error {
    state;
    constructor(state = 'stuck') {
        super();
        this.state = state;
    }
}
function createTimer({ proxy, now, wait, }) {
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
            if (loading <= STUCK_MS - ANSWER_MS)
                continue;
            await within(cdp.send('Runtime.evaluate', { expression: 'true' }), timer, ANSWER_MS);
            if (heard.loadedAt === undefined)
                return 'busy';
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
async function within(work, timer, limitMs = STUCK_MS) {
    let outcome;
    work.then((value) => (outcome = { value }), (error) => (outcome = { error }));
    let spent = 0;
    while (outcome === undefined) {
        spent += await timer.tick();
        if (spent > limitMs)
            throw new VisitTooLong();
    }
    if ('error' in outcome)
        throw outcome.error;
    return outcome.value;
}
async function evaluateApart(cdp, expression, timer) {
    const { frameTree } = (await within(cdp.send('Page.getFrameTree'), timer));
    const { id: frameId } = frameTree.frame;
    const created = cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'rehearsal' });
    const { executionContextId } = (await within(created, timer));
    return evaluate(cdp, expression, timer, executionContextId);
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/visit-editor.ts



const EDITOR_MS = 15_000;
async function visitEditor(cdp, { blocks = [], otherBlocks = [] }, heard, timer) {
    const none = {
        isReady: false,
        hasCrashed: false,
        saved: [],
        inserted: [],
        fallen: [],
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
    const insert = `(${INSERT_BLOCKS})(${JSON.stringify(blocks)}, ${JSON.stringify(otherBlocks)})`;
    const listed = (0,read_driver/* readBlocks */.v_)(await evaluate(cdp, insert, timer));
    await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
    if (listed === undefined)
        return none;
    const { known } = listed;
    const lists = [listed.saved, listed.inserted].map((list) => JSON.stringify(list)).join(', ');
    const seen = (0,read_driver/* readEditor */.O4)(await evaluate(cdp, `(${READ_EDITOR})(${lists})`, timer));
    if (seen?.isReady !== true)
        return none;
    const select = `(${SELECT_BLOCKS})(${JSON.stringify(listed.inserted)})`;
    const fallen = seen.hasCrashed ? [] : (0,read_driver/* readNames */.r6)(await evaluate(cdp, select, timer));
    return { ...seen, known, fallen };
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/visit.ts






const PATIENCE_MS = 4_000;
const visit_MAX_ERRORS = 50;
const visit_MAX_TEXT = 500;
const MAX_HTML = 1_000_000;
const MAX_HEIGHT_PX = 2_400;
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
        asked: [...traffic.asked.values()],
        deadEnd: traffic.deadEnd,
        loads: traffic.loads,
        html: page.isOwn && page.kind === 'admin' ? traffic.html.slice(0, MAX_HTML) : '',
    });
    let why;
    tab
        .goto(`http://${model/* SITE_HOST */.dM}${page.url}`, { timeout: VISIT_MS, waitUntil: 'commit' })
        .catch((error) => {
        if (!String(error).includes('interrupted by another navigation'))
            throw error;
    })
        .then(() => cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }).catch(() => undefined))
        .catch((error) => (why = String(error).slice(0, visit_MAX_TEXT)));
    try {
        const patienceMs = isPatient ? PATIENCE_MS : 0;
        const state = await settle(cdp, heard, timer, () => why !== undefined, patienceMs);
        if (state === 'failed')
            return seen('failed', why);
        const editor = page.kind === 'editor' ? await visitEditor(cdp, page, heard, timer) : undefined;
        if (isPatient && editor === undefined)
            await scrollThrough(cdp, heard, timer);
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
const NOTHING_SEEN = { content: NOTHING_SHOWN, aside: 0, roots: {}, parts: {}, lines: [], inline: [] };
const MEASURINGS = 20;
async function measure(cdp, { html }, isDashboard, timer) {
    const call = `(${MEASURE})(${JSON.stringify(html.slice(0, 5_000_000))}, ${isDashboard})`;
    for (let turn = 0; turn < MEASURINGS; turn += 1) {
        const measured = (0,read_driver/* readMeasured */.LT)(await evaluateApart(cdp, call, timer));
        if (measured !== undefined)
            return measured;
        await timer.tick();
    }
    return undefined;
}
async function scrollThrough(cdp, heard, timer) {
    await evaluateApart(cdp, SCROLL_THROUGH, timer);
    await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
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
    let endBrowsers = () => undefined;
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
                endBrowsers = ports.watchLaunches(command.guard);
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
                if (sighting.state === 'stuck') {
                    endBrowsers();
                    await restart(started);
                }
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
    return () => endBrowsers();
}
async function startBrowser({ libraryFolder, executables }, proxy, { env, wait }) {
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
const endBrowsers = drive({
    listen: (onCommand) => process.on('message', (command) => onCommand(command)),
    answer: (reply) => process.send?.(reply),
    env: Object.fromEntries(Object.entries(process.env).filter((entry) => entry[1] !== undefined)),
    now: Date.now,
    wait: (ms) => (0,promises_.setTimeout)(ms),
    watchLaunches: (guard) => watchLaunches(guard, process),
});
const exit = Reflect.get(process, 'reallyExit').bind(process, 1);
process.on('disconnect', () => {
    endBrowsers();
    exit();
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


/***/ }),

/***/ 949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ readMeasured),
/* harmony export */   O4: () => (/* binding */ readEditor),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   u8: () => (/* binding */ DRIVER_REPLY),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var _model_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);

const TEXT = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(20_000);
const HTML = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(1_000_000);
const MAX_ITEMS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const texts = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(TEXT, MAX_ITEMS);
const place = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ url: TEXT, line: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, column: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai });
const shown = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ amount: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, hidden: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, isHidden: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isVeiled: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt) });
const measured = {
    content: shown,
    aside: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    roots: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(shown, MAX_ITEMS),
    parts: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(shown, MAX_ITEMS),
    lines: texts,
    inline: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: TEXT, firstLine: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, lastLine: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, owner: TEXT, isInContent: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
};
const blocks = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ name: TEXT, isKnown: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isValid: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, hasCrashed: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isOffered: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS);
const editor = {
    isReady: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    hasCrashed: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    saved: blocks,
    inserted: blocks,
    leftOut: texts,
    markup: HTML,
};
const readMeasured = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(measured), undefined));
const readBlocks = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    saved: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ clientId: TEXT, name: TEXT, isKnown: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isValid: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
    inserted: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ clientId: TEXT, name: TEXT, isOffered: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
    known: texts,
}), undefined));
const readEditor = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(editor), undefined));
const readNames = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(texts, []));
function toReader(reader) {
    return (value) => (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reader, value);
}
const sighting = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    ...measured,
    state: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('settled', 'busy', 'stuck', 'slow', 'failed'),
    why: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT),
    status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    stuckAt: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(place),
    errors: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        kind: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('exception', 'console'),
        message: TEXT,
        isSyntax: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        stack: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(place, MAX_ITEMS),
    }), MAX_ITEMS),
    failed: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ url: TEXT, destination: TEXT, status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, type: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT) }), MAX_ITEMS),
    unprinted: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ handle: TEXT, url: TEXT, missing: texts }), MAX_ITEMS),
    asked: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ what: TEXT, status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, count: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai }), MAX_ITEMS),
    deadEnd: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT),
    refused: texts,
    loads: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    editor: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ ...editor, fallen: texts, known: texts })),
    html: HTML,
    picture: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(MAX_BYTES)),
});
const DRIVER_REPLY = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .variant */ .Ox)({
    started: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ name: TEXT, hasSandbox: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, executable: TEXT }),
    'not-started': (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ why: texts }),
    request: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        id: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
        request: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ method: TEXT, url: TEXT, headers: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(TEXT), body: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(MAX_BYTES) }),
    }),
    seen: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sighting }),
    lost: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ why: TEXT }),
});


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   PV: () => (/* binding */ tuple),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
class Misfit {
    why;
    place;
    constructor(why, place = '') {
        this.why = why;
        this.place = place;
    }
    in(place) {
        return new Misfit(this.why, `${place}${this.place}`);
    }
}
class Unreadable extends Error {
    constructor(message) {
        super(message);
        this.name = 'Unreadable';
    }
}
function read(reader, value) {
    const got = reader(value);
    if (!(got instanceof Misfit))
        return got;
    const { place, why } = got;
    throw new Unreadable(`${place === '' ? 'it' : `\`${place.replace(/^\./, '')}\``} ${why}`);
}
const flag = (value) => typeof value === 'boolean' ? value : new Misfit('is neither true nor false');
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : new Misfit('is not a number');
const text = (max) => (value) => {
    if (typeof value !== 'string')
        return new Misfit('is not text');
    return value.length <= max ? value.toWellFormed() : new Misfit(`is longer than ${max} characters`);
};
const words = (max) => (value) => typeof value === 'string' ? value.slice(0, max).toWellFormed() : new Misfit('is not text');
const bytes = (max) => (value) => value instanceof Uint8Array && value.byteLength <= max
    ? value
    : new Misfit(`is not at most ${max} bytes`);
const oneOf = (...known) => (value) => known.find((one) => one === value) ?? new Misfit(`is not one of ${known.join(', ')}`);
const optional = (reader) => (value) => value === undefined || value === null ? undefined : reader(value);
const either = (reader, fallback) => (value) => {
    const got = reader(value);
    return got instanceof Misfit ? fallback : got;
};
const list = (item, max = Infinity) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    if (value.length > max)
        return new Misfit(`has more than ${max} items`);
    const items = [];
    for (const [index, one] of value.entries()) {
        const got = item(one);
        if (got instanceof Misfit)
            return got.in(`[${index}]`);
        items.push(got);
    }
    return items;
};
const some = (item, max = Infinity) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    return value.slice(0, max).flatMap((one) => {
        const got = item(one);
        return got instanceof Misfit ? [] : [got];
    });
};
const tuple = (...items) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    const read = [];
    for (const [index, item] of items.entries()) {
        const got = item(value[index]);
        if (got instanceof Misfit)
            return got.in(`[${index}]`);
        read.push(got);
    }
    return read;
};
const map = (item, max = Infinity) => (value) => {
    if (typeof value !== 'object' || value === null)
        return new Misfit('is not an object');
    const entries = Object.entries(value).slice(0, max);
    return new Map(entries.flatMap(([name, one]) => {
        const got = item(one);
        return got instanceof Misfit ? [] : [[name.toWellFormed(), got]];
    }));
};
const record = (item, max = Infinity) => (value) => {
    const got = map(item, max)(value);
    return got instanceof Misfit ? got : Object.fromEntries(got);
};
const object = (fields) => (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return new Misfit('is not an object');
    const read = {};
    for (const [name, field] of Object.entries(fields)) {
        const got = field(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
        if (got instanceof Misfit)
            return got.in(`.${name}`);
        read[name] = got;
    }
    return read;
};
const variant = (kinds) => (value) => {
    const named = object({ kind: oneOf(...Object.keys(kinds)) })(value);
    if (named instanceof Misfit)
        return named;
    const got = kinds[named.kind]?.(value) ?? new Misfit('is not known');
    return got instanceof Misfit ? got : { ...got, ...named };
};


/***/ }),

/***/ 1644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ endGroup)
/* harmony export */ });
function endGroup(leader, kill) {
    if (leader === undefined || !Number.isSafeInteger(leader) || leader <= 1)
        return false;
    try {
        kill(-leader, 'SIGKILL');
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
