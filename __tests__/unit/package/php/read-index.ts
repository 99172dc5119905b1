import { parsePhp } from '../../../../src/package/php/parse.ts';
import { isReadInPart } from '../../../../src/package/php/places.ts';
import type { PhpFileFacts, PhpFinding, PhpIndex, SiteNames } from '../../../../src/package/php/model.ts';
import { comparePhp } from '../../../../src/package/php/index.ts';

/** Files by their paths; code without a tag begins with one. */
export type Files = Readonly<Record<string, string>>;

/** Reads files as a package, whose main file is `acme.php`. */
export function readIndex(files: Files, header: Partial<PhpIndex> = {}): PhpIndex {
  const paths = new Set(Object.keys(files));
  const facts = Object.entries(files).flatMap(([path, code]): (readonly [string, PhpFileFacts])[] => {
    const text = /^(\s*<\?|#!)/.test(code) ? code : `<?php ${code}`;
    return path.endsWith('.php')
      ? [[path, { key: text, ...parsePhp(Buffer.from(text).toString('latin1'), isReadInPart(path, paths)) }]]
      : [];
  });
  return {
    folder: 'acme',
    mainFile: 'acme.php',
    paths,
    links: [],
    requiresPhp: '',
    requiresWordPress: '',
    updateUri: '',
    requiresPlugins: [],
    files: new Map(facts),
    unread: [],
    ...header,
  };
}

/** Judges an update, or a package without a previous version. */
export function judge(
  now: Files,
  before?: Files,
  { site, ...header }: Partial<PhpIndex> & { readonly site?: SiteNames } = {},
): readonly PhpFinding[] {
  return comparePhp({ current: readIndex(now, header), previous: before && readIndex(before, header), site });
}

/** Findings in short: `error gone-function acme_start`. */
export function brief(findings: readonly PhpFinding[]): readonly string[] {
  return findings.map(({ severity, id, name }) => `${severity} ${id} ${name}`);
}
