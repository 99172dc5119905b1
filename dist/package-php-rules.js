export const id = 647;
export const ids = [647];
export const modules = {

/***/ 6612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ nameRules),
/* harmony export */   f3: () => (/* binding */ DEACTIVATED),
/* harmony export */   o5: () => (/* binding */ DESTROYED)
/* harmony export */ });
function nameRules(zipped) {
    return zipped?.rulesFile === '.gitattributes' ? '`export-ignore` in `.gitattributes`' : '`.distignore`';
}
const DEACTIVATED = 'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';
const DESTROYED = 'A manual upload is refused; an automatic update reports success and removes the plugin from the site.';


/***/ }),

/***/ 6416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ NOT_BUILT_CHECKS),
/* harmony export */   _z: () => (/* binding */ listNotBuilt),
/* harmony export */   sU: () => (/* binding */ adviseOnRule),
/* harmony export */   uX: () => (/* binding */ listUnbuilt)
/* harmony export */ });
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6717);
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5388);
/* harmony import */ var _read_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(499);
/* harmony import */ var _php_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8838);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6612);





const NOT_BUILT_CHECKS = [
    {
        id: 'not-built',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { zipped }) {
            const setup = zipped?.setup ?? view.setup;
            if (view.main === undefined || setup === undefined)
                return;
            const { composer, script } = setup;
            const lack = composer && findLack(view, composer);
            if (composer !== undefined && lack !== undefined) {
                const { packages, folders } = lack;
                const { command, folder } = composer;
                const why = packages.length > 0 ? `requires ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(packages)}` : `loads the plugin's own classes`;
                yield {
                    severity: lack.hasOwnAutoloader ? 'warning' : 'error',
                    message: `\`composer.json\` ${why}, and the code needs ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(lack.named)}, which the package lacks.`,
                    effect: lack.hasOwnAutoloader
                        ? 'Classes may be missing on sites.'
                        : lack.isGuarded
                            ? 'The plugin goes on, and fails where it needs them.'
                            : 'Sites show a fatal error, or the plugin does nothing.',
                    fix: adviseOnRule(zipped, folders.map((name) => `${name}/`)) ??
                        (zipped === undefined
                            ? `Run \`${command}\` before the ZIP is made, and put ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(folders)} into it.`
                            : `Add the line \`- run: ${command}\`${describeFolder(folder)} before this action, and do not exclude ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(folders)} with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRules */ .Je)(zipped)}.`),
                };
            }
            const missing = listUnbuilt(view, zipped);
            if (script !== undefined && missing.length > 0) {
                yield {
                    severity: 'warning',
                    message: `The plugin's code names ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(missing)}, which the package lacks, and \`package.json\` has a script \`build\`.`,
                    effect: 'Sites load scripts, styles or blocks that are not there.',
                    fix: zipped === undefined
                        ? `Run \`${script.command}\` before the ZIP is made, and put its output into it.`
                        : `Add the line \`- run: ${script.command}\`${describeFolder(script.folder)} before this action, and do not exclude its output with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRules */ .Je)(zipped)}.`,
                };
            }
        },
    },
];
function listUnbuilt(view, zipped) {
    const setup = zipped?.setup ?? view.setup;
    return setup?.script === undefined ? [] : findUnbuilt(view, setup);
}
function listNotBuilt(view, zipped) {
    const composer = (zipped?.setup ?? view.setup)?.composer;
    return new Set(composer && findLack(view, composer)?.places);
}
function adviseOnRule(zipped, paths) {
    for (const path of paths) {
        const rule = zipped?.findRule?.(path);
        if (rule !== undefined) {
            return `Remove line ${rule.line} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(rule.file)}, ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(rule.text)}: it leaves out ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(path.replace(/\/$/, ''))}, which is there.`;
        }
    }
    return undefined;
}
function describeFolder(folder) {
    return folder === '' ? '' : ` with \`working-directory: ${folder}\``;
}
const PREFIXED = /^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped|libs?|packages)\/.*\.php$/i;
const AUTOLOADER = /(^|[/-])autoload\w*\.php$/;
function findLack(view, { placed, ...composer }) {
    const findPlaced = ({ name, folder }) => {
        const lack = findLackIn(view, { packages: [name], folders: [folder], classes: [] });
        return lack === undefined ? [] : [lack];
    };
    return findLackIn(view, composer) ?? placed.flatMap(findPlaced)[0];
}
function findLackIn(view, { packages, folders, classes }) {
    const { layout, composer } = view;
    const prefix = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixOf */ .MT)(layout.folder);
    const files = new Set(layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path])));
    const isMade = (path) => folders.some((name) => path.startsWith(`${prefix}${name}/`));
    const named = composer.named.map(({ path, by }) => ({ path, places: listPlaces(path, by, layout.folder) }));
    const made = named.filter(({ places }) => places.some(isMade));
    const isLoader = ({ path }) => AUTOLOADER.test(path);
    const wanted = made.some(isLoader) ? named.filter(isLoader) : made;
    const counts = wanted.filter((one) => made.includes(one) || PREFIXED.test(one.path));
    const isThere = counts.some(({ places }) => places.some((place) => files.has(place)));
    const isPlace = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_3__/* .createPlaceTest */ .e6)(layout.entries.map(({ path }) => path));
    const isNeeded = packages.length > 0 || classes.some((path) => isPlace((prefix + path).replace(/\/$/, '')));
    const loads = view.loads.filter(({ path }) => isMade(path));
    if (made.length === 0 || isThere || !isNeeded || isTold(view, isMade, files))
        return undefined;
    return {
        packages,
        folders,
        named: [...new Set(made.map(({ path }) => path))],
        places: made.flatMap(({ places }) => places),
        isGuarded: loads.length > 0 && loads.every((load) => load.isGuarded),
        hasOwnAutoloader: packages.length === 0 && composer.hasOwnAutoloader,
    };
}
const MAX_LEVELS = 20;
function listPlaces(path, by, folder) {
    const places = [];
    let from = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(by);
    for (; from.length > folder.length && places.length < MAX_LEVELS; from = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(from))
        places.push(`${from}/${path}`);
    return [...places, (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixOf */ .MT)(folder) + path];
}
function isTold({ loads }, isMade, files) {
    return loads.some(({ path, keyword, when, isGuarded, isBehindGuard }) => isMade(path) &&
        !files.has(path) &&
        (0,_php_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isFatal */ .BG)({ path, keyword }) &&
        when === 'always' &&
        !isGuarded &&
        !isBehindGuard);
}
function findUnbuilt({ layout, builtPaths }, setup) {
    const isOfLibrary = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .createLibraryTest */ .Go)(layout);
    const prefix = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixOf */ .MT)(layout.folder);
    const isBuilt = ({ path, isFolder }) => !isFolder && !isOfLibrary(path) && setup.isIgnored(path.slice(prefix.length));
    const paths = `\n/${layout.entries.map(({ path, isFolder }) => `${path}${isFolder ? '/' : ''}`).join('\n/')}\n`;
    const own = layout.entries
        .flatMap(({ path }) => (isOfLibrary(path) ? [] : path.slice(prefix.length)))
        .join('\n');
    const isThere = (path) => paths.includes(/\.\w+$/.test(path) ? `/${path}\n` : `/${path}`);
    const isElsewhere = (path) => {
        const [folder] = /^(build|dist)\/[^/]+\//.exec(path) ?? [];
        return folder !== undefined && own.includes(`/${folder}`);
    };
    const isOwn = (path) => !/\.min\.\w+$/.test(path) || isThere(path.replace('.min.', '.'));
    const steps = builtPaths.length * paths.length;
    if (steps === 0 || steps > MAX_STEPS || layout.entries.some(isBuilt))
        return [];
    return builtPaths.filter((path) => !isThere(path) && isOwn(path) && !isElsewhere(path));
}
const MAX_STEPS = 75_000_000;


/***/ }),

/***/ 456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ toFinding),
/* harmony export */   b: () => (/* binding */ PHP_CHECKS)
/* harmony export */ });
/* harmony import */ var _php_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7683);
/* harmony import */ var _php_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3477);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6717);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6612);
/* harmony import */ var _not_built_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6416);




const PHP_CHECKS = _php_index_js__WEBPACK_IMPORTED_MODULE_0__/* .PHP_RULES */ .R.map(({ id, severity }) => ({
    id,
    severity,
    acceptance: 'path',
    *find(view, { zipped }) {
        const { php, layout, gitDamage } = view;
        const isTold = new Set(gitDamage.map(({ path }) => path));
        const notBuilt = id === 'required-file-missing' ? (0,_not_built_js__WEBPACK_IMPORTED_MODULE_1__/* .listNotBuilt */ ._z)(view, zipped) : undefined;
        for (const finding of php === undefined ? [] : judgeAlone(php)) {
            if (finding.id !== id)
                continue;
            const { file = '', ...found } = toFinding(finding, layout.folder);
            if (notBuilt?.has(file) === true || isTold.has(file))
                continue;
            const advice = notBuilt && (0,_not_built_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseOnRule */ .sU)(zipped, [file.slice(layout.folder.length + 1)]);
            const fix = advice ?? found.fix.replace('`.distignore`', (0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRules */ .Je)(zipped));
            yield { ...found, file, fix };
        }
    },
}));
const judged = new WeakMap();
function judgeAlone(current) {
    const known = judged.get(current) ?? (0,_php_index_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePhp */ .cF)({ current, previous: undefined, site: undefined });
    judged.set(current, known);
    return known;
}
const PATH = /`([^`]+\.(?:php|inc))`/g;
function toFinding({ file, line, name, message, was, ...found }, folder) {
    const place = (path) => folder === '' || path.startsWith('../') ? path.replace('../', '') : `${folder}/${path}`;
    const finding = {
        ...found,
        ...(was !== undefined && { was: place(was) }),
        message: message.replaceAll(PATH, (_, path) => (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(place(path))),
    };
    const isMissing = finding.id === 'required-file-missing';
    if (isMissing)
        return { ...finding, file: place(name), place: { file: place(file), line } };
    return { ...finding, file: place(file), line, name: name === file ? place(name) : name };
}


/***/ }),

/***/ 3477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cF: () => (/* binding */ comparePhp),
  TG: () => (/* binding */ readPhp)
});

// UNUSED EXPORTS: NO_CODE, PHP_RULES, askPhp, isFatal, listOwnLoads, nameVerb, rarest, readLoadedCode, readTag

// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
;// CONCATENATED MODULE: ./src/package/php/elsewhere.ts

const lastPart = (name) => name.replace(/^.*(?:\\|::)/, '').toLowerCase();
function nameElsewhere(rule, name, { functions, classes }) {
    const last = lastPart(name);
    const listed = (all, pick) => [...all.values()].flat().filter(pick);
    const found = rule.endsWith('-function')
        ? listed(functions, ({ fact }) => lastPart(fact.name) === last).map((one) => tell(one, '()'))
        : rule.endsWith('-class')
            ? listed(classes, ({ fact }) => fact.name !== '' && lastPart(fact.name) === last).map((one) => tell(one))
            : rule.endsWith('-method')
                ? listed(classes, () => true).flatMap(({ fact, path }) => fact.methods
                    .filter((method) => method.name === last)
                    .map(({ shown, line }) => tell({ path, fact: { shown: `${fact.shown}::${shown}`, line } }, '()')))
                : [];
    return found.length === 1 ? ` ${found[0]}` : '';
}
function tell({ fact, path }, end = '') {
    return `${(0,quote/* quoteName */.AB)(path)} has \`${fact.shown}${end}\` in line ${fact.line}.`;
}
function findFileBefore(rule, name, { functions, classes, constants }) {
    const [owner = ''] = name.split('::');
    const found = {
        'gone-function': functions.get(name.toLowerCase()),
        'gone-class': classes.get(name.toLowerCase()),
        'gone-method': classes.get(owner.toLowerCase()),
        'gone-constant': constants.get(name),
    }[rule];
    return found?.[0]?.path;
}

