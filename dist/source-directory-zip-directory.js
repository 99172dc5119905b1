export const id = 62;
export const ids = [62];
export const modules = {

/***/ 2574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readComposerJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3060);

const PLATFORM = /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i;
function readComposerJson(content, isThere) {
    const json = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(content);
    const { config, extra } = json;
    const prefixed = Object.values((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(extra)).flatMap((tool) => {
        const { target_directory: target, dep_directory: folder } = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(tool);
        return [target, folder];
    });
    const named = [(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
    const folders = [...new Set(named.slice(0, MAX_PLACES).map(trimPath))];
    const findPlace = createPlaceSearch(isThere, (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(extra)['installer-paths']), folders);
    const replaced = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['replace']);
    const needed = Object.keys((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['require']))
        .slice(0, MAX_LISTED)
        .filter((name) => isText(name) && !PLATFORM.test(name) && !(name in replaced));
    const packages = needed.filter((name) => findPlace(name) === undefined);
    const placed = needed.flatMap((name) => {
        const folder = findPlace(name);
        return folder === undefined || folder === '' || folder.startsWith('..') ? [] : [{ name, folder }];
    });
    const classes = listClasses((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['autoload']));
    if (packages.length + classes.length + placed.length === 0)
        return undefined;
    return { packages, folders, classes, placed };
}
const MAX_LISTED = 500;
const MAX_PLACES = 20;
function trimPath(path) {
    return path.replace(/^(\.?\/)+|\/+$/g, '');
}
function listClasses(autoload) {
    const mapped = ['psr-4', 'psr-0'].flatMap((kind) => Object.values((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(autoload[kind])));
    return [...mapped, autoload['classmap'], autoload['files']]
        .flatMap((paths) => (Array.isArray(paths) ? paths : [paths]))
        .filter(isText)
        .slice(0, MAX_LISTED)
        .map(trimPath);
}
function createPlaceSearch(isThere, paths, folders) {
    const isInFolders = (path) => folders.some((folder) => path.startsWith(`${folder}/`));
    const places = Object.entries(paths)
        .slice(0, MAX_PLACES)
        .filter(([path]) => isText(path) && !isInFolders(trimPath(path)));
    return (name) => {
        const [vendor = '', own = ''] = name.split('/');
        const fill = (path) => path.replaceAll('{$vendor}', vendor).replaceAll('{$name}', own);
        const [path] = places.find(([path, names]) => {
            if (!Array.isArray(names))
                return false;
            const isListed = names.includes(name) || names.includes(`vendor:${vendor}`);
            return isListed || (fill(path) !== path && isThere(fill(path)));
        }) ?? [];
        return path === undefined ? undefined : trimPath(fill(path));
    };
}
function isText(value) {
    return typeof value === 'string' && value.length < 1024;
}
function parseJson(text) {
    try {
        return JSON.parse(Buffer.from(text, 'latin1').toString());
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findExportIgnoreLine: () => (/* reexport */ findExportIgnoreLine),
  findRule: () => (/* reexport */ findRule),
  findSurroundings: () => (/* binding */ findSurroundings),
  readBuildSetup: () => (/* reexport */ readBuildSetup),
  zipDirectory: () => (/* binding */ zipDirectory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/yield-to-event-loop.ts
var yield_to_event_loop = __webpack_require__(3492);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./src/source/local-errors.ts
var local_errors = __webpack_require__(300);
// EXTERNAL MODULE: ./src/package/read/composer-json.ts
var composer_json = __webpack_require__(2574);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/source/ignore/wildcards.ts
var wildcards = __webpack_require__(5915);
;// CONCATENATED MODULE: ./src/source/ignore/pattern-list.ts

function createPatternList(rules) {
    const literals = new Map();
    const others = [];
    for (const [place, rule] of rules.entries()) {
        const key = keyOf(rule.pattern);
        const list = key === undefined ? others : (literals.get(key) ?? []);
        list.push({ ...rule, place });
        if (key !== undefined)
            literals.set(key, list);
    }
    return (path, isFolder, spend, isEnough) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const found = joinInOrder(literals.get(name) ?? [], literals.get(`/${path}`) ?? []);
        const [nameBytes, pathBytes] = [toBytes(name), toBytes(path)];
        let nextFound = found.length - 1;
        let nextOther = others.length - 1;
        while (nextFound >= 0 || nextOther >= 0) {
            const isFound = (found[nextFound]?.place ?? -1) > (others[nextOther]?.place ?? -1);
            const rule = isFound ? found[nextFound--] : others[nextOther--];
            if (rule === undefined)
                return;
            spend(1);
            const { pattern, value } = rule;
            if (pattern.onlyFolders && !isFolder)
                continue;
            const fits = isFound || pattern.fits(pattern.isName ? nameBytes : pathBytes, spend);
            if (fits && isEnough(value))
                return;
        }
    };
}
function keyOf({ literal, isName }) {
    return literal === undefined || isName ? literal : `/${literal}`;
}
function joinInOrder(one, other) {
    if (one.length === 0 || other.length === 0)
        return one.length === 0 ? other : one;
    return [...one, ...other].sort((a, b) => a.place - b.place);
}
const WILDCARD = /[*?[\\]/;
function parsePathPattern(text) {
    const isNegated = text.startsWith('!');
    const body = isNegated ? text.slice(1) : text;
    const onlyFolders = body.endsWith('/');
    const glob = onlyFolders ? body.slice(0, -1) : body;
    const isName = !glob.includes('/');
    const path = glob.startsWith('/') ? glob.slice(1) : glob;
    const start = path.search(WILDCARD);
    const literal = start < 0 ? path : undefined;
    const fits = literal === undefined ? createFits(path, start, isName) : () => false;
    return { isNegated, onlyFolders, isName, literal, fits };
}
function createFits(glob, start, isName) {
    const path = toBytes(glob);
    const end = path.slice(1);
    if (isName && path.startsWith('*') && !WILDCARD.test(end))
        return (bytes) => bytes.endsWith(end);
    const prefix = toBytes(glob.slice(0, start));
    const rest = (0,wildcards/* compileWildcards */.f)(path.slice(prefix.length));
    if (rest === undefined)
        return () => false;
    return (bytes, spend) => bytes.startsWith(prefix) && rest(bytes, prefix.length, spend);
}
const ASCII = /^[\0-\x7f]*$/;
function toBytes(text) {
    return ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}

;// CONCATENATED MODULE: ./src/source/ignore/rules-file.ts


const MAX_STEPS = 200_000_000;
function limitWork(name, maxSteps = MAX_STEPS) {
    let left = maxSteps;
    return (steps) => {
        left -= steps;
        if (left >= 0)
            return;
        throw (0,local_errors/* createLocalError */.SX)(`${(0,quote/* quoteName */.AB)(name)} has too many patterns to compare with so many files.`, 'Use fewer lines with `*`, and leave out whole folders instead of single files.');
    };
}
function readLines(text) {
    return (text
        .replace(/^\ufeff/, '')
        .split('\n')
        .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
        .map((line) => line.replace(/\0.*/s, ''))
        .filter((line) => line !== '' && !line.startsWith('#')));
}

;// CONCATENATED MODULE: ./src/source/ignore/distignore.ts






const RULES_FILE = '.distignore';
const MAX_RULES_BYTES = 64 * 1024;
function readRules(folder, prefix, inside = folder) {
    const name = `${prefix}${RULES_FILE}`;
    try {
        const bytes = (0,read_start/* readStart */.H6)((0,external_node_path_.join)(folder, RULES_FILE), MAX_RULES_BYTES + 1, inside);
        if (bytes === 'absent')
            return undefined;
        if (bytes === 'outside') {
            const fix = 'Copy its target into the repository, or keep the rules in the file itself.';
            throw badRules(name, 'is a link that leads out of the workspace', fix);
        }
        if (bytes === 'no-file')
            throw badRules(name, 'is not a file', 'Make it a text file with one rule per line.');
        if (bytes.length > MAX_RULES_BYTES) {
            const limit = `is larger than ${MAX_RULES_BYTES / 1024} KiB`;
            throw badRules(name, limit, 'Leave out whole folders instead of single files.');
        }
        return { prefix, judge: parseRules(bytes.toString(), limitWork(name)) };
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, name);
    }
}
function badRules(name, problem, hint) {
    return (0,local_errors/* createLocalError */.SX)(`${(0,quote/* quoteName */.AB)(name)} ${problem}.`, hint);
}
function parseRules(text, spend = () => undefined) {
    const rules = readLines(text).map((line) => {
        const pattern = parsePathPattern(trimBlanks(line));
        return { pattern, value: !pattern.isNegated };
    });
    const visit = createPatternList(rules);
    return (name, isFolder) => {
        let verdict;
        visit(name, isFolder, spend, (value) => {
            verdict = value;
            return true;
        });
        return verdict;
    };
}
function trimBlanks(line) {
    let end = line.length;
    while (line[end - 1] === ' ')
        end -= 1;
    let signs = end;
    while (line[signs - 1] === '\\')
        signs -= 1;
    return line.slice(0, (end - signs) % 2 === 0 ? end : end + 1);
}
function createFilter(rules, own = []) {
    return (name, isFolder) => {
        if (name === '.git' || name.endsWith('/.git') || own.includes(name))
            return true;
        for (const { prefix, judge } of rules) {
            if (!name.startsWith(prefix))
                continue;
            const inner = name.slice(prefix.length);
            if (inner === RULES_FILE)
                return true;
            const isOut = judge(inner, isFolder);
            if (isOut !== undefined)
                return isOut;
        }
        return undefined;
    };
}
function findRule(folder, path, inside = folder) {
    const names = path.split('/').filter((name) => name !== '');
    const rules = readRuleLines(folder, inside);
    for (const [index] of names.entries()) {
        const name = names.slice(0, index + 1).join('/');
        const isFolder = index < names.length - 1 || path.endsWith('/');
        const last = rules.findLast(({ text }) => parseRules(text)(name, isFolder) !== undefined);
        if (last !== undefined && !last.text.startsWith('!'))
            return last;
    }
    return undefined;
}
function readRuleLines(folder, inside) {
    try {
        const bytes = (0,read_start/* readStart */.H6)((0,external_node_path_.join)(folder, RULES_FILE), MAX_RULES_BYTES, inside);
        const lines = typeof bytes === 'string' ? [] : bytes.toString().split('\n');
        return lines.map((text, index) => ({ file: RULES_FILE, line: index + 1, text: text.trim() }));
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./src/source/directory/build-setup.ts







async function readBuildSetup(plugin, workspace = plugin) {
    const isIgnored = readIgnored(plugin, workspace);
    const manifests = listFolders(plugin, workspace).flatMap((folder) => ['composer.json', 'package.json'].map((name) => (0,external_node_path_.join)(folder, name)));
    if (!manifests.some((path) => (0,external_node_fs_.existsSync)(path)))
        return { composer: undefined, script: undefined, isIgnored };
    const planner = await __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 7396));
    const inside = (0,read_start/* findInside */.aV)(workspace, plugin);
    const read = planner.createFileReader(inside === undefined ? plugin : workspace);
    const folder = inside === undefined || inside === '' ? '.' : inside;
    return {
        composer: readComposer(planner, { read, folder }, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(plugin, path))),
        script: readScript(planner, { read, folder }),
        isIgnored,
    };
}
function readComposer({ join: joinPath, planComposer, readManifests, showCommands }, { read, folder }, isThere) {
    const [json] = readManifests(read, [joinPath(folder, 'composer.json')]);
    const needs = (0,composer_json/* readComposerJson */.T)(json, isThere);
    if (needs === undefined)
        return undefined;
    const command = showCommands(planComposer({ read, folder }).commands);
    return { ...needs, command, folder: folder === '.' ? '' : folder };
}
function readScript({ join: joinPath, keysOf, listPlaces, planScripts, readManifests, showCommands }, { read, folder: start }) {
    const has = (folder, name) => read(joinPath(folder, name)) !== undefined;
    const folder = listPlaces(start).find((place) => has(place, 'package.json'));
    if (folder === undefined)
        return undefined;
    const [manifest = {}] = readManifests(read, [joinPath(folder, 'package.json')]);
    const isShared = 'workspaces' in manifest || has(folder, 'pnpm-workspace.yaml') || has(folder, 'lerna.json');
    if (!keysOf(manifest['scripts']).includes('build') || (folder !== start && isShared))
        return undefined;
    const { commands } = planScripts({ read, folder, isLockOptional: true });
    return { command: showCommands(commands), folder: folder === '.' ? '' : folder };
}
const build_setup_MAX_STEPS = 20_000_000;
function readIgnored(plugin, workspace) {
    const budget = limitWork('.gitignore', build_setup_MAX_STEPS);
    const levels = listFolders(plugin, workspace).map((folder) => ({
        prefix: (0,external_node_path_.relative)(folder, plugin).split(external_node_path_.sep).filter(Boolean),
        judge: parseRules((0,read_start/* readText */.yR)((0,external_node_path_.join)(folder, '.gitignore'), workspace) ?? '', budget),
    }));
    return (path) => {
        try {
            return levels.some(({ prefix, judge }) => {
                const parts = [...prefix, ...path.split('/')];
                return parts.some((_, index) => judge(parts.slice(0, index + 1).join('/'), index < parts.length - 1) === true);
            });
        }
        catch (error) {
            if (error instanceof publish_error/* PublishError */.S1)
                return true;
            throw error;
        }
    };
}
function listFolders(start, workspace) {
    const way = (0,read_start/* findInside */.aV)(workspace, start);
    return way === undefined || way === '' ? [start] : [start, ...listFolders((0,external_node_path_.dirname)(start), workspace)];
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/source/ignore/attributes.ts


const MACRO = '[attr]';
function parseAttributes(text, wanted, outer) {
    const lines = readLines(text).flatMap((line) => readLine(line) ?? []);
    const isMacro = ({ source }) => source.startsWith(MACRO) && source !== MACRO;
    const defined = lines.filter(isMacro).map(({ source, assignments }) => {
        return [source.slice(MACRO.length), assignments];
    });
    const macros = outer ?? new Map(defined);
    const rules = lines
        .filter((line) => !isMacro(line))
        .filter(({ assignments }) => assignments.some(({ name }) => name === wanted || macros.has(name)))
        .map(({ source, assignments }) => {
        const pattern = parsePathPattern(source);
        return { pattern, value: { isName: pattern.isName, assignments } };
    })
        .filter(({ pattern }) => !pattern.isNegated);
    return { macros, isEmpty: rules.length === 0, visit: createPatternList(rules) };
}
const MAX_LINE_BYTES = 2047;
const BLANKS = /[ \t\r]+/;
const QUOTED = /^"((?:[^"\\]|\\[abfnrtv"\\]|\\[0-3][0-7]{2})*)"/;
function readLine(line) {
    if (Buffer.byteLength(line) > MAX_LINE_BYTES)
        return undefined;
    const text = line.replace(/^[ \t\r]+/, '');
    const quoted = QUOTED.exec(text);
    const [first = ''] = text.split(BLANKS, 1);
    const source = quoted === null ? first : unquote(quoted[1] ?? '');
    const states = text.slice(quoted?.[0].length ?? first.length).split(BLANKS);
    const assignments = states.filter((state) => state !== '').map(readAssignment);
    const isComment = first.startsWith('#') || source === '';
    return isComment || assignments.includes(undefined)
        ? undefined
        : { source, assignments: assignments.filter((assignment) => assignment !== undefined) };
}
function readAssignment(text) {
    const [, sign, name, value] = /^([-!]?)([\w.][\w.-]*)(?:=(.*))?$/.exec(text) ?? [];
    if (name === undefined)
        return undefined;
    if (sign !== '')
        return { name, value: sign === '-' ? false : undefined };
    return { name, value: value ?? true };
}
const ESCAPES = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
function unquote(text) {
    const pieces = text.match(/\\[0-7]{3}|\\.|[^\\]+/gs) ?? [];
    const bytes = pieces.map((piece) => {
        const sign = piece.slice(1);
        if (!piece.startsWith('\\'))
            return Buffer.from(piece);
        return sign.length === 3 ? Buffer.from([Number.parseInt(sign, 8)]) : Buffer.from(ESCAPES[sign] ?? sign);
    });
    return Buffer.concat(bytes).toString();
}

;// CONCATENATED MODULE: ./src/source/ignore/export-ignore.ts








const ATTRIBUTES_FILE = '.gitattributes';
const EXPORT_IGNORE = 'export-ignore';
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;
const MAX_ALL_BYTES = 2 * MAX_ATTRIBUTES_BYTES;
function readExportIgnore(top, hasRepository) {
    const { realPath: realTop } = top;
    const root = hasRepository ? findRoot(realTop) : realTop;
    const lead = (0,external_node_path_.relative)(root, realTop).split(external_node_path_.sep).join('/');
    const spend = limitWork(ATTRIBUTES_FILE);
    let leftBytes = MAX_ALL_BYTES;
    const rootAttributes = readAttributes('');
    const frames = new Map();
    const foreign = new Map();
    frames.set('', enclose('', rootAttributes, undefined));
    if (export_ignore_listFolders(lead).some((folder) => decide(folder, true) === true))
        frames.set(lead, enclose(lead, readAttributes(lead, rootAttributes.macros), undefined));
    const toPath = (name) => (lead === '' || name === '' ? lead + name : `${lead}/${name}`);
    return {
        judge: (name, isFolder) => decide(toPath(name), isFolder),
        hasRules: (folder) => findFrame(toPath(folder)) !== undefined,
    };
    function readAttributes(folder, macros) {
        const shown = (0,external_node_path_.join)((0,posix_.relative)(`/${lead}`, `/${folder}`), ATTRIBUTES_FILE);
        const text = readText((0,external_node_path_.join)(root, folder, ATTRIBUTES_FILE), shown, root);
        leftBytes -= text.length;
        if (leftBytes < 0)
            throw tooLarge(`The files ${(0,quote/* quoteName */.AB)(ATTRIBUTES_FILE)} of all folders are`, '2 MiB');
        return parseAttributes(text, EXPORT_IGNORE, macros);
    }
    function findFrame(folder) {
        if (frames.has(folder))
            return frames.get(folder);
        const outer = findFrame(parentOf(folder));
        const frame = isForeign(folder)
            ? outer
            : enclose(folder, readAttributes(folder, rootAttributes.macros), outer);
        frames.set(folder, frame);
        return frame;
    }
    function isForeign(folder) {
        if (folder.length <= lead.length)
            return false;
        const known = foreign.get(folder) ?? (FOREIGN.test((0,posix_.basename)(folder)) || isForeign(parentOf(folder)));
        foreign.set(folder, known);
        return known;
    }
    function decide(path, isFolder) {
        const values = new Map();
        const isInside = isForeign(parentOf(path));
        let frame = findFrame(parentOf(path));
        for (; frame !== undefined && !values.has(EXPORT_IGNORE); frame = frame.outer) {
            const name = frame.folder === '' ? path : path.slice(frame.folder.length + 1);
            frame.attributes.visit(name, isFolder, spend, ({ isName, assignments }) => {
                if (!isName || !isInside)
                    export_ignore_assign(values, assignments, rootAttributes.macros);
                return values.has(EXPORT_IGNORE);
            });
        }
        const value = values.get(EXPORT_IGNORE);
        return typeof value === 'boolean' ? value : undefined;
    }
}
function findExportIgnoreLine(folder, path) {
    const realFolder = (0,external_node_fs_.realpathSync)(folder);
    const root = findRoot(realFolder);
    const lead = (0,external_node_path_.relative)(root, realFolder).split(external_node_path_.sep).join('/');
    const read = (at) => {
        const file = at === '' ? ATTRIBUTES_FILE : `${at}/${ATTRIBUTES_FILE}`;
        return { file, text: readText((0,external_node_path_.join)(root, file), file, root) };
    };
    const { macros } = parseAttributes(read('').text, EXPORT_IGNORE);
    for (const inner of export_ignore_listFolders(path)) {
        const isFolder = path.startsWith(`${inner}/`);
        const found = findLine(lead === '' ? inner : `${lead}/${inner}`, isFolder, macros, read);
        if (found?.value === true)
            return found.line;
    }
    return undefined;
}
function findLine(path, isFolder, macros, read) {
    for (let at = path; at !== '';) {
        at = parentOf(at);
        const { file, text } = read(at);
        const name = at === '' ? path : path.slice(at.length + 1);
        const lines = text.split('\n').map((line) => line.trim());
        for (const [index, line] of [...lines.entries()].reverse()) {
            const values = new Map();
            const { visit } = parseAttributes(line, EXPORT_IGNORE, macros);
            visit(name, isFolder, limitWork(file), ({ assignments }) => {
                export_ignore_assign(values, assignments, macros);
                return true;
            });
            if (values.has(EXPORT_IGNORE))
                return { line: { file, line: index + 1, text: line }, value: values.get(EXPORT_IGNORE) };
        }
    }
    return undefined;
}
const FOREIGN = /^(node_modules|dependencies|third[-_]party|(.+[-_])?vendor([-_].+)?)$/i;
function findRoot(folder) {
    for (let at = folder;; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git')))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return folder;
    }
}
function readText(path, shown, root) {
    try {
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            return '';
        const bytes = (0,read_start/* readStart */.H6)(path, MAX_ATTRIBUTES_BYTES + 1, root);
        if (typeof bytes === 'string')
            return '';
        if (bytes.length <= MAX_ATTRIBUTES_BYTES)
            return bytes.toString();
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, shown);
    }
    throw tooLarge(`${(0,quote/* quoteName */.AB)(shown)} is`, '1 MiB');
}
function tooLarge(what, limit) {
    return (0,local_errors/* createLocalError */.SX)(`${what} larger than ${limit}.`, 'Use patterns for whole folders, or use a `.distignore`.');
}
function enclose(folder, attributes, outer) {
    return attributes.isEmpty ? outer : { folder, attributes, outer };
}
function export_ignore_listFolders(path) {
    const parts = path.split('/').filter((part) => part !== '');
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function export_ignore_assign(values, assignments, macros) {
    const open = [...assignments];
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
        const { name, value } = last;
        if (values.has(name))
            continue;
        values.set(name, value);
        if (value === true)
            for (const inner of macros.get(name) ?? [])
                open.push(inner);
    }
}

// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
;// CONCATENATED MODULE: ./src/source/directory/tree-file.ts




function identify(path) {
    return toIdentity((0,external_node_fs_.statSync)(path, { bigint: true }));
}
function toIdentity({ dev, ino }) {
    return { dev, ino };
}
function isSame(one, other) {
    return one.ino === other.ino && (0,read_start/* isSameDisk */.SV)(one.dev, other.dev);
}
function createTreeFile(name, path, { size, dev, ino }) {
    return { name, path, sizeBytes: Number(size), identity: { dev, ino } };
}
function openTreeFile(file) {
    return tryRead(file, () => (0,external_node_fs_.openSync)(file.path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK));
}
function checkUnchanged(file, descriptor) {
    const { dev, ino, size } = tryRead(file, () => (0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
    const { identity, sizeBytes } = file;
    if (!isSame(identity, { dev, ino }) || Number(size) !== sizeBytes)
        throw hasChanged(file.name);
}
function checkSameFolder({ path, name, identity, }) {
    const shown = name === '' ? path : name;
    if (!isSame(tryRead({ name: shown }, () => identify(path)), identity))
        throw hasChanged(shown);
}
function hasChanged(name) {
    return (0,local_errors/* createLocalError */.SX)(`${(0,quote/* quoteName */.AB)(name)} changed while it was zipped.`, 'Run the steps that write files before this one, and zip a directory that nothing writes to.');
}
function tryRead({ name }, read) {
    try {
        return read();
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, name);
    }
}

;// CONCATENATED MODULE: ./src/source/directory/read-folder.ts







async function readFolder(folder, judge, yieldToEventLoop) {
    const content = {
        files: [],
        folders: [],
        leftOut: [],
        leftOutTargets: [],
    };
    for (const entry of listEntries(folder)) {
        const pause = yieldToEventLoop();
        if (pause !== undefined)
            await pause;
        const { name, isFolder, place, reason } = findEntry(entry, folder, judge);
        if (place === undefined) {
            content.leftOut.push(isFolder ? `${name}/` : name);
            if (reason === 'target')
                content.leftOutTargets.push(name);
            continue;
        }
        const { path, realPath, isLinked } = place;
        const stats = readStats(path, name);
        if (stats.isDirectory())
            content.folders.push({
                name,
                path,
                isLinked,
                realPath,
                parent: folder,
                topPath: folder.topPath,
                identity: toIdentity(stats),
            });
        else if (stats.isFile())
            content.files.push(createTreeFile(name, path, stats));
        else
            throw notAFile(stats, name);
    }
    checkSameFolder(folder);
    return content;
}
function findEntry(entry, folder, judge) {
    const name = folder.name === '' ? entry.name : `${folder.name}/${entry.name}`;
    const path = pathIn(folder.path, entry.name);
    const isFolder = entry.isDirectory();
    const verdict = judge(name, isFolder);
    if (verdict === true)
        return { name, isFolder, reason: 'name' };
    checkName(entry.name, name);
    if (entry.isSymbolicLink())
        return followLink(name, path, folder, judge);
    const { topPath, isLinked } = folder;
    const realPath = pathIn(folder.realPath, entry.name);
    const isOut = isLinked && verdict === undefined && judge(nameInside(topPath, realPath), isFolder) === true;
    return isOut
        ? { name, isFolder, reason: 'target' }
        : { name, isFolder, place: { path, realPath, isLinked } };
}
function pathIn(folder, name) {
    return folder.endsWith(external_node_path_.sep) ? `${folder}${name}` : `${folder}${external_node_path_.sep}${name}`;
}
function followLink(name, path, folder, judge) {
    const isFolder = leadsToFolder(path, name);
    const verdict = judge(name, isFolder);
    if (verdict === true)
        return { name, isFolder, reason: 'name' };
    const realPath = resolveLink(path, name, folder);
    const parts = nameInside(folder.topPath, realPath).split('/');
    const isOut = parts.some((_part, index) => {
        const isParent = index < parts.length - 1;
        return judge(parts.slice(0, index + 1).join('/'), isParent || isFolder) === true;
    });
    return isOut && verdict === undefined
        ? { name, isFolder, reason: 'target' }
        : { name, isFolder, place: { path: realPath, realPath, isLinked: true } };
}
function nameInside(topPath, realPath) {
    return (0,external_node_path_.relative)(topPath, realPath).split(external_node_path_.sep).join('/');
}
function listEntries({ path, name }) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, name === '' ? path : name);
    }
}
function readStats(path, name) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path, { bigint: true });
        if (!stats.isSymbolicLink())
            return stats;
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, name);
    }
    throw hasChanged(name);
}
function notAFile(stats, name) {
    const kind = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
    return (0,local_errors/* createLocalError */.SX)(`${(0,quote/* quoteName */.AB)(name)} is ${kind}, not a file.`, 'Delete it, or name it in `.distignore`.');
}
function checkName(part, name) {
    const problem = describeName(part);
    if (problem === undefined)
        return;
    throw (0,local_errors/* createLocalError */.SX)(`The name of ${(0,quote/* quoteName */.AB)(name)} ${problem}.`, 'Rename it, or leave it out.');
}
function describeName(part) {
    if (part.includes('\\'))
        return 'contains a backslash';
    if (/\p{Cc}/u.test(part))
        return 'contains a control character';
    return part.isWellFormed() && !part.includes('\ufffd') ? undefined : 'is not valid UTF-8';
}
function leadsToFolder(path, name) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch (error) {
        const code = (0,system_error/* readSystemCode */.Pt)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw badLink(path, name, 'which does not exist');
        if (code === 'ELOOP')
            throw badLink(path, name, 'which points back to itself');
        throw (0,local_errors/* explainFileRead */.mx)(error, name);
    }
}
function resolveLink(path, name, folder) {
    const target = (0,external_node_fs_.realpathSync)(path);
    const inside = (0,read_start/* findInside */.aV)(folder.topPath, target);
    if (inside === undefined) {
        const fix = COMPOSER_LINK.test(name) ? COMPOSER_FIX : LINK_FIX;
        throw badLink(path, name, 'which is outside of the directory', fix);
    }
    if (inside.split('/').includes('.git'))
        throw badLink(path, name, 'which is inside of `.git`');
    for (let around = folder; around !== undefined; around = around.parent)
        if (around.realPath === target)
            throw badLink(path, name, 'a folder that it is in, so it has no end');
    return target;
}
function badLink(path, name, problem, fix = LINK_FIX) {
    const message = `The link ${(0,quote/* quoteName */.AB)(name)} points to ${(0,quote/* quoteName */.AB)((0,external_node_fs_.readlinkSync)(path))}, ${problem}.`;
    return (0,local_errors/* createLocalError */.SX)(message, fix);
}
const LINK_FIX = 'Copy its target into the plugin, or name the link in `.distignore`.';
const COMPOSER_LINK = /(?:^|\/)vendor\/[^/]+\/[^/]+$/;
const COMPOSER_FIX = 'Composer links packages from folders (`"type": "path"`). To get a copy, write `COMPOSER_MIRROR_PATH_REPOS: 1` under `env` of the step that runs `composer install`.';

