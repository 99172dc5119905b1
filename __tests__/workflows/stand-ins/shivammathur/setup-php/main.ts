import * as core from '@actions/core';

core.info(`PHP ${core.getInput('php-version')} was asked for.`);
