/** Measures two versions alternately on the same machine, so that both meet the same conditions. */
import type { Problem } from '../../model/documents.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { commandFailed, folderInUse, nothingWritten } from '../../problems/alternate.js';
import type { Result } from '../result.js';
import { isVerdictCertain } from './certainty.js';
import { createSchedule, type Side, type Turn } from './schedule.js';

export interface AlternateRequest {
  /** Program and arguments per side; `{out}`, `{side}` and `{round}` in them are replaced. */
  readonly commands: Readonly<Record<Side, readonly string[]>>;
  /** The folder for the results of both sides. It must be empty. */
  readonly out: string;
  /** The number of measurements of each side, at least one. */
  readonly rounds: number;
  /** Whether to stop as soon as further rounds are unlikely to change the verdict. */
  readonly stopEarly?: boolean;
  /** The configuration that judges for `stopEarly`. */
  readonly config?: string;
}

/** 0: both sides were measured. 3: a command failed, or nothing was measured. */
export type AlternateResult = Result<{
  /** The folders with the results. */
  readonly folders: Readonly<Record<Side, string>>;
  /** The number of rounds that were measured. */
  readonly rounds: number;
  /** The total time in milliseconds. */
  readonly durationMs: number;
}>;

/**
 * Runs two commands alternately, A B B A ..., each into its own folder.
 *
 * @param request the commands and where their results go
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns where the results are, and an exit code: 0 both sides were measured, 3 a command failed or wrote nothing
 * @throws only for defects; problems that a user can cause are in the result
 */
export async function alternate(request: AlternateRequest, host: Host): Promise<AlternateResult> {
  const { out, rounds } = request;
  const began = host.now().getTime();
  const folders = { base: `${out}/base`, head: `${out}/head` };
  const finish = (measured: number, problems: readonly Problem[] = []): AlternateResult => ({
    exitCode: problems.length > 0 ? unusable : 0,
    problems,
    folders,
    rounds: measured,
    durationMs: host.now().getTime() - began,
  });
  if ((await host.find(out)).length > 0) return finish(0, [folderInUse(out)]);
  const schedule = createSchedule(rounds);
  for (const [i, turn] of schedule.entries()) {
    const elapsedMs = host.now().getTime() - began;
    announce({ turn, number: i + 1, total: schedule.length, elapsedMs }, request, host);
    const problem = await measure(turn, request, host);
    if (problem !== undefined) return finish(turn.round - 1, [problem]);
    const isRoundComplete = i % 2 === 1;
    if (isRoundComplete && turn.round < rounds && (await canStop(turn.round, request, folders, host))) {
      host.stderr(`The verdict is certain after ${String(turn.round)} rounds, so the remaining ones are skipped.\n`);
      return finish(turn.round);
    }
  }
  return finish(rounds);
}

const canStop = async (
  round: number,
  { stopEarly = false, config }: AlternateRequest,
  folders: Readonly<Record<Side, string>>,
  host: Host,
): Promise<boolean> => stopEarly && round > 1 && (await isVerdictCertain(folders, config, host));

interface Progress {
  readonly turn: Turn;
  /** Counts from 1. */
  readonly number: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** "[3/6] head, round 2 of 3; about 40 s left" */
function announce(
  { turn: { side, round }, number, total, elapsedMs }: Progress,
  { rounds }: AlternateRequest,
  host: Host,
): void {
  const leftMs = number === 1 ? 0 : (elapsedMs / (number - 1)) * (total - number + 1);
  const left = number === 1 ? '' : `; about ${formatSpan(leftMs)} left`;
  host.stderr(`[${String(number)}/${String(total)}] ${side}, round ${String(round)} of ${String(rounds)}${left}\n`);
}

/** "40 s", "12 min" */
export const formatSpan = (ms: number): string =>
  ms < 120_000 ? `${String(Math.round(ms / 1000))} s` : `${String(Math.round(ms / 60_000))} min`;

/** Runs the command of one turn. Returns a problem if the turn was not measured. */
async function measure(
  { side, round }: Turn,
  { commands, out }: AlternateRequest,
  host: Host,
): Promise<Problem | undefined> {
  const folder = await host.makeFolder(`${out}/${side}/${String(round)}`);
  const values: Readonly<Record<string, string>> = { out: folder, side, round: String(round) };
  const words = commands[side].map((word) =>
    word.replace(/\{(out|side|round)\}/g, (_, name: string) => values[name] ?? ''),
  );
  const { code, why } = await host.runProgram(words, {
    GUARDBAND_OUT: folder,
    GUARDBAND_SIDE: side,
    GUARDBAND_ROUND: String(round),
  });
  if (code !== 0) return commandFailed(side, round, words, why ?? `exit code ${String(code)}`);
  return (await host.find(folder)).length === 0 ? nothingWritten(side, round, words, folder) : undefined;
}
