/** Finds the broken lines of a history, and on request moves them into side files. */
import type { ValidateFunction } from 'ajv';
import { readSettings, type Request } from '../../config/settings.js';
import { findStore } from '../../history/stores/index.js';
import { findImpossibleValues } from '../../input/impossible-values.js';
import { checkHistoryLine } from '../../input/readers/own/history-ndjson.js';
import { unusable } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { noHistory } from '../../problems/commands.js';
import { folderBusy, conflictMarker, linesDropped, notRepairable } from '../../problems/history.js';
import { impossibleValue } from '../../problems/inputs.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

export interface DoctorRequest extends Pick<Request, 'config' | 'baselines'> {
  /** Whether broken lines are moved into side files. */
  readonly repair?: boolean;
}

/** 0: nothing is broken any more. 1: lines are broken. 3: the history cannot be read. */
export type Examined = Result<{
  /** The number of lines that were examined. */
  readonly lines: number;
  /** The number of broken lines. */
  readonly broken: number;
  /** The files that were repaired. */
  readonly repaired: readonly string[];
}>;

/**
 * Examines every line of a history.
 *
 * @param request where the history is, and whether to repair it
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns a problem for each broken line, and an exit code: 0 nothing is broken any more, 1 lines are broken, 3 the history
 *   cannot be read
 * @throws only for defects; what a user can cause is a problem in the result
 */
export async function examineHistory({ repair = false, ...request }: DoctorRequest, host: Host): Promise<Examined> {
  const nothing = { lines: 0, broken: 0, repaired: [] };
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, ...nothing, problems: settings.problems };
  const { store, place } = findStore(settings.store);
  if (repair && store.id !== 'directory')
    return { exitCode: unusable, ...nothing, problems: [notRepairable(settings.store)] };
  const examine = () => examineFiles(place, store, repair, host);
  if (!repair) return await examine();
  if ((await host.find(place)).length === 0)
    return { exitCode: unusable, ...nothing, problems: [noHistory(settings.store)] };
  const examined = await host.alone(place, examine);
  return examined ?? { exitCode: unusable, ...nothing, problems: [folderBusy(place)] };
}

async function examineFiles(
  place: string,
  store: ReturnType<typeof findStore>['store'],
  repair: boolean,
  host: Host,
): Promise<Examined> {
  const { files, texts, problems: unread = [] } = await store.files(place, 'all', host);
  const nothing = { lines: 0, broken: 0, repaired: [] };
  if (files.length === 0)
    return { exitCode: unusable, ...nothing, problems: unread.some(isError) ? unread : [noHistory(place)] };
  const { validate } = await import('../../generated/validators/history.js');
  const problems: Problem[] = [...unread];
  const repaired: string[] = [];
  let [lines, broken] = [0, 0];
  for (const file of files) {
    const examined = examineText(texts?.get(file) ?? (await host.readText(file)) ?? '', file, validate);
    lines += examined.sound.length + examined.broken.length;
    broken += examined.broken.length;
    problems.push(...examined.problems);
    if (!repair || examined.broken.length === 0) continue;
    const side = `${file}.broken`;
    // The side file comes first: a line is in both files for a moment, and never in none.
    await host.writeText(side, `${(await host.readText(side)) ?? ''}${asLines(examined.broken)}`);
    await host.writeText(file, asLines(examined.sound));
    repaired.push(file);
    problems.push(linesDropped(file, examined.broken.length, side));
  }
  return { exitCode: broken > 0 && !repair ? 1 : 0, lines, broken, repaired, problems };
}

const asLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

interface ExaminedText {
  readonly sound: readonly string[];
  readonly broken: readonly string[];
  readonly problems: readonly Problem[];
}

function examineText(text: string, file: string, validate: ValidateFunction): ExaminedText {
  const [sound, broken, problems]: [string[], string[], Problem[]] = [[], [], []];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = examineLine(line, { file, line: i + 1 }, validate);
    problems.push(...found);
    (found.length > 0 ? broken : sound).push(line);
  }
  return { sound, broken, problems };
}

function examineLine(
  line: string,
  place: { file: string; line: number },
  validate: ValidateFunction,
): readonly Problem[] {
  if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line)) return [conflictMarker(place)];
  const { value, problems } = checkHistoryLine(line, place, validate);
  const metrics = value?.measurement?.metrics;
  if (metrics === undefined) return problems;
  return findImpossibleValues(metrics).map((id) => impossibleValue(place, id, metrics[id]));
}
