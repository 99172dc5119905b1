/** The workflows that rehearse an update before they publish it, on a real WordPress. */
import { deepEqual, equal } from 'node:assert/strict';
import { expectLog, expectPublished, expectReleases, expectSummary, listVersions } from '../expect.ts';
import type { Scenario } from '../scenario.ts';
import { PLUGIN_ID } from '../world.ts';
import { OTHER_ID, OTHER_SLUG, several } from './example-chains.ts';
import { ANNOUNCED, called, TABLE } from './publish-plugins.ts';

const rehearsed = {
  ...called,
  isRehearsal: true,
  change: (text: string) => text.replace('    with:\n', '    with:\n      rehearse: true\n'),
} satisfies Partial<Scenario>;

const HEAD = String.raw`\| Plugin \| Version \| Rehearsal \| Status \| Release \|`;
const TESTED = String.raw`✅ \x60PHP 8\.5, WordPress 6\.6\S*\x60`;

export const REHEARSAL_SCENARIOS: readonly Scenario[] = [
  {
    ...rehearsed,
    case: 'rehearsed',
    verify: (run) => {
      expectPublished(run);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      const rows = `plugin_a1b2c3.* ${TESTED} \\| ✅ published \\|[^]*plugin_d4e5f6.* ${TESTED} \\| ✅ published already`;
      expectSummary(run, TABLE, new RegExp(`^### ✅ 2 plugins\n[^]*${HEAD}[^]*${rows}`));
      expectSummary(run, ANNOUNCED, /^my-plugin 1\.4\.2 is live\.\n$/);
      expectLog(run, /Rehearse my-plugin\b|Rehearse plugin_a1b2c3/);
    },
  },
  {
    ...rehearsed,
    case: 'a rehearsal that fails',
    files: async () => ({
      ...(await several.files()),
      [`plugins/${OTHER_SLUG}/includes/footer.php`]: '<?php\nacme_gone();\n',
    }),
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      expectReleases(run, []);
      expectLog(run, /acme_gone/);
      const rows = `plugin_a1b2c3.* ${TESTED} \\| ❌ not run \\|[^]*plugin_d4e5f6.* \\| ❌ failed \\| ❌ not run`;
      const title = '^### ❌ Nothing was published: 1 of 2 rehearsals failed\n';
      expectSummary(run, TABLE, new RegExp(`${title}[^]*${HEAD}[^]*${rows}`));
    },
  },
];
