/** The texts of a sign-off, for Markdown and the page. */
import { formatCount } from '../../lang/list.js';
import type { AccountedCase, Finding, Signoff, SignoffReason } from '../../model/documents.js';
import { nameBuild } from '../phrases/run-name.js';
import type { Wording, WriteName } from '../phrases/wording.js';
import { compareVerdicts } from '../../model/verdict-order.js';

/** What a reason says about one case, and about several; a reason that concerns the whole run is one sentence. */
const caseReasons = {
  regression: ['got worse', 'got worse'],
  objective: ['broke an objective', 'broke an objective'],
  missing: [
    'of the baseline was not measured, and is not retired in the configuration',
    'of the baseline were not measured, and are not retired in the configuration',
  ],
  invalid: ['has an impossible value', 'have an impossible value'],
  suspect: ['looks worse: measure it beside the last release', 'look worse: measure them beside the last release'],
  'slow-loss': ['got worse slowly, over several runs', 'got worse slowly, over several runs'],
  'not-judged': ['could not be judged in every metric', 'could not be judged in every metric'],
} as const;
const runReasons = {
  'whole-run': 'The whole run is worse than any before',
  'unreadable-input': 'Not all inputs could be read',
  'no-baseline': 'There is no baseline to compare with',
  'whole-run-undecided': 'The whole run is worse, and it is unknown whether the machine or the change is the cause',
  'unmet-objective': 'An objective matches no case, so it is unknown whether it was met',
} as const;

/** "3 cases got worse", or a sentence about the whole run, without a full stop. */
export function describeReason({ kind, cases }: SignoffReason): string {
  if (kind in runReasons) return runReasons[kind as keyof typeof runReasons];
  const [one, several] = caseReasons[kind as keyof typeof caseReasons];
  return `${formatCount(cases.length, 'case')} ${cases.length === 1 ? one : several}`;
}

/** The states in which a case can be, worst first. */
export const accountWords = {
  regression: 'measured, worse',
  missing: 'not measured',
  invalid: 'measured, impossible value',
  suspect: 'measured, looks worse',
  'slow-loss': 'measured, worse over several runs',
  'not-judged': 'not judged',
  waived: 'worse, waived',
  retired: 'retired',
  new: 'new',
  measured: 'measured, not worse',
} as const satisfies Record<AccountedCase['account'], string>;
export const accountOrder = Object.keys(accountWords) as readonly AccountedCase['account'][];

/** What stands against the release: the groups, which say more than lists of cases, then the reasons that name no group. */
export function listWhy({ reasons, groups = [] }: Signoff, most: number) {
  const whole = reasons.filter(({ kind, cases }) => cases.length === 0 || groups.length === 0 || kind === 'objective');
  return {
    groups: groups.slice(0, most).map((group) => ({ ...group, words: accountWords[group.account] })),
    whole: whole.map((reason) => `${describeReason(reason)}.`),
    /** The number of groups that are left out. */
    left: groups.length - most,
  };
}

const maxBuilds = 3;

/** "4.5.0 1a2b3c4d5e", and " (4.4.0 6f7a8b9c0d)" for the newest builds of the baseline; both may be empty. */
export function nameBuilds({ candidate, baseline }: Signoff, wording: Wording) {
  const builds = [...new Set(baseline.runs.map((run) => nameBuild(run, wording)))].filter((build) => build !== '');
  return {
    name: nameBuild(candidate.provenance, wording),
    baseline: builds.length === 0 ? '' : ` (${builds.slice(-maxBuilds).join(', ')})`,
  };
}

/** "Decided 2026-11-25 12:00 UTC by guardband 0.1.0". */
export const formatDecided = ({ decidedAt, tool }: Signoff, write: WriteName): string =>
  `Decided ${write(decidedAt.slice(0, 16).replace('T', ' '))} UTC by guardband ${write(tool.version)}`;

