import { readFileSync } from 'node:fs';
import * as core from '@actions/core';

const file = core.getInput('sarif_file', { required: true });
const { version, runs } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string; runs?: unknown };
if (version !== '2.1.0' || !Array.isArray(runs)) throw new Error(`${file} is not SARIF.`);
core.info(`Uploaded: ${file}`);
