/** What every place holds alike: one NDJSON file per scenario, one entry a line, its keys in one order. */
import type { HistoryEntry } from '../../model/run.js';

/** @returns the text with what is new added at its end, undefined where nothing is; and what was there already */
export function appendLines(
  before: string,
  entries: readonly HistoryEntry[],
): { readonly text?: string; readonly repeated: readonly HistoryEntry[] } {
  const lines = new Set(before.split('\n'));
  const isThere = (each: HistoryEntry): boolean => lines.has(lineOf(each));
  const added = entries.filter((each) => !isThere(each));
  const repeated = entries.filter(isThere);
  if (added.length === 0) return { repeated };
  // A file whose last line was cut off must not swallow the first new one.
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return { text: `${start}${added.map(lineOf).join('\n')}\n`, repeated };
}

const lineOf = (entry: HistoryEntry): string => canonical({ schemaVersion: 1, ...entry });

/** JSON with the keys of every object in alphabetical order: the same entry is always the same line. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Entries by the name of their file: that of their scenario. */
export function groupByFile(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const files = new Map<string, HistoryEntry[]>();
  for (const each of entries) {
    const name = fileName('accept' in each ? each.accept.case.scenario : each.measurement.scenario);
    files.set(name, [...(files.get(name) ?? []), each]);
  }
  return files;
}

/** A scenario's name comes from results and so may be anything; as a file it is letters, digits, dots and dashes, never a path. */
function fileName(scenario: string): string {
  const safe = scenario
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100);
  return `${safe === '' ? 'scenario' : safe}.ndjson`;
}

export const isHistoryFile = (file: string): boolean => file.endsWith('.ndjson');
