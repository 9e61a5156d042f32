/** Reads past runs, oldest first, from the recorded history or from any files, without keeping all of them in memory. */
import { measuredRunKey } from '../cases/names.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { byStart, startOf, type PastMeasurement, type Run } from '../model/run.js';
import type { OpenedHistory } from '../model/store.js';
import { readFiles } from '../input/read-files.js';
import { hasResultName } from '../formats/recognise/result-names.js';
import type { ReadRequest } from '../config/settings.js';
import { isForeign, openStore, withStoredFiles } from './stores/index.js';
import { joinTags } from './join-tags.js';
import { layoutFile, toSegmentTime } from './layout.js';
import { isSegmentFile, readTexts } from './stores/ndjson.js';
import { streamHistory } from './stream-history.js';
import { noHistory } from '../problems/commands.js';
import { findSimilarPath } from '../documents/similar-path.js';
import { noSuchFile } from '../problems/inputs.js';

export interface HistoryRead {
  /** Oldest first. Runs without a date come before the others of their file. */
  readonly runs: AsyncGenerator<Run, void, undefined>;
  /** Complete once the first run has been read, because accepted levels are stored with the recent runs. */
  readonly accepts: readonly Accept[];
  /** Complete once all runs have been read. */
  readonly problems: readonly Problem[];
  /** Whether another program made the recorded history, so nobody judged it. */
  readonly isForeign: boolean;
}

/**
 * Reads every file separately, because each run document is a separate run. Measurements with the same run key, as in the
 * files of a store, are merged again.
 *
 * @param named files, folders and globs; the recorded history if there are none
 * @param place the location of the recorded history
 */
export async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<HistoryRead> {
  const accepts: Accept[] = [];
  const problems: Problem[] = [];
  const opened = named.length === 0 ? await openStore(place, host) : await openFiles(named, problems, host);
  problems.push(...(opened.problems ?? []));
  if (named.length === 0 && opened.files.length + (opened.segments?.names.length ?? 0) === 0)
    problems.push(noHistory(place));
  // Entries of a recorded history contain the names of their cases, so no paths or axes are added.
  const reading = named.length === 0 ? { ...request, paths: [], set: {} } : request;
  const read = async (file: string, text: string | undefined): Promise<readonly Run[]> => {
    const source = text === undefined ? host : withStoredFiles({ files: [file], texts: new Map([[file, text]]) }, host);
    const found = await readFiles({ ...reading, patterns: [file], areListed: !named.includes(file) }, source);
    accepts.push(...found.accepts);
    // Ignores other files in a folder unless they were named explicitly or have the name of a result.
    const mustBeRead = named.includes(file) || hasResultName(file);
    problems.push(...found.problems.filter(({ code }) => code !== 'unknown-format' || mustBeRead));
    return found.runs;
  };
  const runs = mergeRuns(opened, read, problems);
  return { runs, accepts, problems, isForeign: named.length === 0 && (await isForeign(opened, host)) };
}

/** A run whose measurements may be incomplete. */
interface OpenRun {
  readonly provenance: Provenance;
  readonly past: PastMeasurement[];
}

const toRun = ({ provenance, past }: OpenRun): Run => ({
  provenance,
  measurements: joinTags(past).map(({ measurement }) => measurement),
});

async function* mergeRuns(
  opened: OpenedHistory,
  read: (file: string, text: string | undefined) => Promise<readonly Run[]>,
  problems: Problem[],
): AsyncGenerator<Run, void, undefined> {
  const unsettled = new Map<string, OpenRun>();
  for await (const { file, text, settled } of streamHistory(opened, problems)) {
    for (const { provenance, measurements } of await read(file, text)) {
      const key = measuredRunKey(provenance);
      const known = unsettled.get(key) ?? { provenance, past: [] };
      for (const measurement of measurements) known.past.push({ measurement, provenance });
      unsettled.set(key, known);
    }
    const done = [...unsettled].filter(([, run]) => toSegmentTime(startOf(run.provenance)) < settled);
    for (const [key] of done) unsettled.delete(key);
    yield* sortRuns(done.map(([, run]) => toRun(run)));
  }
  yield* sortRuns([...unsettled.values()].map(toRun));
}

const sortRuns = (runs: readonly Run[]): readonly Run[] => runs.toSorted((a, b) => byStart(a.provenance, b.provenance));

/** Opens named files. A folder may contain a recorded history with segments. */
async function openFiles(named: readonly string[], problems: Problem[], host: Host): Promise<OpenedHistory> {
  const files = new Set<string>();
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern, await findSimilarPath(pattern, host)));
    for (const file of matching) if (!file.endsWith(`/${layoutFile}`)) files.add(file);
  }
  return {
    files: [...files].filter((file) => !isSegmentFile(file)),
    segments: { names: [...files].filter(isSegmentFile), read: (names) => readTexts(names, host) },
  };
}
