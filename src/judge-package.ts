import type { ByteReader } from './bytes.ts';
import type { DeployPorts } from './deploy.ts';
import { PublishError } from './errors.ts';
import type { FoundPackage } from './find-package.ts';
import type { Inputs } from './inputs.ts';
import { readTag } from './event.ts';
import { countFindings, listFacts, type PackageReport, reportPackage } from './package-report.ts';
import type { Finding } from './plugin/finding.ts';
import type { Inspection } from './plugin/inspect.ts';
import type { PublishIdentity } from './service/job.ts';
import type { Served } from './service/served.ts';
import { versionOfTag } from './version-text.ts';

/** What is in the package. */
export async function lookInto(reader: ByteReader, { log }: DeployPorts): Promise<Inspection> {
  // The ZIP reader is loaded when there is something to read.
  const { inspect } = await import('./plugin/inspect.ts');
  const inspection = await inspect(reader);
  for (const [name, value] of listFacts(inspection.facts)) log.info(`${name}: ${value}`);
  return inspection;
}

/**
 * Refuses a version that is, or contains, a secret: the runner would hide it everywhere, and drop it from the outputs.
 *
 * @throws PublishError `package`
 */
export function refuseSecretVersion({ version }: PublishIdentity, { quote }: DeployPorts): void {
  if (version === undefined || quote(version) === version) return;
  throw new PublishError({
    code: 'package',
    title: 'Version contains a secret',
    message:
      "The version in the plugin's header contains the value of a secret: the input `api-key` or `github-token`, or a part of a signed URL. The runner hides that everywhere, so the version could not be returned as an output.",
    hint: 'Check that `api-key` holds the key, and nothing else; if it does, have the service issue another key.',
  });
}

/** A package that was looked into, and what it is compared with. */
export interface Judgement {
  readonly inspection: Inspection | undefined;
  readonly served: Served | undefined;
  readonly found: FoundPackage;
  readonly inputs: Inputs;
}

/**
 * Holds the package against every rule and shows what was found; nothing when `package-checks` is `off`.
 *
 * @throws AggregateError of PublishErrors `package`, one for each error that was found, unless errors are only warned of
 */
export function judgePackage(
  { inspection, served, found, inputs }: Judgement,
  { log, progress, locateSource, env }: DeployPorts,
): PackageReport | undefined {
  if (inspection === undefined) {
    log.info('The package is not opened, and its version is not compared with anything.');
    return undefined;
  }
  const { slug, expectedVersion: version, packageChecks } = inputs;
  const judged = inspection.judge({ slug, version, served });
  const findings = packageChecks === 'warn' ? judged.map(soften) : judged;
  const report = reportPackage(inspection.facts, findings);
  progress.report = report;
  log.info(`Expected folder: ${slug ?? 'any'}`);
  log.info(`Expected version: ${version === undefined ? 'any' : `${version.version}, by ${version.origin}`}`);
  warnOfOtherTag(readTag(env), inputs, log);
  log.info(`Package checks: ${countFindings(findings)}.`);
  for (const { id, severity, message, effect, fix, file, line } of findings) {
    const place = locateSource(file, line, found.sourceFolder);
    log[severity](`Package: ${id}`, `${message} ${effect} ${fix}`, place);
  }
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new AggregateError(errors.map(toError));
  return report;
}

/** An `expected-version` that somebody forgot to raise would publish an old package under a new tag. */
function warnOfOtherTag(tag: string, { expectedVersion, release }: Inputs, log: DeployPorts['log']): void {
  const named = versionOfTag(tag);
  if (named === undefined || expectedVersion === undefined || named === expectedVersion.version) return;
  const where = release.tag === undefined ? '' : `, in the release \`${release.tag.text}\``;
  log.warning(
    'Tag and version differ',
    `The tag \`${tag}\` triggered this run, but ${expectedVersion.origin} says \`${expectedVersion.version}\`: that version is published${where}. Leave out \`expected-version\` to compare the package with the tag.`,
  );
}

function soften(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

function toError({ id, message, effect, fix }: Finding): PublishError {
  return new PublishError({
    code: 'package',
    title: `Package: ${id}`,
    message: `${message} ${effect}`,
    hint: fix,
    isReported: true,
  });
}
