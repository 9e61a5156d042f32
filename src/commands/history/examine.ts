/** Finds the broken lines of a history, and on request moves them into side files. */
import type { ValidateFunction } from 'ajv';
import { readSettings } from '../../config/settings.js';
import { joinLines } from '../../history/segments.js';
import { findStore, readOpened } from '../../history/stores/index.js';
import { readTexts, sideFile } from '../../history/stores/ndjson.js';
import { checkHistoryLine, findUnsoundValues } from '../../formats/own/history-ndjson.js';
import { findUndeclared } from '../../formats/parse/undeclared-metrics.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { ChooseLines, DividedText } from '../../model/store.js';
import { isError } from '../../problems/problem.js';
import type { HistoryRequest } from './entries.js';
import { noHistory } from '../../problems/commands.js';
import { appendOnly, conflictMarker, emptyHistory, linesMoved } from '../../problems/history.js';

export interface ExamineRequest extends HistoryRequest {
  /** Whether broken lines are moved into side files. */
  readonly repair?: boolean;
}

/** 0: no line is broken, or all were repaired. 1: lines are broken. 3: the history cannot be read. */
export type Examined = Result<{
  /** The number of lines that were examined. */
  readonly lines: number;
  readonly broken: number;
  /** The files that were repaired. */
  readonly repaired: readonly string[];
}>;

/**
 * Examines every line of a history, in a folder or on a branch.
 *
 * @param request where the history is, and whether to repair it
 * @returns a problem for each broken line, and an exit code: 0 no line is broken, or all were repaired, 1 lines are broken,
 * 3 the history cannot be read
 */
export async function examineHistory({ repair = false, ...request }: ExamineRequest, host: Host): Promise<Examined> {
  const failed = (problems: readonly Problem[]): Examined => ({ exitCode: unusable, ...nothing, problems });
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return failed(settings.problems);
  const { store, place } = findStore(settings.store);
  const { validate } = await import('../../generated/validators/history.js');
  const { files, texts: stored, problems: unread = [] } = await readOpened(await store.open(place, 'all', host), 'all');
  const missing = files.filter((file) => stored?.has(file) !== true);
  const texts = new Map([...(stored ?? []), ...(await readTexts(missing, host))]);
  if (texts.size === 0) return failed(unread.some(isError) ? unread : [noHistory(settings.store)]);
  const check: LineCheck = { validate, declared: settings.read.options.declared };
  const found = examineTexts(texts, check);
  if (!repair || found.divided.size === 0) return toExamined(found, unread);
  if (store.moveLines === undefined) return failed([appendOnly(settings.store, 'move')]);
  let examined = found;
  const choose: ChooseLines = (stored) => (examined = examineTexts(stored, check)).divided;
  const { files: repaired, problems = [] } = await store.moveLines(place, choose, host);
  if (problems.some(isError)) return failed(problems);
  const exitCode = examined.problems.some(isUnjudged) ? 1 : 0;
  return {
    ...toExamined(examined, unread),
    exitCode,
    repaired,
    problems: [...unread, ...examined.problems, ...describeMoves(examined)],
  };
}

const nothing = { lines: 0, broken: 0, repaired: [] };

/** The problems found in the lines of all files. */
interface Found {
  readonly lines: number;
  readonly broken: number;
  /** The split texts of files that have broken lines or no lines. */
  readonly divided: ReadonlyMap<string, DividedText & { readonly count: number }>;
  readonly problems: readonly Problem[];
}

const toExamined = ({ lines, broken, problems, divided }: Found, unread: readonly Problem[]): Examined => ({
  exitCode: divided.size > 0 || problems.some(isUnjudged) ? 1 : 0,
  lines,
  broken,
  repaired: [],
  problems: [...unread, ...problems],
});

/** An undeclared metric is a fault of the configuration rather than of the line, so no repair moves the line. */
const isUnjudged = ({ code }: Problem): boolean => code === 'undeclared-metric';

const describeMoves = ({ divided }: Found): readonly Problem[] =>
  [...divided].flatMap(([file, { count }]) => (count === 0 ? [] : [linesMoved(file, count, sideFile(file))]));

interface LineCheck {
  readonly validate: ValidateFunction;
  /** Ids of the metrics that the configuration declares. */
  readonly declared: readonly string[] | undefined;
}

function examineTexts(texts: ReadonlyMap<string, string>, check: LineCheck): Found {
  const divided = new Map<string, DividedText & { readonly count: number }>();
  const problems: Problem[] = [];
  let [lines, broken] = [0, 0];
  for (const [file, text] of texts) {
    const examined = examineText(text, file, check);
    lines += examined.sound.length + examined.broken.length;
    broken += examined.broken.length;
    problems.push(...examined.problems);
    if (examined.sound.length + examined.broken.length === 0) problems.push(emptyHistory(file));
    else if (examined.broken.length === 0) continue;
    const [kept, moved] = [joinLines(examined.sound), joinLines(examined.broken)];
    divided.set(file, { kept, moved, count: examined.broken.length });
  }
  return { lines, broken, divided, problems };
}

function examineText(text: string, file: string, check: LineCheck) {
  const [sound, broken, problems]: [string[], string[], Problem[]] = [[], [], []];
  const undeclared = new Set<string>();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = examineLine(line, { file, line: i + 1 }, check);
    (found.every(isUnjudged) ? sound : broken).push(line);
    for (const problem of found) {
      // The first line with an undeclared metric represents all of them.
      if (isUnjudged(problem) && undeclared.has(problem.message)) continue;
      if (isUnjudged(problem)) undeclared.add(problem.message);
      problems.push(problem);
    }
  }
  return { sound, broken, problems };
}

function examineLine(
  line: string,
  place: { file: string; line: number },
  { validate, declared }: LineCheck,
): readonly Problem[] {
  if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line)) return [conflictMarker(place)];
  const { value, problems } = checkHistoryLine(line, place, validate);
  const measurement = value?.measurement;
  if (measurement === undefined) return problems;
  const unsound = findUnsoundValues(measurement, place);
  return unsound.length > 0 ? unsound : findUndeclared([measurement], place, declared).map(({ problem }) => problem);
}
