/** Reads past runs from the recorded history or from any files. */
import { runKey } from '../cases/names.js';
import { groupBy } from '../lang/group-by.js';
import type { Accept, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { Run } from '../model/run.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { noHistory } from '../problems/commands.js';
import { noSuchFile } from '../problems/inputs.js';
import { readFiles } from '../input/read-files.js';
import { hasResultName } from '../input/result-names.js';
import type { ReadRequest } from '../config/settings.js';
import { withStoredFiles, findStore } from './stores/index.js';

/**
 * Reads every file separately, because each run document is a separate run. Measurements with the same run key, as in the
 * files of a store, are merged again.
 */
export async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<{ runs: readonly Run[]; accepts: readonly Accept[]; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const runs: Run[] = [];
  const accepts: Accept[] = [];
  const files = new Map<string, ReadRequest>();
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern));
    for (const file of matching) files.set(file, { ...request, patterns: [file] });
  }
  let source = host;
  if (named.length === 0) {
    const location = findStore(place);
    // Entries of a history name their cases, so no paths or axes are added.
    const stored = await location.store.files(location.place, 'all', host);
    for (const file of stored.files) files.set(file, { ...request, patterns: [file], paths: [], set: {} });
    problems.push(...(stored.problems ?? []));
    source = withStoredFiles(stored, host);
    if (files.size === 0) problems.push(noHistory(place));
  }
  for (const [file, request] of files) {
    const found = await readFiles(request, source);
    runs.push(...found.runs);
    accepts.push(...found.accepts);
    // Ignores other files in a folder unless they were named explicitly or have the name of a result.
    const mustBeRead = named.includes(file) || hasResultName(file);
    problems.push(...found.problems.filter(({ code }) => code !== 'unknown-format' || mustBeRead));
  }
  const together = [...groupBy(runs, ({ provenance }) => runKey(provenance)).values()].flatMap(([one, ...more]) =>
    one === undefined
      ? []
      : [{ ...one, measurements: [one, ...more].flatMap(({ measurements }) => measurements) } satisfies Run],
  );
  return { runs: together.sort((a, b) => compareCodeUnits(startOf(a), startOf(b))), accepts, problems };
}

const startOf = ({ provenance }: Run): string => provenance.startedAt ?? '';
