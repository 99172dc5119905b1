import type { About } from '../about.ts';
import { CommandError } from '../command-error.ts';
import type { Survey, SurveyedPlugin } from './survey.ts';
import { RULES, SEVERAL, WORKFLOW } from './templates.ts';

/** A file to write, relative to the repository. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Facts that only a person knows, not the repository. */
interface WorkflowAnswers {
  /** Identifiers of the plugins, in order; `undefined` where none was given. */
  readonly pluginIds: readonly (string | undefined)[];
  /** In place of the folder that was found. */
  readonly slug: string | undefined;
}

const EXAMPLE_IDS = ['plugin_a1b2c3', 'plugin_d4e5f6'];

function exampleOf(index: number): string {
  return EXAMPLE_IDS[index] ?? `plugin_${index + 1}`;
}

/**
 * Writes the workflow for the plugins of a repository, as the pages show it, with the values that were found.
 *
 * @throws CommandError a name cannot stand in a workflow
 */
export function writeWorkflow(found: Survey, { pluginIds, slug }: WorkflowAnswers, about: About): NewFile {
  const [first] = found.plugins as readonly [SurveyedPlugin];
  const action = (lines: readonly string[]): string => {
    const [major] = about.version.split('.');
    const uses = (_all: string, path: string) =>
      `uses: ${about.repository}/.github/workflows/${path}@v${major ?? ''}`;
    return `${lines.join('\n').replace(/uses: [\w-]+\/publish-wordpress-plugin\/\.github\/workflows\/([\w-]+\.yml)@v\d+/, uses)}\n`;
  };
  if (found.plugins.length > 1)
    return { path: '.github/workflows/publish-plugins.yml', text: action(listAll(found, pluginIds)) };
  const replaced: Readonly<Record<string, string>> = {
    plugin_id: `plugin_id: ${quote(pluginIds[0] ?? exampleOf(0))}${commentOf('plugin_id')}`,
    slug: `slug: ${quote(slug ?? first.slug.value)}${commentOf('slug')}`,
    folder: [
      `folder: ${quote(first.buildFolder)}${first.buildFolder === first.path ? commentOf('folder') : ' # the folder in this repository that is built'}`,
      ...(first.buildFolder === first.path
        ? []
        : [`zip-path: ${quote(first.path)} # the part that is published`]),
      ...(first.buildScript === undefined ? [] : [`build-script: ${quote(first.buildScript)}`]),
      ...(first.buildPhp === undefined ? [] : [`build-php: '${first.buildPhp.value}'`]),
      ...(found.hasLfs ? ['lfs: true'] : []),
    ].join('\n      '),
  };
  const isOneOfSeveral = first.path !== '.' && first.buildFolder !== '.';
  const name = isOneOfSeveral ? `publish-${slug ?? first.slug.value}` : 'publish-plugin';
  const lines = WORKFLOW.flatMap((line) => {
    // The list of workflows shows this name alone.
    if (line === 'name: Release' && isOneOfSeveral)
      return [`name: ${quote(`Release ${slug ?? first.slug.value}`)}`];
    const [, key = ''] = /^ {6}(\w+): /.exec(line) ?? [];
    const value = key in replaced ? `      ${replaced[key] ?? ''}` : line;
    if (/^ {4}tags: /.test(line))
      return [
        `    tags: [${listPatterns(found)
          .map((one) => `'${one}'`)
          .join(', ')}]`,
      ];
    const secrets = line.includes('PLUGIN_SERVICE_KEY:') ? first.secrets : [];
    const isKey = line.includes('secrets.PLUGIN_SERVICE_KEY');
    const kept = isKey
      ? value.replace(/secrets\.\w+/, `secrets.${found.oldOrder?.secret ?? 'PLUGIN_SERVICE_KEY'}`)
      : value;
    return [kept, ...secrets.map((secret) => `      ${secret.name}: \${{ secrets.${secret.name} }}`)];
  });
  return { path: `.github/workflows/${name}.yml`, text: action(lines) };
}

/** The comment of a line, as the pages show it. */
function commentOf(key: string): string {
  const line = WORKFLOW.find((one) => one.startsWith(`      ${key}: `)) ?? '';
  return / #.*$/.exec(line)?.[0] ?? '';
}

/** Patterns for tags like those that the repository has. Source: GitHub, "Filter pattern cheat sheet". */
export function listPatterns({ tags }: Pick<Survey, 'tags'>): readonly string[] {
  if (tags === undefined || /^v?$/.test(tags.prefix)) return ['v[0-9]*', '[0-9]*'];
  return [`${tags.prefix}[0-9]*`];
}

function listAll({ plugins, hasLfs }: Survey, pluginIds: WorkflowAnswers['pluginIds']): readonly string[] {
  const entries = plugins.map(({ path, slug }, index) => {
    const id = pluginIds[index] ?? exampleOf(index);
    // Jobs are called by it, and tags name it.
    return `          { "plugin_id": ${write(id)}, "zip-path": ${write(path)}, "slug": ${write(slug.value)} }`;
  });
  const lfs = hasLfs ? ['      lfs: true'] : [];
  const lines = SEVERAL.toSpliced(SEVERAL.indexOf('      plugins: |'), 0, ...lfs);
  const [start, end] = [lines.indexOf('        ['), lines.indexOf('        ]')];
  return [...lines.slice(0, start + 1), ...entries.join(',\n').split('\n'), ...lines.slice(end)];
}

function write(text: string): string {
  assertPlain(text);
  return JSON.stringify(text);
}

/** Writes a text as a value in YAML. */
function quote(text: string): string {
  assertPlain(text);
  const isPlain =
    /^[A-Za-z_./](?:[\w./:-]*[\w./-])?$/.test(text) && !/^(true|false|yes|no|on|off|null|y|n)$/i.test(text);
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}

/** GitHub evaluates expressions anywhere in a workflow. */
function assertPlain(text: string): void {
  if (/\p{Cc}|\$\{\{/u.test(text))
    throw new CommandError(
      `The name ${JSON.stringify(text)} cannot stand in a workflow: it has ${text.includes('${{') ? 'an expression' : 'a control character'}. Rename it.`,
    );
}

/** The rules for a plugin that has none. */
export function writeRules({ path, archiveExcludes }: SurveyedPlugin): NewFile {
  const excludes =
    archiveExcludes.length === 0 ? [] : ['', '# As `archive.exclude` in composer.json.', ...archiveExcludes];
  const text = `${[...RULES, ...excludes].join('\n')}\n`;
  return { path: path === '.' ? '.distignore' : `${path}/.distignore`, text };
}
