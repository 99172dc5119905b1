import { getInput, info, setFailed } from '@actions/core';

const SEVERITIES = ['low', 'moderate', 'high', 'critical'];
const SCOPES = ['unknown', 'runtime', 'development'];

const severity = getInput('fail-on-severity');
const scopes = getInput('fail-on-scopes')
  .split(',')
  .map((scope) => scope.trim());

if (process.env['GITHUB_EVENT_NAME'] !== 'pull_request') setFailed('There is no pull request to review.');
else if (!SEVERITIES.includes(severity)) setFailed(`fail-on-severity cannot be ${severity}.`);
else if (!scopes.every((scope) => SCOPES.includes(scope))) setFailed('fail-on-scopes has an unknown scope.');
else info(`Reviewed: ${scopes.join(', ')} from ${severity} on`);
