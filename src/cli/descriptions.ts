import type { ActionName } from './action-options.ts';

// descriptions:start

export const DESCRIPTIONS: Readonly<Record<ActionName, Readonly<Record<string, string>>>> = {
  publish: {
    plugin_id: 'Plugin identifier from the dashboard of your service, such as `plugin_a1b2c3`.',
    'api-key': 'API key of the service. Sent to `base-url` only. A dry run needs neither key nor `base-url`.',
    'base-url':
      'Address of the service, such as `https://service.example`. Default: the environment variable `PLUGIN_SERVICE_URL`.',
    zip_url:
      'Public `https:` URL of the plugin ZIP. Give exactly one of `zip_url`, `zip-path` and `artifact-name`.',
    'zip-path':
      'Path, in or outside the workspace: a ZIP file, a directory, which is zipped, or a pattern that matches exactly one of them.',
    'artifact-name': 'Name of a workflow artifact that contains the plugin, zipped or as files.',
    'artifact-run-id':
      'ID of the workflow run that uploaded the artifact. Needs the permission `actions: read`. Default: this run.',
    slug: "Folder of the plugin on your customers' sites. Directories are zipped into it; in a ZIP the top folder must match. Default: the package's folder.",
    'expected-version':
      'Version that the package must have: `auto` (from the tag that triggered the run, such as `v1.2.3` or `my-plugin-v1.2.3`), `any`, or one such as `1.2.3`.',
    'expected-sha256':
      'SHA-256 that the package must have, such as the output `sha256` of the job that built it; any other is refused. Empty: not compared.',
    'package-checks':
      'Effect of package errors: `error` stops before anything is changed, `warn` only warns, `off` only searches for keys.',
    'accept-findings':
      'Findings to accept: `id`, or `id:path` for one file, separated by spaces, commas or newlines.',
    compare:
      '`true`: compare the package with the live one, and warn about anything lost. `false`: do not compare.',
    timeout: 'Timeout of one request in seconds, up to 3600.',
    retries: 'Number of retries for requests that are safe to repeat, from 0 to 10.',
    'if-published':
      'What to do if this version is live already: `skip` (green, publishes nothing), `fail`, or `publish` again.',
    verify:
      '`true`: after publishing, wait up to a minute until sites get this version, and fail if they get something else.',
    'dry-run':
      '`true`: check everything and print what would be sent and released, but change nothing. Needs no API key.',
    'release-tag':
      'Tag of the GitHub release; may contain `{version}` and `{slug}`. Default: the tag that triggered the run, else `v{version}`; with `zip_url`, no release.',
    'release-notes':
      "Text of a new release. Default: this version's section of the changelog, else notes that GitHub generates.",
    prerelease:
      'Whether a new release is a pre-release: `true`, `false`, or `auto` for dev, alpha, beta and RC versions.',
    'upload-to': '`service`: send the package directly to the service, not to a release (experimental).',
    'asset-name':
      'Name of the release asset; may contain `{version}` and `{slug}`. Default: the name of the file, or `{slug}.zip`.',
    'asset-url':
      'URL that the service gets: `public` (permanent), `signed` (valid for minutes, needs no credentials) or `auto`.',
    overwrite: '`true`: replace a release asset that has the same name but different content.',
    'github-token': 'Token for releases and artifacts. Sent to GitHub only.',
  },
  live: {
    plugin_id: 'Plugin identifier from the dashboard of your service, such as `plugin_a1b2c3`.',
    'api-key': 'API key of the service. Sent to `base-url` only.',
    'base-url':
      'Address of the service, such as `https://service.example`. Default: the environment variable `PLUGIN_SERVICE_URL`.',
    slug: 'Folder of the plugin. If the service does not know it, only `plugin_id` is used.',
    version:
      'Version to compare with the live one, such as `1.2.3` or the tag `v1.2.3`; see the output `is-newer`.',
    timeout: 'Timeout of one request in seconds, up to 3600.',
    retries: 'Number of retries if the service is busy or cannot be reached, from 0 to 10.',
  },
  rehearse: {
    'zip-path':
      'Path, in or outside the workspace: a ZIP file, a directory, which is zipped, or a pattern that matches exactly one of them.',
    'artifact-name': 'Name of a workflow artifact that contains the plugin, zipped or as files.',
    'artifact-run-id':
      'ID of the workflow run that uploaded the artifact. Needs the permission `actions: read`. Default: this run.',
    zip_url:
      'Public `https:` URL of the plugin ZIP. Give exactly one of `zip_url`, `zip-path` and `artifact-name`.',
    slug: "Folder of the plugin on your customers' sites. Directories are zipped into it; in a ZIP the top folder must match. Default: the package's folder.",
    previous:
      'Previous version: path of its ZIP or folder; `https:` URL of its ZIP; the version of a release, such as `2.0.0`; `auto`: the newest release of this repository that has its ZIP; or `none`: a new installation only. Add older versions from which sites update, separated by commas.',
    php: 'PHP versions from 7.4 to 8.5, separated by commas; `auto`: the lowest that the package declares, and the newest.',
    wordpress:
      'WordPress versions such as `6.5` or `7.2-RC1`, `latest`, `beta` (the newest beta or RC), `nightly`, or paths or `https:` URLs of ZIPs, separated by commas; `auto`: the lowest that the package declares, and `latest`.',
    plugins:
      'Plugins to install beside it: WordPress.org slugs such as `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, separated by commas or lines, in addition to what `Requires Plugins` names; `slug: PLACE, previous PLACE` on a line updates one, too. `auto`: only that. `none`: no others, so a plugin that needs some is installed, but not run.',
    siblings:
      "Folders of the repository's other plugins, separated by commas. Each that needs the plugin, or that it needs by `Requires Plugins`, is installed beside it from its newest release.",
    'before-update':
      "PHP file in the workspace that creates your customers' content and settings on the site of the previous version.",
    'after-update':
      'PHP file in the workspace that runs after each update. It reports a problem by an exception, or by returning `false`, a text or a `WP_Error`.',
    'accept-problems':
      'Problems to accept: the `id` of a step in `results`, such as `front-page`, or `id:file`; for code that breaks a rule, the rule with a name or file, such as `gone-function:acme_total`; separated by spaces, commas or newlines.',
    browser:
      "Browser that opens the plugin's pages before and after the update. `auto`: Chrome, Chromium or Edge, if installed; `none`; or the path of one.",
    pages:
      'More pages to visit, before and after the update: paths of the site, one a line, such as `/pricing/` or `wp-admin/admin.php?page=acme-reports`.',
    sites:
      'Copies of sites with the plugin and content, from which the update also starts: paths in the workspace, one a line, of ZIPs that WordPress Playground exported or `keep-site` kept.',
    scenes:
      'Scenes: paths of Blueprints in the workspace, `shop`, `shop-posts` or `demo`, separated by commas or lines; `auto`: these three, if they fit, and `.wordpress-org/blueprints/blueprint.json`; or `none`.',
    'keep-site':
      '`true`: keeps the updated site as a ZIP that WordPress Playground imports. It contains the package and the data of all plugins, but no files of the plugins beside it; with `all`, also these.',
    matrix:
      '`pairs`: PHP and WordPress versions in order, with the last of the shorter list repeated; `full`: every combination.',
    'on-failure': 'What to do if the package fails: `error` or `warn`.',
    timeout: 'Time for the whole rehearsal in seconds, up to 3600. The result names what did not fit.',
    'github-token': 'Token for releases and artifacts. Sent to GitHub only.',
  },
};

// descriptions:end
