/** Steps for a baseline that is missing, too short or the judged run itself. */
import { quoteShell } from '../../../lang/printable.js';
import { compareEnvironments } from '../conditions.js';
import { isOfHistory } from '../undecided.js';
import { groupUnjudged } from '../summary.js';
import { whenRunsSuffice } from '../words.js';
import { describePastRuns, isOnlyOwnBaseline } from '../compared-runs.js';
import {
  againstCommand,
  guardbandCommand,
  resultWords,
  shellCode,
  say,
  step,
  type Step,
  type StepContext,
} from './step.js';

/** Steps if the noise of some cases is only assumed, because there are too few runs to estimate it. */
export function assumedNoiseSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const isAssumed = report.findings.some(
    ({ gated, reason, noise }) =>
      gated && noise?.from === 'assumed' && (reason === 'within-noise' || reason === 'too-noisy'),
  );
  if (!isAssumed) return [];
  if (report.baseline.repetitions !== undefined)
    return say('Limits are wide because the noise is only assumed. Measure both sides beside each other more often.');
  return say(`With ${describePastRuns(report)} only large losses show: ${whenRunsSuffice}. Record each run you trust.`);
}

/** Steps if the run could not be compared with a baseline. */
export function baselineSteps(context: StepContext): readonly Step[] {
  const { report, wording } = context;
  const { outcome, reasons, problems, baseline } = report;
  const { similarStore, selector } = baseline;
  const isUndecided = outcome === 'undecided';
  const isFirst = isUndecided && reasons.includes('no-baseline');
  const hasProblem = (wanted: string): boolean => problems.some(({ code }) => code === wanted);
  const words = resultWords(context);
  const record = (sentence: string): readonly Step[] =>
    step(sentence, guardbandCommand(`record${words}`, context), context);
  if (isOnlyOwnBaseline(report))
    return step('Measure again, then check the new run', againstCommand(`check${words}`, context), context);
  if (isFirst && hasProblem('newest-of-history'))
    return say('If what was judged is your history, pass it with `--baselines`, and the results as arguments.');
  if (isFirst && similarStore !== undefined)
    return [
      ...step(
        'There are baselines in a folder with a similar name. If it is the right one, compare with it',
        `guardband check${words} --baselines ${quoteShell(similarStore)}`,
        context,
      ),
      ...record('If not, and if you trust this run, record it as the first baseline'),
    ];
  const [, kind] = /^(tag|commit):/.exec(selector) ?? [];
  if (isFirst && kind !== undefined)
    return step(
      `No recorded run has this ${kind}. Record the results of that version with it (\`guardband record RESULTS --${kind} ${kind === 'tag' ? 'NAME' : 'ID'}\`), or compare with the history`,
      guardbandCommand(`check${words}`, context),
      context,
    );
  // The baselines of the target branch judge a change, so recording its own run would not help.
  if (isFirst ? selector.startsWith('ref:') : outcome === 'passed' && reasons.includes('no-baseline'))
    return say(
      'Record a run of the main branch, as the workflow for recording does after every merge. From then on, runs are compared with it.',
    );
  if (isFirst) return isWhole(report) ? record('If you trust this run, record it as the first baseline') : [];
  if (!isUndecided) return [];
  if (groupUnjudged(report).has('baseline-errors'))
    return record(
      'Requests failed in the baseline, so nothing can be compared with it. Choose a run without errors with `--against`, or record this run if you trust it',
    );
  const differing = compareEnvironments(report).filter(({ differs, past }) => differs && past.length === 1);
  const machine = differing
    .slice(0, 1)
    .map(({ axis, past }) => ` (${wording.name(`${axis} ${past[0]?.value ?? ''}`)})`);
  if (hasProblem('environment-differs') || groupUnjudged(report).has('environment'))
    return record(
      `Measure again on the machine of the baseline${machine.join('')}; or, if the new one stays, record this run as its first baseline`,
    );
  return reasons.includes('nothing-compared') && !hasProblem('no-such-case')
    ? record(
        'Compare the names and the environment of this run with those of the baseline. If it is the first of its kind, record it',
      )
    : [];
}

/** Whether a run may be recorded: all of it was read, of tests that are whole, and of this version. */
const isWhole = ({ problems, reasons }: StepContext['report']): boolean =>
  !reasons.includes('unreadable-input') && problems.every(({ withholds }) => withholds === undefined);

/** Steps if lines of the recorded history could not be read. */
export function damageSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  if (!report.problems.some((problem) => problem.level === 'error' && isOfHistory(problem, report))) return [];
  return say(
    'Lines of the history cannot be read. The next recording moves them into a side file. To list them:',
    shellCode(guardbandCommand('history', context)),
  );
}
