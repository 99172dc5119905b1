import { join, matchesGlob, resolve } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';

for (const input of ['artifact-ids', 'github-token', 'run-id', 'repository']) {
  if (core.getInput(input) !== '') throw new Error(`The stand-in does not know ${input}.`);
}
const [name, pattern] = [core.getInput('name'), core.getInput('pattern')];
const folder = resolve(core.getInput('path'));

const client = new DefaultArtifactClient();
const { artifacts } = await client.listArtifacts({ latest: true });
const wanted = artifacts.filter((artifact) =>
  name === '' ? pattern === '' || matchesGlob(artifact.name, pattern) : artifact.name === name,
);
if (name !== '' && wanted.length === 0) throw new Error(`Artifact not found for name: ${name}`);
for (const artifact of wanted) {
  const isOwnFolder = name === '' && wanted.length > 1 && !core.getBooleanInput('merge-multiple');
  await client.downloadArtifact(artifact.id, {
    path: isOwnFolder ? join(folder, artifact.name) : folder,
    skipDecompress: core.getBooleanInput('skip-decompress'),
    ...(artifact.digest !== undefined && { expectedHash: artifact.digest }),
  });
}
core.info(`Downloaded: ${wanted.map((artifact) => artifact.name).join(', ')}.`);
core.setOutput('download-path', folder);
