import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { inspect } from '../../../../src/package/inspect.ts';
import { readFromBuffer } from '../../../../src/shared/bytes.ts';

export const HEADER = '<?php\n/*\nPlugin Name: Demo <b>\nVersion: 1.2.3\n*/\n';

/** A component of a bill, as far as tests look at it. */
interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly purl: string;
  readonly licenses?: readonly { readonly license: { readonly id?: string; readonly name?: string } }[];
  readonly evidence: { readonly occurrences: readonly { readonly location: string }[] };
}

export interface Bill {
  readonly serialNumber: string;
  readonly metadata: {
    readonly component: Omit<Component, 'evidence'>;
    readonly properties: readonly { readonly name: string; readonly value: string }[];
  };
  readonly components: readonly Component[];
}

/** Inspects a plugin with the given files, by their names in its folder `demo`. */
export async function inspectDemo(files: Readonly<Record<string, string | Buffer>>) {
  const named = Object.entries(files).map(([name, content]) => [`demo/${name}`, content] as const);
  const bytes = await zipFiles({ 'demo/demo.php': HEADER, ...Object.fromEntries(named) });
  return inspect(readFromBuffer(bytes));
}

/** Writes the bill of such a plugin. */
export async function writeDemoBill(
  files: Readonly<Record<string, string | Buffer>>,
  sha256 = 'a'.repeat(64),
) {
  const { writeBill } = await inspectDemo(files);
  const { text = '{}' } = (await writeBill({ sha256 }, (value) => value)) ?? {};
  return { text, bill: JSON.parse(text) as Bill };
}

/** Lists the libraries of a bill, each with its places. */
export function listPurls({ components }: Bill): readonly string[] {
  return components.map(
    ({ purl, evidence }) => `${purl} ${evidence.occurrences.map(({ location }) => location).join(' ')}`,
  );
}
