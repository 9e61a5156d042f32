/** Problems with decisions: which hold, and why. */
import { shortList } from '../lang/format.js';
import type { WaiverUse } from '../model/documents.js';
import { defineProblem } from './problem.js';

/** What was decided at once. */
export interface Decided {
  /** "the level of shop / cart from the run of 2026-01-07 00:00 on is accepted" */
  readonly what: string;
  readonly reason: string;
  readonly by?: string | undefined;
}

const describe = ({ what, reason, by }: Decided): string =>
  `${what}: ${reason}${by === undefined ? '' : `, decided by ${by}`}`;

/** A waiver in use warns so many days before its end: time to fix its cases in the next sprint. */
export const warnedDays = 14;

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
