/** Checks absolute limits, which do not depend on the baseline. */
import { selectUsable } from '../compare/usable-values.js';
import { midpoint } from '../metrics/values.js';
import type { Finding, Value } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { metricPolicyFinder, type ObjectiveRule, type Policy } from '../config/policy.js';
import type { Range } from '../config/objective-range.js';
import { matchesWhere } from '../cases/patterns.js';
import { defined, readOwn } from '../lang/objects.js';

/** Returns one finding for each objective and each measured case that it applies to. */
export function judgeObjectives(pairs: readonly Pair[], policy: Policy): readonly Finding[] {
  return policy.objectives.flatMap((objective) =>
    pairs
      .filter((pair) => pair.candidate.length > 0 && matchesWhere(objective.where, pair.case))
      .map((pair) => judgeOne(pair, objective, policy)),
  );
}

function judgeOne(pair: Pair, { metric, text, range }: ObjectiveRule, policy: Policy): Finding {
  const values = pair.candidate
    .map((measurement) => readOwn(measurement.metrics, metric.id))
    .filter((value) => value !== undefined);
  const target = (name: string): number | undefined => {
    const named = readOwn(pair.case.configuration, name) ?? readOwn(pair.candidate[0]?.metrics ?? {}, name);
    const number = typeof named === 'object' ? midpoint(named) : Number(named);
    return Number.isFinite(number) ? number : undefined;
  };
  const allowed = range(target);
  const candidate = selectUsable(
    { ...pair, history: [], otherEnvironment: false },
    metric,
    metricPolicyFinder(policy, pair.case)(metric),
  )?.candidate[0];
  const common = {
    case: pair.case,
    metric: metric.id,
    gated: true,
    objective: text,
    ...(candidate === undefined || !Number.isFinite(candidate)
      ? {}
      : { candidate: values.length === 1 ? (values[0] ?? candidate) : candidate }),
  };
  if (values.length === 0 || allowed === undefined) return { ...common, verdict: 'inconclusive', reason: 'absent' };
  const kept = values.every((value) => isInside(value, allowed));
  const limit = [allowed.high, allowed.low].find(Number.isFinite);
  return {
    ...common,
    verdict: kept ? 'pass' : 'regression',
    reason: 'objective',
    ...defined({ limit }),
  };
}

/** A measured range must be completely inside the allowed one. */
function isInside(value: Value, { low, high, closed }: Range): boolean {
  const [min, max] = typeof value === 'number' ? [value, value] : [value.low, value.high];
  return closed ? min >= low && max <= high : min > low && max < high;
}
