import { describe, expect, test } from '@jest/globals';
import { explainNeed } from '../../../../../src/rehearsal/judge/browser/needs.ts';
import { placeUnprinted } from '../../../../../src/rehearsal/play/place-findings.ts';
import { readIndex } from '../../../package/php/read-index.ts';

const JSX =
  "The page has a script that throws: TypeError: Cannot read properties of undefined (reading 'jsx').";
const explain = (message: string, wordpress: string, declared = '', key = 'exception thrown a.js') =>
  explainNeed({ message, key }, { wordpress, declared }).message.slice(message.length);

describe('what a script needs of WordPress', () => {
  test.each([
    [JSX, 'exception thrown a.js', '6.6', 'react-jsx-runtime'],
    [
      'It throws: ReferenceError: ReactJSXRuntime is not defined.',
      'exception thrown a.js',
      '6.6',
      'react-jsx-runtime',
    ],
    [
      'It lacks the script `acme`: WordPress does not print it, because it depends on `react-jsx-runtime`, which nothing registers.',
      'unprinted acme',
      '6.6',
      'react-jsx-runtime',
    ],
    ['It depends on `wp-commands`, which nothing registers.', 'unprinted acme', '6.3', 'wp-commands'],
    [
      'It throws: TypeError: Failed to resolve module specifier "@wordpress/interactivity".',
      'exception thrown a.js',
      '6.5',
      '@wordpress/interactivity',
    ],
  ])('is told with what the package declares: %s', (message, key, version, what) => {
    const fix = `Set \`Requires at least: ${version}\`, or build it for older ones.`;
    expect(explain(message, '6.2.1', '', key)).toBe(
      ` It needs WordPress ${version}, for \`${what}\`; the package declares none. ${fix}`,
    );
    expect(explain(message, '6.2.1', '6.0', key)).toContain('the package declares 6.0.');
    // A WordPress that has it lacks something else.
    expect(explain(message, version, '', key)).toBe('');
    expect(explain(message, `${version}-RC1`, '', key)).toBe('');
  });

  test.each([
    ["It throws: TypeError: Cannot read properties of undefined (reading 'jsxed').", 'exception thrown a.js'],
    ['It depends on `acme-commands`, which nothing registers.', 'unprinted acme'],
    ['It depends on `toString`, which nothing registers.', 'unprinted acme'],
    [JSX, 'empty'],
  ])('is not guessed: %s', (message, key) => {
    expect(explain(message.replace("'jsx'", "'a'"), '6.2', '', key)).toBe('');
  });
});

describe('a script that WordPress does not print is placed in the PHP that registers it', () => {
  const page = { id: '', kind: 'admin', url: '', subject: '', isOwn: true, isForAdmins: true } as const;
  const finding = { severity: 'error', message: '', file: 'a.js', page, key: 'unprinted acme-a' } as const;
  const place = (files: Readonly<Record<string, string>>) => {
    const { file, line } = placeUnprinted(finding, readIndex(files));
    return [file, line];
  };
  const one = "\nwp_register_script( 'acme-a', 'a.js', array( 'acme-b' ) );";

  test('at its line, if that is the only one there', () => {
    expect(place({ 'acme.php': '', 'inc/a.php': one })).toEqual(['inc/a.php', 2]);
    expect(place({ 'acme.php': `${one} wp_enqueue_script( 'b' );` })).toEqual(['acme.php', undefined]);
  });

  test('and stays where it is, if more than one file may do so, or none', () => {
    expect(place({ 'acme.php': one, 'inc/a.php': one })).toEqual(['a.js', undefined]);
    expect(place({ 'acme.php': "f( 'acme-a' );" })).toEqual(['a.js', undefined]);
    expect(place({ 'acme.php': one.replace('acme-a', 'acme-c') })).toEqual(['a.js', undefined]);
  });
});
