/** GitHub's limits for tags and asset names are higher; nobody needs them. */
export const MAX_NAME_LENGTH = 200;

/** Whether Git and GitHub accept a text as a tag. Source: git-check-ref-format(1). */
export function isTag(text: string): boolean {
  return (
    /^[^\s\p{C}~^:?*[\\]+$/u.test(text) &&
    !/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(text)
  );
}

/** Whether GitHub keeps the name of an asset unchanged; it does not document how it changes other characters. */
export function isAssetName(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(text);
}
