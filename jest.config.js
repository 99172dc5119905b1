import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storeInMemory } from './sandbox/runner/memory-folder.ts';

// Steps start some thousand times: Node.js keeps what it has made of their files.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

storeInMemory();

/** @type {import('jest').Config} */
export default {
  testRunner: '<rootDir>/__tests__/native-runner.js',
  testEnvironment: '<rootDir>/__tests__/native-environment.js',
  // Most tests wait for a child process or a server, so more workers than cores keep these busy.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // A busy machine is no failure: what has not ended by then hangs.
  testTimeout: 300_000,
  // Sources, too: `-o` finds the tests of changed files by what these import.
  roots: ['<rootDir>/__tests__', '<rootDir>/src', '<rootDir>/sandbox', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts'],
  // Node.js strips the types.
  transform: {},
  reporters: ['default', '<rootDir>/__tests__/summary-reporter.js'],
};