;// CONCATENATED MODULE: ./src/source/directory/choose-rules.ts




async function chooseRules(top, { hasRepository, isPlugin: findPlugin, yieldToEventLoop, inside, own }) {
    const outer = readRules(top.path, '', inside);
    const exportIgnore = outer === undefined ? readExportIgnore(top, hasRepository) : undefined;
    const attributes = exportIgnore === undefined ? [] : [{ prefix: '', judge: exportIgnore.judge }];
    const first = await readFolder(top, createFilter(outer === undefined ? attributes : [outer], own), yieldToEventLoop);
    const isPlugin = await findPlugin(first);
    const folders = isPlugin || first.files.length > 0 ? [] : first.folders;
    const inner = folders.flatMap(({ path, name }) => readRules(path, `${name}/`, inside) ?? []);
    const rules = outer === undefined ? inner : [...inner, outer];
    const judge = createFilter(rules.length === 0 ? attributes : rules, own);
    const hasAttributes = hasRules(() => exportIgnore ?? readExportIgnore(top, hasRepository), folders);
    return {
        judge,
        content: rules.length > 0 && outer === undefined ? await readFolder(top, judge, yieldToEventLoop) : first,
        isPlugin,
        file: rules.length > 0 ? RULES_FILE : hasAttributes ? ATTRIBUTES_FILE : undefined,
        isExportIgnoreUnused: rules.length > 0 && hasAttributes,
    };
}
function hasRules(read, folders) {
    try {
        return ['', ...folders.map(({ name }) => name)].some(read().hasRules);
    }
    catch (error) {
        if (error instanceof publish_error/* PublishError */.S1)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/source/directory/main-file.ts










const HEAD_BYTES = 8192;
async function hasMainFile(files, isMainFile, yieldToEventLoop) {
    for (const file of files) {
        await yieldToEventLoop();
        const base = baseOf(file.name);
        if (base.endsWith('.php') && !base.startsWith('.') && isMainFile(readHead(file)))
            return true;
    }
    return false;
}
function baseOf(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function readHead(file) {
    const descriptor = openTreeFile(file);
    try {
        const head = Buffer.alloc(HEAD_BYTES);
        return head.subarray(0, tryRead(file, () => (0,external_node_fs_.readSync)(descriptor, head, 0, HEAD_BYTES, 0)));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function findLeftOutMain(directory, leftOut, isMainFile) {
    const names = leftOut.filter((name) => /^[^/]+\.php$/.test(name)).slice(0, MAX_FILES);
    const name = names.find((one) => isMainFile(peek((0,external_node_path_.join)(directory, one))));
    const rule = name === undefined ? undefined : findRule(directory, name);
    return name === undefined || rule === undefined ? undefined : { ...rule, name };
}
function peek(path) {
    try {
        const head = (0,read_start/* readStart */.H6)(path, HEAD_BYTES, (0,external_node_path_.dirname)(path));
        return typeof head === 'string' ? Buffer.alloc(0) : head;
    }
    catch {
        return Buffer.alloc(0);
    }
}
const main_file_FOREIGN = /^(\..*|node_modules|vendor)$/;
const MAX_FOLDERS = 1000;
const MAX_FILES = 2000;
async function findInnerPlugin(top, judge, isMainFile, yieldToEventLoop) {
    const judgeOwn = (name, isFolder) => (isFolder && main_file_FOREIGN.test(baseOf(name))) || judge(name, isFolder);
    const found = [];
    const folders = [top];
    let files = 0;
    try {
        for (const folder of folders) {
            const content = await readFolder(folder, judgeOwn, yieldToEventLoop);
            files += content.files.length;
            if (files > MAX_FILES)
                return undefined;
            if (folder !== top && (await hasMainFile(content.files, isMainFile, yieldToEventLoop)))
                found.push(folder.name);
            else if (folder.parent?.parent === undefined)
                for (const inner of content.folders)
                    folders.push(inner);
            if (folders.length > MAX_FOLDERS)
                return undefined;
        }
    }
    catch (error) {
        if (error instanceof publish_error/* PublishError */.S1)
            return undefined;
        throw error;
    }
    return found.length === 1 ? found[0] : undefined;
}
function explainNoPlugin(directory, names, leftOut) {
    const isEmpty = names.length === 0 && leftOut.every((name) => /(^|\/)\.git\/?$/.test(name));
    const nothing = isEmpty ? 'no files' : 'no files but those that are left out';
    return (0,local_errors/* createLocalError */.SX)(`The directory ${(0,quote/* quoteName */.AB)(directory.name)} is neither a plugin, with a PHP file that has a "Plugin Name" header, ` +
        `nor does it hold just one folder that is; it holds ${names.length === 0 ? nothing : (0,quote/* listNames */.Zv)(names)}.`, isEmpty && directory.zipPath !== undefined
        ? (0,local_errors/* adviseOnNothing */.LP)(directory.zipPath)
        : advise(directory, names));
}
function explainNoInnerPlugin(directory, folder, names) {
    return (0,local_errors/* createLocalError */.SX)(`The directory ${(0,quote/* quoteName */.AB)(directory.name)} holds only the folder ${(0,quote/* quoteName */.AB)(folder)}, in which no PHP file ` +
        `has a "Plugin Name" header; it holds ${(0,quote/* listNames */.Zv)(names)}.`, advise(directory, names.map((name) => `${folder}/${name}`)));
}
function advise({ zipPath, innerPlugin, leftOutMain }, names) {
    if (leftOutMain !== undefined) {
        const { line, text, name } = leftOutMain;
        return `Change line ${line} of \`${RULES_FILE}\`, ${(0,quote/* quoteName */.AB)(text)}: it leaves out ${(0,quote/* quoteName */.AB)(name)}, the main plugin file.`;
    }
    const [zip, ...others] = names.filter((name) => /\.zip$/i.test(name));
    const isZip = innerPlugin === undefined && zipPath !== undefined && others.length === 0;
    if (isZip && zip !== undefined)
        return adviseOn(zipPath, zip);
    if (innerPlugin === undefined) {
        return `Give the directory with the main plugin file in it; what is not part of the plugin can be named in \`${RULES_FILE}\`.`;
    }
    if (zipPath === undefined)
        return `The plugin is in its folder ${(0,quote/* quoteName */.AB)(innerPlugin)}: give that alone.`;
    return adviseOn(zipPath, innerPlugin);
}
function adviseOn(zipPath, inner) {
    const path = zipPath === '.' ? inner : `${zipPath.replace(/\/+$/, '')}/${inner}`;
    return `Set \`zip-path\` to ${(0,quote/* quoteName */.AB)(path)}.`;
}

// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/sorted.ts
var sorted = __webpack_require__(5388);
;// CONCATENATED MODULE: ./src/source/directory/tree.ts








function openTree(directory) {
    try {
        const realPath = (0,external_node_fs_.realpathSync)(directory);
        const identity = identify(directory);
        return {
            name: '',
            path: directory,
            isLinked: false,
            realPath,
            parent: undefined,
            topPath: realPath,
            identity,
        };
    }
    catch (error) {
        throw (0,local_errors/* explainFileRead */.mx)(error, directory);
    }
}
async function listTree(top, judge, maxima, yieldToEventLoop) {
    const files = [];
    const leftOut = [];
    const leftOutTargets = [];
    const folders = [top];
    let totalBytes = 0;
    for (const folder of folders) {
        const content = await readFolder(folder, judge, yieldToEventLoop);
        for (const file of content.files)
            files.push(checkFile(file, maxima));
        for (const inner of content.folders)
            folders.push(inner);
        for (const name of content.leftOut)
            leftOut.push(name);
        for (const name of content.leftOutTargets)
            leftOutTargets.push(name);
        totalBytes += content.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        if (files.length > maxima.files)
            throw tooMuch(top, `more than ${maxima.files} files`, files);
        if (folders.length > maxima.files)
            throw tooMuch(top, `more than ${maxima.files} folders`, folders);
        if (totalBytes > maxima.totalBytes)
            throw tooMuch(top, `more than ${(0,format/* formatSize */.Xq)(maxima.totalBytes)}`, []);
    }
    return {
        files: (0,sorted/* sortByBytes */.n2)(files, ({ name }) => name),
        leftOut: (0,sorted/* sortByBytes */.n2)(leftOut, (name) => name),
        leftOutTargets: (0,sorted/* sortByBytes */.n2)(leftOutTargets, (name) => name),
    };
}
function checkFile(file, { fileBytes }) {
    if (file.sizeBytes <= fileBytes)
        return file;
    throw (0,local_errors/* createLocalError */.SX)(`${(0,quote/* quoteName */.AB)(file.name)} has ${(0,format/* formatSize */.Xq)(file.sizeBytes)}, more than the ${(0,format/* formatSize */.Xq)(fileBytes)} allowed for one file.`, LEAVE_OUT);
}
const LEAVE_OUT = 'Leave out what is not part of the plugin: name it in `.distignore`, or build the plugin into a directory of its own.';
function tooMuch({ path }, what, found) {
    const bulk = findBulk(found);
    const where = bulk === undefined ? '' : `, many of them in ${(0,quote/* quoteName */.AB)(`${bulk}/`)}`;
    return (0,local_errors/* createLocalError */.SX)(`The directory ${(0,quote/* quoteName */.AB)((0,external_node_path_.basename)((0,external_node_path_.resolve)(path)))} holds ${what}${where}.`, LEAVE_OUT);
}
function findBulk(found) {
    const counts = new Map();
    for (const { name } of found) {
        const [folder = '', ...rest] = name.split('/');
        if (rest.length > 0)
            counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].find(([, count]) => count > found.length / 2)?.[0];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/source/directory/deflate-ahead.ts





const PIECE_BYTES = 1024 * 1024;
const WINDOW_BYTES = 32 * 1024;
const SMALL_BYTES = 8 * 1024;
const MAX_AHEAD = 128;
const MAX_AHEAD_BYTES = 16 * 1024 * 1024;
const MIN_SAMPLED_BYTES = 32 * 1024;
const SAMPLE_BYTES = 4 * 1024;
const LEVEL = 5;
const deflate = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
async function deflateAhead(files, take, yieldToEventLoop = yield_to_event_loop/* neverYield */.o) {
    const ahead = [];
    let aheadBytes = 0;
    let tail;
    for (const piece of readPieces(files)) {
        const pause = yieldToEventLoop();
        if (pause !== undefined)
            await pause;
        const deflated = deflatePiece(piece, tail);
        tail = piece.isLast ? undefined : piece.bytes.subarray(-WINDOW_BYTES);
        if (ahead.length === 0 && Buffer.isBuffer(deflated)) {
            const taking = take(piece, deflated);
            if (taking !== undefined)
                await taking;
            continue;
        }
        ahead.push({ piece, deflated });
        aheadBytes += piece.bytes.length;
        if (ahead.length > MAX_AHEAD || aheadBytes > MAX_AHEAD_BYTES)
            await takeFirst();
    }
    while (ahead.length > 0)
        await takeFirst();
    async function takeFirst() {
        const first = ahead.shift();
        if (first === undefined)
            throw new Error('nothing was compressed ahead');
        aheadBytes -= first.piece.bytes.length;
        await take(first.piece, await first.deflated);
    }
}
function deflatePiece({ bytes, isFirst, isLast }, tail) {
    const isWhole = isFirst && isLast;
    const options = {
        level: LEVEL,
        finishFlush: isLast ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH,
        chunkSize: bytes.length + (bytes.length >> 9) + 64,
        ...(tail === undefined ? { windowBits: chooseWindowBits(bytes.length) } : { dictionary: tail }),
    };
    if (isWhole && bytes.length <= SMALL_BYTES)
        return (0,external_node_zlib_.deflateRawSync)(bytes, options);
    return isWhole && isPacked(bytes) ? bytes : deflate(bytes, options);
}
function isPacked(bytes) {
    if (bytes.length < MIN_SAMPLED_BYTES)
        return false;
    const last = bytes.length - SAMPLE_BYTES;
    const samples = [0, last >> 1, last].map((start) => bytes.subarray(start, start + SAMPLE_BYTES));
    return samples.every((sample) => (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.98);
}
const LOOKAHEAD_BYTES = 262;
function chooseWindowBits(sizeBytes) {
    const bits = 32 - Math.clz32(sizeBytes + LOOKAHEAD_BYTES);
    return Math.min(external_node_zlib_.constants.Z_MAX_WINDOWBITS, bits);
}
function* readPieces(files) {
    const places = createPlaces();
    for (const file of files) {
        const descriptor = openTreeFile(file);
        try {
            let start = 0;
            do {
                const bytes = tryRead(file, () => readPiece(descriptor, places(Math.min(PIECE_BYTES, file.sizeBytes - start))));
                const end = start + bytes.length;
                const isLast = end === file.sizeBytes;
                const isWhole = bytes.length === Math.min(PIECE_BYTES, file.sizeBytes - start);
                if (!isWhole)
                    throw hasChanged(file.name);
                if (isLast)
                    checkUnchanged(file, descriptor);
                yield { file, bytes, isFirst: start === 0, isLast };
                start = end;
            } while (start < file.sizeBytes);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
}
function createPlaces() {
    const small = Buffer.allocUnsafeSlow((MAX_AHEAD + 2) * SMALL_BYTES);
    let next = 0;
    return (sizeBytes) => {
        if (sizeBytes > SMALL_BYTES)
            return Buffer.allocUnsafeSlow(sizeBytes);
        next = (next + SMALL_BYTES) % small.length;
        return small.subarray(next, next + sizeBytes);
    };
}
function readPiece(descriptor, piece) {
    let filled = 0;
    while (filled < piece.length) {
        const count = (0,external_node_fs_.readSync)(descriptor, piece, filled, piece.length - filled, null);
        if (count === 0)
            break;
        filled += count;
    }
    return filled === piece.length ? piece : piece.subarray(0, filled);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/source/directory/hashed-file.ts


const BLOCK_BYTES = 1024 * 1024;
function createHashedFile(handle, yieldToEventLoop = yield_to_event_loop/* neverYield */.o) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    let waitingBytes = 0;
    let written = 0;
    async function write(bytes) {
        hash.update(bytes);
        await writeAll(handle, bytes, written);
        written += bytes.length;
    }
    async function flush() {
        await write(block.subarray(0, waitingBytes));
        waitingBytes = 0;
    }
    function join(bytes) {
        block.set(bytes, waitingBytes);
        waitingBytes += bytes.length;
    }
    async function appendBehind(parts) {
        for (const bytes of parts) {
            if (bytes.length > BLOCK_BYTES - waitingBytes)
                await flush();
            if (bytes.length >= BLOCK_BYTES)
                await write(bytes);
            else
                join(bytes);
        }
    }
    return {
        position: () => written + waitingBytes,
        append(...parts) {
            const sizeBytes = parts.reduce((sum, { length }) => sum + length, 0);
            if (sizeBytes > BLOCK_BYTES - waitingBytes)
                return appendBehind(parts);
            parts.forEach(join);
            return undefined;
        },
        writeAhead: (bytes, position) => writeAll(handle, bytes, position),
        async adopt(end) {
            await flush();
            while (written < end) {
                await yieldToEventLoop();
                const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end - written));
                const { bytesRead } = await handle.read(block, 0, block.length, written);
                if (bytesRead === 0)
                    throw new Error('a file ends before what was written to it');
                hash.update(block.subarray(0, bytesRead));
                written += bytesRead;
            }
        },
        async finish() {
            await flush();
            await handle.truncate(written);
            return hash.digest('hex');
        },
    };
}
async function writeAll(handle, bytes, position) {
    for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
        done += bytesWritten;
    }
}

;// CONCATENATED MODULE: ./src/source/directory/zip-format.ts
const FORMAT_MAXIMA = { entries: 65_534, zipBytes: 2 ** 31 - 1, nameBytes: 65_535 };
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const NEEDED_VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | NEEDED_VERSION;
const UTF8_NAME = 1 << 11;
const DEFLATED = 8;
const ATTRIBUTES = 0o100644 * 2 ** 16;
const EARLIEST_SECONDS = Date.UTC(1980, 0, 1) / 1000;
const LATEST_SECONDS = Date.UTC(2107, 11, 31, 23, 59, 58) / 1000;
function encodeDosTime(epochSeconds) {
    const date = new Date(Math.min(Math.max(epochSeconds, EARLIEST_SECONDS), LATEST_SECONDS) * 1000);
    const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
    const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
    return day * 2 ** 16 + time;
}
function measureLocalHeader(name) {
    return LOCAL_BYTES + Buffer.byteLength(name);
}
function createHeaderBuilder(time) {
    const bytes = new Uint8Array(CENTRAL_BYTES + FORMAT_MAXIMA.nameBytes);
    const view = new DataView(bytes.buffer);
    const nameRoom = bytes.subarray(CENTRAL_BYTES);
    const encoder = new TextEncoder();
    function writeCommon(at, entry) {
        const nameBytes = encoder.encodeInto(entry.name, nameRoom).written;
        view.setUint16(at, NEEDED_VERSION, true);
        view.setUint16(at + 2, UTF8_NAME, true);
        view.setUint16(at + 4, entry.isDeflated ? DEFLATED : 0, true);
        view.setUint32(at + 6, time, true);
        view.setUint32(at + 10, entry.crc32, true);
        view.setUint32(at + 14, entry.packedBytes, true);
        view.setUint32(at + 18, entry.sizeBytes, true);
        view.setUint32(at + 22, nameBytes, true);
        return CENTRAL_BYTES + nameBytes;
    }
    return {
        local(entry) {
            const start = CENTRAL_BYTES - LOCAL_BYTES;
            view.setUint32(start, LOCAL_SIGNATURE, true);
            return bytes.subarray(start, writeCommon(start + 4, entry));
        },
        central(entry) {
            view.setUint32(0, CENTRAL_SIGNATURE, true);
            view.setUint16(4, MADE_ON_UNIX, true);
            const end = writeCommon(6, entry);
            view.setUint32(32, 0, true);
            view.setUint16(36, 0, true);
            view.setUint32(38, ATTRIBUTES, true);
            view.setUint32(42, entry.start, true);
            return bytes.subarray(0, end);
        },
    };
}
function buildEndRecord(entries, directoryStart, directoryBytes) {
    const record = Buffer.alloc(END_BYTES);
    record.writeUInt32LE(END_SIGNATURE, 0);
    record.writeUInt16LE(entries, 8);
    record.writeUInt16LE(entries, 10);
    record.writeUInt32LE(directoryBytes, 12);
    record.writeUInt32LE(directoryStart, 16);
    return record;
}
const zip_format_BLOCK_BYTES = 64 * 1024;
function createCentralDirectory() {
    const full = [];
    let block = new Uint8Array(zip_format_BLOCK_BYTES);
    let filled = 0;
    let entries = 0;
    return {
        add(header) {
            if (header.length > block.length - filled) {
                full.push(block.subarray(0, filled));
                block = new Uint8Array(Math.max(zip_format_BLOCK_BYTES, header.length));
                filled = 0;
            }
            block.set(header, filled);
            filled += header.length;
            entries += 1;
        },
        count: () => entries,
        read: () => [...full, block.subarray(0, filled)],
    };
}

;// CONCATENATED MODULE: ./src/source/directory/zip-writer.ts










async function writeZip(target, files, epochSeconds, options = {}) {
    if (files.length > FORMAT_MAXIMA.entries)
        throw zip_writer_tooMuch(`more than ${FORMAT_MAXIMA.entries} files`);
    for (const { name } of files)
        checkLength(name);
    const handle = await (0,promises_.open)(target, 'w+').catch((error) => {
        throw (0,system_error/* explainWrite */.N3)(error, 'The ZIP');
    });
    try {
        return { path: target, ...(await writeEntries(handle, files, encodeDosTime(epochSeconds), options)) };
    }
    catch (error) {
        await (0,promises_.rm)(target, { force: true }).catch(() => undefined);
        throw (0,system_error/* explainWrite */.N3)(error, 'The ZIP');
    }
    finally {
        await handle.close();
    }
}
async function writeEntries(handle, files, time, { yieldToEventLoop = yield_to_event_loop/* neverYield */.o, show }) {
    const output = createHashedFile(handle, yieldToEventLoop);
    const directory = createCentralDirectory();
    const headers = createHeaderBuilder(time);
    let large;
    let look;
    function takePiece(piece, deflated) {
        if (piece.isFirst)
            look = show?.(piece.file.name, piece.bytes, piece.file.sizeBytes);
        look?.(piece.bytes, piece.isLast);
        return piece.isFirst && piece.isLast ? takeWhole(piece, deflated) : takePart(piece, deflated);
    }
    function takeWhole({ file, bytes }, deflated) {
        const isDeflated = deflated.length < bytes.length;
        const packed = isDeflated ? deflated : bytes;
        const entry = {
            name: file.name,
            isDeflated,
            crc32: (0,external_node_zlib_.crc32)(bytes),
            packedBytes: packed.length,
            sizeBytes: bytes.length,
            start: output.position(),
        };
        checkSize(entry.start + packed.length);
        directory.add(headers.central(entry));
        return output.append(headers.local(entry), packed);
    }
    async function takePart(piece, deflated) {
        large ??= beginLarge(output, piece);
        await addPiece(output, large, piece, deflated);
        if (!piece.isLast)
            return;
        directory.add(headers.central(await endLarge(output, large, piece.file, headers)));
        large = undefined;
        checkSize(output.position());
    }
    await deflateAhead(files, takePiece, yieldToEventLoop);
    const directoryStart = output.position();
    for (const part of directory.read())
        await output.append(part);
    const directoryBytes = output.position() - directoryStart;
    await output.append(buildEndRecord(directory.count(), directoryStart, directoryBytes));
    checkSize(output.position());
    return { sizeBytes: output.position(), sha256: await output.finish() };
}
function beginLarge(output, { file }) {
    const start = output.position();
    const dataStart = start + measureLocalHeader(file.name);
    return { start, dataStart, end: dataStart, crc32: 0 };
}
async function addPiece(output, large, { bytes }, deflated) {
    await output.writeAhead(deflated, large.end);
    large.end += deflated.length;
    large.crc32 = (0,external_node_zlib_.crc32)(bytes, large.crc32);
    checkSize(large.end);
}
async function endLarge(output, { start, dataStart, end, crc32 }, file, headers) {
    const { name, sizeBytes } = file;
    const isDeflated = end - dataStart < sizeBytes;
    if (!isDeflated)
        await storeAgain(output, file, dataStart, crc32);
    const packedBytes = isDeflated ? end - dataStart : sizeBytes;
    const entry = { name, isDeflated, crc32, packedBytes, sizeBytes, start };
    await output.writeAhead(headers.local(entry), start);
    await output.adopt(dataStart + packedBytes);
    return entry;
}
async function storeAgain(output, file, dataStart, expectedCrc32) {
    let position = dataStart;
    let found = 0;
    for (const { bytes } of readPieces([file])) {
        await output.writeAhead(bytes, position);
        position += bytes.length;
        found = (0,external_node_zlib_.crc32)(bytes, found);
    }
    if (found !== expectedCrc32)
        throw hasChanged(file.name);
}
function checkLength(name) {
    if (Buffer.byteLength(name) <= FORMAT_MAXIMA.nameBytes)
        return;
    throw (0,local_errors/* createLocalError */.SX)(`The path ${(0,quote/* quoteName */.AB)(name)} is too long for a ZIP.`, 'Shorten it, or leave it out.');
}
function checkSize(zipBytes) {
    if (zipBytes > FORMAT_MAXIMA.zipBytes)
        throw zip_writer_tooMuch('more than 2 GiB');
}
function zip_writer_tooMuch(what) {
    return (0,local_errors/* createLocalError */.SX)(`The ZIP would hold ${what}.`, 'Leave out what is not part of the plugin.');
}

;// CONCATENATED MODULE: ./src/source/directory/zip-directory.ts















const MAX_LEFT_OUT = 100;
async function zipDirectory(directory, { slug, zipPath, workspace = directory, ownPaths = [], epochSeconds = 0, target, maxima, isMainFile, ...options }) {
    const { hasRepository = true, yieldToEventLoop = yield_to_event_loop/* neverYield */.o } = options;
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(directory));
    const top = openTree(directory);
    const hasMain = (files) => hasMainFile(files, isMainFile, yieldToEventLoop);
    const rules = await chooseRules(top, {
        own: ownPaths.flatMap((path) => (0,read_start/* findInside */.aV)(top.topPath, path) ?? []),
        hasRepository,
        yieldToEventLoop,
        inside: findSurroundings(directory, workspace),
        isPlugin: ({ files }) => hasMain(files),
    });
    const { judge, content, isPlugin } = rules;
    const search = async () => ({
        name,
        zipPath,
        innerPlugin: await findInnerPlugin(top, judge, isMainFile, yieldToEventLoop),
        leftOutMain: findLeftOutMain(directory, content.leftOut, isMainFile),
    });
    if (!isPlugin && content.files.length > 0)
        throw explainNoPlugin(await search(), listContent(content), content.leftOut);
    const tree = await listTree(top, judge, maxima, yieldToEventLoop);
    const { files, leftOut } = tree;
    const folder = isPlugin
        ? nameFolder(slug ?? name)
        : await findPlugin(content.folders, tree, hasMain, search);
    const named = isPlugin ? files.map((file) => ({ ...file, name: `${folder}/${file.name}` })) : files;
    const pluginPath = isPlugin ? directory : (0,external_node_path_.join)(directory, folder);
    const { composer } = await readBuildSetup(pluginPath, findSurroundings(pluginPath, workspace));
    const scanner = options.createContentScanner?.(named.map((file) => file.name), folder, { placed: composer?.placed });
    const zip = await writeZip(target, named, epochSeconds, { yieldToEventLoop, show: scanner?.show });
    return {
        ...zip,
        files: files.length,
        leftOut: leftOut.slice(0, MAX_LEFT_OUT),
        leftOutCount: leftOut.length,
        rulesFile: rules.file,
        notices: listNotices(rules, tree),
        pluginPath,
        folder,
        seen: scanner?.collect(),
    };
}
function findSurroundings(directory, workspace) {
    return (0,read_start/* findInside */.aV)((0,external_node_fs_.realpathSync)(workspace), (0,external_node_fs_.realpathSync)(directory)) === undefined ? directory : workspace;
}
function nameFolder(folder) {
    const problem = folder === '' || folder === '.' || folder === '..' || folder.includes('/')
        ? 'is not a folder name'
        : describeName(folder);
    if (problem === undefined)
        return folder;
    throw (0,local_errors/* createLocalError */.SX)(`The plugin's folder would be named ${(0,quote/* quoteName */.AB)(folder)}, which ${problem}.`, "Set `slug` to the name of the plugin's folder.");
}
async function findPlugin(folders, { files, leftOut }, hasMain, search) {
    const tops = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/'))));
    const filled = folders.filter(({ name }) => tops.has(name));
    const [only] = filled;
    if (only === undefined || filled.length > 1)
        throw explainNoPlugin(await search(), listContent({ files: [], folders: filled }), leftOut);
    const inside = files.filter(({ name }) => name.lastIndexOf('/') === only.name.length);
    if (await hasMain(inside))
        return only.name;
    const below = new Set(files.map(({ name }) => name.slice(only.name.length + 1).replace(/\/.*/, '/')));
    throw explainNoInnerPlugin(await search(), only.name, [...below]);
}
function listNotices({ file, isExportIgnoreUnused }, { leftOutTargets }) {
    const unused = {
        title: 'export-ignore is not used',
        text: 'The directory has a `.distignore`, so `export-ignore` in `.gitattributes` has no effect on the ZIP. ' +
            'Keep all rules in one of the two files.',
    };
    const links = {
        title: 'Links left out',
        text: `Left out of the ZIP because their targets are left out: ${(0,quote/* listNames */.Zv)(leftOutTargets)}. ` +
            `To publish one of them, keep it under its own name in \`${file ?? ''}\`.`,
    };
    return [isExportIgnoreUnused ? [unused] : [], leftOutTargets.length > 0 ? [links] : []].flat();
}
function listContent({ files, folders }) {
    return [...folders.map(({ name }) => `${name}/`), ...files.map(({ name }) => name)];
}


/***/ }),

/***/ 5915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compileWildcards)
/* harmony export */ });
const SLASH = 0x2f;
const isSlash = (code) => code === SLASH;
const SLASH_TOKEN = { kind: 'one', takes: isSlash, cost: 1 };
const CHARACTER_TOKEN = { kind: 'one', takes: (code) => !isSlash(code), cost: 1 };
const STAR_TOKEN = { kind: 'many', takes: (code) => !isSlash(code), cost: 1 };
const ALL_TOKEN = { kind: 'all', takes: () => true, cost: 1 };
const FORK_TOKEN = { kind: 'fork', takes: () => false, cost: 1 };
const FOLDERS = [FORK_TOKEN, ALL_TOKEN, SLASH_TOKEN];
function compileWildcards(pattern) {
    const tokens = readTokens(pattern);
    return tokens && createMatch(tokens);
}
function createMatch(tokens) {
    const end = tokens.length;
    const leastLength = count(tokens, 'one') - count(tokens, 'fork');
    let places = new Int32Array(end + 1);
    let next = new Int32Array(end + 1);
    const reached = new Float64Array(end + 1);
    let size = 0;
    let turn = 0;
    function reach(place) {
        if (reached[place] === turn)
            return;
        reached[place] = turn;
        const kind = tokens[place]?.kind ?? 'one';
        if (kind === 'all')
            size = 0;
        if (kind !== 'fork')
            next[size++] = place;
        if (kind !== 'one')
            reach(place + 1);
        if (kind === 'fork')
            reach(place + FOLDERS.length);
    }
    function step(code) {
        const count = size;
        [places, next] = [next, places];
        turn += 1;
        size = 0;
        let steps = 1;
        for (let index = 0; index < count; index += 1) {
            const place = places[index] ?? end;
            const token = tokens[place];
            if (token === undefined)
                continue;
            steps += token.cost;
            if (token.takes(code))
                reach(token.kind === 'one' ? place + 1 : place);
        }
        return steps;
    }
    return (text, from, spend) => {
        if (text.length - from < leastLength)
            return false;
        turn += 1;
        size = 0;
        reach(0);
        for (let at = from; at < text.length && size > 0;) {
            const code = text.codePointAt(at) ?? 0;
            at += sizeOf(code);
            spend(step(code));
        }
        return reached[end] === turn;
    };
}
function count(tokens, wanted) {
    return tokens.filter(({ kind }) => kind === wanted).length;
}
function sizeOf(code) {
    return code > 0xffff ? 2 : 1;
}
function readTokens(pattern) {
    const tokens = [];
    for (let at = 0; at < pattern.length;) {
        const part = readPart(pattern, at);
        if (part === undefined)
            return undefined;
        const isRepeated = part.tokens === FOLDERS && tokens.at(-FOLDERS.length) === FORK_TOKEN;
        if (!isRepeated)
            tokens.push(...part.tokens);
        at = part.end;
    }
    return tokens;
}
function readPart(pattern, start) {
    const sign = pattern[start];
    if (sign === '*')
        return readStars(pattern, start);
    if (sign === '?')
        return { tokens: [CHARACTER_TOKEN], end: start + 1 };
    if (sign === '[')
        return readSet(pattern, start + 1);
    const at = sign === '\\' ? start + 1 : start;
    const wanted = pattern.codePointAt(at);
    if (wanted === undefined)
        return undefined;
    return { tokens: [{ kind: 'one', takes: (code) => code === wanted, cost: 1 }], end: at + sizeOf(wanted) };
}
function readStars(pattern, start) {
    let end = start;
    while (pattern[end] === '*')
        end += 1;
    const isApart = end - start > 1 && (start === 0 || pattern[start - 1] === '/');
    if (isApart && pattern[end] === '/')
        return { tokens: FOLDERS, end: end + 1 };
    const isAny = isApart && (end === pattern.length || pattern.startsWith('\\/', end));
    return { tokens: [isAny ? ALL_TOKEN : STAR_TOKEN], end };
}
const CLASSES = {
    alnum: /[A-Za-z0-9]/,
    alpha: /[A-Za-z]/,
    blank: /[ \t]/,
    cntrl: /\p{Cc}/u,
    digit: /[0-9]/,
    graph: /[!-~]/,
    lower: /[a-z]/,
    print: /[ -~]/,
    punct: /[!-/:-@[-`{-~]/,
    space: /\s/,
    upper: /[A-Z]/,
    xdigit: /[A-Fa-f0-9]/,
};
function readSet(pattern, start) {
    const isNegated = /[!^]/.test(pattern[start] ?? '');
    const first = isNegated ? start + 1 : start;
    const members = [];
    let low;
    let at = first;
    while (at === first || pattern[at] !== ']') {
        const named = readClass(pattern, at);
        const isRange = pattern[at] === '-' && low !== undefined && !']'.startsWith(pattern[at + 1] ?? '');
        const member = named === undefined ? readMember(pattern, isRange ? at + 1 : at) : undefined;
        if (named !== undefined)
            members.push(named.takes);
        else if (member === undefined)
            return undefined;
        else
            members.push(createRange(isRange ? (low ?? 0) : member.code, member.code));
        low = isRange ? undefined : member?.code;
        at = named?.end ?? member?.end ?? at;
        if (at >= pattern.length)
            return undefined;
    }
    const takes = (code) => !isSlash(code) && members.some((member) => member(code)) !== isNegated;
    return { tokens: [{ kind: 'one', takes, cost: members.length }], end: at + 1 };
}
function createRange(low, high) {
    return (code) => low <= code && code <= high;
}
function readMember(pattern, start) {
    const at = pattern[start] === '\\' ? start + 1 : start;
    const code = pattern.codePointAt(at);
    return code === undefined ? undefined : { code, end: at + sizeOf(code) };
}
function readClass(pattern, start) {
    if (!pattern.startsWith('[:', start))
        return undefined;
    const close = pattern.indexOf(']', start + 2);
    if (close < start + 3 || pattern[close - 1] !== ':')
        return undefined;
    const expression = CLASSES[pattern.slice(start + 2, close - 1)];
    const takes = (code) => code < 0x80 && expression?.test(String.fromCharCode(code)) === true;
    return { takes, end: expression === undefined ? pattern.length : close + 1 };
}


/***/ }),

/***/ 300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ adviseOnNothing),
/* harmony export */   SX: () => (/* binding */ createLocalError),
/* harmony export */   mx: () => (/* binding */ explainFileRead)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9123);



function createLocalError(message, hint, cause) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
const READ_FIX = 'Check its permissions, and that no other step changes it. If it is not part of the plugin, name it in `.distignore`.';
function adviseOnNothing(shown) {
    return shown === '.'
        ? 'Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.'
        : 'Check the step that builds the plugin: it must run before this one, in the same job.';
}
function explainFileRead(error, name, hint = READ_FIX) {
    return (0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRead */ .yS)(error, (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name), hint);
}


/***/ })

};
