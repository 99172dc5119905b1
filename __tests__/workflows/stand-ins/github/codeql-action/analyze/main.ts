import * as core from '@actions/core';

const languages = process.env['CODEQL_LANGUAGES'];
if (languages === undefined) throw new Error('init did not run in this job.');
core.info(`Analyzed: ${languages} as ${core.getInput('category')}`);
