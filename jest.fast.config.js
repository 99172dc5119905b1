import config from './jest.config.js';

/** What a developer asks after each change: all units but those that try thousands of cases, or start threads. */
export default {
  ...config,
  roots: ['<rootDir>/__tests__/unit'],
  testPathIgnorePatterns: ['/unit/model/', 'fuzz', 'thread', 'download-artifact'],
};
