import type { Sanitise } from '../../shared/logger.ts';
import { findLicenseId } from './licenses.ts';
import type { Libraries, Library } from './library.ts';

/** The package that a bill of materials is for. */
interface BillSubject {
  readonly slug: string;
  readonly name: string;
  /** `''` if it has none. */
  readonly version: string;
  /** In lower-case hex. */
  readonly sha256: string;
}

const TOOL = 'publish-wordpress-plugin';

/**
 * Writes the bill of materials of a package as CycloneDX 1.6 in JSON. The same package gives the same text: it has neither a time nor
 * the version of this tool. Source: the CycloneDX specification, bom-1.6.schema.json; the purl specification.
 */
export function writeBill(subject: BillSubject, libraries: Libraries, sanitise: Sanitise): string {
  const { slug, name, version, sha256 } = subject;
  const purl = writePurl('generic', [slug || name], version);
  const components = libraries.found.map(describeLibrary).filter((component) => component.purl !== purl);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(sha256)}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'post-build' }],
      tools: { components: [{ type: 'application', name: TOOL }] },
      component: {
        type: 'application',
        'bom-ref': purl,
        name: slug || name,
        ...(version !== '' && { version }),
        description: name,
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        purl,
      },
      properties: listRemarks(libraries),
    },
    components,
    dependencies: [{ ref: purl, dependsOn: components.map((component) => component['bom-ref']) }],
    compositions: [{ aggregate: 'incomplete', assemblies: [purl] }],
  };
  const show = (_key: string, value: unknown) => (typeof value === 'string' ? sanitise(value) : value);
  return `${JSON.stringify(bill, show, 2)}\n`;
}

/** Lists the gaps of the bill, so that nobody takes it for complete. */
function listRemarks({ withoutFiles, unread }: Libraries) {
  const remark = (name: string, value: string) => ({ name: `${TOOL}:${name}`, value });
  return [
    remark(
      'incomplete',
      'Scripts are listed only where a comment states their name; their versions are what these comments state.',
    ),
    ...(unread.length === 0
      ? []
      : [remark('not-read', 'Some lists or scripts were too large to be read, or damaged.')]),
    ...withoutFiles.map((name) => remark('listed-without-files', name)),
  ];
}

function describeLibrary({ kind, name, version, licenses, paths }: Library) {
  const isComposer = kind === 'composer';
  const [group = '', own = name] = isComposer ? name.split('/') : [];
  const purl = isComposer
    ? writePurl('composer', [group, own], version)
    : writePurl('generic', [name], version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(isComposer && { group }),
    name: own,
    ...(version !== '' && { version }),
    ...(licenses.length > 0 && { licenses: licenses.map(describeLicense) }),
    purl,
    evidence: { occurrences: paths.map((location) => ({ location })) },
  };
}

function describeLicense(license: string) {
  const id = findLicenseId(license);
  return { license: id === undefined ? { name: license } : { id } };
}

function writePurl(type: string, names: readonly string[], version: string): string {
  const path = names.map(encode).join('/');
  return `pkg:${type}/${path}${version === '' ? '' : `@${encode(version)}`}`;
}

/** Half a surrogate cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A UUID of version 8, which is made of the author's own bits. Source: RFC 9562, section 5.8. */
function toUuid(sha256: string): string {
  const variant = ((Number.parseInt(sha256.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    sha256.slice(0, 8),
    sha256.slice(8, 12),
    `8${sha256.slice(13, 16)}`,
    variant + sha256.slice(17, 20),
  ];
  return [...parts, sha256.slice(20, 32)].join('-');
}
