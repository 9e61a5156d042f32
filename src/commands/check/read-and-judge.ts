/** Reads and judges a run, without a report. */
import type { CheckRequest } from '../../config/settings.js';
import { doubtResults } from '../../history/doubt-results.js';
import { readGuardedSettings, type GuardedSettings } from '../../history/guarded-settings.js';
import type { CheckedRun } from '../../judge/checked-run.js';
import { judgeFirstRun } from '../../judge/pairs/first-run.js';
import { readGate, type KeptGate } from '../../measuring/gate-file.js';
import { createPairJudge, withoutPass } from '../../measuring/judge-measured.js';
import { readRecorded } from '../../measuring/recorded.js';
import { defined } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import { rulesDiffer } from '../../problems/gate.js';
import { isError } from '../../problems/problem.js';
import { checkWithPast, type Checked } from './check-with-past.js';

/** The measurements of a gate are judged as the gate judged them, whatever else is compared with its past. */
export async function readAndJudge(request: CheckRequest, host: Host): Promise<Checked> {
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  if (settings.problems.some(isError)) return { problems: settings.problems };
  const kept = await readGate(settings, host);
  if (kept === undefined) return await checkWithPast(guarded, request, host);
  if ('code' in kept) return { problems: [kept] };
  const checked = await judgeAgain(kept, guarded, request, host);
  const notes = kept.hasSameRules ? [] : [rulesDiffer()];
  if (checked.judged === undefined) return checked;
  return { ...checked, gate: kept.gate, problems: [...checked.problems, ...notes] };
}

async function judgeAgain(
  { gate, pairs, screen }: KeptGate,
  guarded: GuardedSettings,
  request: CheckRequest,
  host: Host,
): Promise<Checked> {
  if (gate.decidedBy === 'errors') {
    const checked = await checkWithPast(guarded, request, host);
    if (checked.judged === undefined) return checked;
    const { settings, judged, problems } = checked;
    const { failed = judged } = judgeFirstRun(judged, settings.policy, problems.some(isError));
    return { ...checked, judged: failed };
  }
  const ofHistory = { ...guarded.settings, against: 'history' };
  const recorded = await readRecorded(ofHistory, guarded.base, host);
  const { past, reference } = recorded;
  const judged = await createPairJudge(guarded, host)(pairs, {
    base: gate.base,
    isOfItself: gate.isOfItself,
    screen,
    recorded,
  });
  if ('problems' in judged) return judged;
  const doubted = await doubt(judged.checked, past.baseline.measurements, host);
  const checked = { ...doubted, ...defined({ reference }) };
  return gate.isBudgetSpent === true ? withoutPass(checked) : checked;
}

/** What is not of the version that the job is about shows neither that it is slower nor that it is not. */
async function doubt(checked: CheckedRun, past: readonly PastMeasurement[], host: Host): Promise<CheckedRun> {
  const { candidate, settings, judged } = checked;
  const doubts = await doubtResults(candidate, past, settings, host);
  const isUndecided = doubts.some(isError) && judged.outcome === 'passed';
  const decided = isUndecided ? ({ ...judged, outcome: 'undecided', reasons: ['unreadable-input'] } as const) : judged;
  return { ...checked, judged: decided, problems: [...doubts, ...checked.problems] };
}
