import * as core from '@actions/core';

const wanted = core.getInput('node-version') || core.getInput('node-version-file');
if (wanted === '') core.warning('No version was asked for.');
core.info(`Node.js ${wanted} was asked for, and ${process.version} is here.`);
core.setOutput('node-version', process.version);
