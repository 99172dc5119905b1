import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';

const env = (name: string): string => process.env[name] ?? '';
for (const secret of ['SVN_USERNAME', 'SVN_PASSWORD']) {
  if (env(secret) === '') core.setFailed(`Set the ${secret} secret`);
}
const slug = env('SLUG') || env('GITHUB_REPOSITORY').replace(/^.*\//, '');
const version = env('VERSION') || env('GITHUB_REF_NAME').replace(/^v/, '');
const folder = resolve(env('BUILD_DIR') || '.');
// It is an error where it is missing.
execFileSync('svn', ['--version']);
// From a folder of its own, everything is taken.
const files = readdirSync(folder).sort().join(', ');
if (existsSync(join(folder, `${slug}.php`))) core.info(`On WordPress.org: ${slug} ${version}: ${files}.`);
else core.setFailed(`There is no plugin ${slug} in ${folder}.`);
