export const id = 411;
export const ids = [411];
export const modules = {

/***/ 8662:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ findPlugins)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2264);
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5388);
/* harmony import */ var _package_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6410);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_package_code_js__WEBPACK_IMPORTED_MODULE_4__]);
_package_code_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const FOREIGN = /^(\..*|node_modules|vendor|tests?|__tests__|fixtures|examples?)$/i;
const MAX_DEPTH = 3;
const MAX_FOLDERS = 2000;
function findPlugins(top) {
    const found = [];
    const folders = [{ path: '', depth: 0 }];
    for (const { path, depth } of folders) {
        const { files, inner } = listFolder(top, path);
        const mainFiles = files.flatMap((name) => readMainFile(top, path === '' ? name : `${path}/${name}`));
        if (mainFiles.length > 0)
            found.push({ path, mainFiles });
        if (mainFiles.length > 0 && path === '')
            break;
        if (mainFiles.length > 0 || depth === MAX_DEPTH)
            continue;
        for (const name of inner.slice(0, MAX_FOLDERS - folders.length))
            folders.push({ path: path === '' ? name : `${path}/${name}`, depth: depth + 1 });
    }
    return (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .sortByBytes */ .n2)(found, ({ path }) => path);
}
function listFolder(top, path) {
    const entries = listEntries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), path === '');
    const sorted = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .sortByBytes */ .n2)(entries, ({ name }) => name);
    return {
        files: sorted.flatMap((entry) => !entry.isDirectory() && /^[^.].*\.php$/.test(entry.name) ? [entry.name] : []),
        inner: sorted.flatMap((entry) => (entry.isDirectory() && !FOREIGN.test(entry.name) ? [entry.name] : [])),
    };
}
function listEntries(folder, isTop) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        if (!isTop)
            return [];
        throw error;
    }
}
function readMainFile(top, path) {
    try {
        const head = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_3__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), _package_code_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADER_BYTES */ .q2, top);
        if (typeof head === 'string')
            return [];
        const header = (0,_package_code_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePluginHeader */ .OF)(head);
        return (0,_package_code_js__WEBPACK_IMPORTED_MODULE_4__/* .isPluginHeader */ .LE)(header) ? [{ path, header }] : [];
    }
    catch {
        return [];
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   gG: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



function findRepository(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return undefined;
    }
}
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const NO_PROGRAMS = [
    '--no-optional-locks',
    ...['core.fsmonitor=', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]),
    ...['ext', 'fd', 'file', 'git', 'http', 'https', 'ssh'].flatMap((name) => [
        '-c',
        `protocol.${name}.allow=never`,
    ]),
];
function askGit(folder, ...args) {
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('git', [...NO_PROGRAMS, ...args], {
            cwd: folder,
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: TIMEOUT_MS,
            maxBuffer: MAX_BYTES,
        });
    }
    catch {
        return undefined;
    }
}
const FILTER = /^filter\.[^]+\.(?:clean|process|required)$/i;
function listChanges(folder, ...args) {
    const names = askGit(folder, 'config', '--list', '--name-only', '-z')?.split('\0');
    const filters = names?.filter((name) => FILTER.test(name));
    if (filters === undefined || filters.some((name) => name.includes('=')))
        return undefined;
    const off = filters.flatMap((name) => ['-c', `${name}=`]);
    const status = askGit(folder, ...off, 'status', '--porcelain', '--ignore-submodules=dirty', '-z', ...args);
    const changes = status?.split('\0').filter((entry) => /^.. /.test(entry));
    if (changes === undefined || filters.length === 0)
        return changes;
    const unstaged = changes.filter((entry) => entry.startsWith(' M ')).map((entry) => entry.slice(3));
    const attributes = askGit(folder, 'check-attr', '-z', 'filter', '--', ...unstaged)?.split('\0') ?? [];
    const filtered = new Set(unstaged.filter((_path, index) => isFilter(attributes[3 * index + 2])));
    return changes.filter((entry) => !entry.startsWith(' M ') || !filtered.has(entry.slice(3)));
}
function isFilter(value) {
    return value !== undefined && !/^(?:unspecified|unset|set)$/.test(value);
}


/***/ }),

