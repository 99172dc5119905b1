/** The workflow that meets the real GitHub: as it is here, and where GitHub is not as it is assumed to be. */
import { deepEqual, equal } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Twist, preceded, unprocessable, uploadedAs } from '../../../sandbox/github/faults.ts';
import type { Exchange, Reading } from '../../../sandbox/github/github.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { ROOT } from '../examples.ts';
import { expectGreen, expectLog, expectReleases } from '../expect.ts';
import { type Files, layPlugin } from '../repository.ts';
import { EARLIER_RUN_ID } from '../runs.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import type { World } from '../world.ts';
import { own } from './own.ts';

const ARTIFACT = 'tidy-footer.zip';

const meeting = {
  ...own,
  repository: 'acme/real-actions',
  workflow: 'real-actions.yml',
  event: 'workflow_dispatch',
  prepare: addEarlierArtifact,
} as const satisfies Partial<Scenario>;

type Otherwise = Readonly<Record<string, Reading | ((world: World) => void)>>;

/**
 * GitHub's departures, by the assumption that each breaks. One run combines those that do not hide each other; each
 * assumption holds in the other runs.
 */
const OTHERWISE: readonly Otherwise[] = [
  {
    'draft-keeps-named-tag': ({ github }) => {
      github.script(isChange(['tag_name', 'body']), answered({ tag_name: 'untagged-1' }));
    },
    'draft-loses-unnamed-target': 'changes-keep-target',
    'upload-has-digest': ({ github }) => {
      github.script('repos/upload-release-asset', uploadedAs({ digest: null }));
    },
    'pre-release-refuses-legacy': 'legacy-pre-releases',
  },
  {
    'draft-loses-unnamed-tag': ({ github }) => {
      github.script(isChange(['body']), asked({ tag_name: 'kept' }));
    },
    'publishing-with-tag-keeps-it': ({ github }) => {
      github.script(
        isChange(['tag_name', 'body', 'draft']),
        answered({
          html_url: 'https://github.example/acme/publish-wordpress-plugin/releases/tag/untagged-1',
        }),
      );
    },
    'signed-url-takes-ranges': ({ github }) => {
      github.script(
        ({ origin, headers }) => origin === 'storage' && headers.range !== undefined,
        () => ({ status: 200 }),
      );
    },
  },
  {
    'list-shows-new-draft': ({ github }) => {
      github.lag('repos/list-releases', 99);
    },
    'pre-release-needs-no-latest': ({ github }) => {
      github.script(isChange(['tag_name', 'draft']), answered({ prerelease: false }));
    },
    'signed-url-needs-no-credentials': ({ github }) => {
      github.script('storage/get', () => ({ status: 403 }));
    },
  },
  {
    'tag-finds-no-draft': ({ github }) => {
      const publish = (): void => {
        github.editRelease(github.releases().at(-1)?.id ?? 0, { isDraft: false });
      };
      github.script('repos/get-release-by-tag', preceded(publish));
    },
    'publishing-loses-unnamed-tag': 'publishing-keeps-tag',
  },
];

/** The same for what needs a run of the action. */
const OTHERWISE_IN_RUNS: readonly Otherwise[] = [
  {
    'artifact-of-other-run': ({ github }) => {
      for (const { id } of github.artifacts(EARLIER_RUN_ID)) github.deleteArtifact(id);
    },
    'joined-draft-is-published': ({ github }) => {
      const isPublished = (exchange: Exchange): boolean =>
        isPublishing(exchange) && exchange.path.endsWith(`/${findId(github, '-joined')}`);
      github.script(isPublished, answered({ tag_name: 'untagged-1' }));
    },
  },
  {
    'draft-is-joined': ({ github }) => {
      const isUpload = ({ route, path }: Exchange): boolean =>
        route === 'repos/upload-release-asset' && path.includes(`/${findId(github, '-joined')}/`);
      github.script(isUpload, unprocessable('Validation Failed'));
    },
    'own-draft-is-published': ({ github }) => {
      const isPublished = (exchange: Exchange): boolean =>
        isPublishing(exchange) && exchange.path.endsWith(`/${findId(github, '-own')}`);
      github.script(isPublished, unprocessable('Validation Failed'));
    },
  },
];

