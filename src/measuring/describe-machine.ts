/** What the machine did while pairs were measured: in a file beside the results of each measurement, and for the report. */
import { weighWork, type PairWork } from '../judge/pairs/witness.js';
import type { GateRun, MachineUse, PairMachine, SideMachine, MachineDocument, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { isDisturbed, sharesOf } from '../judge/pairs/disturbance.js';
import type { MeasuredPair } from './measure-pair.js';
import type { Side } from './measurer.js';
import { knownWork, type Works } from '../judge/pairs/work.js';
import { machineUnread } from '../problems/gate.js';
import { readKeptFile } from '../documents/kept-file.js';
import { version } from '../version.js';

export async function describeMachine(
  pairs: readonly MeasuredPair[],
  works: Works,
  host: Host,
): Promise<Pick<GateRun, 'machine' | 'work'>> {
  const machine: PairMachine[] = [];
  for (const [i, pair] of pairs.entries()) {
    const number = i + 1;
    const replaced = pair.disturbed === undefined ? [] : await describePair(number, pair.disturbed, undefined, host);
    machine.push(...replaced.map((described) => ({ ...described, isReplaced: true as const })));
    machine.push(...(await describePair(number, pair, works.pairs[i], host)));
  }
  const witness = weighWork(knownWork(works) ?? []);
  return {
    ...(machine.length > 0 && { machine }),
    ...(witness !== undefined && { work: { of: works.isOfService ? 'service' : 'measurement', ...witness } }),
  };
}

/** @returns nothing if something is unknown */
async function describePair(
  pair: number,
  folders: Readonly<Record<Side, string>>,
  work: PairWork | undefined,
  host: Host,
): Promise<readonly PairMachine[]> {
  const base = await readMachine(folders.base, host);
  const head = await readMachine(folders.head, host);
  if (base.machine === undefined || head.machine === undefined) return [];
  const isPairDisturbed = isDisturbed(base.machine) || isDisturbed(head.machine);
  return [
    {
      pair,
      base: describeSide(base.machine, work?.base),
      head: describeSide(head.machine, work?.head),
      ...(isPairDisturbed && { isDisturbed: true }),
    },
  ];
}

function describeSide(machine: MachineUse, workMs: number | undefined): SideMachine {
  const { foreign, pressure, steal } = sharesOf(machine);
  return {
    foreignPercent: 100 * foreign,
    stealPercent: 100 * steal,
    ...(pressure !== undefined && { pressurePercent: 100 * pressure }),
    ...(workMs !== undefined && { workMs }),
  };
}

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
