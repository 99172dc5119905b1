import config from './jest.config.js';

/** What a developer asks after each change: all units but those that try thousands of cases, or start threads. */
export default {
  ...config,
  roots: ['<rootDir>/__tests__/unit'],
  testPathIgnorePatterns: ['model', 'fuzz', 'thread', 'artifacts\\.test', 'download-artifact'],
};
