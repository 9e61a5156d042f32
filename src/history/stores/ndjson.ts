/** The format of every store: one NDJSON file per scenario, one entry per line, keys in alphabetical order. */
import { groupBy } from '../../lang/objects.js';
import { escapeInvisible } from '../../lang/printable.js';
import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { RetainRuns } from '../../model/store.js';
import { findBrokenLine } from '../../formats/own/history-ndjson.js';
import { digest } from '../../lang/digest.js';
import { isSegment } from '../layout.js';
import { joinLines, rotate } from '../segments.js';

export interface AppendedText {
  /** The new texts, by path relative to the root of the history: without any, the file is removed. Empty if nothing changes. */
  readonly texts: ReadonlyMap<string, string>;
  /** The entries that the history already had. */
  readonly repeated: readonly HistoryEntry[];
}

/**
 * Appends entries to the file of their scenario, and moves older runs into segments, and lines that cannot be read into a side file.
 *
 * @param before the current text of the file
 * @param isBroken whether some of its lines may be broken
 */
export async function appendToFile(
  file: string,
  before: string,
  entries: readonly HistoryEntry[],
  { retain, isBroken = false }: { readonly retain?: RetainRuns | undefined; readonly isBroken?: boolean } = {},
): Promise<AppendedText> {
  const { sound, broken } = isBroken ? await divideLines(before) : { sound: before, broken: '' };
  const { text, repeated } = appendLines(sound, entries);
  if (text === before && text !== '') return { texts: new Map(), repeated };
  const { recent, levels, segments } = await rotate(file, text, retain);
  const ofLevels = levels.map((level) => `${formatLine({ level })}\n`).join('');
  // First, so that no line is lost where files are written one by one; its name depends on its content, so it is written once.
  const aside = broken === '' ? [] : [[`${file}.${await digest(broken, 12)}.broken`, broken] as const];
  return { texts: new Map([...aside, ...segments, [file, recent + ofLevels]]), repeated };
}

/** Divides a text into the lines that can be read and those that cannot. */
async function divideLines(text: string): Promise<{ readonly sound: string; readonly broken: string }> {
  const { validate } = await import('../../generated/validators/history.js');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const broken = new Set(lines.filter((line) => findBrokenLine(line, { file: '' }, validate).length > 0));
  if (broken.size === 0) return { sound: lines.length === 0 ? '' : text, broken: '' };
  return { sound: joinLines(lines.filter((line) => !broken.has(line))), broken: joinLines([...broken]) };
}

/**
 * Appends entries that a file does not contain yet.
 *
 * @returns the new text, and the entries that the file already had
 */
function appendLines(
  before: string,
  entries: readonly HistoryEntry[],
): { readonly text: string; readonly repeated: readonly HistoryEntry[] } {
  const lines = new Set(before.split('\n'));
  const added = entries.filter((entry) => !isIn(lines, entry));
  const repeated = entries.filter((entry) => isIn(lines, entry));
  if (added.length === 0) return { text: before, repeated };
  // Do not append to a truncated last line.
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return { text: `${start}${added.map(formatLine).join('\n')}\n`, repeated };
}

/** An entry as its line in a history, without the line break. Invisible characters of names are escaped. */
export const formatLine = (entry: HistoryEntry): string => escapeInvisible(formatPlainLine(entry));

/**
 * Whether Guardband wrote a line, whatever became of the order of its keys since. A line says so; of earlier versions it has what
 * nothing else writes, or is still in their order.
 */
export const isOwnLine = (line: string): boolean =>
  /"recorded"\s*:\s*\{|"course"\s*:\s*"\d|"groupedMedian"\s*:\s*\d|"acceptedAt"\s*:/.test(line) ||
  /,\s*"schemaVersion":\s*1\s*\}\s*$/.test(line.slice(-100));

const formatPlainLine = (entry: HistoryEntry): string => canonical({ schemaVersion: 1, ...entry });

/** Whether a history has the line of an entry. Invisible characters of an older line may be unescaped. */
export const isIn = (lines: ReadonlySet<string>, entry: HistoryEntry): boolean =>
  lines.has(formatLine(entry)) || lines.has(formatPlainLine(entry));

/** JSON with the keys of every object in alphabetical order, so that the same entry always gives the same line. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Groups entries by the file of their scenario.
 *
 * @param others files that are changed without an entry
 */
export const groupByFile = (
  entries: readonly HistoryEntry[],
  others: readonly string[] = [],
): ReadonlyMap<string, readonly HistoryEntry[]> =>
  new Map<string, readonly HistoryEntry[]>([
    ...others.map((file) => [file, []] as const),
    ...groupBy(entries, (entry) => fileName(readScenario(entry))),
  ]);

function readScenario(entry: HistoryEntry): string {
  if ('measurement' in entry) return entry.measurement.scenario;
  return ('accept' in entry ? entry.accept : entry.level).case.scenario;
}

/** Windows opens a device, and git refuses to check out, a file of this name with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** A safe file name: scenario names come from results and may contain anything, such as a path. */
function fileName(scenario: string): string {
  const safe = scenario
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100);
  if (safe === '') return 'scenario.ndjson';
  return `${deviceName.test(safe) ? `scenario-${safe}` : safe}.ndjson`;
}

/** The texts of files by name; those that no longer exist are left out. */
export async function readTexts(
  files: readonly string[],
  host: Pick<Host, 'readText'>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = await host.readText(file);
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

export const isHistoryFile = (file: string): boolean => file.endsWith('.ndjson');

export const isRecentFile = (file: string): boolean => isHistoryFile(file) && !isSegment(file);

export const isSegmentFile = (file: string): boolean => isHistoryFile(file) && isSegment(file);
