/** Problems with measuring base and head. */
import { formatSpan, formatCount, quote, shortList } from '../lang/format.js';
import { cutEnd, printableLine } from '../lang/printable.js';
import type { Problem } from '../model/documents.js';
import { defineProblem, defineProblemAt } from './problem.js';

/** A command to copy, as a whole unless it is a script. */
const quoteCommand = (command: string): string => `"${cutEnd(printableLine(command), 300)}"`;

export const nothingToRun = defineProblemAt('nothing-to-run', 'error', {
  advice:
    'Name the command under `measure: { run: ... }` in guardband.yml, with {version} and {out}, or with --run. `guardband init` writes both.',
  message: () => 'There is no `measure: { run: ... }`, so nothing can be measured.',
});

export const foreignCode = defineProblem('foreign-code', 'error', {
  advice:
    'Measure in a job without rights, such as a pipeline of the fork, and judge in another one. On GitHub: fork-check.yml with fork-comment.yml for each push, or perf-comment.yml on request, both in examples/workflows.',
  message: (why: string) =>
    `Nothing was run or judged: this job has rights in this repository, which the code of another one must not use (${printableLine(why)}).`,
});

/** @param measured the commit beside which they were measured */
export const gateOfOther = defineProblem('gate-of-other', 'error', {
  advice: 'Name the gate that measured the release beside it, or measure: guardband signoff without results.',
  message: (folder: string, measured: string, against: string, wanted: string) =>
    `The pairs in ${quote(folder)} were measured beside ${measured.slice(0, 10)}, but ${quote(against)} is ${wanted.slice(0, 10)}.`,
});

export const folderInUse = defineProblemAt('folder-in-use', 'error', {
  advice: 'Remove it, or name another one: --results FOLDER.',
  message: (contents: string = 'files, whose results would be judged as well') =>
    `This folder already contains ${contents}.`,
});

/**
 * What a command printed is in the log: a CI system masks secrets there, but not in a comment.
 *
 * @param task "build the base"
 * @param command as the configuration has it
 * @param why how the command ended
 * @param leftOut the variables that it did not get
 */
export const commandFailed = defineProblem('command-failed', 'error', {
  advice:
    'Run the command by itself and correct it. Nothing was decided; what was measured before is kept. In a job it gets the variables that every program needs, and those that `measure: { env: ... }` names.',
  message: (task: string, command: string, why: string, leftOut: readonly string[] = []) => {
    const names = leftOut.map(printableLine).join(', ');
    const hint =
      leftOut.length === 0
        ? ''
        : ` It did not get these variables; this line under \`measure:\` passes them: \`env: [${names}]\``;
    return `The command to ${task} failed (${why}): ${quoteCommand(command)}. Its output is in the log.${hint}`;
  },
});

export const leftRunning = defineProblem('left-running', 'error', {
  advice:
    'Nothing was decided. End it in the command, also if that fails: `trap "docker compose down" EXIT`. What all measurements share is started before guardband.',
  message: (task: string, programs: readonly string[]) =>
    `The command to ${task} left something running: ${shortList(programs.map((name) => `the program ${quote(printableLine(name))}`))}.`,
});

/** @param why what a measured command has touched */
export const withoutVerdict = defineProblem('without-verdict', 'error', {
  advice:
    'Nothing was decided, and nothing that this job says can be relied on: find out which command of the change does that.',
  message: (task: string, why: string) =>
    `The gate ended without a verdict: while the command to ${task} ran, ${printableLine(why)}.`,
});

export const versionChanged = defineProblemAt('version-changed', 'error', {
  advice:
    'Nothing was decided. If the load test writes this file, let it write elsewhere, or no longer commit the file. A build may change files of the version it builds.',
  message: (task: string) =>
    `Before the command to ${task} ran, something else had changed this file, so it would have measured another version.`,
});

