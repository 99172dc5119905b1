import { isLoopback, isSignedUrl, parseWebUrl } from '../http/urls.ts';
import type { Environment } from '../shared/environment.ts';
import { type InputName, readBaseUrl } from './environment.ts';
import { InputMistake } from './mistake.ts';
import { parseZipUrl } from './parsers.ts';
import { parseRunId } from './release-rules.ts';

/** Where the package comes from. */
export type Source = UrlSource | PathSource | ArtifactSource;

export interface UrlSource {
  readonly kind: 'url';
  readonly url: URL;
  /** The URL exactly as the workflow wrote it, for the service and the output. */
  readonly text: string;
  /** The URL carries a credential and must not be shown. */
  readonly isSecret: boolean;
}

export interface PathSource {
  readonly kind: 'path';
  /** A file, a directory or a pattern, relative to the workspace. */
  readonly path: string;
}

export interface ArtifactSource {
  readonly kind: 'artifact';
  readonly name: string;
  /** The workflow run that uploaded it; `undefined`: this one. */
  readonly runId: number | undefined;
}

/** Checks one input, and collects what is wrong with it. */
export type CheckInput = <T>(name: InputName, parse: (value: string) => T, value?: string) => T;

const SOURCES = ['zip_url', 'zip-path', 'artifact-name'] as const;

const ONE_OF = 'Give exactly one of `zip_url`, `zip-path` and `artifact-name`';

/** Reads the one source that the workflow gives. */
export function readSource(env: Environment, check: CheckInput): Source {
  const [name, other] = SOURCES.filter((source) => check(source, (value) => value) !== '');
  const runId = check('artifact-run-id', (value) => {
    const isAlone = value !== '' && name !== 'artifact-name';
    if (isAlone)
      throw new InputMistake('is given without `artifact-name`', 'Give the name of the artifact too.');
    return parseRunId(value);
  });
  return check(name ?? 'zip_url', (value): Source => {
    if (name === undefined) {
      throw new InputMistake(
        'is missing, and so are `zip-path` and `artifact-name`',
        `${ONE_OF}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact.`,
      );
    }
    if (other !== undefined) throw new InputMistake(`is given together with \`${other}\``, `${ONE_OF}.`);
    if (name === 'zip-path') return { kind: 'path', path: value };
    if (name === 'artifact-name') return { kind: 'artifact', name: value, runId };
    return toUrlSource(value, env);
  });
}

function toUrlSource(text: string, env: Environment): Source {
  const service = parseWebUrl(readBaseUrl(env));
  // Without a readable address of the service, which is a mistake of its own, the package gets the benefit of the doubt.
  const url = parseZipUrl(text, service === null || isLoopback(service));
  return { kind: 'url', url, text, isSecret: isSignedUrl(url) };
}
