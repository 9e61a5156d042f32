/** Heads of columns with a slip of the pen, whose values would be lost unseen. */
import { nearestBySlip } from '../../lang/nearest.js';
import { interpretHead } from './vocabulary.js';

/** The words of heads that are long enough to be recognised. */
const known =
  'throughput average median minimum maximum percentile latency response elapsed errors error failures failed failure samples requests request transactions received'.split(
    ' ',
  );

/** The head that was probably meant: one that is understood as a measurement, after each misspelt word of it is corrected. */
export function correctHead(head: string): string | undefined {
  const corrected = head.replace(/\p{L}{4,}/gu, (word) => {
    const close = known.includes(word.toLowerCase()) ? undefined : nearestBySlip(word, known);
    if (close === undefined) return word;
    return /^\p{Lu}/u.test(word) ? close.charAt(0).toUpperCase() + close.slice(1) : close;
  });
  const kind = corrected === head ? undefined : interpretHead(corrected)?.kind;
  return kind === undefined || kind === 'axis' || kind === 'unclear' ? undefined : corrected;
}