// EXTERNAL MODULE: ./src/package/php/link.ts
var php_link = __webpack_require__(2071);
// EXTERNAL MODULE: ./src/package/php/places.ts
var places = __webpack_require__(9031);
// EXTERNAL MODULE: ./src/package/php/syntax-tree.ts
var syntax_tree = __webpack_require__(9637);
// EXTERNAL MODULE: ./src/package/php/values.ts
var values = __webpack_require__(3213);
;// CONCATENATED MODULE: ./src/package/php/reach.ts



const STARTS = /^(uninstall\.php|(.*\/)?render\.php)$/;
function reach(program) {
    const { index, classes, aliases, locate, listed } = program;
    const files = new Set();
    const sure = new Set();
    const guards = new Map();
    const open = [];
    const add = (path, isSure, found = []) => {
        if (!index.files.has(path))
            return;
        const known = guards.get(path);
        guards.set(path, known === undefined ? found : known.filter((guard) => found.includes(guard)));
        if (isSure ? sure.has(path) : files.has(path))
            return;
        files.add(path);
        if (isSure)
            sure.add(path);
        open.push(path);
    };
    const find = createFinder(index.files.keys());
    const prefixes = Map.groupBy([...classes.values()].flat(), ({ fact }) => (0,syntax_tree/* toNamespace */.tL)(fact.name));
    const addClass = (name, isSure) => {
        for (const each of [name, ...(aliases.get(name)?.map(({ fact }) => fact.of ?? '') ?? [])])
            classes.get(each)?.forEach(({ path }) => add(path, isSure));
        aliases.get(name)?.forEach(({ path }) => add(path, isSure));
    };
    add(index.mainFile, true);
    for (const path of index.files.keys())
        if (STARTS.test(path))
            add(path, true);
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const facts = index.files.get(path);
        if (facts === undefined)
            continue;
        const around = guards.get(path) ?? [];
        const isSure = sure.has(path);
        for (const { at, path: parts } of facts.units.flatMap(({ loads }) => loads)) {
            const target = at.when === 'never' ? undefined : locate(parts, path);
            if (target === undefined)
                continue;
            if (!target.includes(values/* WILD */.T7) && !target.includes('*'))
                add(target, isSure, [...around, ...at.guards]);
            else if (!facts.isAutoloader && /\w/.test(target.replace('.php', ''))) {
                const pattern = (0,php_link/* toPattern */.wQ)(target);
                for (const each of index.files.keys())
                    if (pattern.test(each))
                        add(each, isSure, [...around, ...at.guards]);
            }
        }
        for (const name of listClasses(facts))
            addClass(name, isSure);
        for (const text of facts.texts) {
            find(text).forEach((each) => add(each, false));
            const name = text.replace(/^\\/, '').toLowerCase();
            addClass(name.replace(/::.*$/, ''), false);
            if (name.endsWith('\\'))
                prefixes.get(name)?.forEach((each) => add(each.path, false));
        }
        for (const { list, by, target } of listed)
            if (list === 'files' && by === path)
                add(target, isSure);
    }
    return { files, sure, guards };
}
function* listClasses({ classes, units }) {
    for (const each of classes)
        yield* [...each.parents, ...each.interfaces, ...each.traits];
    for (const { uses } of units)
        for (const { kind, name, on } of uses) {
            if (kind === 'class' || kind === 'new')
                yield name;
            else if (on !== undefined && !on.includes('(') && !on.includes('->'))
                yield on;
        }
}
function createFinder(paths) {
    const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1));
    return (text) => {
        const end = text.replace(/^(?:\.{0,2}\/)+/, '');
        const file = end.endsWith('.php') ? end : `${end}.php`;
        const named = /[/_-]|\.php$/.test(end) ? byName.get(file.slice(file.lastIndexOf('/') + 1)) : undefined;
        return named?.filter((path) => path === file || path.endsWith(`/${file}`)) ?? [];
    };
}

// EXTERNAL MODULE: ./src/package/php/rules.ts + 9 modules
var rules = __webpack_require__(7683);
// EXTERNAL MODULE: ./src/package/php/run.ts
var run = __webpack_require__(726);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
;// CONCATENATED MODULE: ./src/package/php/thread.ts


const HEAP_MB = 400;
const THREAD_FILE = import.meta.url.endsWith('.ts') ? './serve.ts' : './php.js';
async function parseHere({ next, take, signal }) {
    const { parseFile } = await Promise.all(/* import() */[__webpack_require__.e(341), __webpack_require__.e(254)]).then(__webpack_require__.bind(__webpack_require__, 2254));
    for (let file = await next(); file !== undefined; file = await next()) {
        (0,clock/* assertNotCancelled */.ZR)(signal);
        take(parseFile(file));
    }
}
async function parseInThread({ next, take, signal, limitMs }) {
    (0,clock/* assertNotCancelled */.ZR)(signal);
    const worker = takeThread();
    let timer;
    let cancel = () => undefined;
    let hear = () => undefined;
    let end = () => undefined;
    let isDone = false;
    try {
        isDone = await new Promise((resolve, reject) => {
            cancel = () => reject(new clock/* Cancelled */.cJ());
            signal?.addEventListener('abort', cancel);
            timer = setTimeout(() => resolve(false), limitMs);
            let pending = 0;
            const go = async () => {
                pending += 1;
                const one = await next();
                if (one !== undefined)
                    worker.postMessage(one);
                else if ((pending -= 1) === 0)
                    resolve(true);
            };
            hear = (facts) => {
                pending -= 1;
                take(facts);
                go().catch(reject);
            };
            worker.on('message', hear);
            end = () => resolve(false);
            worker.on('exit', end);
            void Promise.all([go(), go()]).catch(reject);
        });
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        worker.off('message', hear);
        worker.off('exit', end);
        if (isDone)
            keepThread(worker);
        else
            await worker.terminate();
    }
}
let idle;
function takeThread() {
    const worker = idle ?? startThread();
    idle = undefined;
    worker.ref();
    return worker;
}
function keepThread(worker) {
    if (idle !== undefined)
        void worker.terminate();
    else {
        idle = worker;
        worker.unref();
    }
}
function startThread() {
    const worker = new external_node_worker_threads_.Worker(new URL(THREAD_FILE, import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
        env: {},
        stdout: true,
        stderr: true,
    });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
        if (idle === worker)
            idle = undefined;
    });
    return worker;
}

;// CONCATENATED MODULE: ./src/package/php/index.ts












const MAX_BYTES = 1024 * 1024;
const SMALL_BYTES = 8 * 1024;
const LIMIT_MS = 8000;
async function readPhp({ sources, ...plugin }, previous, { signal, now = () => performance.now(), limitMs = LIMIT_MS, } = {}) {
    const known = new Map();
    for (const [path, facts] of previous?.files ?? [])
        known.set(nameReading(facts.key, (0,places/* isReadInPart */.hL)(path, plugin.paths)), facts);
    const given = new Set(previous?.unread);
    const wanted = new Map();
    for (const source of sources) {
        const reading = nameReading(source.key, (0,places/* isReadInPart */.hL)(source.path, plugin.paths));
        if (!known.has(reading) && !given.has(source.path) && source.sizeBytes <= MAX_BYTES)
            wanted.set(reading, source);
    }
    const rank = ({ path }) => ((0,places/* isLibrary */.es)(path, plugin.paths) ? 2 : (0,places/* isTest */.Nu)(path) ? 1 : 0);
    const queue = [...wanted].sort(([, one], [, other]) => rank(one) - rank(other));
    const end = now() + limitMs;
    let at = 0;
    const bytesInAll = queue.reduce((sum, [, { sizeBytes }]) => sum + sizeBytes, 0);
    const parse = bytesInAll <= SMALL_BYTES ? parseHere : parseInThread;
    if (queue.length > 0)
        await parse({
            next: async () => {
                while (at < queue.length && now() < end) {
                    const [key, source] = queue[at++] ?? ['', undefined];
                    const bytes = await source?.read();
                    if (bytes !== undefined && source !== undefined)
                        return { key, bytes, isLibrary: (0,places/* isReadInPart */.hL)(source.path, plugin.paths) };
                }
                return undefined;
            },
            take: (facts) => known.set(facts.key, { ...facts, key: facts.key.slice(1) }),
            signal,
            limitMs: limitMs * MORE,
        });
    const files = new Map();
    const unread = [];
    for (const { path, key } of sources) {
        const facts = known.get(nameReading(key, (0,places/* isReadInPart */.hL)(path, plugin.paths)));
        if (facts === undefined)
            unread.push(path);
        else
            files.set(path, facts);
    }
    return { ...plugin, files, unread };
}
const MORE = 1.25;
const nameReading = (key, isOfLibrary) => `${isOfLibrary ? 'l' : 'o'}${key}`;
function comparePhp({ current, previous, site }) {
    const was = previous && php_open(previous, site);
    const context = php_open(current, site, was?.program);
    const { before } = context;
    return rules/* PHP_RULES */.R.flatMap((rule) => {
        if (before === undefined && rule.alone === undefined)
            return [];
        const known = new Set(was === undefined || rule.isOfBoth === true || rule.alone === 'error'
            ? []
            : [...rule.find(was)].map(({ key }) => key));
        const faults = [...rule.find(context)].filter(({ key }) => !known.has(key));
        return describe(faults, rule, context);
    });
}
function php_open(index, site, before) {
    const program = (0,php_link/* link */.nf)(index);
    return { program, reach: reach(program), followed: (0,run/* follow */.e)(program), before, site };
}
function describe(faults, rule, { reach: { files, sure }, before, program }) {
    const weigh = ({ severity = rule.severity, path, isCertain }) => {
        if (!files.has(path))
            return 'notice';
        if (isCertain === true)
            return severity;
        const isUnsure = !sure.has(path) || (before === undefined && rule.alone === 'warning');
        return severity === 'error' && isUnsure ? 'warning' : severity;
    };
    const found = new Map();
    for (const fault of faults) {
        const { name, message, effect = rule.effect, path, line } = fault;
        const fix = `${fault.fix ?? rule.fix}${nameElsewhere(rule.id, name, program)}`;
        const was = before && findFileBefore(rule.id, name, before);
        const severity = weigh(fault);
        const known = found.get(name);
        const more = (known?.more ?? -1) + 1;
        const isWorse = known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known.severity);
        found.set(name, isWorse
            ? { id: rule.id, severity, message, effect, fix, file: path, line, name, was, more }
            : { ...known, more });
    }
    return [...found.values()].map(({ more, ...finding }) => ({
        ...finding,
        message: more === 0
            ? finding.message
            : `${finding.message} ${more === 1 ? 'One more place does' : `${more} more places do`}.`,
    }));
}
const SEVERITIES = ['error', 'warning', 'notice'];


/***/ }),

/***/ 2071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ traceClass),
/* harmony export */   XM: () => (/* binding */ findMethod),
/* harmony export */   Z: () => (/* binding */ findObject),
/* harmony export */   bJ: () => (/* binding */ listUses),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   r: () => (/* binding */ resolveType),
/* harmony export */   wQ: () => (/* binding */ toPattern)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);


