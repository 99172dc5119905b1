/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // Most tests wait for a child process or a server: all cores help.
  maxWorkers: '100%',
  // A busy machine is no failure: child processes take as long as they take.
  testTimeout: 30_000,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    // Types are checked once, by `npm run typecheck`. Tests import `./x.ts`, and keep doing so here.
    '^.+\\.ts$': ['ts-jest', { useESM: true, tsconfig: { rewriteRelativeImportExtensions: false } }],
  },
  reporters: ['default', '<rootDir>/__tests__/summary-reporter.js'],
};
