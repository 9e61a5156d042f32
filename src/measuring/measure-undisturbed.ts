/** Measures a pair again if other programs disturbed it, which is known before anything of it is read. */
import { formatShare } from '../lang/format.js';
import type { Host } from '../model/host.js';
import { isDisturbed, sharesOf } from '../judge/pairs/disturbance.js';
import { readMachine } from './machine-file.js';
import { measurePair, type MeasuredPair } from './measure-pair.js';
import { isCut, type Measurer, type Pair, type Side, type Version } from './measurer.js';
import { moveMeasurement, setAside } from './results-folder.js';

/** @param before the side that was measured first in the pair before, if there is one */
export type PairMeasurer = (
  versions: Readonly<Record<Side, Version>>,
  pair: Pair,
  before: Side | undefined,
) => ReturnType<typeof measurePair>;

/** Only one pair of all is measured again: where more of them are disturbed, the machine is like that. */
export function createPairMeasurer(measurer: Measurer, host: Host): PairMeasurer {
  let isRepeated = false;
  return async (versions, pair, before) => {
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