export const nothingAgainst = 'Every case of the baseline is accounted for, and nothing is worse than allowed.';

/** The advice on how to get the release signed, with commands in backquotes. Empty if it is signed. */
export function adviceFor(signoff: Signoff): string {
  if (signoff.decision === 'signed') return '';
  const kinds = new Set(signoff.reasons.map(({ kind }) => kind));
  if (kinds.has('no-baseline')) return 'What to do: record the previous release, or name another one with `--against`.';
  const steps = signoff.decision === 'rejected' ? rejectedSteps(signoff, kinds) : openSteps(signoff, kinds);
  return `What to do: ${joinSentences(steps)}`;
}

const joinSentences = (steps: readonly string[]): string =>
  steps.map((step, i) => (i === 0 ? step : step.charAt(0).toUpperCase() + step.slice(1))).join(' ');

/** A waiver allows a change, but not the absence of a case. */
function rejectedSteps(signoff: Signoff, kinds: ReadonlySet<SignoffReason['kind']>): readonly string[] {
  const missing =
    'measure the missing cases, or list those that are no longer measured under `retired:` in guardband.yml.';
  const areAllMissing = [...kinds].every((kind) => kind === 'missing' || !rejecting.has(kind));
  return [...(areAllMissing ? [] : [rejectedStep(signoff)]), ...(kinds.has('missing') ? [missing] : [])];
}

const rejecting: ReadonlySet<SignoffReason['kind']> = new Set(['regression', 'whole-run', 'objective', 'invalid']);

function rejectedStep(signoff: Signoff): string {
  const waive = 'add a waiver with an end date to guardband.yml';
  return `fix the cases above and measure again. If a change is intended, ${
    comparesLevels(signoff) ? `\`guardband accept\` its new level with a reason, or ${waive}` : waive
  }.`;
}

/** Only the history has levels that can be accepted: a release stays as it was measured. */
const comparesLevels = ({ baseline: { selector } }: Signoff): boolean =>
  selector === 'history' || selector.startsWith('ref:');

/** What settles each of the reasons why a release is undecided. */
function openSteps(signoff: Signoff, kinds: ReadonlySet<SignoffReason['kind']>): readonly string[] {
  return [
    kinds.has('unreadable-input') ? 'repair the inputs that could not be read: see the problems below.' : '',
    kinds.has('unmet-objective') ? 'correct the objective that matches no case: see the problems below.' : '',
    kinds.has('suspect') || kinds.has('whole-run-undecided')
      ? 'measure base and head beside each other: `guardband gate`.'
      : '',
    kinds.has('whole-run-undecided')
      ? 'a scenario that the change cannot affect, listed under `controls:` in guardband.yml, shows how the machine moved.'
      : '',
    kinds.has('slow-loss') ? slowLossStep(signoff) : '',
    kinds.has('not-judged') ? 'the table below gives the reason for each case that could not be judged.' : '',
  ].filter((step) => step !== '');
}

function slowLossStep(signoff: Signoff): string {
  const waive = 'add a waiver with an end date to guardband.yml';
  const stay = comparesLevels(signoff)
    ? `\`guardband accept\` the level from the first run of the loss on (\`--from\`), or ${waive}`
    : waive;
  return `look for the cause of the slow loss among the changes since it began: \`guardband trend\` shows them; another run would not help. If it is meant to stay, ${stay}.`;
}

/** The findings that explain the decision, worst first. A case that was not measured lacks all metrics, so it has one row. */
export const findingsAgainst = ({ cases }: Signoff): readonly Finding[] =>
  cases
    .flatMap(({ findings = [] }) => {
      const gone = findings.find(({ reason }) => reason === 'no-candidate');
      return [...(gone === undefined ? [] : [gone]), ...findings.filter(({ reason }) => reason !== 'no-candidate')];
    })
    .sort((a, b) => compareVerdicts(a.verdict, b.verdict) || (b.severity ?? 0) - (a.severity ?? 0));
