/** Reads past runs, oldest first, from the recorded history or from any files. */
import { measuredRunKey } from '../cases/names.js';
import type { Accept, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { byStart, type PastMeasurement, type Run } from '../model/run.js';
import { readFiles } from '../input/read-files.js';
import { hasResultName } from '../formats/recognise/result-names.js';
import type { ReadRequest } from '../config/settings.js';
import { addAll, groupBy } from '../lang/objects.js';
import { openStore } from './stores/index.js';
import { joinTags, toPastMeasurements } from './baseline.js';
import { splitStores } from './stores/ndjson.js';
import { readRecorded } from './read-recorded.js';
import { noHistory } from '../problems/commands.js';
import { findSimilarPath } from '../documents/kept-file.js';
import { noSuchFile } from '../problems/inputs.js';
import { isError } from '../problems/problem.js';

export interface HistoryRead {
  /** Oldest first. Runs without a date come before the others. */
  readonly runs: readonly Run[];
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Whether another program made the recorded history, so nobody judged it. */
  readonly isForeign: boolean;
}

/**
 * @param named files, folders and globs; the recorded history if there are none
 * @param place the location of the recorded history
 */
export async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<HistoryRead> {
  if (named.length > 0) return await readNamed(named, request, host);
  const opened = await openStore(place, host);
  const { measurements, accepts, problems, isForeign } = await readRecorded(opened, 'all', request, host);
  const isEmpty = opened.files.length + (opened.segments?.names.length ?? 0) === 0;
  return {
    runs: toRuns(measurements),
    accepts,
    problems: [...problems, ...(isEmpty && !problems.some(isError) ? [noHistory(place)] : [])],
    isForeign,
  };
}

/** Measurements with the same run key, as in the files of a store, are of one run. */
const toRuns = (past: readonly PastMeasurement[]): readonly Run[] =>
  [...groupBy(past, ({ provenance }) => measuredRunKey(provenance)).values()]
    .flatMap((own) => {
      const [first] = own;
      const measurements = joinTags(own).map(({ measurement }) => measurement);
      return first === undefined ? [] : [{ provenance: first.provenance, measurements }];
    })
    .sort((a, b) => byStart(a.provenance, b.provenance));

/** Reads every file separately, because each run document is a separate run. A folder may contain a recorded history. */
async function readNamed(named: readonly string[], request: ReadRequest, host: Host): Promise<HistoryRead> {
  const files = new Set<string>();
  const [accepts, problems, past]: [Accept[], Problem[], PastMeasurement[]] = [[], [], []];
  const stores: string[] = [];
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern, await findSimilarPath(pattern, host)));
    const { stores: found, others } = splitStores(matching);
    addAll(stores, found);
    for (const file of others) files.add(file);
  }
  for (const file of files) {
    const found = await readFiles({ ...request, patterns: [file], areListed: !named.includes(file) }, host);
    addAll(accepts, found.accepts);
    addAll(past, found.runs.flatMap(toPastMeasurements));
    // Ignores other files in a folder unless they were named explicitly or have the name of a result.
    const mustBeRead = named.includes(file) || hasResultName(file);
    addAll(
      problems,
      found.problems.filter(({ code }) => code !== 'unknown-format' || mustBeRead),
    );
  }
  for (const store of new Set(stores)) {
    const recorded = await readRecorded(await openStore(store, host), 'all', request, host);
    addAll(past, recorded.measurements);
    addAll(accepts, recorded.accepts);
    addAll(problems, recorded.problems);
  }
  return { runs: toRuns(past), accepts, problems, isForeign: false };
}
