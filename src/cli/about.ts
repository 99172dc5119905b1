import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package that the command is part of. */
export interface About {
  /** On npm. */
  readonly name: string;
  readonly version: string;
  /** The repository on GitHub, such as `acme/publish-wordpress-plugin`. */
  readonly repository: string;
}

/** Reads the `package.json` of this command, which npm always ships. */
export function readAbout(distFile: string): About {
  const text = readFileSync(fileURLToPath(new URL('../package.json', distFile)), 'utf8');
  const { name, version, repository } = JSON.parse(text) as {
    readonly name: string;
    readonly version: string;
    readonly repository: { readonly url: string };
  };
  const [, path = ''] = /github\.com\/(.+?)(?:\.git)?$/.exec(repository.url) ?? [];
  return { name, version, repository: path };
}

/** The page of the documentation that belongs to this version. */
export function pageOf({ repository, version }: About, page: string): string {
  return `https://github.com/${repository}/blob/v${version}/docs/${page}`;
}
