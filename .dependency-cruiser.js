/**
 * What the modules of `src` may import: a module is a folder right below it, and knows only those further down this list.
 * `npm run lint` holds that.
 */
const LAYERS = [
  ['index.ts'],
  ['cli'],
  ['publish', 'rehearsal', 'live', 'planning'],
  ['source'],
  ['action'],
  ['service', 'github'],
  ['http', 'package'],
  ['build'],
  ['shared'],
];

/**
 * The same for the rooms of `rehearsal`:
 * - the root: inputs, the recipe, the run.
 * - `report`: results, summary, annotations.
 * - `play`: the order of play on one pair, and its steps.
 * - `scenes` reads sites that customers have, fetches their files, and visits them.
 * - `browser` opens pages as people see them, `probes` requests what a site has, `names` reads what PHP calls that, `packages`
 *   fetches ZIPs.
 * - `judge`: what is wrong with an answer, a log, a page, an editor, by what was seen; it asks nothing itself.
 * - `site`: one WordPress in a process of its own, with its requests and its log.
 * - `model`: the types that rooms share.
 * - the protocol: what the two processes say to each other.
 */
const REHEARSAL_LAYERS = [
  ['(index|inputs|recipe|find-beside|create-play|run-rehearsal|play-pairs|plan-browse)\\.ts$'],
  ['report/'],
  ['play/'],
  ['scenes/'],
  ['browser/', 'probes/', 'names/', 'packages/'],
  ['judge/', 'site/(?!player/)'],
  ['model/'],
  ['site/player/protocol\\.ts$'],
];

/**
 * The same for the rooms of `package`:
 * - the root: the front, and what asks all rooms.
 * - `difference` compares two packages, and judges what changed.
 * - `checks` judge one; `changelog` and `libraries` tell what is in it.
 * - `read` collects the facts of a package.
 * - `secrets` finds what must not be in it.
 * - `php` reads code, `zip` archives.
 * - `wordpress`: headers, readmes and versions, as WordPress and its directory read them.
 * - the words: what a finding is, how a search is bounded, how paths are named.
 */
const PACKAGE_LAYERS = [
  ['(index|inspect|search-keys)\\.ts$'],
  ['difference/'],
  ['checks/', 'changelog/', 'libraries/'],
  ['read/'],
  ['secrets/'],
  ['php/', 'zip/'],
  ['wordpress/'],
  ['(check-ids|finding|folder-paths|search-budget)\\.ts$'],
];

/** Packages, as patterns of paths, and the files of `src` that alone may load them. */
const WALLS = [
  {
    name: 'actions-core',
    path: 'core/',
    files: ['action/runner'],
  },
  { name: 'http-client', path: 'http-client/(?!lib/proxy\\.)', files: ['http/tunnel'] },
  { name: 'http-client-proxy', path: 'http-client/lib/proxy\\.', files: ['http/proxy'] },
  { name: 'actions-github', path: 'github/', files: ['github/[^/]*', 'source/artifact/download-artifact'] },
  { name: 'actions-artifact', path: 'artifact/', files: ['source/artifact/download-artifact'] },
];

/** @param {string} path */
const inToolkit = (path) => `(^|/)node_modules/@actions/${path}`;

/** @param {readonly string[]} files */
const exactly = (files) => `^src/(${files.join('|')})\\.ts$`;

/** The process of a site loads nothing else of the rehearsal. */
const PLAYER = '(main\\.ts$|site/player/)';

/** @param {readonly string[]} rooms */
const inRehearsal = (rooms) => `^src/rehearsal/(${rooms.join('|')})`;

/** @param {readonly string[]} rooms */
const inPackage = (rooms) => `^src/package/(${rooms.join('|')})`;

