/** The file beside the results of a measurement that says what the machine did meanwhile. */
import type { MachineDocument, MachineUse, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { machineUnread } from '../problems/gate.js';
import { readKeptFile } from '../documents/kept-file.js';
import { version } from '../version.js';

/** @param results the folder of the results */
const fileBeside = (results: string): string => results.replace(/[^/]*$/, 'machine.json');

export async function writeMachine(
  results: string,
  machine: MachineUse,
  { writeText }: Pick<Host, 'writeText'>,
): Promise<void> {
  const document: MachineDocument = { schemaVersion: 1, tool: { name: 'guardband', version }, machine };
  await writeText(fileBeside(results), `${JSON.stringify(document, undefined, 2)}\n`);
}

/** What is known of a machine, and why a file cannot be used, as anything may have changed it since. */
export interface ReadMachine {
  readonly machine?: MachineUse;
  readonly problems: readonly Problem[];
}

export async function readMachine(results: string, host: Pick<Host, 'readText'>): Promise<ReadMachine> {
  const file = fileBeside(results);
  const found = await readKeptFile(file, async () => await import('../generated/validators/machine.js'), host);
  if (found === undefined) return { problems: [] };
  return 'why' in found
    ? { problems: [machineUnread(file, found.why)] }
    : { machine: (found.document as MachineDocument).machine, problems: [] };
}
