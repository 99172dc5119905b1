/**
 * What the modules of `src` may import: a module is a folder right below it, and knows only those further down this list.
 * `npm run lint` holds that.
 */
const LAYERS = [
  ['index.ts'],
  ['cli'],
  ['publish', 'rehearse', 'live'],
  ['compare'],
  ['source'],
  ['runner', 'hosting'],
  ['service', 'github'],
  ['http', 'plugin'],
  ['shared'],
];

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
