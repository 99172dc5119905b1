import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Inspection } from '../package/index.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteName } from '../shared/quote.ts';
import { readSystemCode } from '../shared/system-error.ts';
import { CommandError } from './command-error.ts';
import type { Opened, OpenOptions } from './open-target.ts';

/**
 * Writes the bill of materials of a package to a file, which it replaces.
 *
 * @param file as it was given, relative to the current folder
 * @returns a line that says so
 * @throws CommandError the file cannot be written
 */
export async function storeBill(
  file: string,
  { writeBill }: Inspection,
  reader: Opened['reader'],
  { workspace, sanitise }: Pick<OpenOptions, 'workspace'> & { readonly sanitise: Sanitise },
): Promise<string> {
  const bill = await writeBill({ sha256: await reader.readSha256() }, sanitise);
  if (bill === undefined) return 'Bill of materials: not written, because no plugin was found.';
  try {
    await writeFile(resolve(workspace, file), bill.text);
  } catch (error) {
    throw new CommandError(
      `\`--sbom\` ${quoteName(file)} cannot be written (${readSystemCode(error) ?? 'unknown error'}). Check that its folder exists, and that this user may write there.`,
    );
  }
  return `Bill of materials: ${quoteName(file)}, ${bill.count} ${bill.count === 1 ? 'library' : 'libraries'}.`;
}
