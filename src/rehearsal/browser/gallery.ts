import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishGallery, ShownProblem } from '../model/results.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { BrowserFinding, PageVisit, Observation, Tour } from '../model/browser.ts';

/** Pictures of the pages before and after the update, with a page that shows them side by side. */
interface Gallery {
  readonly folder: string;
  /** Such as `Acme Notes 1.4.0 → 1.5.0`. */
  readonly heading: string;
  /** Where the pages were looked at: `PHP 8.5, WordPress 7.1, Chromium 156`. */
  readonly place: string;
  readonly before: Tour | undefined;
  readonly after: Tour;
  readonly findings: readonly BrowserFinding[];
}

const MAX_LINES = 12;
/** More problems of other steps are in the job summary. */
const MAX_OTHERS = 20;
const MARKS = { error: 'Error', unknown: 'Not known', warning: 'Warning', notice: 'Notice' } as const;

/**
 * Writes the pictures and their `index.html`, which needs no other file and no script.
 *
 * @returns how many pages have a picture, and what writes the page again
 */
export async function createGallery(
  gallery: Gallery,
): Promise<{ readonly pages: number; readonly finish: FinishGallery }> {
  const { folder, before, after } = gallery;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const shown: ShownPage[] = [];
  const broken = new Set(gallery.findings.map(({ page }) => page.id));
  const ids = [...new Set([...(before?.visits.keys() ?? []), ...after.visits.keys()])];
  for (const id of ids.sort((one, other) => Number(broken.has(other)) - Number(broken.has(one)))) {
    const [old, now] = [before?.visits.get(id), after.visits.get(id)];
    const { page } = now ?? old ?? {};
    if (page === undefined || (old?.observation.picture ?? now?.observation.picture) === undefined) continue;
    const name = `${String(shown.length + 1).padStart(2, '0')}-${toFileName(id)}`;
    const files = await storePictures(folder, name, old?.observation.picture, now?.observation.picture);
    shown.push({ name, page, old: readLines(old?.observation), now: readLines(now?.observation), files });
  }
  const { heading, place, findings } = gallery;
  const isFirst = before === undefined;
  const finish: FinishGallery = (problems, isPassed) =>
    writeFile(
      join(folder, 'index.html'),
      renderPage({ heading, place, findings, shown, problems, isPassed, isFirst }),
    );
  await finish([], false);
  return { pages: shown.length, finish };
}

/** Only the lines are shown again; all that a page has may be large. */
function readLines(observation: Observation | undefined): Lines | undefined {
  return observation && { lines: observation.lines };
}

type Lines = Pick<Observation, 'lines'>;

interface ShownPage {
  readonly name: string;
  readonly page: PageVisit;
  readonly old: Lines | undefined;
  readonly now: Lines | undefined;
  readonly files: Files;
}

/** A finding of the browser, or a problem of another step. */
type Shown = Pick<Problem, 'severity' | 'message' | 'file' | 'line'>;

/** Steps whose problems are the browser's findings, unless PHP logged them. */
const OF_BROWSER: readonly StepName[] = ['Scripts: dashboard', 'Scripts: editor', 'Scripts: site'];

/** Whether a problem is about a page: PHP logged it there, or its message begins with it. */
function isAbout({ subject, message }: ShownProblem, page: PageVisit): boolean {
  return subject === page.subject || (subject === undefined && message.includes(page.subject));
}

/** One of each: several steps may find the same. */
function unique(all: readonly Shown[]): readonly Shown[] {
  const keyOf = ({ message, file, line }: Shown) => `${file ?? ''}:${line ?? ''} ${message}`;
  const byKey = new Map<string, Shown>();
  for (const one of all) if (!byKey.has(keyOf(one))) byKey.set(keyOf(one), one);
  return [...byKey.values()];
}

interface Files {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly areSame: boolean;
}

async function storePictures(
  folder: string,
  name: string,
  old: Uint8Array | undefined,
  now: Uint8Array | undefined,
): Promise<Files> {
  const store = async (when: string, bytes: Uint8Array | undefined) => {
    if (bytes === undefined) return undefined;
    const file = `${name}-${when}.png`;
    await writeFile(join(folder, file), bytes);
    return file;
  };
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const areSame = old !== undefined && now !== undefined && digest(old) === digest(now);
  return { before: await store('before', old), after: await store('after', now), areSame };
}

