/**
 * Turns the file that an action leaves for its runner into lines `KEY=value`, which other CI and shells read: `is-newer`
 * as `IS_NEWER`, line breaks as `\n`.
 *
 * @param text `name=value`, or `name<<DELIMITER`, lines and `DELIMITER`. Source: actions/runner, `FileCommandManager`
 */
export function writeKeyValues(text: string): string {
  const lines = text.split(/\r?\n/);
  const written: string[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name, delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const value = lines.splice(0, lines.indexOf(delimiter)).join('\\n');
    written.push(`${name.toUpperCase().replaceAll('-', '_')}=${value}`);
  }
  return written.map((line) => `${line}\n`).join('');
}
