import type { GuardedSettings } from '../history/guarded-settings.js';
import { Relations } from '../input/belong/relation.js';
import { readCandidate, type Candidate } from '../input/candidate.js';
import { fileOf } from '../input/located.js';
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { rowsShared } from '../problems/belonging.js';
import { slowAtFirst } from '../problems/raw-results.js';
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
      isWhole: all.length === 2 * pairs.length && kept.length === 0,
      problems: [...once([...head.read, ...before.read].flatMap(({ problems }) => problems)), ...kept],
    };
  };
}

/** What is slow at the start of one measurement is slow at that of each, for more or fewer seconds. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(({ code }) => code === slowAtFirst.kind.code);
  return problems.filter((problem) => problem === first || problem.code !== first?.code);
}

/** Two files of different measurements with the same samples: the load test kept its results, or did not overwrite them. */
function findKept(all: readonly Candidate[]): readonly Problem[] {
  const members = all.flatMap(({ run, sources }) =>
    run.measurements.map((measurement) => ({ run, measurement, sources: sources.get(measurement) ?? [] })),
  );
  const copies = [...new Relations(members).copiesIn(members)];
  const [copy, original] = copies.find(([one, other]) => one.run !== other.run) ?? [];
  return copy === undefined || original === undefined ? [] : [rowsShared(fileOf(original), fileOf(copy))];
}