/** The number of the release whose tag ends so. */
const findId = (github: World['github'], end: string): number | undefined =>
  github.releases().find(({ tagName }) => tagName.endsWith(end))?.id;

/** One for each assumption, beside the one where all hold. */
export const REAL_ACTIONS_SCENARIOS: readonly Scenario[] = [
  {
    ...meeting,
    verify: (run) => {
      expectGreen(run);
      equal(run.log.filter((line) => line.includes('Compared: ')).length, 3);
      expectLog(run, /POST \/api\/v1\/plugin\/update 404$/m);
      deepEqual(listDifferences(run), []);
      expectNothingLeft(run);
    },
  },
  {
    ...own,
    workflow: 'real-actions.yml',
    case: 'in a repository that people watch',
    event: 'workflow_dispatch',
    files: readScript,
    verify: (run) => {
      expectGreen(run);
      expectLog(run, /Nothing was asked of GitHub: this is not the repository/);
      deepEqual(run.github.requests, []);
    },
  },
  ...OTHERWISE.map((otherwise, index) => differs('ask', otherwise, index)),
  ...OTHERWISE_IN_RUNS.map((otherwise, index) => differs('use', otherwise, index)),
];

/** The first stands for the others, but after a change to the workflow and once a week, as the workflow itself is run. */
function differs(job: string, otherwise: Otherwise, index: number): Scenario {
  const names = Object.keys(otherwise);
  const ways = Object.values(otherwise);
  return {
    ...meeting,
    case: names.join(', '),
    isWeekly: index > 0 || job === 'use',
    job,
    ...(job === 'ask' && { files: readScript }),
    readings: ways.filter((way) => typeof way === 'string'),
    prepare: async (world) => {
      await addEarlierArtifact(world);
      for (const way of ways) if (typeof way === 'function') way(world);
    },
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listDifferences(run).toSorted(), names.toSorted());
      for (const name of names)
        expectLog(run, new RegExp(`Assumption about GitHub.*${name}: |${name}: .* does not hold`));
      expectNothingLeft(run);
    },
  };
}

/** All that this job uses of the project, which takes seconds to commit. */
async function readScript(): Promise<Files> {
  const path = 'scripts/ask-github.ts';
  return { 'package.json': '{"type": "module"}', [path]: await readFile(join(ROOT, path)) };
}

async function addEarlierArtifact({ github }: World): Promise<void> {
  const bytes = await zipFiles(await layPlugin('tidy-footer', { folder: 'tidy-footer' }));
  github.addArtifact({ name: ARTIFACT, bytes, runId: EARLIER_RUN_ID });
}

/** The assumptions that the summaries do not call true. */
function listDifferences({ summaries }: ScenarioRun): readonly (string | undefined)[] {
  const rows = Object.values(summaries)
    .join('\n')
    .matchAll(/^\| `([\w-]+)` \|.*\| (✅|❌|❔)/gm);
  return [...rows].filter(([, , mark]) => mark !== '✅').map(([, name]) => name);
}

function expectNothingLeft(run: ScenarioRun): void {
  expectReleases(run, []);
  deepEqual(run.github.tags(), {});
}

/** A change of a release with these fields. */
const isChange =
  (fields: readonly string[]) =>
  ({ route, body }: Exchange): boolean =>
    route === 'repos/update-release' && Object.keys(body ?? {}).join() === fields.join();

const isPublishing = ({ route, body }: Exchange): boolean =>
  route === 'repos/update-release' && (body as { readonly draft?: boolean }).draft === false;

/** The request is carried out with these fields, too. */
function asked(fields: object): Twist {
  return async ({ call, carryOut }) => {
    call.text = JSON.stringify({ ...(JSON.parse(call.text) as object), ...fields });
    return carryOut();
  };
}

/** The answer has these fields. */
function answered(fields: object): Twist {
  return async ({ carryOut }) => {
    const reply = await carryOut();
    return typeof reply === 'function' ? reply : { ...reply, json: { ...(reply.json as object), ...fields } };
  };
}
