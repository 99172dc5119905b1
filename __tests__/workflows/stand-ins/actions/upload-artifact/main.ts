import { relative, resolve, sep } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';
import { findFiles } from '../../find-files.ts';

const name = core.getInput('name');
const path = core.getInput('path', { required: true });
const missing = core.getInput('if-no-files-found');

const areHiddenFilesIncluded = core.getBooleanInput('include-hidden-files');
const files = findFiles(path).filter((file) => areHiddenFilesIncluded || !isHidden(file));
if (files.length > 0) await upload();
else if (missing === 'error') core.setFailed(`No files were found with the provided path: ${path}.`);
else if (missing === 'warn') core.warning(`No files were found with the provided path: ${path}.`);

async function upload(): Promise<void> {
  const client = new DefaultArtifactClient();
  if (core.getBooleanInput('overwrite')) {
    await client.deleteArtifact(name).catch(() => undefined);
  }
  const { id, digest } = await client.uploadArtifact(name, [...files], findRoot(), {
    skipArchive: !core.getBooleanInput('archive'),
  });
  core.setOutput('artifact-id', id);
  core.setOutput('artifact-digest', digest);
}

/** A single directory is uploaded without its own name; of several paths, what they have in common is left out. */
function findRoot(): string {
  const lines = path.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('!'));
  const isDirectory =
    lines.length === 1 && files.every((file) => file.startsWith(resolve(path.trim()) + sep));
  if (isDirectory) return resolve(path.trim());
  const [first = [], ...others] = files.map((file) => file.split(sep).slice(0, -1));
  const length = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (length < 0 ? first : first.slice(0, length)).join(sep) || sep;
}

function isHidden(file: string): boolean {
  return relative(process.cwd(), file)
    .split(sep)
    .some((part) => part.startsWith('.') && part !== '..');
}
