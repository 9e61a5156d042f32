/** Measures a pair again if other programs disturbed it, which is known before anything of it is read. */
import { formatShare } from '../lang/format.js';
import type { Host } from '../model/host.js';
import { isDisturbed, sharesOf } from './disturbance.js';
import { readMachine } from './machine-file.js';
import { measurePair, type MeasuredPair } from './measure-pair.js';
import type { Measurer, Pair, Side, Version } from './measurer.js';

/** @param before the side that was measured first in the pair before, if there is one */
export type PairMeasurer = (
  versions: Readonly<Record<Side, Version>>,
  pair: Pair,
  before: Side | undefined,
) => ReturnType<typeof measurePair>;

/**
 * Each pair is measured again at most once, and none while the disturbance lasts: if the pair that replaced another one was
 * disturbed as well, the machine is like that.
 */
export function createPairMeasurer(measurer: Measurer, host: Host): PairMeasurer {
  let isLasting = false;
  return async (versions, pair, before) => {
    const measured = await measurePair(measurer, versions, pair, before, host);
    if ('failed' in measured) return measured;
    const foreign = await findDisturbance(measured, host);
    const isReplaced = foreign !== undefined && !isLasting && !measurer.lacksTimeForPair();
    isLasting &&= foreign !== undefined;
    if (!isReplaced) return measured;
    const why = `other programs used ${formatShare(100 * foreign)} of the cores`;
    host.stderr(`guardband: ${why}, so pair ${String(pair.number)} is measured again\n`);
    const disturbed = { base: await setAside(measured.base, host), head: await setAside(measured.head, host) };
    const again = await measurePair(measurer, versions, pair, before, host);
    if ('failed' in again) return again;
    isLasting = (await findDisturbance(again, host)) !== undefined;
    return { ...again, disturbed };
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

/** Keeps a measurement where nobody judges it together with the others: "run/head/2/results" in "run/disturbed/head/2/results". */
const setAside = async (results: string, host: Host): Promise<string> =>
  await moveMeasurement(results, results.replace(/(?:base|head)\/\d+\/results$/, 'disturbed/$&'), host);

/** Moves a folder of results, with what is beside it, to another place, which it returns. */
export async function moveMeasurement(results: string, place: string, host: Host): Promise<string> {
  const [from, to] = [results, place].map((folder) => folder.replace(/\/results$/, '')) as [string, string];
  await host.removeFolder(to);
  await host.moveFolder(from, to);
  return place;
}
