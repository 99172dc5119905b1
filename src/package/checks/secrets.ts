import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { sortByBytes } from '../../shared/sorted.ts';
import type { PackageView } from '../read/package-view.ts';
import { createLibraryTest } from '../read/layout.ts';
import { describeKeys } from '../secrets/describe-keys.ts';
import { findNamedSecret } from '../secrets/names.ts';
import { type Check, nameRules } from './check.ts';

/** Checks for secrets that everyone who gets the plugin could read. */
export const SECRETS_CHECKS: readonly Check[] = [
  {
    /**
     * A file, or its name, has the value of `api-key` or of `github-token` in it: as written, URL-encoded, escaped for JSON
     * or HTML, in base64 or in hex. A value of 8 to 19 characters counts only with no letter or digit beside it; one under
     * 8 characters, or under 20 and of letters alone, is not looked for. With `package-checks: warn` and `off`, it is an
     * error, too.
     *
     * @topic What should not be in it
     * @effect Everyone who gets the plugin can read the key. If it may publish, they can publish to all sites.
     * @fix Take it out, publish with a new key, and delete the old one. Give update clients [a license
     * key](service.md#what-update-clients-need).
     */
    id: 'api-key-in-package',
    severity: 'error',
    acceptance: 'no',
    find: ({ keys }) => describeKeys(keys),
  },
  {
    /**
     * Credentials: by their names, a Git repository, an `.env` that sets a password, key, secret, token or DSN,
     * `auth.json` and others; by their looks, in the first 256 KiB of any text file, private keys, passwords, and
     * tokens of some eighty services; in your own PHP code, a literal of 16 characters and more that is handed as `secret`, `api_key` or
     * `token` to a class that asks for updates, or that stands in an `Authorization` header.
     *
     * @topic What should not be in it
     * @warning Those in libraries, but for keys of cloud accounts outside of their tests; a `wp-config.php` of tests, an
     * `.env` of tests with nothing but words like `password` and `changeme`, test keys, values of `placeholder` and `example`,
     * and what may be something else, such as a JWT, or what is handed to a client.
     * @silent Keys that are public by design (`AIza…`, `pk_live_…`).
     * @effect Everyone who gets the plugin can read them.
     * @fix Leave the file out, and replace its secrets if the package was ever published.
     */
    id: 'leaked-secrets',
    severity: 'error',
    acceptance: 'path',
    *find(view, { zipped }) {
      const place = zipped === undefined ? 'of the ZIP' : `with ${nameRules(zipped)}`;
      const replace = `Leave it out ${place}, and replace the secrets in it if the package was ever published.`;
      const checkSample = `Leave it out ${place}, and replace the secrets in it if they are real.`;
      const leaks = findLeaks(view);
      const real = leaks.filter(({ isMild, isUnsure }) => !isMild && isUnsure !== true);
      const others = leaks.filter(({ isMild, isUnsure }) => isMild || isUnsure === true);
      for (const leak of real.slice(0, MAX_SINGLE))
        yield { ...describeLeak(leak), effect: EXPOSED, fix: replace };
      for (const leak of others.slice(0, MAX_SINGLE)) {
        const effect = leak.isMild ? SAMPLE : UNSURE;
        const advice = leak.isOfClient === true ? OF_CLIENT : { effect, fix: checkSample };
        yield { severity: 'warning', ...describeLeak(leak), ...advice };
      }
      for (const more of cutList(real.slice(MAX_SINGLE)))
        yield { message: describeMore(more, 'secrets'), effect: EXPOSED, fix: replace };
      for (const more of cutList(others.slice(MAX_SINGLE))) {
        const message = describeMore(more, 'what looks like secrets');
        yield { severity: 'warning', message, effect: SAMPLE, fix: checkSample };
      }
    },
  },
];

/** Up to this many files have findings of their own, each of which can be accepted. */
const MAX_SINGLE = 20;

/** Further files share findings, this many each: whoever replaces the secrets has to know all of them. */
const MAX_TOGETHER = 50;

function cutList(leaks: readonly Leak[]): readonly (readonly string[])[] {
  const paths = leaks.map(({ path }) => path);
  return Array.from({ length: Math.ceil(paths.length / MAX_TOGETHER) }, (_, index) =>
    paths.slice(index * MAX_TOGETHER, (index + 1) * MAX_TOGETHER),
  );
}

function describeMore(paths: readonly string[], what: string): string {
  return `${listNames(paths, undefined, paths.length)} ${agree(paths, 'holds', 'hold')} ${what}, too.`;
}

const EXPOSED = 'Everyone who gets the plugin can read it.';
const SAMPLE =
  'Here it is usually test data, but everyone who gets the plugin can read it, and security scanners report it.';
const UNSURE = 'If it is real, everyone who gets the plugin can read it.';

const OF_CLIENT = {
  effect: 'If it is a secret, everyone who gets the plugin can read it.',
  fix: 'If it may do more than ask for updates, take it out, and replace it: clients get license keys, and never the API key. If everyone may have it, accept this.',
};

/** A file or repository with a secret. */
interface Leak {
  /** Ends in a slash if it is a folder. */
  readonly path: string;
  /** The fact, to follow the name. */
  readonly what: string;
  readonly line?: number;
  /** Others have published it already, or it belongs to tests. */
  readonly isMild: boolean;
  /** It may be something else. */
  readonly isUnsure?: boolean | undefined;
  /** It is handed to a client of a service. */
  readonly isOfClient?: boolean | undefined;
}

function describeLeak({ path, what, line }: Leak) {
  const where = line === undefined ? '' : `, in line ${line}`;
  return { message: `${quoteName(path)} ${what}${where}.`, file: path, line };
}

/** All leaks of a package: repositories, and files whose names or contents reveal a secret. */
export function findLeaks({ layout, secrets }: PackageView): readonly Leak[] {
  const isOfLibrary = createLibraryTest(layout);
  const repositories = layout.entries
    .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
    .filter(isInRepository)
    .map((path) => path.slice(0, path.search(REPOSITORY)) + REPOSITORY_NAME);
  const leaks = new Map<string, Leak>();
  for (const path of repositories) leaks.set(path, { path, what: 'is a Git repository', isMild: false });
  for (const { path, ...found } of secrets) {
    const isReal = found.isOfCloud === true && !OF_TESTS.test(path);
    if (!isInRepository(path))
      leaks.set(path, { path, ...found, isMild: !isReal && isMild(path, isOfLibrary) });
  }
  for (const { path, isFolder } of layout.entries) {
    const named = isFolder || leaks.has(path) || isInRepository(path) ? undefined : findNamedSecret(path);
    if (named === undefined || named.proof !== undefined) continue;
    leaks.set(path, { path, what: named.what, isMild: isMild(path, isOfLibrary) });
  }
  return sortByBytes([...leaks.values()], ({ path }) => path);
}

const REPOSITORY = /(?<=^|\/)\.git\//;
const REPOSITORY_NAME = '.git/';

/** Whether a path leads into a Git repository. */
export function isInRepository(path: string): boolean {
  return REPOSITORY.test(path);
}

/** Libraries have keys for their tests, and show some in examples. */
const OF_TESTS = /\/(?:tests?|__tests__|phpunit|fixtures?|examples?|samples?|docs?)\//i;

function isMild(path: string, isOfLibrary: (path: string) => boolean): boolean {
  // Two patterns, because a single one would start over in each of many folders.
  const isConfig = /\/wp-config\.php$/i.test(path) && /(^|\/)(tests?|__tests__|phpunit)\//i.test(path);
  return isConfig || isOfLibrary(path);
}
