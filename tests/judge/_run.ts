/** Judges a run as a check does. */
import { createPolicy, type Policy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import type { Accept } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';

const { policy: usual } = createPolicy({});

/** @param history oldest first */
export const judgeAfter = (
  history: readonly Run[],
  candidate: Run,
  policy: Policy = usual,
  accepts: readonly Accept[] = [],
): JudgedRun =>
  judgeRun({
    candidate,
    past: { measurements: history.flatMap(toPastMeasurements), accepts, selection: 'history' },
    policy,
    today: '2026-11-22',
    isInputIncomplete: false,
  });
