// The commands that change a repository share most of their modules, so that they are in one file of the bundle.
export * as init from './init/command.ts';
export * as raise from './raise/command.ts';