function toFileName(id: string): string {
  return (
    id
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'page'
  );
}

function renderSection(
  { name, page: { subject }, old, now, files }: ShownPage,
  findings: readonly Shown[],
  isFirst: boolean,
): string {
  const head = `<section aria-labelledby="${name}">
<h2 id="${name}">${escape(subject)}</h2>
${renderFindings(findings)}`;
  if (isFirst) return `${head}\n<figure>${renderImage(subject, files.after)}</figure>\n</section>`;
  return `${head}
<p class="same">${describe(old, now, files, findings)}</p>
<div class="pair">
${renderPicture('Before', subject, files.before)}
${renderPicture('After', subject, files.after)}
</div>
${renderLines(old, now)}
</section>`;
}

function renderFindings(findings: readonly Shown[]): string {
  const items = findings.map(({ severity, message, file, line }) => {
    const place =
      file === undefined ? '' : ` <code>${escape(file)}${line === undefined ? '' : `:${line}`}</code>`;
    return `<li class="${severity}"><strong>${MARKS[severity]}</strong> ${renderProse(message)}${place}</li>`;
  });
  return items.length === 0 ? '' : `<ul class="found">${items.join('\n')}</ul>`;
}

/** Lists findings that no picture shows, such as those on pages of WordPress. */
function renderOthers(title: string, id: string, findings: readonly Shown[]): readonly string[] {
  if (findings.length === 0) return [];
  const left = findings.length - MAX_OTHERS;
  const more = left > 0 ? `\n<p>${left} more are in the job summary.</p>` : '';
  return [
    `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${renderFindings(findings.slice(0, MAX_OTHERS))}${more}\n</section>`,
  ];
}

function describe(
  old: Lines | undefined,
  now: Lines | undefined,
  { areSame }: Files,
  findings: readonly Shown[],
): string {
  if (old === undefined) return 'There is no such page before the update.';
  if (now === undefined) return 'There is no such page after the update.';
  if (areSame) return 'Both pictures are the same.';
  const is = new Set(now.lines);
  const gone = [...new Set(old.lines)].filter((line) => !is.has(line)).length;
  const lost = gone === 0 ? '' : ` ${plural(gone, 'line')} of text ${gone === 1 ? 'is' : 'are'} gone.`;
  const isBroken = findings.some(({ severity }) => severity === 'error');
  return `The pictures differ.${lost}${isBroken ? '' : ' A date or a random text is enough for that.'}`;
}

function renderPicture(when: 'Before' | 'After', subject: string, file: string | undefined): string {
  const image = renderImage(`${subject}, ${when.toLowerCase()} the update`, file);
  return `<figure><figcaption>${when}</figcaption>${image}</figure>`;
}

function renderImage(alt: string, file: string | undefined): string {
  if (file === undefined) return '<p class="none">No picture</p>';
  return `<a href="${file}"><img src="${file}" loading="lazy" alt="${escape(alt)}"></a>`;
}

/** Lines of text that only one of the two has. */
function renderLines(old: Lines | undefined, now: Lines | undefined): string {
  if (old === undefined || now === undefined) return '';
  const [was, is] = [new Set(old.lines), new Set(now.lines)];
  const gone = [...was].filter((line) => !is.has(line));
  const added = [...is].filter((line) => !was.has(line));
  if (gone.length + added.length === 0) return '<p class="same">The text is the same.</p>';
  // Not every screen reader tells one element from the other.
  const list = (tag: 'del' | 'ins', lines: readonly string[]) =>
    lines
      .slice(0, MAX_LINES)
      .map((line) => `<li>${tag === 'del' ? 'Gone' : 'New'}: <${tag}>${escape(line)}</${tag}></li>`);
  const left = Math.max(gone.length - MAX_LINES, 0) + Math.max(added.length - MAX_LINES, 0);
  const more = left === 0 ? '' : `<li>${left} more lines</li>`;
  return `<details><summary>Text: ${gone.length} lines gone, ${added.length} new</summary><ul class="lines">${[...list('del', gone), ...list('ins', added)].join('\n')}${more}</ul></details>`;
}

