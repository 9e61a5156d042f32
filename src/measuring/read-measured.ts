import { nameCase } from '../cases/names.js';
import type { GuardedSettings } from '../history/guarded-settings.js';
import { exactSpan } from '../input/belong/spans.js';
import { readCandidate, type Candidate } from '../input/candidate.js';
import type { Host } from '../model/host.js';
import { rowsShared } from '../problems/belonging.js';
import { readMachine, type ReadMachine } from './machine-file.js';
import type { MeasuredPair } from './measure-pair.js';
import type { Side } from './measurer.js';

/** What is in the folder of one measurement; without a candidate if nothing could be read. */
interface ReadMeasurement extends ReadMachine {
  readonly candidate?: Candidate;
}

/** @returns a function that reads each measurement alone, so that nothing of two is merged, and once, however often it is asked */
export function createReader({ settings, source }: GuardedSettings, host: Host) {
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
  const readOnce = (side: Side, folder: string): Promise<ReadMeasurement> => {
    const key = `${side} ${folder}`;
    const found = known.get(key) ?? read(side, folder);
    known.set(key, found);
    return found;
  };
  const readSide = async (side: Side, pairs: readonly MeasuredPair[]) => {
    const all = await Promise.all(pairs.map((pair) => readOnce(side, pair[side])));
    return { read: all, candidates: all.flatMap(({ candidate }) => candidate ?? []) };
  };
  return async (pairs: readonly MeasuredPair[]) => {
    const [head, before] = [await readSide('head', pairs), await readSide('base', pairs)];
    const all = [...head.candidates, ...before.candidates];
    const kept = findKept(all);
    return {
      head,
      before,
      /** Whether each measurement was read, and is one of its own. */
      isWhole: all.length === 2 * pairs.length && kept === undefined,
      problems: [
        ...[...head.read, ...before.read].flatMap(({ problems }) => problems),
        ...(kept === undefined ? [] : [rowsShared(kept)]),
      ],
    };
  };
}

/**
 * Finds a load test that measured only once: it kept its results, or did not overwrite them.
 *
 * @returns two files of different measurements with the same samples; undefined if there are none
 */
function findKept(all: readonly Candidate[]): readonly [string, string] | undefined {
  const seen = new Map<string, { readonly run: Candidate['run']; readonly file: string }>();
  for (const { run, sources } of all)
    for (const measurement of run.measurements) {
      const span = exactSpan(measurement);
      const key = JSON.stringify([nameCase(measurement).key, span, measurement.samples]);
      const file = sources.get(measurement)?.[0]?.file ?? '';
      const other = seen.get(key) ?? { run, file };
      if (span !== undefined && other.run !== run) return [other.file, file];
      seen.set(key, other);
    }
  return undefined;
}
