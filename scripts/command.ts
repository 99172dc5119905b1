/**
 * Runs the command of this checkout as it was built, such as `npm run inspect -- PATH_OR_URL`, where the person is: npm
 * starts scripts in the project's folder.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.chdir(process.env['INIT_CWD'] ?? '.');
await import(pathToFileURL(resolve(import.meta.dirname, '..', 'dist', 'cli.js')).href);
