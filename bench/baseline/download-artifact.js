/**
 * Stands in for `actions/download-artifact`, which is not on this machine: what that does for one artifact by its name, with the
 * same client, and bundled with ncc like it. It takes its inputs from the environment: `name` and `path`.
 */
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';

const path = core.getInput('path', { required: true });
const client = new DefaultArtifactClient();
const { artifact } = await client.getArtifact(core.getInput('name', { required: true }));
const { digestMismatch } = await client.downloadArtifact(artifact.id, {
  path,
  expectedHash: artifact.digest,
});
if (digestMismatch) core.setFailed('The artifact is damaged.');
core.setOutput('download-path', path);