const OF_WORDPRESS = /^(ABSPATH|WPINC|WP(MU)?_(CONTENT|PLUGIN|LANG)_DIR|WPMU_PLUGIN_DIR|TEMPLATEPATH|STYLESHEETPATH)$/;
function link(index) {
    const isOwn = (path) => !(0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .isLibrary */ .es)(path, index.paths) && !(0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .isTest */ .Nu)(path);
    const files = [...index.files];
    const met = files.filter(([path]) => !(0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .isTest */ .Nu)(path));
    const collect = (pick) => Map.groupBy(met.flatMap(([path, facts]) => pick(facts).map((fact) => ({ fact, path }))), ({ fact }) => fact.name);
    const locate = createLocator(index);
    const declared = files.flatMap(([, { classes }]) => classes);
    const answers = files.flatMap(([, facts]) => [...facts.answers].filter(([, guards]) => guards.length > 0));
    return {
        index,
        functions: collect((facts) => facts.functions),
        classes: collect((facts) => facts.classes),
        aliases: collect((facts) => facts.aliases),
        constants: collect((facts) => facts.constants),
        methods: new Set(declared.flatMap(({ methods, traitNames }) => [...methods.map(({ name }) => name), ...traitNames])),
        units: collect((facts) => facts.units),
        answers: new Map(answers.flatMap(([name, guards]) => [[name, guards], [name.replace(/^.*::/, '*::'), guards]])),
        hasEval: files.some(([path, facts]) => facts.hasEval && isOwn(path)),
        own: files.filter(([path]) => isOwn(path)),
        isOwn,
        parents: new Set(declared.flatMap(({ parents }) => parents)),
        locate,
        listed: files.flatMap(([by, { values }]) => (COMPOSER_LIST.test(by) ? [...values] : []).flatMap(([key, parts]) => {
            const [, list, name = ''] = /^composer:(\w+):(.+?)(?::\d+)?$/.exec(key) ?? [];
            const target = list === undefined ? undefined : locate(parts, by);
            return list === undefined || target === undefined ? [] : { list, name, target, by };
        })),
    };
}
const COMPOSER_LIST = /(^|\/)composer\/autoload_static\.php$/;
function createLocator(index) {
    const values = new Map();
    const set = (key, parts, file) => {
        const isOther = values.has(key) && JSON.stringify(values.get(key)?.parts) !== JSON.stringify(parts);
        values.set(key, isOther ? undefined : { parts, file });
    };
    for (const [path, facts] of index.files) {
        for (const [key, parts] of facts.values)
            if (!key.startsWith('composer:'))
                set(key, parts, `${_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl}/${path}`);
        for (const { name, value } of facts.constants)
            if (value !== undefined && !OF_WORDPRESS.test(name))
                set(name, value, `${_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl}/${path}`);
    }
    const find = (key) => {
        const [owner = '', property] = key.split('::$');
        const value = values.get(key);
        return value === undefined || property === undefined
            ? value
            : { ...value, made: [0, 1].map((at) => values.get(`new ${owner}#${at}`)) };
    };
    const uses = [...index.files.values()].flatMap(({ units }) => units.flatMap((unit) => unit.uses));
    const movesAround = uses.some(({ name }) => /^(.*\\)?(set_include_path|chdir)$/.test(name));
    return (parts, path) => {
        const scope = { file: `${_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl}/${path}`, folder: index.folder, find, movesAround };
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .toPath */ .b0)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._3)(parts, scope), scope);
    };
}
const MAX_CLASSES = 200;
function traceClass(name, { classes, aliases }, site) {
    const own = [];
    const ofSite = [];
    let isComplete = true;
    const seen = new Set();
    const open = [name];
    for (let next = open.shift(); next !== undefined && seen.size < MAX_CLASSES; next = open.shift()) {
        if (seen.has(next))
            continue;
        seen.add(next);
        const [alias] = aliases.get(next) ?? [];
        const [found, ...others] = classes.get(next) ?? (alias?.fact.of === undefined ? undefined : classes.get(alias.fact.of)) ?? [];
        const known = found === undefined ? site?.classes.get(next) : undefined;
        if (found !== undefined) {
            own.push(found.fact);
            const isPolyfill = found.fact.at.guards.includes(`!c:${next}`);
            if (others.length > 0 || (isPolyfill && site?.classes.has(next) !== false))
                isComplete = false;
            open.push(...found.fact.traits, ...found.fact.parents, ...found.fact.interfaces);
        }
        else if (known !== undefined)
            ofSite.push(known);
        else
            isComplete = false;
    }
    return { own, ofSite, isComplete: isComplete && own.length + ofSite.length > 0 };
}
const OF_ENUMS = new Set(['cases', 'from', 'tryfrom']);
function findMethod(name, { own, ofSite }) {
    for (const of of own) {
        const method = of.methods.find((each) => each.name === name);
        if (method !== undefined)
            return { of, method };
        if (of.traitNames.includes(name))
            return 'magic';
        if (of.kind === 'enum' && OF_ENUMS.has(name))
            return 'magic';
    }
    for (const of of ofSite) {
        const method = of.methods.get(name);
        if (method !== undefined)
            return { of: undefined, method };
    }
    const isMagic = (each) => own.some(({ methods }) => methods.some((one) => one.name === each)) ||
        ofSite.some(({ methods }) => methods.has(each));
    return isMagic('__call') || isMagic('__callstatic') ? 'magic' : undefined;
}
const MAX_STEPS = 8;
function resolveType(type, program, level = 0) {
    if (type === undefined || type === '' || level > MAX_STEPS)
        return undefined;
    if (type.endsWith('()')) {
        const returned = findReturn(type, program);
        const at = type.lastIndexOf('::');
        if (returned !== undefined)
            return returned === type ? undefined : resolveType(returned, program, level + 1);
        return at > 0 && /^(get_?)?instance\(\)$/.test(type.slice(at + 2))
            ? resolveType(type.slice(0, at), program, level + 1)
            : undefined;
    }
    const arrow = type.lastIndexOf('->');
    if (arrow < 0)
        return type;
    const owner = resolveType(type.slice(0, arrow), program, level + 1);
    if (owner === undefined)
        return undefined;
    const property = type.slice(arrow + 2);
    for (const { types } of traceClass(owner, program, undefined).own) {
        const found = types.get(property) ?? '';
        if (found !== '')
            return resolveType(found, program, level + 1);
    }
    return undefined;
}
function findReturn(type, program) {
    const at = type.lastIndexOf('::');
    const owner = at < 0 ? undefined : resolveType(type.slice(0, at), program, MAX_STEPS - 2);
    const above = owner === undefined ? [] : traceClass(owner, program, undefined).own;
    for (const key of at < 0 ? [type] : above.map(({ name }) => `${name}${type.slice(at)}`)) {
        const units = program.units.get(key.slice(0, -2)) ?? [];
        for (const { path } of units.length > 0 || at >= 0 ? units : listReturning(program)) {
            const returned = program.index.files.get(path)?.returns.get(key) ?? '';
            if (returned !== '')
                return returned;
        }
    }
    return undefined;
}
const returning = new WeakMap();
function listReturning(program) {
    const files = [...(returning.has(program) ? [] : program.index.files)];
    const known = returning.get(program) ?? files.flatMap(([path, { returns }]) => (returns.size > 0 ? { path } : []));
    returning.set(program, known);
    return known;
}
function findObject(on, program, site) {
    const type = resolveType(on, program);
    if (type === undefined)
        return undefined;
    const lineage = traceClass(type, program, site);
    const [first] = lineage.own;
    const isOnly = program.classes.get(type)?.length === 1;
    return first === undefined ? undefined : { type, first, lineage, isOnly };
}
function* listUses({ own }) {
    for (const [path, { units }] of own)
        for (const unit of units)
            for (const use of unit.uses)
                yield { use, unit, path };
}
function toPattern(path) {
    const escaped = path.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
    return new RegExp(`^${escaped.replaceAll('*', '[^/]*').replaceAll(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .WILD */ .T7, '.*')}$`);
}


/***/ }),

/***/ 8838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isFatal),
/* harmony export */   Iz: () => (/* binding */ listOwnLoads),
/* harmony export */   Uc: () => (/* binding */ NO_CODE),
/* harmony export */   pO: () => (/* binding */ readLoadedCode),
/* harmony export */   rI: () => (/* binding */ nameVerb)
/* harmony export */ });
/* harmony import */ var _read_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(499);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2071);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(726);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3213);




const NO_CODE = { loads: [], loaded: [] };
const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;
function nameVerb({ keyword }) {
    return keyword.startsWith('require') ? 'requires' : 'includes';
}
function isFatal({ keyword, path }) {
    return keyword.startsWith('require') || AUTOLOADER.test(path);
}
function readLoadedCode(index) {
    const place = createPlacing(index);
    const { loads, entered } = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .follow */ .e)((0,_link_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(index));
    const listed = loads.flatMap((found) => place(found));
    const prefix = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixOf */ .MT)(index.folder);
    const main = prefix + index.mainFile;
    const [top] = index.files.get(index.mainFile)?.units ?? [];
    const direct = new Set(loads
        .filter(({ load }) => top?.loads.includes(load))
        .flatMap((found) => place(found).map(({ path }) => path)));
    const loaded = [...entered].flatMap((below) => {
        const { starts } = index.files.get(below) ?? {};
        const path = prefix + below;
        return starts === undefined || path === main ? [] : [{ path, isDirect: direct.has(path), ...starts }];
    });
    return { loads: listed, loaded };
}
function listOwnLoads(index) {
    const program = (0,_link_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(index);
    const place = createPlacing(index);
    return program.own.flatMap(([by, { units }]) => units.flatMap(({ loads }) => loads.flatMap((load) => locateLoad(load, by, program).flatMap(place))));
}
function locateLoad(load, by, program) {
    const when = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .settlePhp */ .g)(load.at, program.index.requiresPhp);
    const target = when === 'never' ? undefined : program.locate(load.path, by);
    const isSure = target !== undefined && !target.includes(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .WILD */ .T7) && /^(require|include)/.test(load.keyword);
    return isSure && !isAsked(load.at) && !load.isGuarded ? [{ load, by, target, when }] : [];
}
const isAsked = ({ guards }) => guards.includes('e');
function createPlacing({ folder }) {
    const prefix = (0,_read_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixOf */ .MT)(folder);
    return ({ load, by, target, when }) => {
        if (target.startsWith('../'))
            return [];
        const isBlock = load.keyword.startsWith('register_block_type');
        const path = isBlock && !target.endsWith('block.json') ? `${target}/block.json` : target;
        return [
            {
                path: prefix + path,
                keyword: isBlock ? 'register_block_type' : load.keyword,
                by: prefix + by,
                line: load.line,
                when,
                isGuarded: (!isBlock && load.isGuarded) || isAsked(load.at),
                isBehindGuard: load.at.guards.includes('E'),
            },
        ];
    };
}


/***/ }),