/***/ 7335:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ findNpmSecrets),
/* harmony export */   U: () => (/* binding */ adviseOnLockfiles),
/* harmony export */   fv: () => (/* binding */ findScript),
/* harmony export */   lP: () => (/* binding */ explainSubmodules),
/* harmony export */   w6: () => (/* binding */ adviseOnRunner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2264);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3060);
/* harmony import */ var _planner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6997);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_planner_js__WEBPACK_IMPORTED_MODULE_2__]);
_planner_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const SCRIPTS = [
    'build',
    'build:production',
    'build:prod',
    'build-production',
    'production',
    'prod',
    'build-plugin',
    'build:plugin',
    'build:js',
    'compile',
    'dist',
    'bundle',
    'release',
];
function adviseOnLockfiles(project, { script, isRun }) {
    const empty = (0,_planner_js__WEBPACK_IMPORTED_MODULE_2__/* .listLockfiles */ .Ht)(project).filter(({ text }) => text === '');
    return [
        ...empty.map(({ manager, name }) => `${name} is empty, so it is not used: delete it, or run ${manager} install, and commit it.`),
        ...(isRun
            ? []
            : [
                `The script ${script} of package.json is not run without a lockfile: run npm install, and commit package-lock.json.`,
            ]),
    ];
}
function findScript(manifest) {
    const scripts = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_3__/* .toRecord */ .L)(manifest?.['scripts']);
    const [first, ...others] = SCRIPTS.filter((name) => name in scripts);
    const production = others.find((name) => /^build[:-]prod/.test(name));
    return first === 'build' && production !== undefined && !String(scripts['build']).includes('prod')
        ? production
        : first;
}
const TASKS = /(?:registerTask|\.task)\(\s*['"]([\w:.-]+)['"]|exports\.(\w+)\s*=|export (?:const|(?:async )?function) (\w+)|export (default)\b/g;
function adviseOnRunner(folder, top) {
    const places = ['.', ...listSubmodules(folder)];
    const runner = places
        .flatMap((place) => ['grunt', 'gulp'].map((name) => {
        const file = listNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, place)).find((one) => isTaskFile(name, one));
        const start = place === '.' ? '' : `cd ${place} && npm ci && npx `;
        return { name: `${start}${name}`, file: file && (place === '.' ? file : `${place}/${file}`) };
    }))
        .find(({ file }) => file !== undefined);
    if (runner?.file === undefined)
        return [];
    const { name, file } = runner;
    const tasks = [
        ...[...((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), top) ?? '').matchAll(TASKS)].flatMap((match) => match.slice(1).filter((task) => task !== undefined)),
        ...(name.endsWith('grunt') ? listAliases(folder, top) : []),
    ];
    const task = [...SCRIPTS, 'default'].find((one) => tasks.includes(one));
    const others = tasks.filter((one) => one !== task);
    const command = task === 'default' ? name : `${name} ${task ?? 'TASK'}`;
    const which = task === undefined
        ? ', with the name of the task that builds the plugin'
        : others.length > 0
            ? `, or another task that builds for customers (${others.slice(0, 10).join(', ')})`
            : '';
    return [
        `${file} is not run, because package.json has no script that builds: add "build": "${command}" to its scripts${which}.`,
    ];
}
const ALIASES = ['grunt', 'config/grunt', 'config/grunt/task-config'].flatMap((at) => ['yml', 'yaml'].map((type) => `${at}/aliases.${type}`));
function listAliases(folder, top) {
    return ALIASES.flatMap((path) => [...((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), top) ?? '').matchAll(/^(["']?)([\w:.-]+)\1:\s*$/gm)].map(([, , task = '']) => task));
}
function isTaskFile(runner, file) {
    return new RegExp(`^${runner}file(\\.babel)?\\.(c|m)?(js|ts|coffee)$`, 'i').test(file);
}
function findNpmSecrets(folder, top) {
    return [folder, top].some((at) => ((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.npmrc'), top) ?? '').includes('NODE_AUTH_TOKEN'))
        ? [{ name: 'NODE_AUTH_TOKEN', why: 'which .npmrc reads' }]
        : [];
}
function listNames(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}
function listSubmodules(folder) {
    const lines = ((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitmodules'), folder) ?? '')
        .split('\n')
        .map((line) => line.split('='));
    return lines.flatMap(([key = '', path = '']) => (key.trim() === 'path' ? [path.trim()] : []));
}
function explainSubmodules(top) {
    return listSubmodules(top)
        .filter((path) => listNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)).length === 0)
        .map((path) => `The submodule ${path} is not checked out here: run git submodule update --init, and init again, which looks at its files, too. The workflow fetches public ones by itself.`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4488:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OPTIONS: () => (/* binding */ OPTIONS),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _action_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8592);
/* harmony import */ var _about_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6523);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6094);
/* harmony import */ var _create_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6115);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7175);
/* harmony import */ var _write_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7862);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_survey_js__WEBPACK_IMPORTED_MODULE_4__]);
_survey_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









const OPTIONS = [
    {
        name: 'plugin-id',
        value: 'ID',
        isList: true,
        description: 'Identifier of the plugin from the dashboard of your service; of several, in the order in which they are shown.',
    },
    { name: 'base-url', value: 'URL', description: 'Address of the service, for the command that stores it.' },
    { name: 'slug', value: 'FOLDER', description: "Folder of the plugin on your customers' sites." },
    { name: 'force', description: 'Overwrite a workflow that has other content.' },
    { name: 'yes', description: 'Ask nothing.' },
];
const PLUGIN_ID = /^plugin_[^\s\p{Cc}]+$/u;
async function run({ values, places }, terminal, about) {
    const [folder = '.', ...others] = places;
    if (others.length > 0)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q('Name one folder: init FOLDER.');
    const sanitise = (0,_action_log_js__WEBPACK_IMPORTED_MODULE_3__/* .createSanitiser */ .Fj)([]);
    const write = (line) => terminal.write(sanitise(line));
    const isOn = (name) => values[name]?.[0]?.toLowerCase() === 'true';
    const found = (0,_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .survey */ .F)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(terminal.workspace, folder));
    const [slug] = values['slug'] ?? [];
    if (slug !== undefined && !_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .SLUG */ .O.test(slug))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${JSON.stringify(slug)} is no folder of a plugin: write the letters, digits and hyphens of its name in wp-content/plugins, such as my-plugin.`);
    if (slug !== undefined && found.plugins.length > 1)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q('--slug is for one plugin. Name its folder: init FOLDER --slug NAME.');
    for (const [name, value] of describe(found, slug))
        write(`${terminal.paint('bold', name.padEnd(LABEL))} ${value}`);
    for (const remark of [
        ...found.remarks,
        ...found.plugins.flatMap(({ remarks }) => remarks),
        ...explainSeveral(found),
    ])
        terminal.write(terminal.paint('yellow', sanitise(remark)));
    const ask = isOn('yes') ? undefined : terminal.ask;
    const pluginIds = await findIds(found, values['plugin-id'] ?? [], ask);
    const baseUrl = await findBaseUrl(values['base-url']?.[0], ask);
    const workflow = (0,_write_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWorkflow */ .r$)(found, { pluginIds, slug }, about);
    const rules = found.plugins.filter(({ rulesFile }) => rulesFile === undefined).map(_write_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .writeRules */ .bC);
    const news = chooseNew(found.top, [workflow, ...rules], isOn('force'));
    (0,_create_files_js__WEBPACK_IMPORTED_MODULE_6__/* .createFiles */ .q)(found.top, news);
    write('');
    for (const { path } of [workflow, ...rules])
        write(news.some((file) => file.path === path) ? `Wrote ${path}` : `${path} is up to date.`);
    for (const plugin of found.plugins)
        await tellChecks(found, plugin, slug, terminal);
    for (const line of suggestNext(found, { workflow, files: listOpen(found, [workflow, ...rules]), pluginIds, baseUrl }, about))
        write(line);
    return 0;
}
const LABEL = 10;
function describe(found, slug) {
    const of = (plugin) => [
        ['Plugin', `${plugin.main.header.name} ${plugin.main.header.version} (${plugin.main.path})`],
        ['Slug', slug ?? `${plugin.slug.value}, from ${plugin.slug.why}; another one: --slug NAME`],
        [
            'Folder',
            plugin.path === plugin.buildFolder ? plugin.path : `${plugin.path}, built in ${plugin.buildFolder}`,
        ],
        ...(plugin.builds.length === 0
            ? [['Build', 'nothing to build: no packages that sites need, no build script']]
            : plugin.builds.map(({ value, why }) => ['Build', `${value} (${why})`])),
        ...(plugin.buildPhp === undefined
            ? []
            : [['PHP', `${plugin.buildPhp.value} for the build: ${plugin.buildPhp.why}`]]),
        ...plugin.secrets.map(({ name, why }) => ['Secret', `${name}, ${why}`]),
        [
            'Left out',
            plugin.rulesFile === undefined
                ? 'what a new .distignore names'
                : `by ${plugin.rulesFile}, which is there`,
        ],
    ];
    const { tags, otherWorkflows, plugins } = found;
    const patterns = plugins.length > 1 ? 'any with a version' : (0,_write_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .listPatterns */ .w8)(found).join(', ');
    return [
        ...plugins.flatMap(of),
        [
            'Tags',
            tags?.example === undefined ? `${patterns}; there is none yet` : `${patterns}, as ${tags.example}`,
        ],
        ...otherWorkflows.map((name) => ['Workflow', `${name} runs on tags or releases, too: see that both do not release`]),
    ];
}
function explainSeveral({ plugins }) {
    const built = plugins.filter(({ builds }) => builds.length > 0);
    if (plugins.length === 1 || built.length === 0)
        return [];
    return [
        `${built.map(({ path }) => path).join(', ')}: the workflow for several plugins builds nothing. For a workflow that builds one of them, name its folder: init ${built[0]?.path ?? ''}`,
    ];
}
async function findIds({ plugins }, given, ask) {
    if (given.length > plugins.length)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`--plugin-id is given ${given.length} times, and there ${plugins.length === 1 ? 'is one plugin' : `are ${plugins.length} plugins`}.`);
    const ids = [...given];
    for (const { main } of plugins.slice(given.length)) {
        const answer = await ask?.(`Identifier of ${main.path}, from the dashboard of your service (Enter: later): `);
        ids.push(answer === '' ? undefined : answer);
    }
    for (const id of ids)
        if (id !== undefined && !PLUGIN_ID.test(id))
            throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${JSON.stringify(id)} is no identifier: they begin with plugin_. Copy it from the dashboard of your service.`);
    return ids;
}
async function findBaseUrl(given, ask) {
    const url = given ?? (await ask?.('Address of the service, such as https://service.example (Enter: later): ')) ?? '';
    if (url !== '' && !/^https?:\/\/[\w.:/[\]-]+$/.test(url))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${JSON.stringify(url)} is no address of a service. Write one such as https://service.example.`);
    return url;
}
function chooseNew(top, files, isForced) {
    return files.filter(({ path, text }) => {
        assertNoLink(top, path);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)))
            return true;
        const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), 'utf8');
        if (before === text)
            return false;
        if (!isForced)
            throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q([
                `${path} is there already, and differs. Nothing was written. Compare, then keep yours, or add --force:`,
                ...listDifference(before, text),
            ].join('\n'));
        return true;
    });
}
function assertNoLink(top, path) {
    const names = path.split('/');
    for (const index of names.keys()) {
        const at = names.slice(0, index + 1).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, at), { throwIfNoEntry: false })?.isSymbolicLink() !== true)
            continue;
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${at} is a link, so nothing was written: it may lead out of the repository. Put a ${at === path ? 'file' : 'folder'} in its place.`);
    }
}
function listDifference(before, after) {
    const [old, next] = [before.split(/\r?\n/), after.split('\n')];
    const sanitise = (0,_action_log_js__WEBPACK_IMPORTED_MODULE_3__/* .createSanitiser */ .Fj)([]);
    return [
        ...old.filter((line) => !next.includes(line)).map((line) => `- ${sanitise(line)}`),
        ...next.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
    ];
}
const MADE_BY_BUILDS = ['not-built', 'required-file-missing'];
async function tellChecks({ top, plugins }, plugin, slug, terminal) {
    const { inspectTarget } = await __webpack_require__.e(/* import() */ 810).then(__webpack_require__.bind(__webpack_require__, 6810));
    const lines = [];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, plugin.path);
    const keep = (line) => void lines.push(line);
    const isBuilt = plugin.builds.length > 0;
    const values = { slug: [slug ?? plugin.slug.value] };
    await inspectTarget({ values, places: [path] }, { ...terminal, write: keep, complain: keep, paint: (_format, text) => text }, isBuilt ? MADE_BY_BUILDS : []);
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(terminal.workspace, path) || '.';
    const verdict = lines.findLast((line) => line !== '') ?? '';
    terminal.write('');
    terminal.write(`What would be packed of ${plugins.length === 1 ? 'the folder' : plugin.path} as it is now${isBuilt ? ', before it is built' : ''}:`);
    const findings = lines
        .join('\n')
        .split('\n\n')
        .map((text) => text.split('\n'));
    for (const [first = '', ...rest] of findings)
        if (/^(error|warning): /.test(first))
            for (const line of first.startsWith('error') ? [first, ...rest] : [first])
                terminal.write(`  ${line}`);
    terminal.write(`  ${verdict}`);
    if (!verdict.startsWith('✔'))
        terminal.write(`  More: inspect ${place}`);
}
function listOpen({ top, plugins }, files) {
    const rules = plugins
        .filter(({ rulesFile }) => rulesFile === '.distignore')
        .map(({ path }) => (path === '.' ? '.distignore' : `${path}/.distignore`));
    const open = rules.filter((path) => ((0,_git_js__WEBPACK_IMPORTED_MODULE_7__/* .listChanges */ .Wd)(top, '--', path) ?? []).length > 0);
    return [...files.map(({ path }) => path), ...open];
}
function suggestNext(found, { workflow, files, pluginIds, baseUrl }, about) {
    const secrets = new Map([['PLUGIN_SERVICE_KEY', undefined]]);
    for (const plugin of found.plugins)
        for (const { name, unless } of plugin.secrets)
            secrets.set(name, unless);
    const name = workflow.path.split('/').at(-1) ?? '';
    const actions = found.repository === undefined
        ? undefined
        : `https://github.com/${found.repository}/actions/workflows/${name}`;
    return [
        '',
        'Next:',
        ...(pluginIds.includes(undefined)
            ? [
                `  Write the identifier of ${pluginIds.length === 1 ? 'the plugin' : 'each plugin'}, plugin_…, into ${workflow.path}.`,
            ]
            : []),
        ...[...secrets].map(([secret, unless]) => `  gh secret set ${secret}${unless === undefined ? '' : ` # ${unless}`}`),
        `  gh variable set PLUGIN_SERVICE_URL --body ${baseUrl === '' ? 'https://service.example' : baseUrl}`,
        `  git add ${files.map((path) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)).join(' ')} && git commit -m "Publish by tag" && git push`,
        actions === undefined
            ? '  This repository has no remote on GitHub: push it there. Then start a dry run: Actions, Release, Run workflow.'
            : `  Then start a dry run: ${actions}`,
        '',
        (0,_about_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOf */ .Z)(about, found.plugins.length === 1 ? 'build.md' : 'several-plugins.md'),
    ];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   it: () => (/* binding */ findBuildPhp),
/* harmony export */   np: () => (/* binding */ findComposerSecrets),
/* harmony export */   zv: () => (/* binding */ findPrefixScript)
/* harmony export */ });
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3060);

