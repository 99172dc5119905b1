/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    // Types are checked once, by `npm run typecheck`. Tests import `./x.ts`, and keep doing so here.
    '^.+\\.ts$': ['ts-jest', { useESM: true, tsconfig: { rewriteRelativeImportExtensions: false } }],
  },
  reporters: ['default', '<rootDir>/__tests__/summary-reporter.js'],
};
