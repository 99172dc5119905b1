import * as core from '@actions/core';

const languages = core.getInput('languages', { required: true });
core.exportVariable('CODEQL_LANGUAGES', languages);
core.info(`Prepared: ${languages}`);
