/** Copies the recorded history into another store. */
import { retainRuns } from '../../compare/levels/long-histories.js';
import { appendEntries } from '../../history/append-entries.js';
import { openStore } from '../../history/stores/index.js';
import { formatLine } from '../../history/stores/ndjson.js';
import { streamHistory } from '../../history/stream-history.js';
import { unusable, type Result } from '../../model/exit-code.js';
import { escapeInvisible } from '../../lang/printable.js';
import { dropImpossibleValues } from '../../formats/parse/impossible-values.js';
import { loadDigest } from '../../lang/digest.js';
import { defined } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import { isError } from '../../problems/problem.js';
import { openHistory, readBatches, readInOrder, type HistoryRequest } from './entries.js';
import { sameStore } from '../../problems/history.js';

/**
 * The size of a batch, as the total length of its lines. A store holds a batch in memory, and a bucket writes it as one
 * object.
 */
const defaultChunkCharacters = 8_000_000;

/**
 * Copies all entries into another store, which may already contain some of them: no entry is added twice. Values that cannot be measured count as failed. Nothing is copied
 * if a line cannot be read. After a failure, a second call continues the copy.
 *
 * @param to the other store, as for --baselines
 * @param chunkCharacters the size of a batch
 */
export async function copyHistory(
  { to, ...request }: HistoryRequest & { readonly to: string },
  host: Host,
  chunkCharacters = defaultChunkCharacters,
): Promise<Result<{ readonly copied: number }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, copied: 0 };
  const { name, history, policy } = opened;
  if (to === name) return { exitCode: unusable, copied: 0, problems: [sameStore(to)] };
  const problems: Problem[] = [];
  let total = 0;
  for await (const { entries } of readBatches(history, problems, host)) total += entries.length;
  const known = problems.some(isError) ? new Set<string>() : await readDigests(to, problems, host);
  if (problems.some(isError)) return { exitCode: unusable, copied: 0, problems };

  const digest = await loadDigest();
  const impossible: Problem[] = [];
  let [chunk, characters, copied, read]: [HistoryEntry[], number, number, number] = [[], 0, 0, 0];
  const flush = async (): Promise<boolean> => {
    if (chunk.length === 0) return true;
    const { known: repeated, problems: refused = [] } = await appendEntries(chunk, to, retainRuns(policy), host);
    problems.push(...refused);
    if (problems.some(isError)) return false;
    copied += chunk.length - repeated.length;
    [chunk, characters] = [[], 0];
    return true;
  };
  for await (const { value, file } of readInOrder(history, problems, host)) {
    host.progress(`copying line ${String(++read)} of ${String(total)}`);
    const { schemaVersion: _, measurement, ...others } = value;
    const sound = measurement && dropImpossibleValues(measurement, { file });
    impossible.push(...(sound?.problems ?? []).map((problem): Problem => ({ ...problem, level: 'warning' })));
    const entry = { ...others, ...defined({ measurement: sound?.measurement }) } as HistoryEntry;
    const line = formatLine(entry);
    if (known.size > 0 && known.has(digest(line, digits))) continue;
    chunk.push(entry);
    characters += line.length;
    if (characters > chunkCharacters && !(await flush())) return { exitCode: unusable, copied, problems };
  }
  return { exitCode: (await flush()) ? 0 : unusable, copied, problems: [...problems, ...impossible] };
}

/** Enough of a digest to tell the lines of any history apart. */
const digits = 32;

/** Digests of the lines in a store. The lines themselves may not fit into memory. */
async function readDigests(store: string, problems: Problem[], host: Host): Promise<ReadonlySet<string>> {
  const opened = await openStore(store, host);
  problems.push(...(opened.problems ?? []));
  const digest = await loadDigest();
  const known = new Set<string>();
  for await (const { file, text = await host.readText(file) } of streamHistory(opened, problems))
    for (const line of text?.split('\n') ?? []) if (line !== '') known.add(digest(escapeInvisible(line), digits));
  return known;
}
