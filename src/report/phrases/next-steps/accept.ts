/** Steps that make the new level the baseline or explain the worst row. */
import type { Report, RunShift } from '../../../model/documents.js';
import { loadTestKey } from '../../../cases/names.js';
import { minSharedLoss } from '../../../compare/loops.js';
import { isBeyondBand } from '../../../compare/loss-start.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { movesWithSuspects } from '../../../judge/groups/moves.js';
import { patternsFor } from '../../../judge/groups/patterns.js';
import { mainMoves } from '../group-clauses.js';
import { sinceRun } from '../../../problems/accept-command.js';
import { wholeRunShifts } from '../run-shift.js';
import { nameBriefly } from '../../groups/names.js';
import { shortList } from '../../../lang/format.js';
import type { Wording } from '../wording.js';
import {
  acceptLevel,
  explainCommand,
  guardbandCommand,
  resultWords,
  shellCode,
  say,
  type Step,
  type StepContext,
} from './step.js';

/**
 * How to make the new level the baseline. It depends on the kind of baseline, because only a history can accept a level.
 */
export function acceptSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report, wording } = context;
  const { selector } = report.baseline;
  const movable = groups.filter((group) => canBeAccepted(group, wording));
  const whole = wholeMetrics(report, movable);
  if (movable.length + whole.length === 0) return [];
  const isCauseKnown = whole.length === 0;
  if (report.gate !== undefined)
    return say(
      'Fix it; or, if it is meant to stay, merge it: then it is the base of the next gate. To pass before that, use a waiver.',
    );
  if (selector === 'last')
    return say(
      'Fix it; or, if it is meant to stay, record this run: later runs are then compared with it.',
      context.inputs && shellCode(guardbandCommand(`record${resultWords(context)}`, context)),
    );
  if (selector !== 'history' && !selector.startsWith('ref:'))
    return say(
      `${isCauseKnown ? 'Fix it; or, if' : 'If'} it is meant to stay, waive it until there is a newer release or file to compare with (\`--against\`).`,
    );
  // An objective that is missed beside them stays missed.
  const names = movable.map((group) => nameBriefly(group, grouped, wording));
  const isPart = movable.length < groups.length && isCauseKnown;
  const what = isPart ? `the new level of ${shortList(names, 2)}` : 'it';
  return say(sayAccept(context, isCauseKnown, what), shellCode(...acceptCommands(movable, grouped, whole, context)));
}

/**
 * @param isCauseKnown whether the cause is not the machine, so that there is something to fix
 * @param what what the command accepts
 */
function sayAccept({ report, inputs }: StepContext, isCauseKnown: boolean, what: string): string {
  const accept =
    inputs === undefined
      ? 'record this run, then accept it'
      : inputs.areDownloaded === true
        ? 'download the results that its run uploaded and accept them'
        : 'accept it';
  if (report.baseline.selector === 'history')
    return `${isCauseKnown ? 'Fix it; or, if' : 'If'} ${what} is meant to stay, ${accept}:`;
  const results = inputs === undefined ? '' : ' (in CI, download the results of the job first)';
  return `${isCauseKnown ? 'Fix it. ' : ''}To pass with it, use the waiver below. If ${what} is meant to stay, ${accept}${results} and commit the baselines, which count after the merge:`;
}

function acceptCommands(
  movable: readonly Group[],
  grouped: GroupedCases,
  whole: readonly string[],
  context: StepContext,
): readonly string[] {
  // This run is named by its results, or by when it started.
  const results = resultWords(context, '--results ').trim();
  const run = results === '' ? sinceRun(context.report.candidate.provenance.startedAt) : results;
  // Several metrics of all cases are accepted at once.
  if (whole.length > 1) return [acceptLevel(['*'], [], run, context)];
  const rest = movable.filter(({ moves }) => !moves.every(({ metric }) => whole.includes(metric)));
  const patterns = rest.flatMap((group) => patternsFor(group, grouped));
  const moved = rest.flatMap((group) => movesWithSuspects(group).map(({ metric }) => metric));
  const metrics = new Set([...moved, ...sharedLosses(context.report, rest)]);
  const areAllAccepted = patterns.includes('*') && metrics.size > 1;
  return [
    ...(areAllAccepted ? [] : whole.map((metric) => acceptLevel(['*'], [metric], run, context))),
    ...(patterns.length === 0 ? [] : [acceptLevel(patterns, [...metrics], run, context)]),
  ];
}

/**
 * The metrics in which users wait for a label that is accepted. Nothing would explain that loss later if the label was not
 * accepted in them.
 */
function sharedLosses({ findings }: Report, groups: readonly Group[]): readonly string[] {
  const accepted = new Set(groups.flatMap(({ cases }) => cases.map(({ name }) => loadTestKey(name))));
  const waiting = findings.filter(
    ({ case: name, reason, gated, delta, band }) =>
      reason === 'coupled' &&
      gated &&
      delta?.direction === 'worse' &&
      Math.abs(delta.percent ?? 0) >= minSharedLoss * (band?.percent ?? 0) &&
      accepted.has(loadTestKey(name)),
  );
  return [...new Set(waiting.map(({ metric }) => metric))];
}

/**
 * The metrics in which every case is to be allowed: those in which the whole run is worse, unless the groups contain all cases that
 * are, and beside them those in which it may be. Otherwise the run as a whole would still fail, or be unknown.
 */
export function wholeMetrics(report: Report, movable: readonly Group[]): readonly string[] {
  const { outcome, runShifts, findings } = report;
  if (outcome === 'passed' && movable.length === 0) return []; // permitted by waivers
  const named = wholeRunShifts(report);
  const covered = new Set(movable.flatMap(({ moves }) => moves.flatMap((move) => move.findings)));
  const isCovered = ({ metric }: RunShift): boolean =>
    movable.length > 0 &&
    findings.every((one) => one.metric !== metric || !one.gated || !isBeyondBand(one) || covered.has(one));
  const worse = runShifts.filter(
    (shift) => shift.verdict === 'regression' && (named.includes(shift) || !isCovered(shift)),
  );
  return runShifts
    .filter((shift) => worse.includes(shift) || (worse.length > 0 && shift.verdict === 'inconclusive'))
    .map(({ metric }) => metric);
}

/**
 * Whether accepting a group can help: a baseline does not change an objective, and a run above the cap of a metric never
 * becomes a baseline.
 */
export const canBeAccepted = ({ kind, moves }: Group, wording: Wording): boolean =>
  kind === 'moved' &&
  moves.every(({ metric, findings }) => {
    const { cap = Infinity } = wording.metric({ metric });
    return findings.every(({ candidate }) => !(typeof candidate === 'number' && candidate > cap));
  });

/** How to print every number behind the worst row, in the metric that the headline names first. */
export function explainSteps(groups: readonly Group[], context: StepContext): readonly Step[] {
  const group = groups.find(({ kind }) => kind === 'moved' || kind === 'errors');
  const worst = group && mainMoves(group)[0]?.largest;
  if (worst === undefined) return [];
  const results = resultWords(context, '--results ');
  return say('All numbers behind the worst row:', shellCode(explainCommand(worst, results, context)));
}
