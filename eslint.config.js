import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Packages that only the files behind these walls may import. */
const WALLS = {
  '@actions/core': [
    'src/action/run.ts',
    'src/action/log.ts',
    'src/publish/report/outputs.ts',
    'src/live/outputs.ts',
    'src/rehearsal/report/outputs.ts',
  ],
  '@actions/http-client': ['src/http/tunnel.ts'],
  '@actions/http-client/lib/proxy': ['src/http/proxy.ts'],
  '@actions/github': ['src/github/**', 'src/source/artifact/download-artifact.ts'],
  '@actions/artifact': ['src/source/artifact/download-artifact.ts'],
};

const sandboxWall = {
  regex: '(^|/)(sandbox|scripts|__tests__)/',
  message: 'src is what users run: it stands alone.',
};

/** The restrictions of one file: rule options do not add up over configurations, so each file gets its own list. */
function restrictImports(files, allowed = []) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: Object.keys(WALLS)
            .filter((name) => !allowed.includes(name))
            .map((name) => ({ name, message: `Only ${WALLS[name].join(', ')} may import it.` })),
          patterns: [sandboxWall],
        },
      ],
    },
  };
}

const walledFiles = [...new Set(Object.values(WALLS).flat())];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A comment names its subject first.
      'no-warning-comments': ['error', { terms: ['what', 'todo', 'fixme'], decoration: ['*'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'exit',
          message: 'Set exitCode: exit() drops what is not written yet.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'sandbox/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    // What others wrote is read with them: a name of sixty characters kept one of them busy for ever.
    files: ['src/**/*.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  restrictImports(['src/**/*.ts']),
  ...walledFiles.map((file) =>
    restrictImports(
      [file],
      Object.keys(WALLS).filter((name) => WALLS[name].includes(file)),
    ),
  ),
  {
    // no-restricted-imports does not see `await import(…)`.
    files: ['src/**/*.ts'],
    ignores: ['src/github/**', 'src/source/artifact/download-artifact.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression[source.value=/^@actions/]', message: 'Behind a wall; see WALLS.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/action/run.ts',
      'src/rehearsal/main.ts',
      'src/rehearsal/browser/main.ts',
      'src/rehearsal/index.ts',
      'src/cli/index.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Only run.ts reads the process; pass values on.' },
      ],
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { process: 'readonly' } },
  },
);
