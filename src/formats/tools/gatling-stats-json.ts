import { toPointer } from '../../documents/json-structure.js';
import { readProperty } from '../../lang/objects.js';
import type { Reader, Reading } from '../../model/reading.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { listMembers, getText, linesByPointer, readJson } from '../parse/json.js';
import { reportRuns } from '../parse/tool.js';
import { namesTooLong } from '../../problems/inputs.js';
import { noRows } from '../../problems/tables.js';

/** js/stats.json of Gatling's report, a tree of groups and requests; js/global_stats.json contains only its root. */
export const gatlingStatsJson: Reader = {
  id: 'gatling-stats-json',
  recognises: (head) =>
    /^\s*\{/.test(head) &&
    /"numberOfRequests"\s*:/.test(head) &&
    /"meanNumberOfRequestsPerSecond"\s*:|"percentiles1"\s*:/.test(head),
  read: (input) => readJson(input, readings),
};

/** Every request repeats the names of its groups, which a long name or deep groups could multiply beyond the memory. */
const mostCharacters = 16_000_000;

function* readings(document: unknown, text: string, file: string): Generator<Reading> {
  const requests: Request[] = [];
  let characters = 0;
  for (const request of findRequests(document, [], [])) {
    characters += request.pointer.length + (request.label?.length ?? 0);
    if (characters > mostCharacters) {
      yield { kind: 'problem', problem: namesTooLong(file, mostCharacters) };
      return;
    }
    requests.push(request);
  }
  const lines = linesByPointer(text, (path) => path.at(-2)?.name === 'contents');
  const isTotal = requests.length === 0 && readProperty(document, 'stats') === undefined;
  const all = isTotal ? [{ label: undefined, stats: document, pointer: '' }] : requests;
  const runs = all.map(({ label, stats, pointer }) => {
    // Older versions write numbers as text, and "-" for a missing one.
    const number = (key: string, status = 'total'): number | undefined =>
      numberOrUndefined(getText(stats, key, status));
    return {
      line: lines.get(pointer) ?? 1,
      label,
      samples: number('numberOfRequests'),
      errors: number('numberOfRequests', 'ko'),
      values: Object.fromEntries([
        ['throughput', number('meanNumberOfRequestsPerSecond')],
        ['standardDeviation', number('standardDeviation')],
        ...['mean', 'min', 'max'].map((id) => [id, number(`${id}ResponseTime`)] as const),
        ...['p50', 'p75', 'p95', 'p99'].map((id, i) => [id, number(`percentiles${String(i + 1)}`)] as const),
      ]),
    };
  });
  yield* reportRuns(file, runs, {}, isTotal);
  if (all.length === 0) yield { kind: 'problem', problem: noRows(file) };
}

interface Request {
  readonly label: string | undefined;
  readonly stats: unknown;
  readonly pointer: string;
}

function* findRequests(node: unknown, groups: readonly string[], keys: readonly string[]): Generator<Request> {
  for (const [key, child] of listMembers(readProperty(node, 'contents'))) {
    const path = [...groups, getText(child, 'name') ?? key];
    const childKeys = [...keys, 'contents', key];
    if (readProperty(child, 'type') === 'REQUEST')
      yield { label: path.join(' / '), stats: readProperty(child, 'stats'), pointer: toPointer(childKeys) };
    else yield* findRequests(child, path, childKeys);
  }
}
