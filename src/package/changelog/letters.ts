/** Letters and digits. Most texts have only those of ASCII, and patterns with these compile several times faster. */
const [ASCII, ALL] = ['A-Za-z0-9', '\\p{L}\\p{N}'];

/**
 * Creates a pattern, for all matches in any case, that is only used on these texts.
 *
 * @param build returns its source, with the letters and digits that a class in it has to list
 */
export function createPattern(texts: readonly string[], build: (letters: string) => string): RegExp {
  return texts.every((text) => /^[\0-\x7f]*$/.test(text))
    ? new RegExp(build(ASCII), 'gi')
    : new RegExp(build(ALL), 'giu');
}
