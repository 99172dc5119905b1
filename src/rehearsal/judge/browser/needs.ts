import { compareVersions } from '../../../package/index.ts';
import type { BrowserFinding } from '../../model/browser.ts';

/** Scripts of WordPress, and the version with which each came. Source: WordPress core wp_default_packages_vendor(), and its changelog. */
const CAME_WITH: Readonly<Record<string, string>> = {
  'wp-style-engine': '6.1',
  'wp-commands': '6.3',
  'wp-core-commands': '6.3',
  'wp-patterns': '6.4',
  'wp-interactivity': '6.4',
  'react-jsx-runtime': '6.6',
};

/** Errors of scripts that have not got something of WordPress, and what that is. */
const LACKING: readonly (readonly [message: RegExp, what: string, version: string])[] = [
  [/reading 'jsxs?'|\bReactJSXRuntime\b/, 'react-jsx-runtime', '6.6'],
  [/module specifier ['"]@wordpress\/interactivity['"]/, '@wordpress/interactivity', '6.5'],
  [/module specifier ['"]@wordpress\/interactivity-router['"]/, '@wordpress/interactivity-router', '6.5'],
];

/**
 * Says which WordPress a script needs, where the one that is played lacks a known part of it.
 *
 * @param wordpress the version that is played
 * @param declared `Requires at least` of the package; `''` without one
 */
export function explainNeed<T extends Pick<BrowserFinding, 'message' | 'key'>>(
  finding: T,
  { wordpress, declared }: { readonly wordpress: string; readonly declared: string },
): T {
  const { message, key } = finding;
  const [need] = listNeeds(message, key).filter(([, version]) => isOlder(wordpress, version));
  if (need === undefined) return finding;
  const [what, version] = need;
  const says = declared === '' ? 'the package declares none' : `the package declares ${declared}`;
  const fix = `It needs WordPress ${version}, for \`${what}\`; ${says}. Set \`Requires at least: ${version}\`, or build it for older ones.`;
  return { ...finding, message: `${message} ${fix}` };
}

/** The known parts that a finding is about, each with its version. */
function listNeeds(message: string, key: string): readonly (readonly [what: string, version: string])[] {
  if (key.startsWith('unprinted ')) {
    const names = [...message.matchAll(/`([\w-]{1,100})`/g)].map(([, name = '']) => name);
    return names.flatMap((name) => {
      const version = Object.hasOwn(CAME_WITH, name) ? CAME_WITH[name] : undefined;
      return version === undefined ? [] : [[name, version] as const];
    });
  }
  return LACKING.filter(([pattern]) => pattern.test(message)).map(([, what, version]) => [what, version]);
}

/** A beta has what its release has. */
function isOlder(wordpress: string, version: string): boolean {
  return compareVersions(wordpress.split('-')[0] ?? '', version) < 0;
}