const TOOLS = {
    'brianhenryie/strauss': ['Strauss', 'strauss'],
    'coenjacobs/mozart': ['Mozart', 'mozart'],
    'humbug/php-scoper': ['PHP-Scoper', 'php-scoper'],
    'wpify/scoper': ['WPify Scoper', undefined],
};
function findPrefixScript(composer) {
    const json = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(composer);
    const scripts = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['scripts']);
    const installed = Object.keys((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['require-dev']));
    const [, own] = Object.entries(TOOLS).find(([name]) => installed.includes(name)) ?? [];
    if (own !== undefined)
        return findOwn(own, scripts);
    for (const [name, [tool, command]] of Object.entries(TOOLS)) {
        if (command === undefined)
            continue;
        const [script] = findRunning(scripts, command);
        if (script === undefined) {
            if (command in (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['extra']))
                return { remarks: [adviseOnScript(tool)] };
            continue;
        }
        const bare = new RegExp(`(?:^|["'\\s])(?:vendor/bin/)?${command}(?![\\w.-])`);
        if (bare.test(JSON.stringify(scripts[script])))
            return {
                remarks: [
                    `The script ${script} of composer.json runs ${command}, which no package installs: run composer require --dev ${name}, and init again.`,
                ],
            };
        return { name: isRunByInstall(scripts, [script]) ? undefined : script, remarks: [] };
    }
    return { remarks: [] };
}
function findOwn([tool, command], scripts) {
    if (command === undefined)
        return { remarks: [] };
    const own = findRunning(scripts, command);
    if (isRunByInstall(scripts, own))
        return { remarks: [] };
    return own.length === 0 ? { remarks: [adviseOnScript(tool)] } : { name: own[0], remarks: [] };
}
const OF_INSTALL = ['post-install-cmd', 'pre-autoload-dump', 'post-autoload-dump'];
function findRunning(scripts, command) {
    const runs = new RegExp(`(^|[^\\w-])${command}\\b`);
    return Object.keys(scripts).filter((name) => runs.test(JSON.stringify(scripts[name])));
}
function isRunByInstall(scripts, names) {
    return OF_INSTALL.some((name) => names.includes(name) || names.some((one) => JSON.stringify(scripts[name] ?? '').includes(`@${one}"`)));
}
const adviseOnScript = (tool) => `No script of composer.json runs ${tool}, so the workflow does not, either: add one, and name it as build-script.`;
const PUBLIC = /(packagist\.org|wpackagist\.org|asset-packagist\.org)/;
function findComposerSecrets(composer, own) {
    const repositories = Object.values((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(composer)['repositories'] ?? {}).map(_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L);
    const urls = repositories.flatMap(({ type, url }) => typeof url === 'string' &&
        /^(composer|vcs|git|github)$/.test(String(type)) &&
        !PUBLIC.test(url) &&
        (own === undefined || !url.replace(/\.git$/, '').endsWith(`/${own}`))
        ? [url]
        : []);
    if (urls.length === 0)
        return [];
    const places = urls.join(' and ');
    return [
        {
            name: 'COMPOSER_AUTH',
            why: `for packages from ${places}; not needed if anybody can read them`,
            unless: `unless anybody can read ${places}`,
        },
    ];
}
const OLD = '7.4';
function findBuildPhp(composer, lock, isWithDevelopment) {
    const { platform } = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(composer)['config']);
    if ((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(platform)['php'] !== undefined)
        return undefined;
    const { packages, 'packages-dev': development } = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(lock);
    const all = [packages, ...(isWithDevelopment ? [development] : [])].flatMap((list) => Array.isArray(list) ? list.map(_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L) : []);
    for (const { name, require } of all) {
        const { php } = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(require);
        if (typeof name === 'string' && typeof php === 'string' && isForOld(php))
            return { value: OLD, why: `composer.lock has ${name}, which requires ${php}` };
    }
    return undefined;
}
const ENDED = /^(?:\^[57](?:\.\d+){0,2}|~[57](?:\.\d+)?|>=\s*[57][\d.]*[\s,]+<\s*8(?:\.0)*)$/;
const HAS_OLD = /[\^~]7(?:\.[0-4])?(?:\.0)?$|<\s*8(?:\.0)*$/;
function isForOld(constraint) {
    const ranges = constraint.split(/\|\|?/).map((range) => range.trim());
    return ranges.every((range) => ENDED.test(range)) && ranges.some((range) => HAS_OLD.test(range));
}


/***/ }),

/***/ 6115:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);





function createFiles(top, files) {
    const temporary = [];
    try {
        for (const { path, text } of files) {
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, path);
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
            attempt(path, () => {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
                temporary.push([from, to]);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(from, text, { flag: 'wx' });
            });
        }
        for (const [index, [from, to]] of temporary.entries())
            attempt(files[index]?.path ?? '', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to));
    }
    finally {
        for (const [from] of temporary)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(from, { force: true });
    }
}
function attempt(path, work) {
    try {
        work();
    }
    catch (error) {
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${path} cannot be written: ${(0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error).replace(/, \w+ '[^]*$/, '')}. Allow this user to write there, and try again.`);
    }
}


/***/ }),

/***/ 4678:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5805);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);
/* harmony import */ var _planner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6997);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_planner_js__WEBPACK_IMPORTED_MODULE_0__]);
_planner_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



