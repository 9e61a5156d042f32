/** Copies the recorded history into another store. */
import { retainRuns } from '../../compare/levels/long-histories.js';
import type { Policy } from '../../config/policy.js';
import { appendEntries } from '../../history/append-entries.js';
import { openStore } from '../../history/stores/index.js';
import { streamHistory } from '../../history/stream-history.js';
import { formatLine } from '../../history/stores/ndjson.js';
import { dropImpossibleValues } from '../../formats/parse/impossible-values.js';
import { defined } from '../../lang/objects.js';
import { escapeInvisible } from '../../lang/printable.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import { badValue } from '../../problems/config.js';
import { isError } from '../../problems/problem.js';
import { openHistory, readInOrder, type HistoryRequest } from './entries.js';

/**
 * Appends entries, a number of them at once: a bucket writes them as one object.
 *
 * @returns the files and the number of lines that were written before the first error
 */
export async function appendMany(
  entries: readonly HistoryEntry[],
  { store, policy }: { readonly store: string; readonly policy: Policy },
  host: Host,
  atOnce = 5000,
) {
  const files = new Set<string>();
  let lines = 0;
  for (let start = 0; start < entries.length; start += atOnce) {
    host.progress(`writing line ${String(start)} of ${String(entries.length)}`);
    const part = entries.slice(start, start + atOnce);
    const appended = await appendEntries(part, store, retainRuns(policy), host);
    if (appended.problems?.some(isError)) return { files: [...files], lines, problems: appended.problems };
    for (const file of appended.files) files.add(file);
    lines += part.length - appended.known.length;
  }
  return { files: [...files], lines, problems: [] };
}

/**
 * Copies all entries into another store, which may already contain some of them: no entry is added twice. Values that cannot
 * be measured count as failed. Nothing is copied if a line cannot be read. After a failure, a second call continues the copy.
 *
 * @param to the other store, as for --baselines
 */
export async function copyHistory(
  { to, ...request }: HistoryRequest & { readonly to: string },
  host: Host,
  atOnce?: number,
): Promise<Result<{ readonly copied: number }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, copied: 0 };
  const { name, history, policy } = opened;
  const refuse = (...problems: readonly Problem[]) => ({ exitCode: unusable, copied: 0, problems });
  if (to === name) return refuse(badValue('--baselines', to, 'another store than the copied one'));
  const problems: Problem[] = [];
  const known = await readLines(to, problems, host);
  const impossible: Problem[] = [];
  const entries: HistoryEntry[] = [];
  for await (const { value, file } of readInOrder(history, problems, host)) {
    const { schemaVersion: _, measurement, ...others } = value;
    const sound = measurement && dropImpossibleValues(measurement, { file });
    impossible.push(...(sound?.problems ?? []).map((problem): Problem => ({ ...problem, level: 'warning' })));
    const entry = { ...others, ...defined({ measurement: sound?.measurement }) } as HistoryEntry;
    if (!known.has(formatLine(entry))) entries.push(entry);
  }
  if (problems.some(isError)) return refuse(...problems);
  const { lines: copied, problems: unwritten } = await appendMany(entries, { store: to, policy }, host, atOnce);
  if (unwritten.length > 0) return { exitCode: unusable, copied, problems: [...problems, ...unwritten] };
  return { exitCode: 0, copied, problems: [...problems, ...impossible] };
}

async function readLines(store: string, problems: Problem[], host: Host): Promise<ReadonlySet<string>> {
  const opened = await openStore(store, host);
  problems.push(...(opened.problems ?? []));
  const known = new Set<string>();
  for await (const { file, text = await host.readText(file) } of streamHistory(opened, problems))
    for (const line of text?.split('\n') ?? []) known.add(escapeInvisible(line));
  return known;
}
