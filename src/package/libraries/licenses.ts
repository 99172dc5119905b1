/** The identifiers of SPDX that libraries of plugins have; a bill names others as their author does. */
const IDS = [
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'Artistic-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-2.0',
  'GPL-2.0+',
  'GPL-2.0-only',
  'GPL-2.0-or-later',
  'GPL-3.0',
  'GPL-3.0+',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1',
  'LGPL-2.1+',
  'LGPL-2.1-only',
  'LGPL-2.1-or-later',
  'LGPL-3.0',
  'LGPL-3.0+',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'OSL-3.0',
  'PHP-3.01',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

const BY_NAME = new Map(IDS.map((id) => [id.toLowerCase(), id]));

/** The identifier that SPDX has for a license; `undefined` for one that is not known here. */
export function findLicenseId(name: string): string | undefined {
  return BY_NAME.get(name.toLowerCase());
}

const WORD = /[A-Za-z0-9][\w.+-]*/g;

/** Lists the identifiers of licenses that a text names. */
export function listLicenseIds(text: string): readonly string[] {
  const words = [...text.matchAll(WORD)].map(([word]) => findLicenseId(word.replace(/\.$/, '')));
  return [...new Set(words.filter((id) => id !== undefined))];
}
