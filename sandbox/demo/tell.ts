/** The output of `npm start` for a release: a few lines, or everything. */
import { type DemoRelease, isPublished } from './releases.ts';

/** Longer outputs are only named. */
const MAX_OUTPUT = 40;

/** Maximum length of a line, for a terminal of 100 columns. */
const MAX_COLUMNS = 96;

/** A release in a few lines; the whole log when it was not published. */
export function tellShort(release: DemoRelease, receipt: string): string {
  const { inputs, result, served, github } = release;
  const rows: readonly (readonly [label: string, lines: readonly string[]])[] = [
    ['Inputs', [...pack(Object.entries(inputs)), 'and the secret api-key']],
    isPublished(release) ? ['Published', [tellVersion(release)]] : ['Failed', [tellFailure(release)]],
    ...(served.download_link === undefined ? [] : [['Sites get', [served.download_link]] as const]),
    ...(github === undefined ? [] : [['On GitHub', github.releases] as const]),
    ['Outputs', listOutputs(result.outputs)],
    ['Receipt', [receipt]],
  ];
  const lines = rows.flatMap(([label, [first = 'none', ...others]]) => [
    `${`${label}:`.padEnd(LABEL_COLUMNS)}${first}`,
    ...others.map((line) => `${' '.repeat(LABEL_COLUMNS)}${line}`),
  ]);
  const log = isPublished(release) ? [] : ['', ...result.log];
  return [release.title, ...indent([...lines, ...log]), ''].join('\n');
}

const INDENT = '   ';
const LABEL_COLUMNS = 11;

/** Everything about a release: the step, its log and its outputs, and what the servers have then. */
export function tellAll(release: DemoRelease): string {
  const { inputs, result, served, github } = release;
  const step = Object.entries({ ...inputs, 'api-key': '***' }).map(
    ([name, value]) => `    ${name}: ${value}`,
  );
  const seconds = (result.wallMs / 1000).toFixed(2);
  const tag = `v${result.outputs['version'] ?? ''}`;
  return [
    `${release.title}\n`,
    section('The step in a workflow', [
      '- id: publish',
      '  uses: OWNER/publish-wordpress-plugin@v1',
      '  with:',
      ...step,
    ]),
    section(`Its log (exit code ${result.exitCode}, ${seconds} s)`, result.log),
    section(
      'Its outputs',
      Object.entries(result.outputs).map(([name, value]) => `${name}=${value}`),
    ),
    section('A later step', ['run: git tag "v${{ steps.publish.outputs.version }}"', `→ git tag "${tag}"`]),
    section('What WordPress sites are now offered', [JSON.stringify(served, null, 2)]),
    ...(github === undefined
      ? []
      : [
          section('What GitHub was asked', github.requests),
          section('The releases on GitHub', github.releases),
        ]),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return [`── ${title}`, '', ...indent(lines), ''].join('\n');
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.flatMap((text) => text.split('\n')).map((line) => (INDENT + line).trimEnd());
}

/** Short outputs with their values, the others by name. Empty outputs do not apply. */
function listOutputs(outputs: Readonly<Record<string, string>>): readonly string[] {
  const set = Object.entries(outputs).filter(([, value]) => value !== '');
  const isShort = ([, value]: readonly [string, string]): boolean =>
    value.length <= MAX_OUTPUT && !/[\n{[]/.test(value);
  const others = set.filter((pair) => !isShort(pair)).map(([name]) => name);
  return [...pack(set.filter(isShort)), ...(others.length === 0 ? [] : [`and ${others.join(', ')}`])];
}

/** Puts as many pairs into a line as fit. */
function pack(pairs: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const room = MAX_COLUMNS - INDENT.length - LABEL_COLUMNS;
  return pairs
    .map(([name, value]) => `${name}=${value}`)
    .reduce<readonly string[]>((lines, text) => {
      const last = lines.at(-1);
      return last === undefined || last.length + 2 + text.length > room
        ? [...lines, text]
        : [...lines.slice(0, -1), `${last}  ${text}`];
    }, []);
}

function tellVersion({ before, served, result: { exitCode, wallMs } }: DemoRelease): string {
  const live = before.version === undefined ? '' : `, in place of ${before.version}`;
  return `${served.slug ?? ''} ${served.version ?? ''}${live} (exit code ${exitCode}, ${(wallMs / 1000).toFixed(1)} s)`;
}

function tellFailure({ served, result: { exitCode } }: DemoRelease): string {
  return `exit code ${exitCode}; the service offers ${served.version ?? 'no version'}`;
}
