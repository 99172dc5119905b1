import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as core from '@actions/core';

const folder = resolve(core.getInput('build-dir'));
const slug = core.getInput('slug') || basename(folder);
const files = readdirSync(folder).sort();
if (files.includes(`${slug}.php`)) core.info(`Plugin Check of ${slug}: ${files.join(', ')}.`);
else core.setFailed(`The '${slug}' plugin could not be found.`);
