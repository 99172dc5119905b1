/**
 * The slugs that WordPress takes from the header "Requires Plugins", and what it drops without a word. Source:
 * WP_Plugin_Dependencies::sanitize_dependency_slugs().
 */
export function readRequiredPlugins(header: string): {
  readonly slugs: readonly string[];
  readonly dropped: readonly string[];
} {
  const items = header
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isSlug = (item: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item);
  return { slugs: [...new Set(items.filter(isSlug))], dropped: items.filter((item) => !isSlug(item)) };
}
