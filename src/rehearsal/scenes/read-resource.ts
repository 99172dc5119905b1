import { object, optional, read, text, Unreadable } from '../model/readers.ts';
import { quoteText } from '../../shared/quote.ts';

/** A file that a step names. Source: the schema of WordPress Playground's Blueprints, `FileReference`. */
export type Resource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bundled'; readonly path: string }
  | { readonly kind: 'vfs'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'plugin'; readonly slug: string }
  | { readonly kind: 'theme'; readonly slug: string }
  /** Folders of Git, and what is not known. */
  | { readonly kind: 'other'; readonly resource: string; readonly url: string };

const MAX_TEXT = 1024 * 1024;
const PATH = text(2_000);

/** The fields of each resource beside its name. */
const FIELDS = {
  literal: object({ contents: text(MAX_TEXT) }),
  path: object({ path: PATH }),
  url: object({ url: PATH }),
  slug: object({ slug: PATH }),
};

/** As WordPress.org has them; it becomes a part of an address. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads what a step names as a file. @throws Unreadable */
export function readResource(value: unknown): Resource {
  if (typeof value === 'string') return { kind: 'text', text: read(text(MAX_TEXT), value) };
  const { resource } = read(object({ resource: text(100) }), value);
  switch (resource) {
    case 'literal':
      return { kind: 'text', text: read(FIELDS.literal, value).contents };
    case 'bundled':
    case 'vfs':
      return { kind: resource, path: read(FIELDS.path, value).path };
    case 'url':
      return { kind: 'url', url: read(FIELDS.url, value).url };
    case 'wordpress.org/plugins':
    case 'wordpress.org/themes':
      return {
        kind: resource === 'wordpress.org/themes' ? 'theme' : 'plugin',
        slug: readSlug(read(FIELDS.slug, value).slug),
      };
    default:
      return { kind: 'other', resource, url: read(object({ url: optional(PATH) }), value).url ?? '' };
  }
}

/** Reads the slug of a plugin or theme. @throws Unreadable */
export function readSlug(slug: string): string {
  if (!SLUG.test(slug)) throw new Unreadable(`${quoteText(slug)} is not a slug of WordPress.org`);
  return slug;
}
