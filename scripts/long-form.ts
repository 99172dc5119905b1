/** The first step of the reusable workflow's build that a workflow of an author's own has, too, and the first behind the last. */
const FIRST = '      - uses: actions/checkout@';
const BEHIND = '      # Again, because the build';

/** The reusable workflow has to fetch the action that plans the build, and to move it away. */
const PLAN =
  /( +# The commit of this workflow[^]*?)( +# Reads files of the repository[^]*?uses: )\.\/\S+ # zizmor.*(\n[^]*?)( +# A build that zips[^]*?mv .*\n)/;

/**
 * Writes the workflow that does the same as a call of `build-and-publish.yml`, step by step.
 *
 * @param reusable the text of that workflow, whose build steps it gets unchanged
 */
export function writeLongForm(reusable: string): string {
  const [from, to] = [reusable.indexOf(FIRST), reusable.indexOf(BEHIND)];
  if (from === -1 || to < from) throw new Error('build-and-publish.yml has no steps that build the plugin.');
  const steps = reusable.slice(from, to);
  const planned = steps.replace(PLAN, '$2OWNER/publish-wordpress-plugin/build@v1$3');
  if (planned === steps) throw new Error('build-and-publish.yml has no step that plans the build.');
  const [upload = ''] = /- uses: actions\/upload-artifact@.*/.exec(reusable) ?? [];
  return `${HEAD}${planned}${TAIL.replace('UPLOAD', upload)}`.trimEnd();
}

const HEAD = `# Publishes the plugin when a version is tagged. Started by hand, it shows what it would do, and changes nothing.
name: Release
on:
  push:
    tags: ['v[0-9]*', '[0-9]*']
  workflow_dispatch:

permissions: {}

env:
  PLUGIN_ID: plugin_a1b2c3
  PLUGIN_SERVICE_URL: \${{ vars.PLUGIN_SERVICE_URL }}
  SLUG: my-plugin # the folder in wp-content/plugins on your customers' sites
  FOLDER: . # the folder in this repository in which the plugin is built
  ZIP_PATH: . # what is zipped; the same, unless the build writes it elsewhere
  BUILD_SCRIPT: '' # the name of a script, in place of \`build\` of package.json
  BUILD_PHP: '' # a version of PHP, in place of that of the runner
  LFS: false # whether the repository keeps files in Git LFS

jobs:
  # Makes one ZIP. The build runs third-party code, so this job has no key, and its token can only read.
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    outputs:
      sha256: \${{ steps.package.outputs.sha256 }}
    steps:
`;

const TAIL = `      # A dry run zips and checks the plugin. All that follows takes this one file.
      - id: package
        uses: OWNER/publish-wordpress-plugin@v1
        with:
          plugin_id: \${{ env.PLUGIN_ID }}
          zip-path: \${{ env.ZIP_PATH }}
          slug: \${{ env.SLUG }}
          dry-run: true
      UPLOAD
        with:
          name: package
          path: \${{ steps.package.outputs.package-path }}
          if-no-files-found: error

  # The plugin's code runs here: this job has no key, and its token can only read.
  rehearse:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      contents: read # to find the previous version on a release
    steps:
      - uses: OWNER/publish-wordpress-plugin/rehearse@v1
        with:
          artifact-name: package
          slug: \${{ env.SLUG }}

  # Runs nothing of the plugin, and publishes what the job \`build\` made.
  publish:
    needs: [build, rehearse]
    runs-on: ubuntu-latest
    permissions:
      contents: write # to create the release and its tag
    concurrency:
      group: publish-plugin-plugin_a1b2c3
      cancel-in-progress: false
      queue: max
    steps:
      - uses: OWNER/publish-wordpress-plugin@v1
        with:
          plugin_id: \${{ env.PLUGIN_ID }}
          api-key: \${{ secrets.PLUGIN_SERVICE_KEY }}
          artifact-name: package
          expected-sha256: \${{ needs.build.outputs.sha256 }}
          slug: \${{ env.SLUG }}
          dry-run: \${{ github.event_name == 'workflow_dispatch' }}
`;