/***/ 9031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ isTest),
/* harmony export */   es: () => (/* binding */ isLibrary),
/* harmony export */   hL: () => (/* binding */ isReadInPart)
/* harmony export */ });
const LIBRARY = /(?:^|\/)(?:(?:[a-z]{1,30}[-_])?vendor(?:[-_][a-z-]{1,30})?|node_modules|third-?party|dependencies)\//i;
const OWN_FILE = /^(.+)\/(?:licen[cs]e(?:\.(?:txt|md))?|composer\.json)$/i;
const TEST = /(^|\/)(tests?|__tests__|specs?|fixtures|examples)\//i;
const foldersOf = new WeakMap();
const COMPOSER = /(^|\/)(autoload|composer\/autoload_(real|static))\.php$/;
function isReadInPart(path, paths) {
    return isLibrary(path, paths) && !COMPOSER.test(path);
}
function isLibrary(path, paths) {
    const folders = foldersOf.get(paths) ??
        [...paths].flatMap((each) => OWN_FILE.exec(each)?.[1] ?? []).map((folder) => `${folder}/`);
    foldersOf.set(paths, folders);
    return LIBRARY.test(path) || folders.some((folder) => path.startsWith(folder));
}
function isTest(path) {
    return TEST.test(path);
}


/***/ }),

/***/ 7683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ PHP_RULES)
});

// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var version = __webpack_require__(6600);
// EXTERNAL MODULE: ./src/package/php/link.ts
var php_link = __webpack_require__(2071);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/package/php/values.ts
var values = __webpack_require__(3213);
;// CONCATENATED MODULE: ./src/package/php/rule.ts


const at = (line, path) => `Line ${line} of ${(0,quote/* quoteName */.AB)(path)}`;
function faultAt({ use, unit, path }, name, what, severity) {
    const key = `${use.kind}|${use.name}|${unit.owner}`;
    return {
        key,
        name: (0,values/* decode */.D4)(name),
        message: `${at(use.line, path)} ${(0,values/* decode */.D4)(what)}.`,
        path,
        line: use.line,
        ...(severity && { severity }),
    };
}
const OF_REQUESTS = /^[fko]:(doing_\w+|wp_\w+|rest_request|xmlrpc_request|script_debug|multisite|abspath|php_\w+|true|false|iframe_request|savequeries|mu_\w+)$/i;
function isPolyfill(all) {
    return all?.every(({ fact }) => fact.at.guards.some((guard) => /^![fck]:/.test(guard))) === true;
}
function isThere(guard, { program, site }) {
    const name = guard.slice(2);
    if (OF_REQUESTS.test(guard))
        return true;
    const [own, others] = guard.startsWith('f:')
        ? [program.functions, site?.functions]
        : guard.startsWith('c:')
            ? [program.classes, site?.classes]
            : [program.constants, site?.constants];
    return (own.has(name) && !isPolyfill(own.get(name))) || others?.has(name) === true;
}
const MAX_LEVELS = 3;
function weighGuards(guards, names, context, level = 0) {
    let found;
    for (const guard of guards) {
        const kind = guard.charAt(0);
        if (kind === '!' || kind === 'h')
            continue;
        if (/^[veEtip]/.test(guard) || names.includes(guard))
            return 'exact';
        if (kind === 'o') {
            if (!OF_REQUESTS.test(guard))
                return 'exact';
        }
        else if (kind === 'a') {
            const answer = level < MAX_LEVELS ? context.program.answers.get(guard.slice(2)) : undefined;
            const inside = answer && weighGuards(answer, names, context, level + 1);
            if (inside === 'exact')
                return inside;
            found ??= inside;
        }
        else if (kind !== 'm' && !isThere(guard, context)) {
            const was = [context.before?.functions, context.before?.classes, context.before?.constants];
            if (was.some((names) => names?.has(guard.slice(2))))
                return 'exact';
            found = 'other';
        }
    }
    return found;
}
const guardsOf = ({ use, path }, { reach }) => [
    ...use.at.guards,
    ...(reach.guards.get(path) ?? []),
];
function isUnread(path, { program: { index } }) {
    const facts = index.files.get(path);
    return index.unread.includes(path) || facts?.fault !== undefined;
}

// EXTERNAL MODULE: ./src/package/php/syntax-tree.ts
var syntax_tree = __webpack_require__(9637);
;// CONCATENATED MODULE: ./src/package/php/owners.ts


function toPrefix(name) {
    return /^(?:[^_\\]+(?:\\|_|$)|_)/.exec(name.toLowerCase())?.[0] ?? name;
}
function findOwners({ program, site }) {
    const isHere = (name) => program.functions.has(name) || program.classes.has(name) || program.constants.has(name);
    const core = new Set([...(site?.functions ?? []), ...(site?.classes ?? [])].flatMap(([name, { owner }]) => owner === 'other' ? [] : toPrefix(name)));
    const asked = new Set(program.index.requiresPlugins.map((each) => toPrefix(each.replaceAll('-', '_'))));
    for (const guard of new Set([...(0,php_link/* listUses */.bJ)(program)].flatMap(({ use }) => use.at.guards))) {
        const name = guard.slice(2);
        if (/^[fck]:/.test(guard) && !isHere(name) && !core.has(toPrefix(name)))
            asked.add(toPrefix(name));
    }
    return {
        own: findPrefixes(program),
        namespaces: new Set(program.own.flatMap(([, { classes }]) => classes.map(({ name }) => (0,syntax_tree/* toNamespace */.tL)(name)).filter(Boolean))),
        asked,
        hooks: new Set([...(site?.hooks.keys() ?? [])].map(toPrefix)),
    };
}
function findPrefixes({ own }) {
    const counts = new Map();
    for (const [, { functions, classes, constants }] of own)
        for (const { name } of [...functions, ...classes, ...constants]) {
            const prefix = toPrefix(name);
            if (!name.startsWith('class@'))
                counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
        }
    const least = Math.max(2, Math.max(0, ...counts.values()) / 5);
    return new Set([...counts].filter(([prefix, times]) => prefix.length > 2 && times >= least).map(([prefix]) => prefix));
}

;// CONCATENATED MODULE: ./src/package/php/needs.ts

function* listNeeds(program, kind) {
    for (const place of (0,php_link/* listUses */.bJ)(program)) {
        const { name, fallback, shown, on = '', isText = false } = place.use;
        if (place.use.isSoft === true || kindOf(place) !== kind)
            continue;
        const isMember = isText && kind === 'classes';
        const names = isMember ? [on] : fallback === undefined ? [name] : [name, fallback];
        const guards = names.map((each) => `${LETTERS[kind]}:${each}`);
        yield { place, kind, names, guards, shown: isMember ? on : shown, isText };
    }
}
const LETTERS = { functions: 'f', classes: 'c', constants: 'k' };
function kindOf({ use: { kind, via, isText } }) {
    if (kind === 'function')
        return 'functions';
    if (kind === 'constant')
        return 'constants';
    const isClass = kind === 'class' || kind === 'new';
    return isClass || (kind.endsWith('method') && via === 'name' && isText === true) ? 'classes' : undefined;
}
function tellNeed({ kind, isText }, shown) {
    if (kind === 'functions')
        return `${isText ? 'names' : 'calls'} \`${shown}()\``;
    return kind === 'classes' ? `uses the class \`${shown}\`` : `reads the constant \`${shown}\``;
}
function isOwn({ kind, names }, program) {
    return names.some((name) => program[kind].has(name) || (kind === 'classes' && program.aliases.has(name)));
}
function isKnown(need, { program, site }) {
    return isOwn(need, program) || need.names.some((name) => site?.[need.kind].has(name) === true);
}

;// CONCATENATED MODULE: ./src/package/php/rules-gone.ts




const GONE_RULES = [
    {
        id: 'gone-function',
        severity: 'error',
        isOfBoth: true,
        effect: 'PHP stops with a fatal error there.',
        fix: 'Define it again, or remove the call.',
        find: (context) => findGone('functions', context),
    },
    {
        id: 'gone-class',
        severity: 'error',
        isOfBoth: true,
        effect: 'PHP stops with a fatal error there.',
        fix: 'Define it again, or remove the use.',
        find: (context) => findGone('classes', context),
    },
    {
        id: 'gone-constant',
        severity: 'error',
        isOfBoth: true,
        effect: 'From PHP 8 on, PHP stops with a fatal error there.',
        fix: 'Define it again, or remove the use.',
        find: (context) => findGone('constants', context),
    },
    {
        id: 'gone-method',
        severity: 'error',
        isOfBoth: true,
        effect: 'PHP stops with a fatal error there.',
        fix: 'Define it again, or remove the call.',
        *find(context) {
            const { program, before } = context;
            for (const place of before === undefined ? [] : (0,php_link/* listUses */.bJ)(program)) {
                const { name, shown, via, isText } = place.use;
                if (!before?.methods.has(name) || program.methods.has(name))
                    continue;
                const on = findMissingOn(place, context)?.first.shown;
                if (on === undefined)
                    continue;
                const isSure = /^(this|self|parent|name)$/.test(via ?? '') && isText !== true;
                yield faultAt(place, `${on}::${shown}`, `calls \`${on}::${shown}()\`, which the previous version had, and this one does not`, isSure ? undefined : 'warning');
            }
        },
    },
];
function* findGone(kind, context) {
    const { program, before } = context;
    for (const need of before === undefined ? [] : listNeeds(program, kind)) {
        const { place, names, isText } = need;
        const owned = names.find((each) => owns(before?.[kind].get(each), context) ||
            (kind === 'classes' && owns(before?.aliases.get(each), context)));
        if (owned === undefined || isKnown(need, context))
            continue;
        const guards = guardsOf(place, context);
        const guard = weighGuards(guards, need.guards, context);
        if (guard === 'exact')
            continue;
        const isNear = guard === 'other' &&
            guards.some((each) => each.charAt(1) === ':' && toPrefix(each.slice(2)) === toPrefix(owned));
        const shown = kind === 'classes' ? (before?.classes.get(owned)?.[0]?.fact.shown ?? need.shown) : need.shown;
        yield faultAt(place, kind === 'classes' ? shown : owned, `${tellNeed(need, shown)}, which the previous version defined, and this one does not`, isNear || isText ? 'warning' : undefined);
    }
}
function owns(all, context) {
    return all !== undefined && !isPolyfill(all) && !all.some(({ path }) => isUnread(path, context));
}
function findMissingOn(place, context) {
    const { kind, name, on } = place.use;
    if (kind !== 'method' && kind !== 'static-method')
        return undefined;
    const object = (0,php_link/* findObject */.Z)(on, context.program, context.site);
    if (object?.lineage.isComplete !== true || /^(trait|interface)$/.test(object.first.kind))
        return undefined;
    const guards = [`m:*::${name}`, `m:${object.type}::${name}`];
    const isGuarded = weighGuards(guardsOf(place, context), guards, context) !== undefined;
    return isGuarded || (0,php_link/* findMethod */.XM)(name, object.lineage) !== undefined ? undefined : object;
}

;// CONCATENATED MODULE: ./src/package/php/rules-classes.ts




