import { comparePhp, type PhpFinding, type PhpIndex, PHP_RULES } from '../php/index.ts';
import { quoteName } from '../../shared/quote.ts';
import type { Finding } from '../finding.ts';
import { type Check, nameRules } from './check.ts';
import { adviseOnRule, listNotBuilt } from './not-built.ts';

/** The rules about PHP code; those that need a previous version apply when the two are compared. */
export const PHP_CHECKS: readonly Check[] = PHP_RULES.map(({ id, severity, ...rule }) => ({
  id,
  severity,
  acceptance: rule.acceptance ?? 'path',
  *find(view, { zipped }) {
    const { php, layout, gitDamage } = view;
    const isTold = new Set(gitDamage.map(({ path }) => path));
    const notBuilt = id === 'required-file-missing' ? listNotBuilt(view, zipped) : undefined;
    for (const finding of php === undefined ? [] : judgeAlone(php)) {
      if (finding.id !== id) continue;
      const { file = '', ...found } = toFinding(finding, layout.folder);
      // A missing build or damage by git is reported once.
      if (notBuilt?.has(file) === true || isTold.has(file)) continue;
      const advice = notBuilt && adviseOnRule(zipped, [file.slice(layout.folder.length + 1)]);
      // A new `.distignore` would disable `export-ignore`.
      const fix = advice ?? found.fix.replace('`.distignore`', nameRules(zipped));
      yield { ...found, file, fix };
    }
  },
}));

const judged = new WeakMap<PhpIndex, readonly PhpFinding[]>();

function judgeAlone(current: PhpIndex): readonly PhpFinding[] {
  const known = judged.get(current) ?? comparePhp({ current, previous: undefined, site: undefined });
  judged.set(current, known);
  return known;
}

/** A path in a message; names of code do not end so. */
const PATH = /`([^`]+\.(?:php|inc))`/g;

/** Puts the paths of a finding into the package. */
export function toFinding({ file, line, name, message, was, ...found }: PhpFinding, folder: string): Finding {
  const place = (path: string) =>
    folder === '' || path.startsWith('../') ? path.replace('../', '') : `${folder}/${path}`;
  const finding = {
    ...found,
    ...(was !== undefined && { was: place(was) }),
    message: message.replaceAll(PATH, (_, path: string) => quoteName(place(path))),
  };
  const isMissing = finding.id === 'required-file-missing';
  // A missing file is accepted by its name, not by that of the code.
  if (isMissing) return { ...finding, file: place(name), place: { file: place(file), line } };
  return { ...finding, file: place(file), line, name: name === file ? place(name) : name };
}