function readJson({ read, folder }, name) {
    try {
        return (0,_planner_js__WEBPACK_IMPORTED_MODULE_0__/* .readManifest */ .WI)(read, (0,_planner_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(folder, name));
    }
    catch (error) {
        if (!(error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PublishError */ .S1))
            throw error;
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${error.message} ${error.hint}`);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6997:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ listLockfiles),
/* harmony export */   Kt: () => (/* binding */ showCommands),
/* harmony export */   PX: () => (/* binding */ readManifests),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   a$: () => (/* binding */ planScripts),
/* harmony export */   au: () => (/* binding */ planComposer),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gr: () => (/* binding */ createFileReader)
/* harmony export */ });
const { createFileReader, join, listLockfiles, planComposer, planScripts, readManifest, readManifests, showCommands, } = await __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 7396));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ listWorkflows),
/* harmony export */   Ub: () => (/* binding */ isStartedByRelease),
/* harmony export */   _Y: () => (/* binding */ findRemote),
/* harmony export */   vU: () => (/* binding */ findTags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6094);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2264);




function listWorkflows(top) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.github', 'workflows');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)
            .filter((name) => /\.ya?ml$/.test(name))
            .sort()
        : [];
    return names.map((name) => {
        const text = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), top) ?? '';
        return { name, text, isOwn: text.includes('/publish-wordpress-plugin') };
    });
}
function findRemote(top) {
    const url = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(top, 'remote', 'get-url', 'origin')?.trim() ?? '';
    return /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1];
}
function findTags(top, { names, version, isOneOfSeveral }) {
    const tags = ((0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(top, 'tag', '--sort=-creatordate') ?? '').split('\n');
    const versions = tags.flatMap((tag) => {
        const [, prefix, number] = /^((?:[\w.@/-]*?[-@/])?v?)(\d+\.\d[\w.-]*)$/.exec(tag) ?? [];
        return prefix === undefined || number === undefined ? [] : [{ prefix, number, example: tag }];
    });
    const own = versions.find(({ prefix }) => names.some((name) => prefix.startsWith(name)));
    if (own !== undefined)
        return own;
    if (isOneOfSeveral)
        return { prefix: `${names[0] ?? ''}-v` };
    const [equal, ...others] = versions.filter(({ number }) => number === version);
    if (equal !== undefined && others.length === 0)
        return equal;
    return versions.find(({ prefix }) => /^v?$/.test(prefix));
}
const EVENTS = /^["']?on["']?:(.*(?:\r?\n(?:[ \t#-].*|(?=\r?\n|$)))*)/m;
const RELEASES = /releas|deploy|publish|svn/i;
function isStartedByRelease(text) {
    const [events = '', list = ''] = EVENTS.exec(text) ?? [];
    if (/\brelease:|[[,\s]release\b/.test(list))
        return true;
    return /\btags:/.test(list) && RELEASES.test(text.replace(events, ''));
}


/***/ }),

/***/ 7175:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ survey),
/* harmony export */   O: () => (/* binding */ SLUG)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2264);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);
/* harmony import */ var _find_plugins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8662);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6094);
/* harmony import */ var _build_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7335);
/* harmony import */ var _composer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(155);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4678);
/* harmony import */ var _planner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6997);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9179);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_build_tools_js__WEBPACK_IMPORTED_MODULE_4__, _find_plugins_js__WEBPACK_IMPORTED_MODULE_5__, _planner_js__WEBPACK_IMPORTED_MODULE_7__, _facts_js__WEBPACK_IMPORTED_MODULE_8__]);
([_build_tools_js__WEBPACK_IMPORTED_MODULE_4__, _find_plugins_js__WEBPACK_IMPORTED_MODULE_5__, _planner_js__WEBPACK_IMPORTED_MODULE_7__, _facts_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











const GENERIC = /^(src|source|plugin|plugins|trunk|build|dist|app|wordpress|wp-content)$/i;
const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function survey(folder) {
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(start))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`There is no folder ${folder}. Name the folder of your plugin.`);
    const top = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(start) ?? start;
    const found = listPlugins(start, folder);
    const remarks = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(start) === undefined
        ? ['This folder is in no git repository: run `git init` first.']
        : (0,_build_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSubmodules */ .lP)(top);
    const toPath = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.';
    const plugins = found.map((plugin) => surveyPlugin(top, { ...plugin, path: toPath(plugin.path) }));
    const [only] = plugins.length === 1 ? plugins : [];
    const isOneOfSeveral = only !== undefined && start !== top && (0,_find_plugins_js__WEBPACK_IMPORTED_MODULE_5__/* .findPlugins */ .U)(top).length > 1;
    const workflows = (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .listWorkflows */ .Dl)(top);
    return {
        top,
        plugins,
        repository: (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .findRemote */ ._Y)(top),
        tags: (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .findTags */ .vU)(top, {
            names: only === undefined ? [] : [only.slug.value, only.packageName ?? only.slug.value],
            version: only?.main.header.version ?? '',
            isOneOfSeveral,
        }),
        otherWorkflows: workflows
            .filter(({ isOwn, text }) => !isOwn && (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .isStartedByRelease */ .Ub)(text))
            .map(({ name }) => name),
        remarks,
    };
}
function listPlugins(start, folder) {
    const found = (0,_find_plugins_js__WEBPACK_IMPORTED_MODULE_5__/* .findPlugins */ .U)(start);
    if (found.length === 0)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`No plugin was found in ${folder}: no PHP file in it, or up to three folders below, has \`Plugin Name:\` in the comment at its top. Name the folder of your plugin.`);
    const twins = found.find(({ mainFiles }) => mainFiles.length > 1);
    if (twins !== undefined)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Q(`${twins.mainFiles.map(({ path }) => path).join(' and ')} have \`Plugin Name:\` in the comment at their top, so WordPress would list ${twins.mainFiles.length} plugins. Remove that line from all but the main file.`);
    return found;
}
function surveyPlugin(top, { path, mainFiles }) {
    const [first] = mainFiles;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(first.path);
    const main = { ...first, path: path === '.' ? name : `${path}/${name}` };
    const buildFolder = findBuildFolder(top, path);
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, buildFolder);
    const project = { read: (0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .createFileReader */ .gr)(top), folder: buildFolder };
    const composer = (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .V)(project, 'composer.json');
    const manifest = (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .V)(project, 'package.json');
    const prefix = (0,_composer_js__WEBPACK_IMPORTED_MODULE_9__/* .findPrefixScript */ .zv)(composer);
    const script = (0,_build_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .findScript */ .fv)(manifest);
    const names = [prefix.name, script === 'build' ? undefined : script].filter((one) => one !== undefined);
    const parts = planParts(project, names);
    const rules = findRules(top, path);
    const packageName = manifest?.['name'];
    return {
        main,
        path,
        slug: chooseSlug(top, path, main),
        buildFolder,
        builds: [parts.composer, parts.scripts]
            .filter(({ commands }) => commands.length > 0)
            .map(({ commands, why }) => ({ value: (0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .showCommands */ .Kt)(commands, ', '), why })),
        buildScript: names[0],
        buildPhp: parts.composer.commands.length === 0
            ? undefined
            : (0,_composer_js__WEBPACK_IMPORTED_MODULE_9__/* .findBuildPhp */ .it)(composer, (0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .readManifests */ .PX)(project.read, [(0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(buildFolder, 'composer.lock')])[0], parts.composer.commands.some(({ argv }) => !argv.includes('--no-dev'))),
        rulesFile: rules,
        packageName: typeof packageName === 'string' && packageName !== '' ? packageName : undefined,
        secrets: [...(0,_composer_js__WEBPACK_IMPORTED_MODULE_9__/* .findComposerSecrets */ .np)(composer, (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .findRemote */ ._Y)(top)), ...(0,_build_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .findNpmSecrets */ .Iz)(at, top)],
        remarks: [
            ...prefix.remarks,
            ...(script === undefined
                ? (0,_build_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .adviseOnRunner */ .w6)(at, top)
                : (0,_build_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .adviseOnLockfiles */ .U)(project, { script, isRun: parts.scripts.commands.length > 0 })),
            ...explainTwo(names),
        ],
    };
}
function planParts(project, names) {
    return {
        composer: (0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .planComposer */ .au)({ ...project, script: names[0] ?? '' }),
        scripts: (0,_planner_js__WEBPACK_IMPORTED_MODULE_7__/* .planScripts */ .a$)({ ...project, script: names.at(-1) ?? '' }),
    };
}
function explainTwo(names) {
    const [first, second] = names;
    return first === undefined || second === undefined || first === second
        ? []
        : [
            `Two scripts build the plugin, and the workflow takes one name: give the script ${second} of package.json the name ${first}, too.`,
        ];
}
function chooseSlug(top, path, { path: main, header }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(main, '.php');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path === '.' ? top : path);
    const domain = header.textDomain;
    const isNamed = path !== '.' && !GENERIC.test(folder);
    const candidates = [
        { value: isNamed ? folder : '', why: 'the name of its folder' },
        { value: domain === file ? file : '', why: 'its main file and its Text Domain' },
        { value: domain, why: 'its Text Domain' },
        { value: GENERIC.test(file) || file === 'index' ? '' : file, why: 'its main file' },
        { value: folder, why: 'the folder of the repository' },
    ];
    return (candidates.find(({ value }) => SLUG.test(value)) ?? { value: 'my-plugin', why: 'no name could be taken' });
}
function findBuildFolder(top, path) {
    for (let at = path;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (['composer.json', 'package.json'].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, at, name))))
            return at;
        if (at === '.')
            return path;
    }
}
function findRules(top, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path, '.distignore')))
        return '.distignore';
    const hasRules = [path, '.'].some((at) => /\bexport-ignore\b/.test((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_10__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, at, '.gitattributes'), top) ?? ''));
    return hasRules ? '.gitattributes' : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w8: () => (/* binding */ listPatterns),
  bC: () => (/* binding */ writeRules),
  r$: () => (/* binding */ writeWorkflow)
});

// EXTERNAL MODULE: ./src/cli/command-error.ts
var command_error = __webpack_require__(3292);
;// CONCATENATED MODULE: ./src/cli/init/templates.ts
const WORKFLOW = [
    '# Publishes the plugin when a version is tagged. Started by hand, it shows what it would do, and changes nothing.',
    'name: Release',
    'on:',
    '  push:',
    "    tags: ['v[0-9]*', '[0-9]*']",
    '  workflow_dispatch:',
    '',
    'permissions: {}',
    '',
    'jobs:',
    '  release:',
    '    uses: OWNER/publish-wordpress-plugin/.github/workflows/build-and-publish.yml@v1',
    '    permissions:',
    '      contents: write # to create the release and its tag',
    '    with:',
    '      plugin_id: plugin_a1b2c3',
    '      base-url: ${{ vars.PLUGIN_SERVICE_URL }}',
    "      slug: my-plugin # the folder in wp-content/plugins on your customers' sites",
    '      folder: . # the folder in this repository, such as `plugins/my-plugin`',
    '    secrets:',
    '      PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}',
];
const SEVERAL = [
    '# Publishes each plugin whose version is new, when a tag is pushed. Started by hand, it shows what it would do, and changes nothing.',
    'name: Release',
    'on:',
    '  push:',
    "    tags: ['*v[0-9]*', '[0-9]*']",
    '  workflow_dispatch:',
    '',
    'permissions: {}',
    '',
    'jobs:',
    '  release:',
    '    uses: OWNER/publish-wordpress-plugin/.github/workflows/publish-plugins.yml@v1',
    '    permissions:',
    '      contents: write # to create the releases and their tags',
    '    with:',
    '      base-url: ${{ vars.PLUGIN_SERVICE_URL }}',
    "      dry-run: ${{ github.event_name == 'workflow_dispatch' }}",
    '      plugins: |',
    '        [',
    '          { "plugin_id": "plugin_a1b2c3", "zip-path": "plugins/my-plugin" },',
    '          { "plugin_id": "plugin_d4e5f6", "zip-path": "plugins/my-other-plugin" }',
    '        ]',
    '    secrets:',
    '      PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}',
];
const RULES = [
    '# What your customers do not get, in the syntax of `.gitignore`. Save this beside the main file of the plugin.',
    '',
    '# Hidden files and folders, such as `.github` and this file.',
    '/.*',
    '',
    '# What builds and tests the plugin. Keep `composer.json` if you ship `vendor`: it names the sources (GPL), and tools read it.',
    '/node_modules',
    '/tests',
    '/bin/install-wp-tests.sh',
    '/vendor-plugins',
    '/package*.json',
    '/pnpm-*.yaml',
    '/yarn.lock',
    '/bun.lock*',
    '/[Gg]runtfile*',
    '/[Gg]ulpfile*',
    '/composer.lock',
    '/phpcs.xml*',
    '/phpstan*',
    '/phpunit*',
    '/playwright*',
    '/cypress*',
    '/*.config.js',
    '/*.config.mjs',
    '/*.config.ts',
    '/tsconfig*.json',
    '/CONTRIBUTING.md',
    '/AGENTS.md',
    '/CLAUDE.md',
];

;// CONCATENATED MODULE: ./src/cli/init/write-workflow.ts


