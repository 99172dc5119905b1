import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Before, OldPages, RehearsalContext } from '../../src/rehearsal/model/context.ts';
import type { PluginPackage } from '../../src/rehearsal/model/packages.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { updateBeside } from '../../src/rehearsal/play/update-beside.ts';
import { FOLDER, zipSample } from './sample.ts';

/** A site with the plugin in its version before. */
interface Stage {
  readonly old: OldPages;
  readonly context: RehearsalContext;
  readonly before: Before;
}

/** A plugin that WordPress activates only beside the sample, and that calls it on the front page and on a page of its own. */
const extra = (version: string, onFront: string, onPage: string) =>
  zipFiles({
    'acme-extra/acme-extra.php': `<?php
/*
Plugin Name: Acme Extra
Version: ${version}
Requires Plugins: ${FOLDER}
*/
add_action( 'wp_head', function () { ${onFront}(); } );
add_action( 'admin_menu', function () {
	add_menu_page( 'Extra', 'Extra', 'manage_options', 'acme-extra', function () { ${onPage}(); } );
} );`,
  });

/** What each update says of a plugin that needs this one; no line where nothing is wrong. */
const CASES: readonly {
  readonly name: string;
  /** Of the next version; the one before has `acme_old`. */
  readonly code: string;
  readonly onFront?: string;
  readonly onPage?: string;
  readonly says: readonly RegExp[];
}[] = [
  { name: 'fine', code: 'function acme_old() {}', says: [] },
  {
    name: 'a function of the front page is gone',
    code: '',
    onPage: 'is_admin',
    says: [
      /^error: The front page \(\/\) answers 500, beside Acme Extra 3\.0\.$/,
      /^error: .*acme_old.*, beside Acme Extra 3\.0\.$/,
    ],
  },
  {
    name: 'a function of its own page is gone',
    code: '',
    onFront: 'is_admin',
    says: [/^error: .*acme_old.*, beside Acme Extra 3\.0\.$/],
  },
  {
    name: 'it was broken before',
    code: 'function acme_old() {}',
    onFront: 'acme_never',
    says: [
      /^notice: .*does so, too, beside Acme Extra 3\.0\.$/,
      /^warning: .*has it, too, beside Acme Extra 3\.0\.$/,
    ],
  },
];

/**
 * Updates the sample beside a plugin that needs it.
 *
 * @returns what is not as it has to be
 */
export async function playDependents(
  { context, before, old }: Stage,
  folder: string,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { name, code, onFront = 'acme_old', onPage = 'acme_old', says } of CASES) {
    const [next, dependent] = [join(folder, 'next.zip'), join(folder, 'extra.zip')];
    const zip = await zipSample({ code })();
    await writeFile(next, zip);
    await context.site.put('next.zip', zip);
    await writeFile(dependent, await extra('3.0', onFront, onPage));
    const dependents = [(await readRehearsedPackage(dependent)) as PluginPackage];
    const beside = { isNone: false, packages: [], dependents, missing: [] };
    const here = { ...context, next: await readRehearsedPackage(next), log: context.log.fork(), beside };
    const { problems, message } = await updateBeside(here, before, old);
    const told = problems.map((one) => `${one.severity}: ${one.message}`);
    const isRight = says.length === told.length && says.every((one, index) => one.test(told[index] ?? ''));
    if (!isRight || message !== 'Acme Extra 3.0') wrong.push(`${name}: ${message ?? ''} ${told.join('\n')}`);
  }
  return wrong;
}
