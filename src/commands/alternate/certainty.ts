import { defined } from '../../lang/defined.js';
import { noJob } from '../../model/context.js';
import type { Host } from '../../model/host.js';
import { check } from '../check/checked-run.js';
import type { Side } from './schedule.js';

/** A finding this far beyond its limit remains a regression in further rounds. The limit itself is 1. */
const farBeyond = 2;

/**
 * Whether further rounds are unlikely to change the verdict: either nothing looks worse, or something is worse by far.
 * Stopping as soon as anything exceeds its limit would fail more unchanged versions, because every look at the results is
 * another chance of a false alarm.
 *
 * @param config the configuration that judges; by default guardband.yml, if it exists
 */
export async function isVerdictCertain(
  folders: Readonly<Record<Side, string>>,
  config: string | undefined,
  host: Host,
): Promise<boolean> {
  const { job: _, ...quiet } = host;
  const checked = await check(
    { results: [folders.head], against: folders.base, shards: 'repetitions', ...defined({ config }) },
    { ...quiet, context: noJob },
  );
  if (checked.judged === undefined) return false;
  const { outcome, findings } = checked.judged;
  const gated = findings.filter((finding) => finding.gated);
  if (outcome === 'failed')
    return gated.some(
      ({ verdict, objective, severity = 0 }) =>
        verdict === 'regression' && objective === undefined && severity >= farBeyond,
    );
  return (
    outcome === 'passed' && gated.every(({ verdict }) => !['suspect', 'inconclusive', 'regression'].includes(verdict))
  );
}