const EXAMPLE_IDS = ['plugin_a1b2c3', 'plugin_d4e5f6'];
function exampleOf(index) {
    return EXAMPLE_IDS[index] ?? `plugin_${index + 1}`;
}
function writeWorkflow(found, { pluginIds, slug }, about) {
    const [first] = found.plugins;
    const action = (lines) => {
        const [major] = about.version.split('.');
        const uses = (_all, path) => `uses: ${about.repository}/.github/workflows/${path}@v${major ?? ''}`;
        return `${lines.join('\n').replace(/uses: [\w-]+\/publish-wordpress-plugin\/\.github\/workflows\/([\w-]+\.yml)@v\d+/, uses)}\n`;
    };
    if (found.plugins.length > 1)
        return { path: '.github/workflows/publish-plugins.yml', text: action(listAll(found, pluginIds)) };
    const replaced = {
        plugin_id: `plugin_id: ${quote(pluginIds[0] ?? exampleOf(0))}`,
        slug: `slug: ${quote(slug ?? first.slug.value)} # the folder in wp-content/plugins on your customers' sites`,
        folder: [
            `folder: ${quote(first.buildFolder)} # ${first.buildFolder === first.path ? 'the folder in this repository, such as `plugins/my-plugin`' : 'the folder in this repository that is built'}`,
            ...(first.buildFolder === first.path
                ? []
                : [`zip-path: ${quote(first.path)} # what of it is published`]),
            ...(first.buildScript === undefined ? [] : [`build-script: ${quote(first.buildScript)}`]),
            ...(first.buildPhp === undefined ? [] : [`build-php: '${first.buildPhp.value}'`]),
        ].join('\n      '),
    };
    const lines = WORKFLOW.flatMap((line) => {
        const [, name = ''] = /^ {6}(\w+): /.exec(line) ?? [];
        const value = name in replaced ? `      ${replaced[name] ?? ''}` : line;
        if (/^ {4}tags: /.test(line))
            return [
                `    tags: [${listPatterns(found)
                    .map((one) => `'${one}'`)
                    .join(', ')}]`,
            ];
        const secrets = line.includes('PLUGIN_SERVICE_KEY:') ? first.secrets : [];
        return [value, ...secrets.map((secret) => `      ${secret.name}: \${{ secrets.${secret.name} }}`)];
    });
    const name = found.plugins.length === 1 && first.path !== '.' && first.buildFolder !== '.'
        ? `publish-${slug ?? first.slug.value}`
        : 'publish-plugin';
    return { path: `.github/workflows/${name}.yml`, text: action(lines) };
}
function listPatterns({ tags }) {
    if (tags === undefined || /^v?$/.test(tags.prefix))
        return ['v[0-9]*', '[0-9]*'];
    return [`${tags.prefix}[0-9]*`];
}
function listAll({ plugins }, pluginIds) {
    const entries = plugins.map(({ path }, index) => {
        const id = pluginIds[index] ?? exampleOf(index);
        return `          { "plugin_id": ${write(id)}, "zip-path": ${write(path)} }`;
    });
    const [start, end] = [SEVERAL.indexOf('        ['), SEVERAL.indexOf('        ]')];
    return [...SEVERAL.slice(0, start + 1), ...entries.join(',\n').split('\n'), ...SEVERAL.slice(end)];
}
function write(text) {
    assertPlain(text);
    return JSON.stringify(text);
}
function quote(text) {
    assertPlain(text);
    const isPlain = /^[A-Za-z_./](?:[\w./:-]*[\w./-])?$/.test(text) && !/^(true|false|yes|no|on|off|null|y|n)$/i.test(text);
    return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}
function assertPlain(text) {
    if (/\p{Cc}|\$\{\{/u.test(text))
        throw new command_error/* CommandError */.Q(`The name ${JSON.stringify(text)} cannot stand in a workflow: it has ${text.includes('${{') ? 'an expression' : 'a control character'}. Rename it.`);
}
function writeRules({ path }) {
    return { path: path === '.' ? '.distignore' : `${path}/.distignore`, text: `${RULES.join('\n')}\n` };
}


/***/ }),

/***/ 6410:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ createLibraryTest),
/* harmony export */   Hk: () => (/* binding */ hasUnknownWord),
/* harmony export */   Ii: () => (/* binding */ locateHeader),
/* harmony export */   LE: () => (/* binding */ isPluginHeader),
/* harmony export */   OF: () => (/* binding */ parsePluginHeader),
/* harmony export */   VL: () => (/* binding */ hasSections),
/* harmony export */   WI: () => (/* binding */ findChangelog),
/* harmony export */   YK: () => (/* binding */ CHANGELOG_NAMES),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   ci: () => (/* binding */ parseReadme),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   q2: () => (/* binding */ HEADER_BYTES)
/* harmony export */ });
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);

const { CHANGELOG_NAMES, HEADER_BYTES, compareVersions, createLibraryTest, decodeText, findChangelog, hasSections, hasUnknownWord, isPluginHeader, isShown, locateHeader, parsePluginHeader, parseReadme, } = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadReader */ .yD)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7000:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OPTIONS: () => (/* binding */ OPTIONS),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6717);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6094);
/* harmony import */ var _plan_raise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9599);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3752);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_plan_raise_js__WEBPACK_IMPORTED_MODULE_2__]);
_plan_raise_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];






const OPTIONS = [
    {
        name: 'include',
        value: 'PLACE',
        isList: true,
        description: 'Raise a place that would stay: a file, a folder, or a line such as `inc/assets.php:12`.',
    },
    {
        name: 'exclude',
        value: 'PLACE',
        isList: true,
        description: 'Leave a place as it is.',
    },
    { name: 'dry-run', description: 'Show what would be changed, and change nothing.' },
    { name: 'force', description: 'Raise the version although files have changes that are not committed.' },
];
function run({ values, places }, terminal) {
    const [wanted, folder = '.', ...others] = places;
    if (wanted === undefined || others.length > 0)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CommandError */ .Q('Give the new version, or `patch`, `minor` or `major`, and the folder of the plugin unless it is this one: raise 1.3.0 FOLDER.');
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workspace, folder);
    const isOn = (name) => values[name]?.[0]?.toLowerCase() === 'true';
    const plan = (0,_plan_raise_js__WEBPACK_IMPORTED_MODULE_2__/* .planRaise */ .y)({
        folder: top,
        wanted,
        include: values['include'] ?? [],
        exclude: values['exclude'] ?? [],
    });
    const isDryRun = isOn('dry-run');
    if (!isDryRun && !isOn('force'))
        assertClean(top);
    if (!isDryRun)
        (0,_write_files_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFiles */ .s)(plan.changes);
    report(plan, isDryRun, terminal);
    if (!isDryRun)
        terminal.write(`\n${suggestNext(plan, top)}`);
    return Promise.resolve(0);
}
function assertClean(top) {
    const repository = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(top);
    if (repository === undefined)
        return;
    const changes = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .listChanges */ .Wd)(repository, '--untracked-files=no');
    if (changes === undefined)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CommandError */ .Q('Nothing was changed, because git did not say whether all changes are committed. Install git, or add --force.');
    const changed = changes.map((entry) => entry.slice(3));
    if (changed.length > 0)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CommandError */ .Q(`Nothing was changed: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(changed)} ${changed.length === 1 ? 'has' : 'have'} changes that are not committed, and would be mixed with the new version. Commit them, or add --force.`);
}
function report(plan, isDryRun, { write, paint }) {
    const { name, version, next, lines, changes, remarks } = plan;
    write(paint('bold', `${name} ${version} → ${next}`));
    for (const { file, line, before, after } of lines) {
        write(`\n${file}:${line}`);
        write(paint('red', `- ${before}`));
        write(paint('green', `+ ${after}`));
    }
    const count = (number, what) => `${number} ${what}${number === 1 ? '' : 's'}`;
    const done = isDryRun ? 'would be changed' : lines.length === 1 ? 'was changed' : 'were changed';
    write(`\n${count(lines.length, 'line')} in ${count(changes.length, 'file')} ${done}.`);
    for (const remark of remarks)
        write(paint('yellow', remark));
}
function suggestNext({ version, next }, top) {
    const repository = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(top);
    if (repository === undefined)
        return 'Next: publish it.';
    const tags = ((0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .askGit */ .gG)(repository, 'tag', '--list', `*${version}`) ?? '').split('\n');
    const prefix = tags
        .map((tag) => tag.slice(0, -version.length))
        .find((start) => /^(|v|.*[-@/]v?)$/.test(start));
    const tag = `${prefix ?? 'v'}${next}`;
    return `Next: git commit --all --message "Version ${next}" && git tag ${tag} && git push origin HEAD ${tag}`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Pc: () => (/* binding */ normalizeName),
/* harmony export */   WF: () => (/* binding */ createReader),
/* harmony export */   mh: () => (/* binding */ lineAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6717);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2264);
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5388);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);






