import { isLoopback, isSignedUrl, parseWebUrl } from '../../http/urls.ts';
import { NO_SERVICE } from './service.ts';
import { InputMistake, isNot } from './mistake.ts';
import { checkVariable, parseHttpUrl } from './parsers.ts';

/** Where the package comes from. */
export type Source =
  | {
      readonly kind: 'url';
      readonly url: URL;
      /** The URL exactly as written in the workflow, for the service and the output. */
      readonly text: string;
      /** Whether the URL contains a credential and must not be shown. */
      readonly isSecret: boolean;
    }
  | {
      readonly kind: 'path';
      /** A file, a directory or a pattern, relative to the workspace. */
      readonly path: string;
    }
  | {
      readonly kind: 'artifact';
      readonly name: string;
      /** The workflow run that uploaded it; `undefined`: this one. */
      readonly runId: number | undefined;
    };

/** The source of one kind. */
export type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

/** Parses the URL of the package. `http:` is only for a trial with the package and the service on this machine. */
export function parseZipUrl(value: string): SourceOf<'url'> | undefined {
  if (value === '') return undefined;
  if (/^\/(?!\/)/.test(value)) {
    throw new InputMistake(
      'begins with `/`, so it has no host: a variable before that may be empty',
      `If it is a variable, ${checkVariable('DOWNLOADS_URL')} Pull requests from forks are given none.`,
    );
  }
  if (/\{(version|slug)\}/.test(value)) {
    throw new InputMistake(
      'has `{version}` or `{slug}`, which are replaced only in `release-tag` and `asset-name`',
      'Write the whole URL. The tag that triggered the run is `${{ github.ref_name }}`.',
    );
  }
  if (PATH.test(value) && parseWebUrl(value) === null) {
    throw new InputMistake(
      'is not a valid absolute URL',
      'Give the public `https:` URL of the plugin ZIP. If it is a file or folder on the runner, set `zip-path` to it instead.',
    );
  }
  const url = parseHttpUrl(value);
  if (url.protocol === 'http:' && !isLoopback(url)) throw refuseHttp();
  return { kind: 'url', url, text: value, isSecret: isSignedUrl(url) };
}

/** Matches a possible path: with a drive letter, or without anything like a scheme. */
const PATH = /^([a-z]:[\\/]|(?![a-z][a-z0-9+.-]*:))/i;

function refuseHttp(): InputMistake {
  return new InputMistake(
    'uses `http:`, so the package could be replaced on its way',
    'Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.',
    'zip_url',
  );
}

export function parseZipPath(value: string): SourceOf<'path'> | undefined {
  return value === '' ? undefined : { kind: 'path', path: value };
}

/** Parses the number of another workflow run; `undefined`: this one. */
export function parseRunId(value: string): number | undefined {
  if (value === '') return undefined;
  if (!/^[1-9]\d{0,14}$/.test(value))
    throw new InputMistake(isNot(value, 'not the number of a workflow run'));
  return Number(value);
}

/** The inputs that name a source. */
interface GivenSources {
  readonly zipUrl: SourceOf<'url'> | undefined;
  readonly zipPath: SourceOf<'path'> | undefined;
  readonly artifactName: string | undefined;
  readonly artifactRunId: number | undefined;
}

const NAMES = { url: 'zip_url', path: 'zip-path', artifact: 'artifact-name' } as const;
const ONE_OF = 'Give exactly one of `zip_url`, `zip-path` and `artifact-name`';

/**
 * Returns the one source that the workflow sets.
 *
 * @throws InputMistake
 */
export function chooseSource(
  { zipUrl, zipPath, artifactName, artifactRunId: runId }: GivenSources,
  service: { readonly baseUrl: URL },
): Source {
  if (runId !== undefined && artifactName === undefined) {
    throw new InputMistake(
      'needs `artifact-name`',
      'Add `artifact-name`, or remove this input.',
      'artifact-run-id',
    );
  }
  const artifact =
    artifactName === undefined ? undefined : ({ kind: 'artifact', name: artifactName, runId } as const);
  const [source, other] = [zipUrl, zipPath, artifact].filter((given) => given !== undefined);
  if (source === undefined) {
    throw new InputMistake(
      'is empty, and so are `zip-path` and `artifact-name`',
      `${ONE_OF}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact. An expression such as \`\${{ steps.ID.outputs.NAME }}\` is empty in every job but its own.`,
      'zip_url',
    );
  }
  if (other !== undefined)
    throw new InputMistake(
      `is given together with \`${NAMES[other.kind]}\``,
      `${ONE_OF}.`,
      NAMES[source.kind],
    );
  const isHere = service.baseUrl === NO_SERVICE || isLoopback(service.baseUrl);
  if (source.kind === 'url' && source.url.protocol === 'http:' && !isHere) throw refuseHttp();
  return source;
}
