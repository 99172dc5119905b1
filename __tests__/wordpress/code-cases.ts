import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Case, Failure } from './cases.ts';
import { changes } from './join-cases.ts';
import { CODE_LINE, type Files } from './sample.ts';

const NAME = 'Functions and classes';
const fails = (says: RegExp, file: string, line: number): Failure => ({ step: NAME, says, file, line });

const AUTOLOADER =
  "spl_autoload_register( function ( $name ) { $file = __DIR__ . '/src/' . $name . '.php'; if ( is_file( $file ) ) { require $file; } } );";
const inSource = (classes: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(classes).map(([name, code]) => [`src/${name}.php`, `<?php\n${code}\n`]));
/** Classes that PHP loads when code needs them, which none does here. */
const loaded = (was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>) => ({
  ...changes(AUTOLOADER, AUTOLOADER, inSource(was), inSource(is)),
  readsCode: true,
});
/** No file of theirs is loaded by the site, and the step that reads them has told all that there is. */
const ONLY_LOOKS_SO = {
  together: 'classes that only look as if they could not be loaded',
  until: NAME,
} as const;

const CLASSES: readonly Case[] = [
  {
    name: 'a class whose parent wants a method that it does not have',
    ...loaded(
      { Acme_Base: 'class Acme_Base {}', Acme_Child: 'class Acme_Child extends Acme_Base {}' },
      {
        Acme_Base: 'abstract class Acme_Base { abstract public function run(); }',
        Acme_Child: 'class Acme_Child extends Acme_Base {}',
      },
    ),
    fails: fails(/Acme_Child.*abstract/, 'src/Acme_Child.php', 2),
    isOnAllPairs: true,
  },
  {
    name: 'a class whose method moved to its parent, as a static one',
    ...loaded(
      {
        Acme_Base: 'class Acme_Base {}',
        Acme_Child: 'class Acme_Child extends Acme_Base {\n\tpublic function run() {}\n}',
      },
      {
        Acme_Base: 'class Acme_Base { public static function run() {} }',
        Acme_Child: 'class Acme_Child extends Acme_Base {\n\tpublic function run() {}\n}',
      },
    ),
    fails: fails(/static/, 'src/Acme_Child.php', 3),
  },
  {
    name: 'a class that lacks a method of its interface',
    ...loaded({ Acme_Rows: 'class Acme_Rows {}' }, { Acme_Rows: 'class Acme_Rows implements Countable {}' }),
    fails: fails(/Acme_Rows.*count/i, 'src/Acme_Rows.php', 2),
  },
  {
    name: 'a class whose parent is in the package no more',
    ...loaded(
      { Acme_Base: 'class Acme_Base {}', Acme_Child: 'class Acme_Child extends Acme_Base {}' },
      { Acme_Child: 'class Acme_Child extends Acme_Base {}' },
    ),
    fails: fails(/Acme_Base/, 'src/Acme_Child.php', 2),
  },
  {
    name: 'classes that extend what other plugins have, which are not here',
    ...ONLY_LOOKS_SO,
    ...loaded(
      {},
      {
        Acme_Gateway: 'class Acme_Gateway extends WC_Payment_Gateway {}',
        Acme_Widget: 'class Acme_Widget extends \\Elementor\\Widget_Base {}',
        Acme_Command: 'class Acme_Command extends WP_CLI_Command {}',
        Acme_List: 'class Acme_List implements \\Elementor\\Listed {}',
      },
    ),
    notes: /`(WC_Payment_Gateway|Elementor\\\w+|WP_CLI_Command)`/,
  },
  {
    name: 'a file of a class that ends the request',
    ...ONLY_LOOKS_SO,
    ...loaded({}, { Acme_Ends: "exit( 'No.' );\nclass Acme_Ends {}" }),
  },
  {
    name: 'a file of a class that prints',
    ...ONLY_LOOKS_SO,
    ...loaded({}, { Acme_Prints: "echo 'Hello';\nclass Acme_Prints implements Countable {}" }),
    notes: /`Acme_Prints`/,
  },
  {
    name: 'a class that the previous version could not load either',
    ...ONLY_LOOKS_SO,
    ...loaded(
      { Acme_Old: 'class Acme_Old implements Countable {}' },
      { Acme_Old: 'class Acme_Old implements Countable {}' },
    ),
  },
];

const SHOP = () =>
  zipFiles({
    'acme-shop/acme-shop.php':
      "<?php\n/**\n * Plugin Name: Shop\n * Version: 9.4.2\n */\nfunction shop_cart() { do_action( 'shop_cart', 1 ); }\n",
  });

const OWN = 'function acme_notes_total() { return 1; }';

const HOOKS: readonly Case[] = [
  {
    name: 'an add-on that calls its own missing function on a hook of the plugin beside it',
    ...changes(OWN, `${OWN} add_action( 'shop_cart', function () { acme_notes_price(); } );`),
    beside: [SHOP],
    readsCode: true,
    fails: fails(/acme_notes_price/, 'acme-notes.php', CODE_LINE),
  },
  {
    name: "an add-on that calls the other plugin's function on a hook of a plugin that is not here",
    ...ONLY_LOOKS_SO,
    ...changes('', "add_action( 'elsewhere_cart', function () { elsewhere_price(); } );"),
    beside: [SHOP],
    readsCode: true,
  },
];

/** Faults that only show where code is read. */
export const CODE_CASES: readonly Case[] = [...CLASSES, ...HOOKS];