interface GalleryPage extends Pick<Gallery, 'heading' | 'place' | 'findings'> {
  readonly shown: readonly ShownPage[];
  readonly problems: readonly ShownProblem[];
  readonly isPassed: boolean;
  /** A new installation, with which nothing is compared. */
  readonly isFirst: boolean;
}

function renderPage({ heading, place, findings, shown, problems, isPassed, isFirst }: GalleryPage): string {
  const ofSteps = problems.filter(({ step, subject }) => subject !== undefined || !OF_BROWSER.includes(step));
  const byPage = new Map(
    shown.map(({ page }) => [
      page.id,
      unique([
        ...findings.filter((finding) => finding.page.id === page.id),
        ...ofSteps.filter((problem) => isAbout(problem, page)),
      ]),
    ]),
  );
  const without = findings.filter(({ page }) => !byPage.has(page.id));
  const known = unique([...byPage.values()].flat().concat(without));
  const elsewhere = unique([
    ...known,
    ...ofSteps.filter(({ severity }) => /error|unknown/.test(severity)),
  ]).slice(known.length);
  const all = [...known, ...elsewhere];
  // Broken pages come first.
  const isBroken = ({ page }: ShownPage) => Number((byPage.get(page.id) ?? []).length > 0);
  const sections = [
    ...renderOthers('Pages without a picture', 'others', without),
    ...renderOthers('Found in other steps', 'steps', elsewhere),
    ...shown
      .toSorted((one, other) => isBroken(other) - isBroken(one))
      .map((one) => renderSection(one, byPage.get(one.page.id) ?? [], isFirst)),
  ];
  const count = (severity: Problem['severity']) => all.filter((one) => one.severity === severity).length;
  const none = isPassed
    ? `Nothing was found that ${isFirst ? 'is broken' : 'the update broke'}.`
    : 'What the rehearsal found is in the job summary.';
  const [errors, unknown, warnings] = [count('error'), count('unknown'), count('warning')];
  const counts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(unknown > 0 ? [`${unknown} not known`] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escape(heading)}: pictures</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escape(heading)}</h1>
<p>${escape(place)}. ${counts.length === 0 ? none : `Found: ${counts.join(', ')}.`}${isFirst ? ' A new installation: there is no earlier version to compare with.' : ''}</p>
</header>
<main>
${sections.length === 0 ? '<p>The plugin has no page of which there is a picture.</p>' : sections.join('\n')}
</main>
</body>
</html>
`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Text in backticks is code. */
function renderProse(text: string): string {
  return escape(text).replace(/`([^`]{1,500})`/g, '<code>$1</code>');
}

const STYLE = `
:root { color-scheme: light dark; --line: #8c8f94; --soft: #f0f0f1; --text: #1d2327; --page: #fff; --link: #135e96; --red: #a00; --amber: #7a5200; --green: #0a6b1d; }
@media (prefers-color-scheme: dark) { :root { --line: #646970; --soft: #23272b; --text: #f0f0f1; --page: #16191c; --link: #8ec5f5; --red: #ff9d9d; --amber: #f0c33c; --green: #7ddb8d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 .5rem; }
section { border-top: 1px solid var(--line); padding: 1.5rem 0; margin-top: 1.5rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
@media (max-width: 45rem) { .pair { grid-template-columns: 1fr; } body { padding: 1rem; } }
figure { margin: 0; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: #fff; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.none { border: 1px dashed var(--line); padding: 2rem 1rem; margin: 0; text-align: center; }
.same { margin: 0 0 .75rem; }
.pair + .same { margin: .75rem 0 0; }
.found { margin: 0 0 .75rem; padding: .75rem 1rem .75rem 2rem; background: var(--soft); }
.error strong { color: var(--red); }
.unknown strong, .warning strong { color: var(--amber); }
details { margin-top: .75rem; }
summary { cursor: pointer; }
.lines { padding-left: 1.25rem; }
del { color: var(--red); }
ins { color: var(--green); }
code { font: .9em ui-monospace, monospace; background: var(--soft); padding: .1em .3em; }
`;
