import type { PluginDescription } from './describe-plugin.ts';
import { escapeHtml, renderReadme } from './readme-html.ts';

/** The path of a plugin's generated picture. */
const PICTURE = /^\/pictures\/([^/]+)\.svg$/;

/**
 * The answer to GET: the fields that WordPress's details window and the usual update clients read, such as
 * plugin-update-checker. `created` is ISO 8601.
 */
export function describeUpdate(
  plugin: PluginDescription,
  created: string,
  { origin, path }: { readonly origin: string; readonly path: string },
): Readonly<Record<string, unknown>> {
  const url = origin + path;
  const picture = `${origin}/pictures/${encodeURIComponent(plugin.slug)}.svg`;
  const author = escapeHtml(plugin.author);
  return {
    name: plugin.name,
    slug: plugin.slug,
    plugin: plugin.pluginFile,
    version: plugin.version,
    author: plugin.authorUri === '' ? author : `<a href="${escapeHtml(plugin.authorUri)}">${author}</a>`,
    author_profile: plugin.authorUri,
    homepage: plugin.homepage,
    download_url: url,
    download_link: url,
    requires: plugin.requires,
    requires_php: plugin.requiresPhp,
    tested: plugin.tested,
    last_updated: created.slice(0, 19).replace('T', ' '),
    sections: {
      description: renderReadme(plugin.description),
      changelog: renderReadme(plugin.changelog),
    },
    icons: { svg: picture },
    banners: { low: picture, high: picture },
  };
}

/** The picture behind a path; `undefined` when there is none. */
export function drawPicture(path: string): Buffer | undefined {
  const [, name] = PICTURE.exec(path) ?? [];
  if (name === undefined) return undefined;
  const letter = escapeHtml(name.charAt(0).toUpperCase());
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="#2271b1"/><text x="64" y="88" font-size="72" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`,
  );
}
