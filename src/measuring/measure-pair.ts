import { addAll } from '../lang/objects.js';
import type { Problem, GateRun, MachineUse, PairMachine, SideMachine } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { isCut, type Measurer, type Pair, readMachine, type Side, type Version } from './measurer.js';
import { setAside, moveMeasurement } from './folders.js';
import { formatShare } from '../lang/format.js';
import { weighWork, type PairWork } from '../judge/pairs/screen.js';
import { knownWork, type Works } from '../judge/pairs/work.js';

/** A measured pair: the folders of its results, and the side that was measured first. */
export interface MeasuredPair extends Readonly<Record<Side, string>> {
  readonly first: Side;
  /** The folders of the same pair when other programs disturbed it, which is not judged. */
  readonly disturbed?: Readonly<Record<Side, string>>;
}

/**
 * Measures both sides, one right after the other. Two pairs are a block: the first one is measured in random order, the second one
 * in the opposite order, so that a machine that warms up or drifts favours neither side.
 *
 * @param before the side that was measured first in the pair before, if there is one
 * @returns the pair, or why one side could not be measured
 */
export async function measurePair(
  measurer: Measurer,
  versions: Readonly<Record<Side, Version>>,
  pair: Pair,
  before: Side | undefined,
  host: Pick<Host, 'random' | 'moveFolder' | 'removeFolder'>,
): Promise<MeasuredPair | { readonly failed: Side; readonly problem: Problem }> {
  const isSecond = pair.number % 2 === 0 && before !== undefined;
  const first = isSecond ? other(before) : host.random() < 0.5 ? 'base' : 'head';
  const second = other(first);
  const one = await measurer.measure(versions[first], pair);
  if (typeof one !== 'string') return { failed: first, problem: one };
  const two = await measurer.measure(versions[second], pair);
  if (typeof two === 'string') return { base: first === 'base' ? one : two, head: first === 'head' ? one : two, first };
  // Half a pair is not judged with the others, whoever looks at them later.
  await setAside(one, 'unfinished', host);
  return { failed: second, problem: two };
}

const other = (side: Side): Side => (side === 'base' ? 'head' : 'base');

/** Only one pair of all is measured again: where more of them are disturbed, the machine is like that. */
export function createPairMeasurer(measurer: Measurer, host: Host) {
  let isRepeated = false;
  return async (
    versions: Readonly<Record<Side, Version>>,
    pair: Pair,
    before: Side | undefined,
  ): ReturnType<typeof measurePair> => {
    const measured = await measurePair(measurer, versions, pair, before, host);
    if ('failed' in measured || isRepeated) return measured;
    const foreign = await findDisturbance(measured, host);
    if (foreign === undefined || measurer.lacksTimeForPair()) return measured;
    isRepeated = true;
    const why = `other programs used ${formatShare(100 * foreign)} of the cores`;
    host.stderr(`guardband: ${why}, so pair ${String(pair.number)} is measured again\n`);
    const [base, head] = [
      await setAside(measured.base, 'disturbed', host),
      await setAside(measured.head, 'disturbed', host),
    ];
    const again = await measurePair(measurer, versions, pair, before, host);
    if (!('failed' in again)) return { ...again, disturbed: { base, head } };
    // The disturbed pair is whole, and the only one.
    await moveMeasurement(base, measured.base, host);
    await moveMeasurement(head, measured.head, host);
    return isCut(again.problem) ? measured : again;
  };
}

/** The share of the cores that other programs used, if they disturbed one of the sides. */
async function findDisturbance(pair: MeasuredPair, host: Host): Promise<number | undefined> {
  const read = [await readMachine(pair.base, host), await readMachine(pair.head, host)];
  const shares = read.flatMap(({ machine }) =>
    machine !== undefined && isDisturbed(machine) ? [sharesOf(machine).foreign] : [],
  );
  return shares.length === 0 ? undefined : Math.max(...shares);
}

export async function describeMachine(
  pairs: readonly MeasuredPair[],
  works: Works,
  host: Host,
): Promise<Pick<GateRun, 'machine' | 'work'>> {
  const machine: PairMachine[] = [];
  for (const [i, pair] of pairs.entries()) {
    const number = i + 1;
    const replaced = pair.disturbed === undefined ? [] : await describePair(number, pair.disturbed, undefined, host);
    addAll(
      machine,
      replaced.map((described) => ({ ...described, isReplaced: true as const })),
    );
    addAll(machine, await describePair(number, pair, works.pairs[i], host));
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

/**
 * From 100 runs of two services under seven disturbances on one machine of two cores: without the runs beyond both shares, the
 * standard deviation of log p50 of an unchanged service fell from 0.40 to 0.12, and from 0.11 to 0.05. Either share alone says
 * less: a service that fills the cores makes its own pressure, and programs that leave cores free disturb nobody.
 */
const disturbance = {
  /** The share of all cores that other programs used. */
  foreign: 0.3,
  /** The share of the time in which a task waited for a core. */
  pressure: 0.3,
  /** What takes less time is mostly the start of programs. */
  leastMs: 2000,
} as const;

/** A quantity as a share of the time, and of all cores. */
export const sharesOf = ({
  cores,
  spanMs,
  foreignMs,
  pressureMs,
  stealMs,
}: MachineUse): { readonly foreign: number; readonly pressure?: number; readonly steal: number } => ({
  foreign: foreignMs / cores / spanMs,
  ...(pressureMs !== undefined && { pressure: pressureMs / spanMs }),
  steal: stealMs / cores / spanMs,
});

export function isDisturbed(machine: MachineUse): boolean {
  const { foreign, pressure = 0 } = sharesOf(machine);
  return machine.spanMs >= disturbance.leastMs && foreign >= disturbance.foreign && pressure >= disturbance.pressure;
}
