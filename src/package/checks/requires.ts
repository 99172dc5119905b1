import { quoteName } from '../../shared/quote.ts';
import { findHeaderLines, readRequiredPlugins } from '../wordpress/header.ts';
import type { Check } from './check.ts';

/** Checks of the requirements in the plugin's header. */
export const REQUIRES_CHECKS: readonly Check[] = [
  {
    /**
     * `Requires at least` or `Requires PHP` does not begin with a digit (`>=7.4`), or is newer than any version can be
     * (`84`).
     *
     * @topic Requirements
     * @warning A value that begins with a number, which WordPress uses (`7.4+`).
     * @effect WordPress ignores the first, and updates where the plugin cannot run; with the second, no site can
     * install it.
     * @fix Write only numbers and dots, such as `7.4`.
     */
    id: 'requires-format',
    severity: 'error',
    acceptance: 'yes',
    *find({ main }) {
      if (main === undefined) return;
      for (const [field, label, example] of REQUIREMENTS) {
        const value = main.header[field];
        const isTooNew = isRequirement(value) && Number.parseInt(value, 10) >= NEVER[field];
        if (value === '' || (isRequirement(value) && !isTooNew)) continue;
        const [line = 1] = findHeaderLines(main.bytes, field);
        if (isTooNew) {
          yield {
            message: `"${label}" in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, newer than any version there is.`,
            effect: 'No site can install or update the plugin.',
            fix: `Write the number with its dots, such as \`${label}: ${example}\`.`,
            file: main.path,
            line,
          };
          continue;
        }
        // PHP compares number by number from the left; anything else is less than any number.
        const isHeeded = /^[0-9]/.test(value);
        yield {
          ...(isHeeded ? { severity: 'warning' } : {}),
          message: `"${label}" in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, which is not a version number.`,
          effect: isHeeded
            ? 'WordPress uses the number at its start; services may ignore it.'
            : 'WordPress ignores it, and offers the update even where the plugin cannot run.',
          fix: `Write only numbers and dots, such as \`${label}: ${example}\`.`,
          file: main.path,
          line,
        };
      }
    },
  },
  {
    /**
     * `Requires Plugins` names the plugin itself.
     *
     * @topic Requirements
     * @effect Nobody can activate the plugin.
     * @fix Remove it from the list.
     */
    id: 'requires-itself',
    severity: 'error',
    acceptance: 'yes',
    *find({ main, layout: { folder } }) {
      if (main === undefined || !readRequiredPlugins(main.header.requiresPlugins).slugs.includes(folder))
        return;
      const [line = 1] = findHeaderLines(main.bytes, 'requiresPlugins');
      yield {
        message: `"Requires Plugins" in line ${line} of ${quoteName(main.path)} names ${quoteName(folder)}, which is the plugin itself.`,
        effect: 'It would have to be active before it can be activated: nobody can activate it.',
        fix: `Remove ${quoteName(folder)} from the list.`,
        file: main.path,
        line,
      };
    },
  },
  {
    /**
     * `Requires Plugins` names something other than a slug on WordPress.org (`WooCommerce`, `woocommerce/woocommerce.php`).
     *
     * @topic Requirements
     * @effect WordPress drops it: sites can activate the plugin without.
     * @fix Write slugs, separated by commas, such as `woocommerce`.
     */
    id: 'requires-no-slug',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main }) {
      if (main === undefined) return;
      const { dropped } = readRequiredPlugins(main.header.requiresPlugins);
      if (dropped.length === 0) return;
      const [line = 1] = findHeaderLines(main.bytes, 'requiresPlugins');
      const list = dropped
        .slice(0, MAX_SHOWN)
        .map((item) => quoteName(item))
        .join(', ');
      yield {
        message: `"Requires Plugins" in line ${line} of ${quoteName(main.path)} names ${list}, which is not a slug on WordPress.org.`,
        effect:
          'WordPress silently ignores it: sites can activate the plugin without the plugins that it needs.',
        fix: 'Write slugs of lower-case letters, digits and hyphens, separated by commas, such as `woocommerce`.',
        file: main.path,
        line,
      };
    },
  },
];

const MAX_SHOWN = 5;

/** The first major versions that are years away. */
const NEVER = { requiresWordPress: 20, requiresPhp: 10 } as const;

/** Field, header and a sample value. */
export const REQUIREMENTS = [
  ['requiresWordPress', 'Requires at least', '6.5'],
  ['requiresPhp', 'Requires PHP', '7.4'],
] as const;

/**
 * Whether WordPress and all other readers accept this as a lowest version. Source: is_wp_version_compatible(),
 * is_php_version_compatible().
 */
export function isRequirement(value: string): boolean {
  return /^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$/.test(value);
}