const MAX_BYTES = 64 * 1024 * 1024;
function createReader(folder) {
    const known = new Map();
    const read = (name) => {
        const bytes = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__/* .readStart */ .H6)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), MAX_BYTES + 1);
        if (typeof bytes === 'string')
            return undefined;
        if (bytes.length > MAX_BYTES)
            throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${name} is larger than 64 MiB. Give the folder of the plugin alone, without build output.`);
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        const isOutside = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__/* .findInside */ .aV)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), path) === undefined;
        return { name, path, isOutside, bytes, text: bytes.toString('latin1') };
    };
    return (name) => {
        if (!known.has(name))
            known.set(name, read(name));
        return known.get(name);
    };
}
const FOREIGN = /^(\..*|node_modules|(.+[-_])?vendor([-_].+)?|third[-_]party|freemius)$/i;
const MAX_FILES = 50_000;
function listFiles(folder) {
    const files = [];
    const folders = [''];
    for (const at of folders) {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at), { withFileTypes: true })) {
            const name = at === '' ? entry.name : `${at}/${entry.name}`;
            if (entry.isDirectory() && !FOREIGN.test(entry.name))
                folders.push(name);
            else if (entry.isFile() || (entry.isSymbolicLink() && isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
                files.push(name);
        }
        if (files.length + folders.length > MAX_FILES)
            throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`The folder holds more than ${MAX_FILES} files: give the folder of the plugin alone.`);
    }
    return (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_4__/* .sortByBytes */ .n2)(files, (name) => name);
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function normalizeName(given) {
    const name = given
        .replaceAll('\\', '/')
        .replace(/^(\.\/+)+/, '')
        .replace(/\/+$/, '');
    if ((0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__/* .findInside */ .aV)('/a', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('/a', name)) === undefined || name.startsWith('/') || /^[a-z]:/i.test(name))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(given)} lies outside of the folder. Name it relative to that.`);
    return name;
}
const LINE_END = /\r\n|\r|\n/;
function lineAt(text, index) {
    const number = text.slice(0, index).split(LINE_END).length;
    const start = Math.max(text.lastIndexOf('\n', index - 1), text.lastIndexOf('\r', index - 1)) + 1;
    const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
    return { number, text: Buffer.from(line, 'latin1').toString() };
}


/***/ }),

/***/ 5647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ findInManifests),
  A: () => (/* binding */ findVersion)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./src/shared/record.ts
var record = __webpack_require__(3060);
// EXTERNAL MODULE: ./src/cli/command-error.ts
var command_error = __webpack_require__(3292);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/cli/raise/composer-lock.ts


const RELEVANT = [
    'name',
    'version',
    'require',
    'require-dev',
    'conflict',
    'replace',
    'provide',
    'minimum-stability',
    'prefer-stable',
    'repositories',
    'extra',
];
function hashComposerJson(json) {
    const content = (0,record/* toRecord */.L)(json);
    const relevant = Object.fromEntries(RELEVANT.filter((key) => key in content).map((key) => [key, content[key]]));
    const { platform } = (0,record/* toRecord */.L)(content['config']);
    if (platform !== undefined && platform !== null)
        relevant['config'] = { platform };
    const sorted = Object.entries(relevant).sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,external_node_crypto_.createHash)('md5')
        .update(encodeAsPhp(Object.fromEntries(sorted)))
        .digest('hex');
}
function encodeAsPhp(value) {
    const emptied = JSON.stringify(value, (_key, inner) => typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? [] : inner);
    return emptied
        .replaceAll('/', '\\/')
        .replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// EXTERNAL MODULE: ./src/cli/raise/files.ts
var files = __webpack_require__(94);
;// CONCATENATED MODULE: ./src/cli/raise/json-places.ts
const TOKEN = /"(?:[^"\\]|\\[^])*"|[{}[\],:]/g;
function findJsonPlaces(text, isWanted) {
    const found = [];
    const path = [];
    let isKey = false;
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
        if (token === '{' || token === '[') {
            path.push(token === '{' ? '' : undefined);
            isKey = token === '{';
        }
        else if (token === '}' || token === ']')
            path.pop();
        else if (token === ',')
            isKey = path.at(-1) !== undefined;
        else if (token === ':')
            isKey = false;
        else if (isKey)
            path[path.length - 1] = decode(token);
        else if (path.every((key) => key !== undefined) && isWanted(path))
            found.push({ path: [...path], value: decode(token), start: index + 1, end: index + token.length - 1 });
    }
    return found;
}
function decode(token) {
    return String(JSON.parse(Buffer.from(token, 'latin1').toString()));
}

;// CONCATENATED MODULE: ./src/cli/raise/find-in-json.ts








const LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'bun.lock'];
function findInManifests(plugin, folder, next) {
    const read = (name) => plugin.read(folder === '' ? name : `${folder}/${name}`);
    const [npm, composer, lock] = [read('package.json'), read('composer.json'), read('composer.lock')];
    const find = (file) => file === undefined ? [] : findVersion(file, plugin.header.version, next);
    const [inNpm, inComposer] = [find(npm), find(composer)];
    const isRaised = ({ left }) => left === undefined;
    const locked = inNpm.filter(isRaised).flatMap((own) => findInLockfiles(plugin, folder, own));
    const places = [...inNpm, ...locked, ...inComposer];
    if (composer === undefined || lock === undefined || !inComposer.some(isRaised))
        return { places, advice: [] };
    const hash = findHash(composer, lock, next);
    if (hash !== undefined)
        return { places: [...places, hash], advice: [] };
    return {
        places,
        advice: [`Run \`composer update --lock\`, so that ${lock.name} follows ${composer.name}.`],
    };
}
function findVersion(file, version, next) {
    readJson(file);
    const found = findJsonPlaces(file.text, ([first, ...rest]) => first === 'version' && rest.length === 0);
    return found
        .filter(({ value }) => value !== toSemantic(next))
        .map(({ value, start, end }) => {
        const place = { file, start, end };
        if (found.length > 1)
            return { ...place, left: 'The file has this key twice: remove one.' };
        if (value === version)
            return place;
        return value === toSemantic(version)
            ? { ...place, replacement: toSemantic(next) }
            : { ...place, left: 'It is not the version of the plugin.' };
    });
}
function toSemantic(version) {
    return version.replace(/^\d+(?:\.\d+)?(?=$|[-+])/, (numbers) => [...numbers.split('.'), '0', '0'].slice(0, 3).join('.'));
}
function readJson({ name, bytes }) {
    try {
        return JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw new command_error/* CommandError */.Q(`${name} is not valid JSON: ${(0,publish_error/* messageOf */.bD)(error)}. Nothing was changed.`);
    }
}
function findInLockfiles({ top, repository, read }, folder, manifest) {
    const start = (0,external_node_path_.join)(top, folder);
    const found = [];
    for (let at = start;; at = (0,external_node_path_.dirname)(at)) {
        const inTop = (0,read_start/* findInside */.aV)(top, at);
        const readHere = inTop === undefined ? (0,files/* createReader */.WF)(at) : read;
        for (const name of LOCKFILES) {
            const file = readHere(inTop === undefined ? name : (0,external_node_path_.join)(inTop, name).replaceAll('\\', '/'));
            if (file === undefined)
                continue;
            const shown = (0,external_node_path_.relative)(top, (0,external_node_path_.join)(at, name)).replaceAll('\\', '/');
            found.push(...findInLockfile({ ...file, name: shown }, (0,read_start/* findInside */.aV)(at, start) ?? '', manifest));
        }
        if (at === repository || at === (0,external_node_path_.dirname)(at))
            return found;
    }
}
function findInLockfile(file, inside, { file: follows, replacement }) {
    const wanted = ['packages', 'workspaces'].map((list) => [list, inside, 'version'].join('\n'));
    const own = inside === '' ? ['version'] : [];
    const found = findJsonPlaces(file.text, (path) => [...own, ...wanted].includes(path.join('\n')));
    return found.map(({ start, end }) => {
        return { file, start, end, follows, ...(replacement === undefined ? {} : { replacement }) };
    });
}
function findHash(composer, lock, next) {
    const [place] = findJsonPlaces(lock.text, (path) => path.join('\n') === 'content-hash');
    const json = readJson(composer);
    if (place === undefined || hashComposerJson(json) !== place.value)
        return undefined;
    const replacement = hashComposerJson({ ...(0,record/* toRecord */.L)(json), version: next });
    return { file: lock, start: place.start, end: place.end, replacement, follows: composer };
}


/***/ }),

/***/ 4091:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isInFolder),
/* harmony export */   UW: () => (/* binding */ findConstant),
/* harmony export */   fA: () => (/* binding */ findStableTag),
/* harmony export */   gI: () => (/* binding */ listOthers)
/* harmony export */ });
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2189);
/* harmony import */ var _package_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6410);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_package_code_js__WEBPACK_IMPORTED_MODULE_0__]);
_package_code_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



