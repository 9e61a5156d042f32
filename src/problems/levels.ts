/** Problems with levels (which are accepted, what the history can show) and with decisions (which hold, and why). */
import type { Provenance, WaiverUse } from '../model/documents.js';
import { formatShare, formatCount, quote, shortList } from '../lang/format.js';
import { groupBy } from '../lang/objects.js';
import { defineProblem } from './problem.js';

const formatRun = ({ startedAt, commit, tag }: Provenance): string =>
  [
    `the run of ${startedAt?.replace(/^([\d-]{10})T(\d\d:\d\d).*$/, '$1 $2') ?? 'an unknown date'}`,
    ...(tag === undefined ? [] : [tag]),
    ...(commit === undefined ? [] : [`commit ${commit.slice(0, 10)}`]),
  ].join(', ');

const formatOthers = (others: readonly string[]): string =>
  others.length === 0
    ? ''
    : ` ${formatCount(others.length, 'more level')} changed with the same run: ${shortList(others, 3)}.`;

/** Levels that changed with one run. */
interface ChangedLevels {
  /** The metric and the case of the largest change: "throughput of shop". */
  readonly level: string;
  readonly change: string;
  /** Whether it went on to get worse after the first run. */
  readonly isGradual: boolean;
  /** The first run of the new level. */
  readonly start: Provenance;
  /** Further levels that changed with the same run. */
  readonly others: readonly string[];
  /** Accepts all of them. */
  readonly command: string;
  /** The number of past runs, if they are too few to tell a change from the machine. */
  readonly few?: number | undefined;
}

export const levelNotAccepted = defineProblem('level-not-accepted', ['warning', 'note'], {
  message: ({ level, change, isGradual, start, others, command, few }: ChangedLevels) => ({
    message: `The ${level} ${few === undefined ? 'changed' : 'may have changed'} with ${formatRun(start)}${isGradual ? ' and further since' : ''}: ${change}. ${few === undefined ? '' : `${formatCount(few, 'run')} cannot tell a change from the machine. `}The new level was not accepted, so the old one stays the baseline.${formatOthers(others)}`,
    advice: isGradual
      ? 'Look for the cause in all runs since then.'
      : `${few === undefined ? 'Find what changed with that run, the code or the machine' : 'Record further runs, which show it'}. If it is intended: ${command}`,
    level: few === undefined ? 'warning' : 'note',
  }),
});

export const levelTaken = defineProblem('level-taken', 'note', {
  advice: 'No action needed: an improvement becomes the baseline automatically.',
  message: ({ level, change, start, others }: ChangedLevels) =>
    `The ${level} improved with ${formatRun(start)}: ${change}. The new level is now the baseline.${formatOthers(others)}`,
});

/** A loss within the tolerance band. */
export const lossTaken = defineProblem('loss-taken', 'note', {
  message: ({ level, change, start, others, command }: ChangedLevels) => ({
    message: `The ${level} got worse with ${formatRun(start)}: ${change}. That is within the tolerance band, so the new level is now the baseline.${formatOthers(others)}`,
    advice: `Look at the change that landed with that run if the loss matters. If it does not, this ends the note: ${command}`,
  }),
});

export const noReason = defineProblem('no-reason', 'error', {
  advice: 'State why this is the new baseline: --reason "checks signatures now".',
  message: () => 'Accepting a level needs a reason.',
});

export const noSuchRun = defineProblem('no-such-run', 'error', {
  message: (start: string, startedAt: readonly string[]) => ({
    message: `${quote(start)} matches ${startedAt.length === 0 ? 'no run' : `${String(startedAt.length)} runs`} of these cases.`,
    advice:
      startedAt.length === 0
        ? 'Use the start time of a run in the history, or its unique beginning: 2026-11-20.'
        : `Be more specific: ${shortList(startedAt)}.`,
  }),
});

/** What a history cannot judge in one family of metrics. */
export interface Blindness {
  readonly name: string;
  /** The keys of the cases in which losing a fifth would go unnoticed. */
  readonly cases: readonly string[];
  /** Set if the whole history is unsuitable, not only these cases. */
  readonly isWhole?: true;
  /** The smallest detectable change of all cases together, if it exceeds a fifth. */
  readonly percent?: number;
}

/** A few cases are common, and the others can still be judged. */
export const historyCannotJudge = defineProblem('history-cannot-judge', ['warning', 'note'], {
  advice: 'Measure both versions back to back on one machine: guardband check NEW... --against BASE/ needs no history.',
  message: (found: readonly Blindness[]) => ({
    level: found.some(({ isWhole }) => isWhole === true) ? 'warning' : 'note',
    message: `This history cannot judge ${[...groupBy(found, whyBlind)].map(([why, alike]) => `${alike.map(({ name }) => name).join(' and ')}${why}`).join('; nor ')}.`,
  }),
});

const whyBlind = ({ cases, percent }: Blindness): string =>
  percent === undefined
    ? ` in ${formatCount(cases.length, 'case')} (${shortList(cases, 3)}): values vary so much from run to run that a loss of 20 % would go unnoticed`
    : `: whole runs vary so much that a change of all cases together below ${formatShare(percent)} would go unnoticed`;

/** What was decided at once. */
export interface Decided {
  /** "the level of shop / cart from the run of 2026-01-07 00:00 on is accepted" */
  readonly what: string;
  readonly reason: string;
  readonly by?: string | undefined;
}

const describe = ({ what, reason, by }: Decided): string =>
  `${what}: ${reason}${by === undefined ? '' : `, decided by ${by}`}`;

/** The states of a waiver that need an action, or may. */
const overdue = {
  expired: ['This waiver has expired', 'Renew or remove it.'],
  exceeded: ['Worse than this waiver allows', 'Fix the case, or raise the ceiling.'],
  unused: ['This waiver matches no case of this run', 'Correct or remove it.'],
  ending: ['This waiver ends soon', 'Fix its cases before, or renew it.'],
  stale: ['Waived, but not worse in this run', 'Remove the waiver if its cases are fixed.'],
} as const;

export const decisionHolds = defineProblem('decision', ['note', 'warning'], {
  advice: 'No action needed: it was decided.',
  message: (decision: Decided, state?: WaiverUse['state'] | 'ending') => {
    if (state === undefined || state === 'used') return `Decided: ${describe(decision)}.`;
    const [lead, advice] = overdue[state];
    return { message: `${lead}: ${describe(decision)}.`, advice, level: state === 'stale' ? 'note' : 'warning' };
  },
});

/** @param base the commit whose ancestors count */
export const decisionNotHeld = defineProblem('decision-not-held', 'note', {
  advice: 'No action needed: it holds for versions that contain its first run, and once its pull request is merged.',
  message: (decisions: readonly Decided[], base: string) =>
    `Decided, but not for ${base.slice(0, 10)}, which does not contain it: ${shortList(decisions.map(describe), 3)}.`,
});

const refused = {
  forged: 'it is older than its first run, or names another commit',
  foreign: 'it is of another repository',
} as const;

export const decisionRefused = defineProblem('decision-refused', 'warning', {
  advice: 'Find out who added it to the history, unless several repositories share this place, and remove its line.',
  message: (decision: Decided, why: keyof typeof refused) =>
    `This decision is refused, because ${refused[why]}: ${describe(decision)}.`,
});