const CLASS_RULES = [
    {
        id: 'undefined-method',
        severity: 'error',
        effect: 'PHP stops with a fatal error there.',
        fix: 'Correct the name, or add the method.',
        *find(context) {
            const { program, before } = context;
            const created = findCreated(context);
            for (const place of program.hasEval ? [] : (0,php_link/* listUses */.bJ)(program)) {
                const { name, shown, via, isText } = place.use;
                if (name.endsWith('__premium_only'))
                    continue;
                if (before?.methods.has(name) === true && !program.methods.has(name))
                    continue;
                const object = findMissingOn(place, context);
                if (object === undefined)
                    continue;
                const { type, first } = object;
                const isExact = via === 'new' || via === 'name';
                if (!isExact && hasChildWith(name, type, program))
                    continue;
                const isOnly = (via === 'this' || via === 'self') && !program.parents.has(type) && created.has(type);
                const isSure = isExact || via === 'parent' || first.isFinal || isOnly;
                const missing = first.shown;
                yield faultAt(place, `${missing}::${shown}`, `calls \`${missing}::${shown}()\`, and the class has no such method`, isSure && isText !== true ? undefined : 'warning');
            }
        },
    },
    {
        id: 'bad-override',
        severity: 'error',
        effect: 'PHP stops with a fatal error where the class is loaded.',
        fix: 'Give the method the arguments, `static` and visibility of the one that it overrides, or add what is missing.',
        *find(context) {
            for (const [path, { classes }] of context.program.own)
                for (const each of classes)
                    if (context.program.classes.get(each.name)?.length === 1)
                        yield* judgeClass(each, path, context);
        },
    },
    {
        id: 'changed-member',
        severity: 'error',
        effect: 'PHP stops with a fatal error there.',
        fix: 'Change the use, or the member back.',
        *find(context) {
            for (const place of (0,php_link/* listUses */.bJ)(context.program))
                yield* judgeMember(place, context);
        },
    },
    {
        id: 'redeclared',
        severity: 'warning',
        effect: 'If both are loaded, PHP stops with a fatal error at the second.',
        fix: 'Remove one, or ask `function_exists()` or `class_exists()` first.',
        *find({ program, reach, followed: { entered } }) {
            for (const [name, all] of [...program.functions, ...program.classes]) {
                const open = all.filter(({ fact, path }) => program.isOwn(path) &&
                    entered.has(path) &&
                    fact.at.when === 'always' &&
                    fact.at.guards.length === 0 &&
                    (reach.guards.get(path)?.length ?? 1) === 0);
                const [first, second] = open;
                if (first === undefined || second === undefined || isPolyfill(all) || first.path === second.path)
                    continue;
                const { fact, path } = second;
                yield {
                    key: name,
                    name: fact.shown,
                    message: `${at(fact.line, path)} defines \`${fact.shown}\`, as line ${first.fact.line} of \`${first.path}\` does.`,
                    path,
                    line: fact.line,
                };
            }
        },
    },
];
function hasChildWith(name, type, { classes, parents }) {
    if (!parents.has(type))
        return false;
    const below = new Set([type]);
    for (let size = 0; size !== below.size;) {
        size = below.size;
        for (const [each, all] of classes)
            if (all.some(({ fact }) => fact.parents.some((parent) => below.has(parent))))
                below.add(each);
    }
    return [...below].some((each) => classes.get(each)?.some(({ fact }) => fact.methods.some((one) => one.name === name)));
}
function findCreated({ program }) {
    const found = new Set();
    for (const { use } of (0,php_link/* listUses */.bJ)(program))
        if (use.on !== undefined && use.via === 'name')
            found.add(use.on);
    for (const each of [...found])
        if (program.aliases.has(each))
            found.add(program.aliases.get(each)?.[0]?.fact.of ?? '');
    return found;
}
const RANK = { public: 0, protected: 1, private: 2 };
const requiredOf = (method) => 'arguments' in method
    ? method.arguments.findLastIndex(({ isRequired }) => isRequired) + 1
    : method.required;
const mostOf = (method) => 'arguments' in method
    ? method.arguments.some(({ isVariadic }) => isVariadic)
        ? Infinity
        : method.arguments.length
    : method.most;
function* judgeClass(each, path, context) {
    const { program, site } = context;
    const { requiresPhp } = program.index;
    const isOld = requiresPhp !== '' && (0,version/* compareVersions */.Zy)(requiresPhp, '8.0') < 0;
    const fault = (line, name, says, severity) => ({
        key: `${each.name}|${name}|${says.replace(/\d+/g, '')}`,
        name: `${each.shown}::${name}`,
        message: `${at(line, path)} ${says}.`,
        path,
        line,
        ...(severity && { severity }),
    });
    const above = [...each.parents, ...each.interfaces];
    const lineages = above.map((name) => (0,php_link/* traceClass */.Iu)(name, program, site));
    for (const name of each.parents) {
        const parent = program.classes.get(name)?.[0]?.fact ?? site?.classes.get(name);
        if (parent?.isFinal === true)
            yield fault(each.line, name, `extends \`${name}\`, which is final`);
    }
    for (const method of each.methods) {
        if (method.visibility === 'private' && method.name !== '__construct')
            continue;
        for (const lineage of lineages) {
            const found = (0,php_link/* findMethod */.XM)(method.name, lineage);
            if (found === undefined || found === 'magic' || found.method.visibility === 'private')
                continue;
            if (found.of !== undefined && program.classes.get(found.of.name)?.length !== 1)
                continue;
            if (found.of?.kind === 'trait' || (method.name === '__construct' && !found.method.isAbstract))
                continue;
            const { of, method: parent } = found;
            const refused = explainMisfit(method, parent);
            const says = refused ?? explainCount(method, parent);
            const where = of === undefined ? 'its parent' : `\`${of.shown}\``;
            const what = `declares \`${each.shown}::${method.shown}()\`, which ${says} in ${where}`;
            const severity = refused === undefined && isOld ? 'warning' : undefined;
            if (says !== undefined)
                yield fault(method.line, method.name, what, severity);
        }
    }
    if (each.kind !== 'class' || each.isAbstract)
        return;
    const whole = (0,php_link/* traceClass */.Iu)(each.name, program, site);
    if (!whole.isComplete || each.name.startsWith('class@'))
        return;
    const members = listMembers(whole);
    const given = members.filter(([, { isAbstract }]) => !isAbstract).map(([name]) => name);
    const has = new Set([
        ...[...given, ...each.methods.map(({ name }) => name)],
        ...whole.own.flatMap(({ traitNames }) => traitNames),
    ]);
    for (const name of new Set(members.map(([each]) => each)))
        if (!has.has(name)) {
            const says = `declares \`${each.shown}\`, which lacks the abstract method \`${name}()\``;
            yield fault(each.line, name, says);
        }
}
function explainMisfit(method, parent) {
    if (parent.isFinal)
        return 'is final';
    if (method.isStatic !== parent.isStatic)
        return parent.isStatic ? 'is static' : 'is not static';
    return RANK[method.visibility] > RANK[parent.visibility] ? `is ${parent.visibility}` : undefined;
}
function explainCount(method, parent) {
    const [required, most] = [requiredOf(parent), mostOf(parent)];
    if (requiredOf(method) > required)
        return `requires only ${required} arguments`;
    return mostOf(method) < most && most !== Infinity ? `takes ${most} arguments` : undefined;
}
function listMembers({ own, ofSite }) {
    return [
        ...own.flatMap(({ methods }) => methods.map((each) => [each.name, each])),
        ...ofSite.flatMap(({ methods }) => [...methods]),
    ];
}
function* judgeMember(place, context) {
    const { kind, on, via, shown, isText } = place.use;
    if (!/^(new|method|static-method|property|static-property)$/.test(kind))
        return;
    const object = (0,php_link/* findObject */.Z)(on, context.program, context.site);
    if (object === undefined || !object.isOnly || object.first.kind === 'trait')
        return;
    const { first } = object;
    const isExact = /^(new|name|self|parent)$/.test(via ?? '') || first.isFinal;
    const isInstance = kind === 'new';
    const isSure = isInstance ? via === 'name' : isExact && isText !== true;
    const says = isInstance
        ? explainNew(first)
        : kind.endsWith('property')
            ? explainProperty(place, object, context)
            : explainCall(place, object, context);
    if (says === undefined)
        return;
    const name = isInstance ? first.shown : `${first.shown}::${shown}`;
    yield faultAt(place, name, says, isSure ? undefined : 'warning');
}
const explainNew = ({ isAbstract, kind, shown }) => isAbstract || kind === 'interface' ? `creates \`${shown}\`, which is abstract` : undefined;
const hasOneOf = (names, lineage) => names.some((name) => (0,php_link/* findMethod */.XM)(name, lineage) !== undefined);
function explainProperty({ use, unit }, { first, lineage, type }, context) {
    const all = lineage.own.flatMap(({ properties }) => properties);
    const visibility = all.find(({ name }) => name === use.name)?.visibility ?? 'public';
    if (visibility === 'public' || !lineage.isComplete || use.isSoft === true)
        return undefined;
    if (hasOneOf(['__get', '__set'], lineage) || isRelated(unit.owner, type, context))
        return undefined;
    return `uses \`${first.shown}::$${use.shown}\`, which is ${visibility}`;
}
function explainCall(place, { first, lineage, type }, context) {
    const { kind, name, via, named = [], shown } = place.use;
    const found = (0,php_link/* findMethod */.XM)(name, lineage);
    if (found === undefined || found === 'magic' || (!lineage.isComplete && found.of !== first))
        return undefined;
    if (weighGuards(guardsOf(place, context), [`m:*::${name}`], context) !== undefined)
        return undefined;
    const { method } = found;
    const who = `\`${first.shown}::${shown}()\``;
    const isOpen = isRelated(place.unit.owner, type, context) || hasOneOf(['__call', '__callstatic'], lineage);
    if (!isOpen && method.visibility !== 'public')
        return `calls ${who}, which is ${method.visibility}`;
    const isStatic = kind === 'static-method' && via === 'name';
    if (!isOpen && isStatic && !method.isStatic && !method.isAbstract)
        return `calls ${who} as static, which it is not`;
    const names = 'arguments' in method ? method.arguments : [];
    if (names.some(({ isVariadic }) => isVariadic) || !('arguments' in method))
        return undefined;
    const lost = named.find((each) => !names.some((argument) => argument.name === each));
    return lost === undefined ? undefined : `passes \`${lost}\` by name to ${who}, which has no such argument`;
}
function isRelated(owner, type, { program, site }) {
    if (owner === '' || owner === type)
        return owner !== '';
    const [inner, outer] = [(0,php_link/* traceClass */.Iu)(owner, program, site), (0,php_link/* traceClass */.Iu)(type, program, site)];
    const names = new Set(outer.own.map(({ name }) => name));
    return (!inner.isComplete ||
        program.classes.get(owner)?.[0]?.fact.kind === 'trait' ||
        inner.own.some(({ name }) => names.has(name)) ||
        owner.startsWith('class@'));
}

;// CONCATENATED MODULE: ./src/package/php/newer-names.ts



function* findNewerNames(context) {
    const { program, site } = context;
    const declared = program.index.requiresWordPress;
    if (site === undefined || declared === '')
        return;
    for (const need of [...listNeeds(program, 'functions'), ...listNeeds(program, 'classes')]) {
        const { place, kind, names, isText, shown } = need;
        if (isText || isOwn(need, program))
            continue;
        const name = names.at(-1) ?? '';
        const guard = need.guards.at(-1) ?? '';
        const since = sinceOf(guard, site);
        if (since === '' || (0,version/* compareVersions */.Zy)(since, declared) <= 0)
            continue;
        const guards = guardsOf(place, context);
        const isGuarded = guards.some((each) => isAsNew(sinceOf(each, site), since));
        if (isGuarded || weighGuards(guards, [guard], context) === 'exact')
            continue;
        const says = `${tellNeed(need, shown)}, which WordPress has from ${since} on; the package declares ${declared}`;
        const asks = kind === 'classes' ? 'class_exists' : 'function_exists';
        yield {
            ...faultAt(place, name, says, 'warning'),
            effect: 'Sites with an older one get the update, and PHP stops there.',
            fix: `Raise \`Requires at least\`, or check \`${asks}()\` first.`,
        };
    }
}
function sinceOf(guard, site) {
    const names = guard.startsWith('f:') ? site.functions : guard.startsWith('c:') ? site.classes : undefined;
    const found = names?.get(guard.slice(2));
    return found?.owner === 'wordpress' ? found.since.replace(/^(\d+\.\d+)\.0$/, '$1') : '';
}
function isAsNew(guard, since) {
    return guard !== '' && (0,version/* compareVersions */.Zy)(guard, since) >= 0;
}