function findConstant(plugin) {
    const { folder, mainFile, header, files } = plugin;
    const ownWords = new Set(`${folder} ${mainFile} ${header.name}`.toLowerCase().split(/[^a-z\d]+/));
    const isLibrary = (0,_package_code_js__WEBPACK_IMPORTED_MODULE_0__/* .createLibraryTest */ .Go)({ entries: files.map((path) => ({ path })), folder });
    const code = files.filter((name) => isInFolder(name, folder) && name.endsWith('.php') && !(0,_package_code_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(name) && !isLibrary(name));
    const depth = (name) => (name === mainFile ? 0 : name.split('/').length);
    const pattern = new RegExp(`^(?!\\s*(?:[*#]|/[/*])).{0,200}?(?:\\bdefine\\s*\\(.{0,200}?(?<constant>\\w+)["']\\s*,|(?<assigned>\\w+)\\s*=)\\s*(?<quote>["'])(?<version>${escape(header.version)})\\k<quote>\\s*(?:\\)?\\s*;|\\.)`, 'dgim');
    return code
        .toSorted((a, b) => depth(a) - depth(b))
        .flatMap((name) => findMatches(plugin, name, pattern))
        .find(({ groups }) => isVersionName(groups['constant'] ?? groups['assigned'] ?? '', ownWords))?.place;
}
function isInFolder(name, folder) {
    return folder === '' || name.startsWith(`${folder}/`);
}
function isVersionName(name, ownWords) {
    const words = name
        .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .split('_')
        .filter((word) => word !== 'number');
    const others = words.slice(0, -1).filter((word) => !ownWords.has(word));
    return (/^ver(sion)?$/.test(words.at(-1) ?? '') &&
        !others.some((word) => PAST.test(word)) &&
        !(others.includes(words.at(-2) ?? '') && PARTS.test(words.at(-2) ?? '')));
}
const PAST = /^(min|minimum|max|maximum|required?|requires|since|deprecated|tested|last|prev|previous|old|first|installed|from|until|upgrade|migration)$/;
const PARTS = /^(php|wp|wordpress|mysql|db|database|schema|data|tables?|settings|options?|config|caches?|api|rest|sdk|lib|library|framework|assets?|styles?|scripts?|js|css|core|pro|free|addons?|blocks?|themes?|templates?|wc|woocommerce|elementor)$/;
const TEXT = /(?<!\.min)\.(php|inc|[cm]?[jt]sx?|json|s?css|txt|md)$/i;
const LOCKFILE = /(^|\/)(package-lock|npm-shrinkwrap)\.json$/;
const HISTORY = /@since|deprecat|doing_it_wrong|version_compare/i;
function listOthers(plugin) {
    const version = escape(plugin.header.version);
    const list = (words) => new RegExp(`(?:(?<quote>["'])|(?:${words})[^\\w\\r\\n]{1,20})(?<version>${version})(?![\\w-]|\\.\\w)`, 'dgi');
    const [inCode, inTexts] = [list('version|stable tag'), list('stable tag')];
    return plugin.files
        .filter((name) => isInFolder(name, plugin.folder) && TEXT.test(name) && !LOCKFILE.test(name) && !(0,_package_code_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(name))
        .flatMap((name) => findMatches(plugin, name, /\.(txt|md)$/i.test(name) ? inTexts : inCode))
        .map(({ place }) => ({ ...place, left: '' }))
        .filter(({ file, start }) => !HISTORY.test((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(file.text, start).text));
}
function findMatches({ read, header }, name, pattern) {
    const file = read(name);
    if (file === undefined || !file.text.includes(header.version))
        return [];
    return [...file.text.matchAll(pattern)].map(({ groups = {}, indices }) => {
        const [start, end] = indices?.groups?.['version'] ?? [0, 0];
        return { groups, place: { file, start, end } };
    });
}
function escape(version) {
    return version.replaceAll(/[.+]/g, '\\$&');
}
function findStableTag(file, next) {
    const { stableTag } = (0,_package_code_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReadme */ .ci)(file.bytes);
    const [line = '', value = ''] = STABLE_TAG.exec(file.text) ?? [];
    if (stableTag === '' || value === '')
        return undefined;
    const end = file.text.search(STABLE_TAG) + line.length;
    const place = { file, start: end - value.length, end };
    if (value !== stableTag || !/^\d/.test(value) || !(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .l)(value))
        return { ...place, left: 'The "Stable tag" is not a plain version.' };
    return (0,_package_code_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(next, value) > 0
        ? place
        : { ...place, left: `The "Stable tag" is not older than ${next}.` };
}
const STABLE_TAG = /^[ \t*-]*stable tag[ \t]*:[* \t]*([^\s*]+)/im;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4049:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ chooseVersion)
/* harmony export */ });
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _package_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6410);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_package_code_js__WEBPACK_IMPORTED_MODULE_2__]);
_package_code_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



const PARTS = ['major', 'minor', 'patch'];
function chooseVersion(wanted, current) {
    const part = PARTS.findIndex((name) => name === wanted.toLowerCase());
    const next = part < 0 ? wanted : raisePart(current, part);
    const bare = next.replace(/^v\.?(?=\d)/i, '');
    if (bare !== next)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Q(`A version begins with a digit. Write ${bare}.`);
    if (!/^\d/.test(next) || !(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .l)(next))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Q(`${JSON.stringify(wanted)} is no version. Write one such as 1.3.0, or one of ${PARTS.join(', ')}.`);
    if ((0,_package_code_js__WEBPACK_IMPORTED_MODULE_2__/* .hasUnknownWord */ .Hk)(next))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Q(`${next} has a word that PHP does not know, or ends with a separator: sites that have ${next.replace(/[^\d.].*$|\.$/, '')} would never be offered it. Use only numbers and dev, alpha, beta, RC or pl, such as 1.3.0-beta.1.`);
    if ((0,_package_code_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(next, current) > 0)
        return next;
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Q(`${next} is not newer than ${current}, the version in the header: WordPress would never offer it to sites that have ${current}. Name a newer version.`);
}
const FORM = /^(\d+(?:\.\d+){0,2})(?:(?:\.\d+)+|(?:[-.+_]|(?=[a-z]))[a-z].*)?$/i;
function raisePart(current, part) {
    const [, numbers = ''] = FORM.exec(current) ?? [];
    const given = numbers.split('.');
    if (numbers === '' || given.some((number) => /^0\d|\d{10}/.test(number)))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Q(`${current} is not of the form 1.2.3, so it is not clear what comes next. Write the new version: raise 1.3.0.`);
    const isPrerelease = /[a-z]/i.test(current);
    const count = Math.max(given.length, part + 1);
    const values = Array.from({ length: count }, (_, index) => Number(given[index] ?? 0));
    const isReached = isPrerelease && values.slice(part + 1).every((value) => value === 0);
    return values
        .map((value, index) => (index < part ? value : index > part ? 0 : isReached ? value : value + 1))
        .join('.');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9599:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ planRaise)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6717);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2189);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3292);
