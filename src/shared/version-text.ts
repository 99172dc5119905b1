/**
 * Whether a text can be a version: also a tag, a file name and an output, and never a workflow command. Real versions
 * begin with a dot, too, such as `.52.9`. Source: the interface leaves it open; what WordPress takes for one is wider.
 */
export function isVersion(text: string): boolean {
  return /^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(text) && /[0-9A-Za-z]/.test(text);
}

/** The version that a tag names, such as `1.2.3` for `refs/tags/v1.2.3`; `undefined` when it does not read as one. */
export function versionOfTag(ref: string): string | undefined {
  const version = ref.replace(/^refs\/tags\//, '').replace(/^v/i, '');
  return /^[0-9]/.test(version) && isVersion(version) ? version : undefined;
}