;// CONCATENATED MODULE: ./src/package/php/rules-code.ts




const CODE_RULES = [
    {
        id: 'php-syntax',
        severity: 'warning',
        alone: 'warning',
        effect: 'If PHP cannot read it either, it stops with a parse error where the file is loaded.',
        fix: 'Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.',
        *find({ program }) {
            const unread = program.index.unread.filter((path) => program.isOwn(path));
            const [first] = unread;
            if (first !== undefined)
                yield {
                    key: 'unread',
                    name: first,
                    severity: 'notice',
                    message: `${unread.length === 1 ? 'One PHP file was' : `${unread.length} PHP files were`} not read, because of ${unread.length === 1 ? 'its' : 'their'} size or for want of time, such as ${(0,quote/* quoteName */.AB)(first)}.`,
                    effect: 'Nothing is known of what they do.',
                    fix: 'Nothing, if they are sound.',
                    path: first,
                    line: 1,
                };
            for (const [path, { fault }] of program.own)
                if (fault !== undefined)
                    yield { key: path, name: path, path, ...describeFault(path, fault) };
        },
    },
    {
        id: 'compile-error',
        severity: 'error',
        alone: 'warning',
        effect: 'PHP stops with a fatal error where the file is loaded.',
        fix: 'Correct the line; `php -l` with PHP 8 tells more.',
        *find({ program }) {
            for (const { path, remark } of listRemarks(program, 'refused'))
                yield toFault(path, remark, `has ${remark.what}`);
        },
    },
    {
        id: 'this-in-static',
        severity: 'error',
        effect: 'PHP stops with a fatal error there: “Using $this when not in object context”.',
        fix: 'Remove `static`, or pass the object.',
        *find({ program }) {
            for (const { path, remark } of listRemarks(program, 'this')) {
                const name = remark.inside ?? '';
                yield { ...toFault(path, remark, 'uses `$this`, and its function is static'), key: name, name };
            }
        },
    },
    {
        id: 'newer-than-declared',
        severity: 'error',
        alone: 'warning',
        effect: 'Sites with the declared PHP get the update, and show a critical error.',
        fix: 'Raise `Requires PHP`, or write it for the declared version.',
        *find(context) {
            const { program, reach } = context;
            const { requiresPhp } = program.index;
            const seen = new Set();
            for (const { path, remark } of requiresPhp === '' ? [] : listRemarks(program, 'newer')) {
                const { since = '', what } = remark;
                const guards = [...remark.at.guards, ...(reach.guards.get(path) ?? [])];
                const isGuarded = guards.some((guard) => /^(p>=|v)/.test(guard)) || !reach.files.has(path);
                if ((0,version/* compareVersions */.Zy)(since, requiresPhp) <= 0 || isGuarded || seen.has(since))
                    continue;
                seen.add(since);
                yield {
                    ...toFault(path, remark, `has ${what}, which needs PHP ${since}; the package declares ${requiresPhp}`),
                    key: since,
                };
            }
            yield* findNewerNames(context);
        },
    },
];
function describeFault(path, { what, line, isSyntax, says }) {
    const here = `${at(line, path)} cannot be parsed`;
    if (!isSyntax)
        return {
            line,
            severity: 'notice',
            message: `${at(line, path)} has ${what}; the file was not read.`,
        };
    if (says === undefined)
        return { line, message: `${here}: ${what}.` };
    const { version, error } = says;
    if (error === undefined) {
        const message = `${here}: ${what}; PHP ${version} can parse it, and its code was not looked at.`;
        return { line, severity: 'notice', message };
    }
    return {
        line: error.line,
        severity: 'error',
        isCertain: true,
        message: `${at(error.line, path)} cannot be parsed by PHP ${version}: ${error.what}.`,
        effect: 'PHP stops with a parse error where the file is loaded.',
        fix: 'Correct the file.',
    };
}
function* listRemarks({ own }, kind) {
    for (const [path, { remarks }] of own)
        for (const remark of remarks)
            if (remark.kind === kind)
                yield { path, remark };
}
const toFault = (path, { line, what }, says) => ({
    key: `${path}|${what}`,
    name: path,
    message: `${at(line, path)} ${says}.`,
    path,
    line,
});

;// CONCATENATED MODULE: ./src/package/php/rules-files.ts



const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;
const TESTS = /(^|\/)tests?\//;
const PAID = /^(?:pro|premium)\//i;
const FILE_RULES = [
    {
        id: 'required-file-missing',
        severity: 'error',
        alone: 'error',
        effect: 'PHP stops with a fatal error: sites show a critical error.',
        fix: 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.',
        *find({ program, before, followed: { loads, entered } }) {
            const told = new Set();
            const { paths, links } = program.index;
            const isThere = (target) => paths.has(target) || links.some((link) => target.startsWith(`${link}/`));
            const missing = loads.filter(({ load, target }) => !load.keyword.startsWith('register') && !isThere(target));
            const rank = ({ when, load }) => (when === 'always' || when === 'activation' ? 0 : 2) + (load.keyword.startsWith('require') ? 0 : 1);
            for (const found of missing.toSorted((a, b) => rank(a) - rank(b))) {
                const fault = told.has(found.target) ? undefined : judge(found, program, before);
                if (fault === undefined)
                    continue;
                told.add(found.target);
                yield fault;
            }
            const lost = before === undefined ? [] : [...findLostClasses(before, new Set(), new Set())];
            const known = new Set(lost.map(({ key }) => key));
            yield* joinFolders([...findLostClasses(program, told, entered)].filter(({ key }) => !known.has(key)));
        },
    },
];
function judge({ load, by, target, when }, { index }, before) {
    const { guards } = load.at;
    if (load.isGuarded || guards.includes('e') || guards.includes('t'))
        return undefined;
    const isAutoloader = AUTOLOADER.test(target);
    const isBehind = guards.includes('E');
    if (isBehind && when !== 'always' && !isAutoloader)
        return undefined;
    const isLeftOut = (when !== 'always' && TESTS.test(target)) || (when === 'maybe' && PAID.test(target));
    const wasThere = before?.index.paths.has(target) === true;
    if (isLeftOut || (when === 'maybe' && !wasThere))
        return undefined;
    const isFatal = load.keyword.startsWith('require') || isAutoloader;
    const isSure = (when === 'always' || when === 'activation') && isFatal && !isBehind;
    const twin = [...index.paths].find((path) => path.toLowerCase() === target.toLowerCase());
    const what = twin === undefined
        ? 'which is not in the package'
        : `but the package has ${(0,quote/* quoteName */.AB)(twin)}: case matters`;
    return {
        key: target,
        name: target,
        ...(isSure ? {} : { severity: 'warning' }),
        message: `${at(load.line, by)} ${load.keyword.startsWith('require') ? 'requires' : 'includes'} ${(0,quote/* quoteName */.AB)(target)}, ${what}.`,
        effect: explainEffect(isFatal, isBehind, when),
        fix: adviseOn(target, twin),
        path: by,
        line: load.line,
    };
}
function adviseOn(target, twin) {
    if (twin !== undefined)
        return 'Write the name the same way in both places.';
    if (target.startsWith('../'))
        return 'Write a `/` behind the folder: the path is that of something beside the plugin.';
    return /(^|\/)vendor[^/]*\//.test(target)
        ? 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.'
        : 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.';
}
const WHEN = {
    always: 'on every request',
    admin: 'on every page of the dashboard',
    activation: 'when somebody activates the plugin',
    maybe: 'when it gets there',
    never: 'when it gets there',
};
function explainEffect(isFatal, isBehind, when) {
    if (isBehind)
        return 'The plugin looks for a file, and gives up without it: it would be active and do nothing.';
    if (!isFatal)
        return `PHP warns ${WHEN[when]}, and goes on without the file.`;
    return `PHP stops with a fatal error ${WHEN[when]}: ${when === 'activation' ? 'new customers cannot activate it' : 'sites show a critical error'}.`;
}
function* findLostClasses(program, told, entered) {
    const lists = program.listed.filter(({ list }) => list !== 'files');
    const used = new Map();
    for (const need of lists.length === 0 ? [] : listNeeds(program, 'classes')) {
        const { guards } = need.place.use.at;
        if (!need.isText && guards.every((guard) => guard.startsWith('h:')) && !isOwn(need, program))
            used.set(need.names[0] ?? '', need);
    }
    const paths = [...program.index.paths];
    for (const { list, name, target: listed, by } of used.size === 0 ? [] : lists) {
        const [, folder = listed] = /^((?:.*\/)?vendor\/[^/]+\/[^/]+)\//.exec(`${listed}/`) ?? [];
        const hasFolder = (path) => paths.some((each) => each.startsWith(`${path}/`));
        const target = hasFolder(folder) ? listed : folder;
        const isClass = list === 'classMap';
        const isThere = told.has(target) || (isClass ? program.index.paths.has(target) : hasFolder(target));
        const begins = name.toLowerCase();
        const need = isThere
            ? undefined
            : isClass
                ? used.get(begins)
                : [...used].find(([each]) => each.startsWith(begins))?.[1];
        if (need === undefined)
            continue;
        told.add(target);
        const { path, use } = need.place;
        yield {
            key: target,
            name: target,
            ...(entered.has(path) ? {} : { severity: 'warning' }),
            message: `${(0,quote/* quoteName */.AB)(by)} lists classes in ${(0,quote/* quoteName */.AB)(target)}, which is not in the package; line ${use.line} of ${(0,quote/* quoteName */.AB)(path)} uses \`${need.shown}\`.`,
            path: by,
            line: 1,
        };
    }
}
function* joinFolders(faults) {
    const told = new Set();
    for (const fault of faults) {
        const folder = fault.key.replace(/\/[^/]*$/, '');
        if (told.has(folder) || told.has(fault.key))
            continue;
        told.add(folder).add(fault.key);
        yield fault;
    }
}

;// CONCATENATED MODULE: ./src/package/php/rules-names.ts