/* harmony import */ var _find_plugins_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8662);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6094);
/* harmony import */ var _package_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6410);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94);
/* harmony import */ var _find_in_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5647);
/* harmony import */ var _find_places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4091);
/* harmony import */ var _next_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4049);
/* harmony import */ var _settle_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4287);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_package_code_js__WEBPACK_IMPORTED_MODULE_3__, _next_version_js__WEBPACK_IMPORTED_MODULE_7__, _find_plugins_js__WEBPACK_IMPORTED_MODULE_10__, _find_places_js__WEBPACK_IMPORTED_MODULE_12__]);
([_package_code_js__WEBPACK_IMPORTED_MODULE_3__, _next_version_js__WEBPACK_IMPORTED_MODULE_7__, _find_plugins_js__WEBPACK_IMPORTED_MODULE_10__, _find_places_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);













function planRaise({ folder, wanted, include, exclude }) {
    const top = openFolder(folder);
    const answers = { include: include.map(_settle_places_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpec */ .Ot), exclude: exclude.map(_settle_places_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpec */ .Ot) };
    const { path: mainFile, header } = chooseMainFile(top, answers.exclude);
    const { version, name } = header;
    const read = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .createReader */ .WF)(top);
    const main = read(mainFile);
    const span = main && (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .locateHeader */ .Ii)(main.bytes, 'version');
    if (main === undefined || span === undefined)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`${mainFile} has no "Version" header. Write one, such as \`Version: 1.0.0\`, below \`Plugin Name:\`.`);
    if (!/^\.?\d/.test(version) || !(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .l)(version))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`The "Version" header in line ${(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(main.text, span.start).number} of ${mainFile} is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteName */ .AB)(version)}, which is no version. If a tool fills it in, let that raise it.`);
    const next = (0,_next_version_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseVersion */ .E)(wanted, version);
    const pluginFolder = parentOf(mainFile);
    const files = listKnownFiles(top);
    const repository = (0,_git_js__WEBPACK_IMPORTED_MODULE_8__/* .findRepository */ .W1)(top) ?? top;
    const plugin = { top, repository, folder: pluginFolder, mainFile, header, files, read };
    const { places, advice } = findAll(plugin, { ...span, file: main }, next);
    const settled = (0,_settle_places_js__WEBPACK_IMPORTED_MODULE_1__/* .settlePlaces */ .kc)(places, answers, plugin);
    if (!settled.some(({ file, start }) => file === main && start === span.start))
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q('--exclude leaves out the header of the main file, without which no site gets the version. Remove it.');
    const raised = Map.groupBy(settled, ({ file, left }) => (left === undefined ? file.path : ''));
    const changes = [...raised].flatMap(([path, some]) => (path === '' ? [] : change(some, next)));
    for (const one of changes)
        verify(one, mainFile, next);
    return {
        name,
        version,
        next,
        changes,
        lines: changes.flatMap(({ lines }) => lines),
        remarks: [...advice, ...describeLeft(settled, version), ...remarkOnChangelog(plugin, next)],
    };
}
function openFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch (error) {
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`The folder ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteName */ .AB)(folder)} cannot be read: ${(0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .bD)(error)}. Check its name, and that this user may read it.`);
    }
}
function chooseMainFile(top, exclude) {
    const left = (0,_find_plugins_js__WEBPACK_IMPORTED_MODULE_10__/* .findPlugins */ .U)(top)
        .flatMap(({ mainFiles }) => mainFiles)
        .filter(({ path }) => !exclude.some(({ name, line }) => line === '' && name === path));
    const folders = [...new Set(left.map(({ path }) => parentOf(path)))];
    const [main, ...others] = left;
    if (main === undefined)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q('No plugin was found: no PHP file in the folder, or up to three levels below it, has a "Plugin Name" header. Name the folder of the plugin: raise 1.3.0 FOLDER.');
    if (folders.length > 1)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`There are several plugins, in ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(folders)}. Name the folder of one: raise 1.3.0 ${folders[0] ?? ''}.`);
    if (others.length > 0)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(left.map(({ path }) => path))} have a "Plugin Name" header, so WordPress takes each for a plugin. Remove it from all but the main file, or say which file is none: --exclude ${others[0]?.path ?? ''}.`);
    return main;
}
function listKnownFiles(top) {
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_8__/* .askGit */ .gG)(top, 'ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z');
    const ignored = (listed ?? '').split('\0').filter((name) => name !== '');
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(top).filter((file) => !ignored.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))));
}
function findAll(plugin, header, next) {
    const { folder, files, read } = plugin;
    const folders = listUpTo(folder);
    const readmes = files
        .filter((name) => folders.includes(parentOf(name)) && README.test(name))
        .flatMap((name) => read(name) ?? []);
    const manifests = folders.map((at) => (0,_find_in_json_js__WEBPACK_IMPORTED_MODULE_11__/* .findInManifests */ .L)(plugin, at, next));
    const blocks = files
        .filter((name) => (0,_find_places_js__WEBPACK_IMPORTED_MODULE_12__/* .isInFolder */ .Gp)(name, folder) && /(^|\/)block\.json$/.test(name))
        .flatMap((name) => read(name) ?? [])
        .flatMap((file) => (0,_find_in_json_js__WEBPACK_IMPORTED_MODULE_11__/* .findVersion */ .A)(file, plugin.header.version, next))
        .filter(({ left }) => left === undefined);
    return {
        places: [
            header,
            ...[(0,_find_places_js__WEBPACK_IMPORTED_MODULE_12__/* .findConstant */ .UW)(plugin)].filter((place) => place !== undefined),
            ...readmes.flatMap((file) => (0,_find_places_js__WEBPACK_IMPORTED_MODULE_12__/* .findStableTag */ .fA)(file, next) ?? []),
            ...manifests.flatMap(({ places }) => places),
            ...blocks,
            ...(0,_find_places_js__WEBPACK_IMPORTED_MODULE_12__/* .listOthers */ .gI)(plugin),
        ],
        advice: manifests.flatMap(({ advice }) => advice),
    };
}
const README = /(^|\/)readme\.(txt|md)$/i;
function listUpTo(folder) {
    const parts = folder.split('/').filter((part) => part !== '');
    return ['', ...parts.map((_part, index) => parts.slice(0, index + 1).join('/'))];
}
function parentOf(name) {
    return name.slice(0, Math.max(name.lastIndexOf('/'), 0));
}
function change(places, next) {
    const sorted = places.toSorted((a, b) => a.start - b.start);
    const [{ file }] = sorted;
    let after = '';
    let at = 0;
    for (const { start, end, replacement = next } of sorted) {
        after += file.text.slice(at, start) + replacement;
        at = end;
    }
    after += file.text.slice(at);
    const now = after.split(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_END */ .J2);
    const numbers = new Set(sorted.map(({ start }) => (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(file.text, start).number));
    const show = (line = '') => (0,_settle_places_js__WEBPACK_IMPORTED_MODULE_1__/* .showLine */ .Yu)(Buffer.from(line, 'latin1').toString());
    const lines = file.text
        .split(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_END */ .J2)
        .map((line, index) => ({ file: file.name, line: index + 1, before: show(line), after: show(now[index]) }))
        .filter(({ line }) => numbers.has(line));
    return { name: file.name, path: file.path, before: file.bytes, after: Buffer.from(after, 'latin1'), lines };
}
function verify({ name, after }, mainFile, next) {
    const isReadme = README.test(name);
    const found = isReadme ? (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReadme */ .ci)(after).stableTag : (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePluginHeader */ .OF)(after).version;
    const expected = isReadme ? next.replaceAll(/[^a-z0-9_.-]/gi, '') : next;
    if ((isReadme || name === mainFile) && found !== expected)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CommandError */ .Q(`${name} would have the version ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteName */ .AB)(found)} afterwards, not ${next}. Nothing was changed: raise it by hand.`);
}
const MAX_LEFT = 20;
function describeLeft(places, version) {
    const all = places.flatMap(({ file, start, left }) => {
        if (left === undefined)
            return [];
        const { number, text } = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(file.text, start);
        return [{ place: `${file.name}:${number}`, text: `${(0,_settle_places_js__WEBPACK_IMPORTED_MODULE_1__/* .showLine */ .Yu)(text)}${left === '' ? '' : ` (${left})`}` }];
    });
    const [first] = all;
    if (first === undefined)
        return [];
    return [
        ...all.slice(0, MAX_LEFT).map(({ place, text }) => `${place} stays: ${text}`),
        ...(all.length > MAX_LEFT ? [`… and ${all.length - MAX_LEFT} more that have ${version}.`] : []),
        `Raise such a line by hand, or start again with --include ${first.place}.`,
    ];
}
function remarkOnChangelog({ files, folder, read, header }, next) {
    const release = { version: next, names: [header.name] };
    const logs = files.flatMap((file) => {
        const isLog = _package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGELOG_NAMES */ .YK.some((name) => file.toLowerCase().endsWith(name));
        if (parentOf(file) !== folder || (!isLog && !README.test(file)))
            return [];
        const text = (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(read(file)?.bytes ?? Buffer.alloc(0));
        const kind = isLog ? 'file' : 'readme';
        return (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSections */ .VL)(text, kind, release) ? [{ file, section: (0,_package_code_js__WEBPACK_IMPORTED_MODULE_3__/* .findChangelog */ .WI)(text, kind, release) }] : [];
    });
    if (logs.length === 0 || logs.some(({ section }) => section !== ''))
        return [];
    return [
        `The changelog in ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(logs.map(({ file }) => file))} has no section for ${next} yet: write one.`,
    ];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ readSpec),
/* harmony export */   Yu: () => (/* binding */ showLine),
/* harmony export */   kc: () => (/* binding */ settlePlaces)
/* harmony export */ });
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94);



function readSpec(given) {
    const [, name = given, line = ''] = /^(.*?):(\d+)$/.exec(given) ?? [];
    return { given, name: (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(name), line };
}
function matches({ name, line }, { file, start }) {
    const isIn = file.name === name || file.name.startsWith(`${name}/`);
    return isIn && (line === '' || Number(line) === (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(file.text, start).number);
}
const OUTSIDE = 'It is a link that leads out of the folder: put the file itself there.';
function settlePlaces(places, { include, exclude }, { read, header }) {
    const names = exclude.filter(({ name, line }) => line !== '' || read(name) === undefined);
    const idle = [...include, ...names].find((spec) => !places.some((place) => matches(spec, place)));
    if (idle !== undefined)
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CommandError */ .Q(`Nothing was changed: ${idle.given} matches no place that has ${header.version}. Check the file and the line.`);
    const known = new Set();
    const settled = places
        .filter((place) => !exclude.some((spec) => matches(spec, place)))
        .map(({ left, ...place }) => {
        if (place.file.isOutside)
            return { ...place, left: OUTSIDE };
        const isLeft = left !== undefined && !include.some((spec) => matches(spec, place));
        return isLeft ? { ...place, left } : place;
    })
        .filter(({ file, start }) => {
        const key = `${file.path}\n${start}`;
        const isNew = !known.has(key);
        known.add(key);
        return isNew;
    });
    const isRaised = (path) => settled.some(({ left, file }) => left === undefined && file.path === path);
    return settled.filter(({ follows }) => follows === undefined || isRaised(follows.path));
}
const MAX_LENGTH = 160;
function showLine(line) {
    const shown = (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .showInvisible */ .jQ)(line.trim().replaceAll('\t', ' '));
    return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH).toWellFormed()}…` : shown;
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ replaceFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);





function replaceFiles(changes, rename = node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync) {
    const temporary = new Map();
    const replaced = [];
    try {
        for (const change of changes) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(change.path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
            temporary.set(path, change);
            attempt(change, () => writeLike(change.path, path, change.after));
        }
        const stale = changes.find(({ path, before }) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path).equals(before));
        if (stale !== undefined)
            throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${stale.name} changed in the meantime, so nothing was written. Try again.`);
        for (const [path, change] of temporary) {
            attempt(change, () => rename(path, change.path));
            replaced.push(change);
        }
    }
    catch (error) {
        const lost = replaced.filter((change) => !restore(change, rename));
        if (lost.length === 0)
            throw error;
        const names = lost.map(({ name }) => name).join(', ');
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${(0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)} These files have the new version already, and could not be put back: ${names}. Take them from git: git checkout -- ${names.replaceAll(',', '')}`);
    }
    finally {
        for (const path of temporary.keys())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
}
function attempt({ name, path }, work) {
    try {
        work();
    }
    catch (error) {
        throw new _command_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Q(`${name} cannot be written: ${(0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error).replace(/, \w+ '[^]*$/, '')}. Nothing was changed. Allow this user to write to ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))}, and try again.`);
    }
}
function writeLike(other, path, bytes) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(other);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'wx', 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, bytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, mode & 0o7777);
}
function restore({ path, before }, rename) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
    try {
        writeLike(path, kept, before);
        rename(kept, path);
        return true;
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(kept, { force: true });
        return false;
    }
}


/***/ }),

/***/ 6411:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* reexport module object */ _init_command_js__WEBPACK_IMPORTED_MODULE_0__),
/* harmony export */   raise: () => (/* reexport module object */ _raise_command_js__WEBPACK_IMPORTED_MODULE_1__)
/* harmony export */ });
/* harmony import */ var _init_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4488);
/* harmony import */ var _raise_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7000);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_command_js__WEBPACK_IMPORTED_MODULE_0__, _raise_command_js__WEBPACK_IMPORTED_MODULE_1__]);
([_init_command_js__WEBPACK_IMPORTED_MODULE_0__, _raise_command_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
