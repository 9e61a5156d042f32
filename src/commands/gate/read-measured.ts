import type { GuardedSettings } from '../../history/guarded-settings.js';
import { readCandidate, type Candidate } from '../../input/candidate.js';
import type { Host } from '../../model/host.js';
import { readMachine, type ReadMachine } from './machine-file.js';
import type { Side } from './measurer.js';

/** What is in the folder of one measurement; without a candidate if nothing could be read. */
export interface ReadMeasurement extends ReadMachine {
  readonly candidate?: Candidate;
}

/**
 * Reads each measurement alone, so that nothing of two measurements is merged, and once, however often the pairs are judged.
 *
 * @returns a function that reads the folder of a side
 */
export function createReader(
  { settings, source }: GuardedSettings,
  host: Host,
): (side: Side, folder: string) => Promise<ReadMeasurement> {
  // A change that excludes a label does not remove it from its base: there it is missing.
  const labels = source?.absent === true ? settings.read.labels : settings.readBaseline.labels;
  const reading = { head: settings.read, base: { ...settings.read, labels } };
  const known = new Map<string, Promise<ReadMeasurement>>();
  const read = async (side: Side, folder: string): Promise<ReadMeasurement> => {
    const { run, problems, ...rest } = await readCandidate(
      { ...settings, read: { ...reading[side], patterns: [folder] } },
      host,
    );
    if (run === undefined) return { problems };
    const beside = await readMachine(folder, host);
    const nothing = { sources: new Map(), isOfHistory: false, dashboards: [], unsound: new Set<string>() };
    const candidate = { ...nothing, ...rest, problems, run };
    return { ...beside, problems: [...problems, ...beside.problems], candidate };
  };
  return async (side, folder) => {
    const key = `${side} ${folder}`;
    const found = known.get(key) ?? read(side, folder);
    known.set(key, found);
    return await found;
  };
}