const OF_HOSTS = /^(((apache|apcu?|bc|bz|collator|ctype|datefmt|db2|dba|dns|easter|enchant|exif|fastcgi|finfo|ftp|geoip|gmp|grapheme|ibase|iconv|idn|igbinary|image|imap|intl|jd|ldap|libxml|litespeed|locale|mb|mcrypt|memcache|mhash|msg|msgfmt|msgpack|mssql|mysqli?|newrelic|normalizer|numfmt|oci|odbc|opcache|openssl|opentelemetry|pcntl|pg|posix|proc|pspell|readline|recode|rrd|sem|shm|snmp|socket|sodium|sqlite|sqlsrv|ssh2|tideways|tidy|transliterator|uopz|utf8|wincache|xcache|xdebug|xhprof|yaml|zend|zip)_\w+)|(gz|shmop_)\w+|cal_\w+|chown|chgrp|checkdnsrr|curl_\w+|dl|exec|getallheaders|gethost\w+|getmxrr|getmyuid|getrusage|gregoriantojd|highlight_\w+|jdtogregorian|link|mail|openlog|parse_ini_file|passthru|pclose|php_uname|phpinfo|popen|readlink|set_time_limit|shell_exec|show_source|symlink|sys_getloadavg|syslog|system)$/;
const OF_DASHBOARD = new Set('get_plugin_data get_plugins is_plugin_active is_plugin_active_for_network is_plugin_inactive activate_plugin deactivate_plugins delete_plugins wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload media_sideload_image download_url unzip_file dbdelta wp_filesystem get_home_path get_filesystem_method request_filesystem_credentials wp_generate_attachment_metadata wp_crop_image file_is_displayable_image get_editable_roles post_exists wp_create_category wp_insert_category wp_create_term wp_delete_user get_current_screen set_current_screen submit_button add_meta_box do_settings_sections wp_terms_checklist get_column_headers wp_dropdown_roles convert_to_screen wp_get_nav_menu_to_edit'.split(' '));
const SEEN_ELSEWHERE = /^(is_plugin_|wp_filesystem$)/;
const OF_ADMINS = /admin|menu|setting|option|install|activat|upgrad|updat|migrat|notice|dashboard|wizard|cli\b|onboard|import|editor|meta-?box|backend/i;
const NAME_RULES = [
    {
        id: 'undefined-function',
        severity: 'error',
        effect: 'PHP stops with a fatal error there.',
        fix: 'Define it, correct its name, or check `function_exists()` first.',
        find: (context) => findUndefined('functions', context),
    },
    {
        id: 'undefined-class',
        severity: 'error',
        effect: 'PHP stops with a fatal error there.',
        fix: 'Import it with `use`, begin its name with a backslash, or define it.',
        find: (context) => findUndefined('classes', context),
    },
    {
        id: 'undefined-constant',
        severity: 'error',
        effect: 'From PHP 8 on, PHP stops with a fatal error there.',
        fix: 'Define it, correct its name, or check `defined()` first.',
        find: (context) => findUndefined('constants', context),
    },
    {
        id: 'few-arguments',
        severity: 'error',
        effect: 'PHP stops with a fatal error there.',
        fix: 'Pass what is missing, or give the argument a default value.',
        *find(context) {
            for (const place of (0,php_link/* listUses */.bJ)(context.program)) {
                const { given, isText } = place.use;
                if (given === undefined || isText === true)
                    continue;
                const called = findCalled(place, context);
                if (called === undefined || given >= called.required)
                    continue;
                const [has, needs] = [count(given), String(called.required)];
                yield faultAt(place, called.shown, `calls \`${called.shown}()\` with ${has}; it requires ${needs}`);
            }
        },
    },
    {
        id: 'hook-arguments',
        severity: 'warning',
        effect: 'PHP stops with a fatal error when the hook is fired.',
        fix: 'Give `add_action()` or `add_filter()` the number of arguments, or pass what is missing.',
        *find(context) {
            const { site, program } = context;
            if (site === undefined)
                return;
            const fired = new Set([...(0,php_link/* listUses */.bJ)(program)].flatMap(({ use }) => (use.kind === 'fire' ? use.name : [])));
            for (const place of (0,php_link/* listUses */.bJ)(program)) {
                const { kind, name, given, on } = place.use;
                if (given === undefined)
                    continue;
                const wants = site.hooks.get(name);
                if (kind === 'fire' && wants !== undefined && given < wants)
                    yield faultAt(place, name, `fires \`${name}\` with ${count(given)}; WordPress gives it ${wants}`);
                const required = kind === 'listen' && on !== undefined ? rules_names_requiredOf(on, context) : undefined;
                if (required !== undefined && required > given && required > 0)
                    yield faultAt(place, name, `lets \`${name}\` call a function that requires ${count(required)}, and gets ${given}`, fired.has(name) ? 'error' : undefined);
            }
        },
    },
    {
        id: 'admin-only-function',
        severity: 'warning',
        effect: "PHP stops with a fatal error on the site's front end.",
        fix: "Load its file first, such as `require_once ABSPATH . 'wp-admin/includes/plugin.php'`, or check `function_exists()`.",
        *find(context) {
            const { program, followed } = context;
            for (const need of listNeeds(program, 'functions')) {
                const { place, names, isText } = need;
                const { unit, use, path } = place;
                const called = names.at(-1) ?? '';
                if (isText || !OF_DASHBOARD.has(called) || !/^(always|maybe)$/.test(use.at.when))
                    continue;
                const isFile = unit.name === '';
                const isAlways = use.at.when === 'always' && (isFile || followed.begun.get(unit) === 'always');
                const isOpen = !isFile && !OF_ADMINS.test(`${path} ${unit.name}`);
                if (!isAlways && !(isOpen && SEEN_ELSEWHERE.test(called)))
                    continue;
                if (isOwn(need, program) || loadsDashboard(called, place, context))
                    continue;
                const together = [...OF_DASHBOARD].filter((each) => homeOf(each) === homeOf(called));
                const guards = together.map((each) => `f:${each}`);
                const around = guardsOf(place, context).filter((each) => !/^[veEip]/.test(each));
                if (weighGuards(around, guards, context) === 'exact')
                    continue;
                yield faultAt(place, called, `calls \`${called}()\`, which WordPress has in the dashboard only`);
            }
        },
    },
];
const HOMES = [
    [/^(get_plugin|is_plugin_)/, 'plugin.php'],
    [/^wp_filesystem$/, 'file.php'],
];
const homeOf = (name) => HOMES.find(([names]) => names.test(name))?.[1] ?? '.php';
function loadsDashboard(name, place, { program, followed }) {
    const home = homeOf(name);
    const isOne = (part) => typeof part === 'string' &&
        part.includes('wp-admin/includes') &&
        (part.endsWith(home) || !part.endsWith('.php'));
    return [...program.index.files].some(([path, { units, texts }]) => (path === place.path && [...texts].some(isOne)) ||
        units.some((unit) => (path === place.path || (unit.name === '' && followed.entered.has(path))) &&
            unit.loads.some((load) => load.path.some(isOne))));
}
const count = (number) => (number === 1 ? '1 argument' : `${number} arguments`);
function isPartial({ program, before }) {
    return program.hasEval || program.index.unread.length + (before?.index.unread.length ?? 0) > 0;
}
function* findUndefined(kind, context) {
    const { program, site } = context;
    if (isPartial(context) || (site === undefined && kind !== 'classes'))
        return;
    const { own, namespaces, asked, hooks } = findOwners(context);
    const isOfAbsent = (hook) => ![own, hooks].some((prefixes) => prefixes.has(toPrefix(hook))) && site?.hooks.has(hook) !== true;
    for (const need of listNeeds(program, kind)) {
        const { place, names, isText, shown } = need;
        const name = names.at(-1) ?? '';
        const isInside = namespaces.has((0,syntax_tree/* toNamespace */.tL)(name));
        if (isText || isKnown(need, context) || (site === undefined && !isInside))
            continue;
        if (kind === 'functions' && names.some((each) => OF_HOSTS.test(each)))
            continue;
        const guards = guardsOf(place, context);
        if (weighGuards(guards, need.guards, context) !== undefined)
            continue;
        const isOwnName = isInside || own.has(toPrefix(name));
        const isAsked = asked.has(toPrefix(name));
        const isForeign = isAsked || guards.some((each) => each.startsWith('h:') && isOfAbsent(each.slice(2)));
        if (!isOwnName && isForeign)
            continue;
        const who = site === undefined
            ? 'is defined nowhere'
            : 'neither the package, PHP, WordPress nor a plugin beside it defines';
        const says = `${tellNeed(need, shown)}, which ${who}`;
        yield faultAt(place, name, says, isOwnName && !isAsked ? undefined : 'warning');
    }
}
const countRequired = (all) => all.findLastIndex(({ isRequired }) => isRequired) + 1;
const isOpen = (name, { units }) => units.get(name)?.some(({ fact }) => fact.isOpen) === true;
function findCalled(place, context) {
    const { program, site } = context;
    const { kind, name, fallback, on, via } = place.use;
    if (kind === 'function') {
        const found = program.functions.get(name) ?? (fallback === undefined ? undefined : program.functions.get(fallback));
        const [one, ...others] = found ?? [];
        if (one !== undefined)
            return others.length > 0 || isOpen(one.fact.name, program) || isPolyfill(found)
                ? undefined
                : { shown: one.fact.shown, required: countRequired(one.fact.arguments) };
        const ofSite = site?.functions.get(fallback ?? name);
        return ofSite?.required === undefined || ofSite.owner === 'other'
            ? undefined
            : { shown: fallback ?? name, required: ofSite.required };
    }
    const isSure = kind === 'new' ||
        (kind === 'static-method' && /^(name|self)$/.test(via ?? '')) ||
        (kind === 'method' && via === 'new');
    const object = isSure ? (0,php_link/* findObject */.Z)(on, program, site) : undefined;
    if (object === undefined || !object.isOnly)
        return undefined;
    const { first, lineage } = object;
    const found = (0,php_link/* findMethod */.XM)(kind === 'new' ? '__construct' : name, lineage);
    if (found === undefined || found === 'magic' || (!lineage.isComplete && found.of !== first))
        return undefined;
    const { of, method } = found;
    const shown = kind === 'new' ? `new ${first.shown}` : `${first.shown}::${place.use.shown}`;
    if (!('arguments' in method))
        return { shown, required: method.required };
    const reads = isOpen(`${of?.name}::${method.name}`, program);
    return reads ? undefined : { shown, required: countRequired(method.arguments) };
}
function rules_names_requiredOf(on, { program, site }) {
    if (/^\d+$/.test(on))
        return Number(on);
    const end = on.lastIndexOf('::');
    if (end < 0) {
        const [one, ...others] = program.functions.get(on) ?? [];
        return one === undefined || others.length > 0 ? undefined : countRequired(one.fact.arguments);
    }
    const object = (0,php_link/* findObject */.Z)(on.slice(0, end), program, site);
    const found = object && (0,php_link/* findMethod */.XM)(on.slice(end + 2), object.lineage);
    if (found === undefined || found === 'magic' || found.of !== object?.first)
        return undefined;
    return 'arguments' in found.method ? countRequired(found.method.arguments) : undefined;
}

;// CONCATENATED MODULE: ./src/package/php/rules.ts





const PHP_RULES = [
    ...FILE_RULES,
    ...CODE_RULES,
    ...GONE_RULES,
    ...CLASS_RULES,
    ...NAME_RULES,
];


/***/ }),

/***/ 726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow),
/* harmony export */   g: () => (/* binding */ settlePhp)
/* harmony export */ });
/* harmony import */ var _wordpress_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6600);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7445);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2071);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3213);




