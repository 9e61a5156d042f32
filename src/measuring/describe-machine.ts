/** What the machine did while pairs were measured, for the report. */
import { weighWork, type PairWork } from '../judge/pairs/witness.js';
import type { GateRun, MachineUse, PairMachine, SideMachine } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { isDisturbed, sharesOf } from '../judge/pairs/disturbance.js';
import { readMachine } from './machine-file.js';
import type { MeasuredPair } from './measure-pair.js';
import type { Side } from './measurer.js';
import { knownWork, type Works } from '../judge/pairs/work.js';

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
