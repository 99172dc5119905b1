import config from './jest.config.js';

/** What a developer asks after each change: all units but those that try thousands of cases, or start threads. */
export default {
  ...config,
  testMatch: ['**/__tests__/unit/**/*.test.ts'],
  testPathIgnorePatterns: ['model', 'fuzz', 'thread', 'artifacts\\.test', 'download-artifact'],
};
