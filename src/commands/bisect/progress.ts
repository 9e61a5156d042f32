import type { Measuring } from '../../config/measuring.js';
import { formatSpan } from '../../lang/format-span.js';
import { formatCount } from '../../lang/list.js';
import type { Progress } from '../../judge/bisect/search.js';
import type { Host } from '../../model/host.js';
import type { Measurer } from '../../measuring/measurer.js';

/** How many pairs a commit takes as a rule, and the beginning of the loss beside its parent. */
const usualPairs = 2;

interface Spent {
  readonly measuring: Measuring;
  readonly measurer: Measurer;
  /** The number of pairs that were measured now. */
  readonly pairs: number;
}

/** Says how many commits are left, and about how long they take. */
export function showProgress(
  { range: [first, last], probability }: Progress,
  { measuring, measurer, pairs }: Spent,
  host: Pick<Host, 'stderr'>,
): void {
  const left = last - first + 1;
  const further = usualPairs * (Math.ceil(Math.log2(left)) + (left === 1 ? 0 : 1));
  const spentMs = measurer.elapsedMs();
  const leftMs = pairs === 0 ? NaN : Math.min((further * spentMs) / pairs, Math.max(measuring.budgetMs - spentMs, 0));
  const time = Number.isNaN(leftMs) || left === 1 ? '' : `, about ${formatSpan(leftMs)} more`;
  host.stderr(
    `guardband: ${formatCount(left, 'commit')} left; the likeliest has ${String(Math.round(100 * probability))} %${time}\n`,
  );
}