/** @param {readonly string[]} modules */
const match = (modules) => `^src/(${modules.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other can only be read together.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    ...LAYERS.flatMap((modules, index) =>
      modules.map((name) => ({
        name: `from-lower-layers-${name}`,
        comment: 'A module imports itself and modules of lower layers.',
        severity: /** @type {const} */ ('error'),
        from: { path: match([name]) },
        to: { path: match(LAYERS.slice(0, index + 1).flat()), pathNot: match([name]) },
      })),
    ),
    ...REHEARSAL_LAYERS.flatMap((rooms, index) =>
      rooms.map((room) => ({
        name: `from-lower-rooms-${room}`,
        comment: 'A room of the rehearsal imports itself and rooms of lower layers.',
        severity: /** @type {const} */ ('error'),
        from: { path: inRehearsal([room]) },
        to: { path: inRehearsal(REHEARSAL_LAYERS.slice(0, index + 1).flat()), pathNot: inRehearsal([room]) },
      })),
    ),
    ...PACKAGE_LAYERS.flatMap((rooms, index) =>
      rooms.map((room) => ({
        name: `from-lower-rooms-${room}`,
        comment: 'A room of the packages imports itself and rooms of lower layers.',
        severity: /** @type {const} */ ('error'),
        from: { path: inPackage([room]) },
        to: { path: inPackage(PACKAGE_LAYERS.slice(0, index + 1).flat()), pathNot: inPackage([room]) },
      })),
    ),
    ...WALLS.map(({ name, path, files }) => ({
      name: `wall-${name}`,
      comment: 'Only the files that WALLS lists import it.',
      severity: /** @type {const} */ ('error'),
      from: { path: '^src/', pathNot: exactly(files) },
      to: { path: inToolkit(path) },
    })),
    {
      name: 'wall-late',
      comment: 'Only these files load a part of the toolkit late, which becomes a chunk of the bundle.',
      severity: 'error',
      from: { path: '^src/', pathNot: exactly(['github/[^/]*', 'source/artifact/download-artifact']) },
      to: { path: inToolkit(''), dynamic: true },
    },
    {
      name: 'src-alone',
      comment: 'src is what users run: it stands alone.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|scripts|bench|__tests__)/' },
    },
    {
      name: 'player-alone',
      comment: 'The process of a site loads nothing else of the rehearsal.',
      severity: 'error',
      from: { path: inRehearsal([PLAYER]) },
      to: { path: '^src/rehearsal/', pathNot: inRehearsal([PLAYER]) },
    },
    {
      name: 'player-behind-protocol',
      comment: 'The rest of the rehearsal knows of the process of a site only its protocol.',
      severity: 'error',
      from: { path: '^src/rehearsal/', pathNot: inRehearsal([PLAYER]) },
      to: { path: inRehearsal([PLAYER]), pathNot: inRehearsal(['site/player/protocol\\.ts$']) },
    },
    {
      name: 'browser-front',
      comment: 'The rest of the rehearsal knows of the browser only its front.',
      severity: 'error',
      from: { path: '^src/rehearsal/', pathNot: inRehearsal(['browser/']) },
      to: { path: inRehearsal(['browser/']), pathNot: inRehearsal(['browser/index\\.ts$']) },
    },
    {
      name: 'package-front',
      comment: 'Other modules know of packages only the front, which lists what they may use.',
      severity: 'error',
      from: { path: '^src/', pathNot: match(['package']) },
      to: { path: match(['package']), pathNot: '^src/package/index\\.ts$' },
    },
    {
      name: 'rehearsal-front',
      comment: 'Other modules know of the rehearsal only its front, and the first files of its processes.',
      severity: 'error',
      from: { path: '^src/', pathNot: match(['rehearsal']) },
      to: {
        path: match(['rehearsal']),
        pathNot: inRehearsal(['index\\.ts$', 'main\\.ts$', 'browser/main\\.ts$']),
      },
    },
    {
      name: 'known-room',
      comment: 'Each room of the rehearsal has its layer here.',
      severity: 'error',
      from: {},
      to: { path: '^src/rehearsal/', pathNot: inRehearsal([...REHEARSAL_LAYERS.flat(), PLAYER]) },
    },
    {
      name: 'known-room-package',
      comment: 'Each room of the packages has its layer here.',
      severity: 'error',
      from: {},
      to: { path: '^src/package/', pathNot: inPackage(PACKAGE_LAYERS.flat()) },
    },
    {
      name: 'known-module',
      comment: 'Each module has its layer here.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: match(LAYERS.flat()) },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
