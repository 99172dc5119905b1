/**
 * Whether a text can be a version: also a tag, a file name and an output, and never a workflow command. Real versions
 * may begin with a dot, such as `.52.9`. Source: the service's interface leaves it open; WordPress accepts more.
 */
export function isVersion(text: string): boolean {
  return /^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(text) && /[0-9A-Za-z]/.test(text);
}

/** The version in a tag, such as `1.2.3` for `refs/tags/v1.2.3`; `undefined` if there is none. */
export function versionOfTag(ref: string): string | undefined {
  const version = ref.replace(/^refs\/tags\//, '').replace(/^v/i, '');
  return /^[0-9]/.test(version) && isVersion(version) ? version : undefined;
}
