export const id = 396;
export const ids = [396];
export const modules = {

/***/ 7396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BUILD_FILES: () => (/* reexport */ BUILD_FILES),
  createFileReader: () => (/* reexport */ createFileReader),
  findNodeVersion: () => (/* reexport */ findNodeVersion),
  join: () => (/* reexport */ join),
  keysOf: () => (/* reexport */ keysOf),
  listLockfiles: () => (/* reexport */ listLockfiles),
  listPlaces: () => (/* reexport */ listPlaces),
  planBuild: () => (/* reexport */ planBuild),
  planComposer: () => (/* reexport */ planComposer),
  planScripts: () => (/* reexport */ planScripts),
  readManifest: () => (/* reexport */ readManifest),
  readManifests: () => (/* reexport */ readManifests),
  showCommand: () => (/* reexport */ showCommand),
  showCommands: () => (/* reexport */ showCommands)
});

;// CONCATENATED MODULE: ./src/build/command.ts
function toCommands(...lines) {
    return lines.map((argv) => ({ argv }));
}
function showCommands(commands, between = ' && ') {
    return commands
        .filter(({ unless }) => unless === undefined)
        .map(showCommand)
        .join(between);
}
function showCommand({ argv }) {
    return argv
        .map((word) => (/^[\w@%+=:,./^-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
        .join(' ');
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./src/shared/record.ts
var record = __webpack_require__(3060);
;// CONCATENATED MODULE: ./src/build/manifest.ts




function createFileReader(top) {
    return (path) => (0,read_start/* readText */.yR)((0,external_node_path_.join)(top, path), top);
}
function readManifest(read, path) {
    const text = read(path);
    if (text === undefined)
        return undefined;
    try {
        const json = JSON.parse(text);
        return (0,record/* isObject */.G)(json) ? json : {};
    }
    catch (error) {
        throw new publish_error/* PublishError */.S1({
            code: 'input',
            title: 'Not valid JSON',
            message: `\`${path}\` is not valid JSON: ${(0,publish_error/* messageOf */.bD)(error)}.`,
            hint: 'Correct it: the build reads it.',
            cause: error,
        });
    }
}
function readManifests(read, paths) {
    return paths.flatMap((path) => {
        try {
            const manifest = readManifest(read, path);
            return manifest === undefined ? [] : [manifest];
        }
        catch {
            return [];
        }
    });
}
function listPackagePaths(folder) {
    return listPlaces(folder).map((place) => join(place, 'package.json'));
}
function listPlaces(folder) {
    const names = folder === '.' ? [] : folder.split('/');
    return [...names.map((_name, index) => names.slice(0, names.length - index).join('/')), '.'];
}
function join(place, name) {
    return place === '.' ? name : `${place}/${name}`;
}
function keysOf(value) {
    return (0,record/* isObject */.G)(value) ? Object.keys(value) : [];
}
function listNamed(value, wanted) {
    return [value]
        .flat()
        .filter(record/* isObject */.G)
        .filter(({ name }) => name === wanted);
}

;// CONCATENATED MODULE: ./src/build/node-version.ts


const FILES = [
    ['.nvmrc', /^[ \t]*([^\s#]+)/m],
    ['.node-version', /^[ \t]*([^\s#]+)/m],
    ['.tool-versions', /^[ \t]*node(?:js)?[ \t]+([^\s#]+)/m],
];
function findNodeVersion(read, folder) {
    const places = listPlaces(folder);
    const inFiles = places.flatMap((place) => FILES.map(([name, find]) => find.exec(read(join(place, name)) ?? '')?.[1]));
    const inPackages = readManifests(read, listPackagePaths(folder)).flatMap(({ volta, devEngines, engines }) => [
        (0,record/* toRecord */.L)(volta)['node'],
        ...listNamed((0,record/* toRecord */.L)(devEngines)['runtime'], 'node').map(({ version }) => version),
        (0,record/* toRecord */.L)(engines)['node'],
    ]);
    return [...inFiles, ...inPackages].find(isVersion);
}
function isVersion(value) {
    return typeof value === 'string' && /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(value);
}

;// CONCATENATED MODULE: ./src/build/package-manager.ts



const LOCKFILES = [
    ['pnpm', 'pnpm-lock.yaml'],
    ['yarn', 'yarn.lock'],
    ['bun', 'bun.lock'],
    ['bun', 'bun.lockb'],
    ['npm', 'package-lock.json'],
    ['npm', 'npm-shrinkwrap.json'],
];
function listLockfiles({ read, folder, }) {
    return LOCKFILES.flatMap(([manager, name]) => listPlaces(folder).flatMap((place) => {
        const text = read(join(place, name));
        return text === undefined ? [] : [{ manager, name, place, text }];
    }));
}
function readNamed(manifests) {
    const [text = ''] = manifests.map((json) => json['packageManager']).filter(isText);
    const [, manager, version = ''] = /^(bun|npm|pnpm|yarn)@([^+]*)/.exec(text) ?? [];
    return {
        manager: manager,
        version: /^\d[\w.-]*$/.test(version) ? version : undefined,
    };
}
function bring(lock, { named, manifests, read }) {
    const { manager } = lock;
    if (named.manager === manager && (manager === 'pnpm' || manager === 'yarn'))
        return [
            { argv: ['npm', 'install', '--global', 'corepack'], unless: 'corepack' },
            { argv: ['corepack', 'enable'] },
        ];
    if (named.manager === manager && named.version !== undefined)
        return toCommands(['npm', 'install', '--global', `${manager}@${named.version}`]);
    const range = readRange(manifests, manager);
    const replace = (what) => toCommands(['npm', 'install', '--global', '--force', what]);
    switch (manager) {
        case 'npm':
            return [];
        case 'bun':
            return toCommands(['npm', 'install', '--global', `bun@${range ?? '1'}`]);
        case 'pnpm':
            return replace(`pnpm@${range ?? choosePnpm(lock)}`);
        case 'yarn':
            if (!isBerry(lock))
                return [{ argv: ['npm', 'install', '--global', 'yarn@1'], unless: 'yarn' }];
            return (read(join(lock.place, '.yarnrc.yml')) ?? '').includes('yarnPath')
                ? []
                : replace('@yarnpkg/cli-dist@4');
    }
}
function install(lock) {
    if (lock.manager === 'npm')
        return ['npm', 'ci'];
    const isImmutable = lock.manager === 'yarn' && isBerry(lock);
    return [lock.manager, 'install', isImmutable ? '--immutable' : '--frozen-lockfile'];
}
function readRange(manifests, manager) {
    return manifests
        .flatMap(({ devEngines, engines }) => [
        ...listNamed((0,record/* toRecord */.L)(devEngines)['packageManager'], manager).map(({ version }) => version),
        (0,record/* toRecord */.L)(engines)[manager],
    ])
        .filter(isText)
        .find((range) => /^[\w.^~<>=|* -]{1,100}$/.test(range));
}
function choosePnpm({ text }) {
    const [, format = ''] = /^lockfileVersion:[ \t]*['"]?(\d+)/m.exec(text) ?? [];
    return { '5': '7', '6': '8' }[format] ?? '10';
}
function isBerry({ text }) {
    return text.includes('__metadata');
}
function isText(value) {
    return typeof value === 'string';
}

;// CONCATENATED MODULE: ./src/build/plan.ts



const BUILD_FILES = [
    'composer.json',
    'package.json',
    '.yarnrc.yml',
    ...LOCKFILES.map(([, name]) => name),
];
const PREFIXERS = [
    'brianhenryie/strauss',
    'coenjacobs/mozart',
    'humbug/php-scoper',
    'wpify/scoper',
];
function planBuild(project) {
    return { composer: planComposer(project), scripts: planScripts(project) };
}
function planComposer({ read, folder, script = '' }) {
    const json = readManifest(read, join(folder, 'composer.json'));
    if (json === undefined)
        return nothing(`the folder \`${folder}\` has no composer.json`);
    const isNamed = script !== '' && keysOf(json['scripts']).includes(script);
    const prefixer = keysOf(json['require-dev']).find((name) => isPrefixer(name));
    if (isNamed || prefixer !== undefined)
        return {
            commands: toCommands(['composer', 'install'], ...(isNamed ? [['composer', 'run-script', script]] : []), ['composer', 'install', '--no-dev', '--no-scripts', '--optimize-autoloader']),
            why: prefixer === undefined ? `the script ${script} of composer.json` : `${prefixer} in composer.json`,
        };
    const why = findNeed(json);
    return why === undefined
        ? nothing('composer.json requires none that sites need')
        : { commands: toCommands(['composer', 'install', '--no-dev', '--optimize-autoloader']), why };
}
function isPrefixer(name) {
    return PREFIXERS.includes(name);
}
function findNeed({ require, autoload = null, scripts }) {
    const name = keysOf(require).find((one) => one.includes('/') && one !== 'composer/installers');
    if (name !== undefined)
        return `composer.json requires ${name}`;
    if (autoload !== null)
        return 'composer.json has autoload';
    return keysOf(scripts).some((one) => one.startsWith('post-'))
        ? 'composer.json has scripts for it'
        : undefined;
}
function planScripts(project) {
    const { read, folder, script: wanted = '', isLockOptional = false } = project;
    const json = readManifest(read, join(folder, 'package.json'));
    if (json === undefined)
        return nothing(`the folder \`${folder}\` has no package.json`);
    const script = [wanted, 'build'].find((name) => name !== '' && keysOf(json['scripts']).includes(name));
    if (script === undefined)
        return nothing('package.json has no script build. If another one builds the plugin, name it as build-script');
    const manifests = readManifests(read, listPackagePaths(folder));
    const named = readNamed(manifests);
    const all = listLockfiles(project);
    const full = all.filter(({ text }) => text !== '');
    const lock = full.find(({ manager }) => manager === named.manager) ?? full[0];
    if (lock !== undefined)
        return {
            commands: [
                ...bring(lock, { named, manifests, read }),
                ...toCommands(install(lock), [lock.manager, 'run', script]),
            ],
            why: `${lock.name} and the script ${script}`,
        };
    const why = `package.json and the script ${script}`;
    const [empty] = all;
    if (hasNoPackages(json))
        return { commands: toCommands(['npm', 'run', script]), why };
    if (!isLockOptional)
        return nothing(explainNoLock(empty));
    const manager = named.manager ?? empty?.manager ?? 'npm';
    return { commands: toCommands([manager, 'install'], [manager, 'run', script]), why };
}
function hasNoPackages({ dependencies, devDependencies }) {
    return [dependencies, devDependencies].every((list) => keysOf(list).length === 0);
}
function explainNoLock(empty) {
    return empty === undefined
        ? 'package.json has no lockfile. Run npm install, and commit package-lock.json'
        : `${empty.name} is empty. Run ${empty.manager} install, and commit it`;
}
function nothing(why) {
    return { commands: [], why };
}

;// CONCATENATED MODULE: ./src/build/index.ts







/***/ })

};