const LOWEST_PHP = '7.2';
const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;
const COMPOSER = /(^|\/)composer\/autoload_real\.php$/;
const OF_COMPOSER = /\/(ClassLoader|autoload_static|platform_check)\.php$/;
function settlePhp({ when, guards }, requiresPhp) {
    let settled = when;
    for (const guard of guards) {
        const [, sign, version = ''] = /^p(>=|<)(.+)$/.exec(guard) ?? [];
        if (sign === undefined)
            continue;
        const isMet = (0,_wordpress_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, requiresPhp === '' ? LOWEST_PHP : requiresPhp) <= 0;
        settled = (0,_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .rarest */ .c6)(settled, sign === '>=' ? (isMet ? 'always' : 'maybe') : isMet ? 'never' : 'maybe');
    }
    return settled;
}
function follow(program) {
    const { index } = program;
    const loads = [];
    const entered = new Set();
    const begun = new Map();
    const queue = [];
    let hasAutoloader = false;
    const settle = (at) => settlePhp(at, index.requiresPhp);
    const isDeclared = ({ guards }) => guards.some((guard) => guard.startsWith('!c:') &&
        (guard.includes('\\') ||
            program.classes.get(guard.slice(3))?.some(({ path }) => entered.has(path)) === true));
    const begin = (unit, when) => {
        const known = begun.get(unit.fact);
        if (when === 'never' || (known !== undefined && (0,_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .rarest */ .c6)(known, when) === when))
            return;
        begun.set(unit.fact, when);
        queue.push([unit, when]);
    };
    const enter = (path) => {
        const facts = index.files.get(path);
        if (entered.has(path) || facts === undefined)
            return;
        entered.add(path);
        const [first] = facts.units;
        if (first === undefined)
            return;
        hasAutoloader ||= facts.isAutoloader;
        run({ fact: first, path }, 'always');
        for (const unit of COMPOSER.test(path) ? facts.units : []) {
            for (const load of unit.loads) {
                const target = program.locate(load.path, path);
                if (target !== undefined && OF_COMPOSER.test(target))
                    loads.push({ load, by: path, target, when: 'always' });
            }
        }
        for (const { list, by, target } of program.listed) {
            if (list !== 'files' || by !== path || target.includes(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .WILD */ .T7))
                continue;
            const load = { keyword: 'require', path: [], line: 1, at: _guards_js__WEBPACK_IMPORTED_MODULE_1__/* .ALWAYS */ .qI, isGuarded: false };
            loads.push({ load, by, target, when: 'always' });
            enter(target);
        }
    };
    const findMethods = (type, name) => {
        const resolved = (0,_link_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveType */ .r)(type, program);
        if (resolved === undefined)
            return [];
        for (const each of (0,_link_js__WEBPACK_IMPORTED_MODULE_3__/* .traceClass */ .Iu)(resolved, program, undefined).own) {
            const [declared, ...others] = program.classes.get(each.name) ?? [];
            if (declared === undefined || others.length > 0)
                continue;
            if (hasAutoloader && !/(^|\/)vendor/.test(declared.path))
                enter(declared.path);
            const found = program.units.get(`${each.name}::${name}`);
            if (found !== undefined)
                return entered.has(declared.path) ? found : [];
        }
        return [];
    };
    const call = ({ kind, name, fallback = name, on }, when) => {
        const isFunction = kind === 'function';
        const functions = program.units.get(name) ?? program.units.get(fallback) ?? [];
        const found = isFunction
            ? functions.filter(({ path }) => entered.has(path))
            : kind === 'new' || kind.endsWith('method')
                ? findMethods(on, kind === 'new' ? '__construct' : name)
                : [];
        for (const unit of found)
            begin(unit, isFunction && found.length > 1 ? (0,_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .rarest */ .c6)(when, 'maybe') : when);
    };
    const load = (load, by, when) => {
        const target = when === 'never' ? undefined : program.locate(load.path, by);
        const isOne = /^((require|include)(_once)?|register_block_type(_from_metadata)?)$/.test(load.keyword);
        if (target === undefined || target.includes(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .WILD */ .T7) || !isOne)
            return;
        loads.push({ load, by, target, when: isDeclared(load.at) ? (0,_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .rarest */ .c6)(when, 'maybe') : when });
        if (when === 'always' || AUTOLOADER.test(target))
            enter(target);
    };
    const run = ({ fact, path }, when) => {
        const steps = [
            ...fact.loads.map((each) => ({ each, go: (then) => load(each, path, then) })),
            ...fact.uses.map((each) => ({ each, go: (then) => call(each, then) })),
        ];
        for (const { each, go } of steps.sort((a, b) => a.each.line - b.each.line))
            go((0,_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .rarest */ .c6)(when, settle(each.at)));
    };
    enter(index.mainFile);
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
        run(...next);
    return { loads, entered, begun };
}


/***/ }),

/***/ 499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ createLibraryTest),
/* harmony export */   He: () => (/* binding */ createOwnTest),
/* harmony export */   MT: () => (/* binding */ prefixOf),
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   bR: () => (/* binding */ isPhpFile),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   h$: () => (/* binding */ guessMain),
/* harmony export */   nT: () => (/* binding */ findDanger),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5388);

const MACOS_FOLDER = '__MACOSX/';
function layOut(zipEntries) {
    const entries = [];
    const dangers = [];
    const tops = new Set();
    for (const entry of zipEntries) {
        const { name } = entry;
        const danger = findDanger(name);
        if (danger !== undefined)
            dangers.push({ name, danger });
        if (danger !== undefined || entry.path === '' || isOfMacOs(name))
            continue;
        const placed = name.endsWith('\\') ? { ...entry, isFolder: true } : entry;
        entries.push(placed);
        tops.add(findTop(placed));
    }
    const unsafe = dangers.map(({ name }) => name).filter((name) => !isOfMacOs(name));
    const top = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByBytes */ .n2)([...tops], (name) => name);
    return { entries, unsafe, dangers, top, folder: findFolder(entries, top) };
}
function isOfMacOs(name) {
    return name.startsWith(MACOS_FOLDER);
}
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;
function findDanger(name) {
    if (name.length > MAX_PATH_LENGTH)
        return 'length';
    if (/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(name))
        return 'outside';
    if (name === '' || /\p{Cc}/u.test(name))
        return 'characters';
    return isTooLong(name) && name.split(/[\\/]/).some(isTooLong) ? 'length' : undefined;
}
function isTooLong(part) {
    return Buffer.byteLength(part) > MAX_PART_BYTES;
}
function prefixOf(folder) {
    return folder === '' ? '' : `${folder}/`;
}
function nameIn(folder, path) {
    const prefix = prefixOf(folder);
    if (!path.startsWith(prefix))
        return undefined;
    const name = path.slice(prefix.length);
    return name === '' || name.includes('/') ? undefined : name;
}
function parentOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function isPhpFile(path) {
    return /(^|\/)[^./][^/]*\.php$/.test(path);
}
function guessMain(path) {
    const stem = path.slice(path.lastIndexOf('/') + 1, -'.php'.length).toLowerCase();
    const parent = parentOf(path);
    const folder = parent.slice(parent.lastIndexOf('/') + 1).toLowerCase();
    if (stem === 'index')
        return 0;
    if (stem === folder)
        return 4;
    if (stem !== '' && folder !== '' && (folder.includes(stem) || stem.includes(folder)))
        return 3;
    return /^(plugin|main|init|loader|bootstrap)$/.test(stem) ? 2 : 1;
}
function findTop({ path, isFolder }) {
    const slash = path.indexOf('/');
    if (slash >= 0)
        return path.slice(0, slash + 1);
    return isFolder ? `${path}/` : path;
}
function findFolder(entries, top) {
    const folders = top.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    if (top.length === 1)
        return folders[0] ?? '';
    const likelihoods = new Map();
    for (const { path, isFolder } of entries) {
        const folder = parentOf(path);
        if (isFolder || folder.includes('/') || !isPhpFile(path))
            continue;
        likelihoods.set(folder, Math.max(likelihoods.get(folder) ?? 0, guessMain(path)));
    }
    if ((likelihoods.get('') ?? 0) > 0)
        return '';
    const ranked = folders
        .filter((folder) => likelihoods.has(folder))
        .sort((a, b) => (likelihoods.get(b) ?? 0) - (likelihoods.get(a) ?? 0));
    return ranked[0] ?? (folders.length === 1 ? (folders[0] ?? '') : '');
}
const LIBRARY_FOLDERS = /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;
function createLibraryTest({ entries, folder, }) {
    const prefix = prefixOf(folder);
    const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => parentOf(path));
    const isInside = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .createFolderTest */ .$V)(new Set(parents.filter((parent) => parent !== '' && parent !== folder)));
    return (path) => LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)) || isInside(path);
}
const SHOWN = /(^|\/)(tests?|__tests__|fixtures|examples)\//i;
function isShown(path) {
    return SHOWN.test(path);
}
function createOwnTest(layout) {
    const isOfLibrary = createLibraryTest(layout);
    return (path) => !isShown(path) && !isOfLibrary(path);
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ createNameSearch),
/* harmony export */   LJ: () => (/* binding */ findLeftOver),
/* harmony export */   P$: () => (/* binding */ listDevPackages),
/* harmony export */   pB: () => (/* binding */ MAX_DEV_PACKAGES)
/* harmony export */ });
function findLeftOver(path) {
    const folder = FOLDER.exec(path)?.[0];
    if (folder !== undefined && !path.endsWith('.vite/manifest.json'))
        return { kind: 'development', path: folder };
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!ANY.test(name) || WELCOME.test(name))
        return undefined;
    const found = KINDS.find(([, pattern]) => pattern.test(name));
    return found && { kind: found[0], path };
}
const ENDING = /\.\w{1,6}(?=['"])/g;
const MAX_NAMES = 100;
function createNameSearch(paths) {
    const found = paths.filter((path) => (ARCHIVE.test(path) || PROGRAM.test(path)) &&
        ['archive', 'program'].includes(findLeftOver(path)?.kind ?? ''));
    const left = new Set(found.map((path) => path.slice(path.lastIndexOf('/') + 1)).slice(0, MAX_NAMES));
    const stems = new Map([...left].flatMap((name) => (ARCHIVE.test(name) ? [[name.replace(ARCHIVE, ''), name]] : [])));
    const named = [];
    return {
        search(code, spend) {
            if (left.size === 0 || !spend(code.length * left.size))
                return;
            for (const { 0: ending, index } of code.matchAll(ENDING)) {
                for (const name of left) {
                    if (!code.endsWith(name, index + ending.length))
                        continue;
                    named.push(name);
                    left.delete(name);
                }
            }
            for (const [stem, name] of stems) {
                if (!left.has(name) || ![`'${stem}'`, `"${stem}"`].some((text) => code.includes(text)))
                    continue;
                named.push(name);
                left.delete(name);
            }
        },
        collect: () => named,
    };
}
const ARCHIVE = /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i;
const PROGRAM = /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i;
const MAX_DEV_PACKAGES = 1000;
function listDevPackages(path, code) {
    const found = [];
    let name = '';
    for (const [, listed, isDev] of code.matchAll(/'([\w.-]+\/[\w.-]+)' => array\(|'dev_requirement' => (true)/g)) {
        if (isDev === 'true' && found.length < MAX_DEV_PACKAGES)
            found.push(path.replace(/composer\/installed\.php$/, name));
        name = listed ?? name;
    }
    return found;
}
const FOLDER = /^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i;
const WELCOME = /^(\.htaccess|web\.config|\.(git)?keep)$/i;
const KINDS = [
    ['development', /^\../],
    [
        'development',
        /^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    ],
    ['development', /^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],
    [
        'development',
        /^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i,
    ],
    [
        'development',
        /^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i,
    ],
    ['development', /^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w.-]+)?\.json)$/i],
    [
        'development',
        /^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w.-]+)?\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i,
    ],
    ['development', /^((AGENTS|CLAUDE|GEMINI|SKILL)\.md|llms\.txt)$/],
    ['archive', ARCHIVE],
    ['program', PROGRAM],
    ['source', /^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i],
];
const ANY = new RegExp(KINDS.map(([, { source }]) => source).join('|'), 'i');


/***/ })

};