export const nothingWritten = defineProblemAt('nothing-written', 'error', {
  advice: 'Make it write its results into {out}, which the environment variable GUARDBAND_OUT names, too.',
  message: (task: string, command: string) =>
    `The command to ${task} wrote no file into this folder: ${quoteCommand(command)}.`,
});

export const interrupted = defineProblemAt('interrupted', 'error', {
  advice: 'What was measured is kept, and everything that was started has been ended.',
  message: (task: string) => `A signal ended the measuring while it was about to ${task}. Nothing was decided.`,
});

export const notEnded = defineProblem('not-ended', 'error', {
  advice:
    'Nothing was decided, and everything that was started has been ended. Find out why it hangs, or allow more time: budget: 1h.',
  message: (task: string, lastedMs: number, budgetMs: number) =>
    `The command to ${task} had not ended after ${formatSpan(lastedMs)}, when the budget of ${formatSpan(budgetMs)} was spent.`,
});

export const budgetTooShort = defineProblem('budget-too-short', 'error', {
  advice: 'Nothing was decided. Allow more time (budget: 1h), or make a measurement shorter.',
  message: (budgetMs: number, task: string) =>
    `The budget of ${formatSpan(budgetMs)} ended before there was time to ${task}.`,
});

/** @param why what the budget ended */
export const pairCut = defineProblem('pair-cut', 'note', {
  advice: 'Allow more time for another pair: budget: 1h. If the command hangs, find out why.',
  message: (why: Problem) => `The last pair is not judged. ${why.message}`,
});

export const machineUnread = defineProblemAt('machine-unread', 'warning', {
  advice: 'No verdict depends on it. Measure again to compare the work of both sides.',
  message: (why: string) => `What the machine did is unknown, because this file cannot be used: ${why}`,
});

export const gateUnread = defineProblemAt('gate-unread', 'error', {
  advice:
    'Judge with the version of guardband that measured, or remove the file: the pairs are then judged by themselves.',
  message: (why: string) => `How this gate decided is unknown, because its file cannot be used: ${why}`,
});

export const rulesDiffer = defineProblem('rules-differ', 'note', {
  advice: 'No action needed: the verdict is the one of the present configuration.',
  message: () =>
    'The configuration is not the one that the gate judged these measurements by, so the verdict can differ from its own.',
});

export const nothingToBisect = defineProblem('nothing-to-bisect', 'error', {
  advice:
    'Name a commit that was fast and a later one that is slow: guardband bisect GOOD BAD. In CI, fetch all commits.',
  message: (why: string) => `There is nothing to bisect: ${why}.`,
});

export const noBase = defineProblem('no-base', 'error', {
  advice:
    'Name it: --base REF. In a pull request it is the merge base with the target. To see what the gate can find, use --base HEAD on the default branch or on your own machine.',
  message: (why: string) => `The base is unknown: ${why}.`,
});

export const baseNotCheckedOut = defineProblem('base-not-checked-out', 'error', {
  advice:
    'Use a clone with its history (actions/checkout with fetch-depth: 0), or name a folder: --base-folder FOLDER.',
  message: (commit: string, why: string) => `git could not check out ${commit.slice(0, 10)}: ${why}.`,
});

export const planChanged = defineProblem('plan-changed', 'warning', {
  advice:
    'Change the load test in a separate pull request, and record its first run. A removed case that was recorded is missing unless it is retired.',
  message: (files: readonly string[]) =>
    `The load test changed between base and head (${shortList(files.map(printableLine), 3)}): both versions were measured with that of the head. What the change does to the load does not count as a difference, and a case that it no longer contains is compared in neither.`,
});

export const pairsLeftOut = defineProblem('pairs-left-out', 'warning', {
  advice: 'Measure both sides equally often, one right after the other.',
  message: (head: number, base: number) =>
    `The candidate was measured ${formatCount(head, 'time')} and the baseline ${formatCount(base, 'time')}, so ${formatCount(Math.abs(head - base), 'measurement')} ${Math.abs(head - base) === 1 ? 'has' : 'have'} no partner.`,
});
