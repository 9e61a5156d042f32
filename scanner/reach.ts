// Moves the intervals of all labels, so that they include a time that they did not.
import { moveErrors } from './errors';
import { knownLabels, labelAt } from './labels';
import { ELAPSED_IN, FAILED_IN, MOST_INTERVALS, REQUESTS_IN, SLOTS, SLOWEST_IN } from './layout';
import { firstSlot, move, renumber, shift } from './timeline';
import { moveTimes } from './times';

/** Slots left free before the first interval, because requests do not end strictly in order. */
const SLACK: i64 = 4;

/** Moves or widens the intervals so that one of them includes this end of a request. */
export function reach(end: i64): void {
  let low = end >> <i64>shift;
  let high = low;
  for (let i: u32 = 0; i < knownLabels(); i++) {
    const label = labelAt(i);
    for (let slot: usize = 0; slot < <usize>SLOTS; slot++) {
      if (load<u32>(label + (slot << 2), REQUESTS_IN) == 0) continue;
      low = min(low, firstSlot + <i64>slot);
      high = max(high, firstSlot + <i64>slot);
    }
  }
  let wider: i64 = 0;
  while ((high >> wider) - (low >> wider) >= MOST_INTERVALS) wider++;
  const first = (low >> wider) - SLACK;
  for (let i: u32 = 0; i < knownLabels(); i++) {
    moveTimes(labelAt(i), firstSlot, wider, first);
    moveErrors(labelAt(i), wider, first);
    move<u32>(labelAt(i) + REQUESTS_IN, wider, first, false);
    move<u32>(labelAt(i) + FAILED_IN, wider, first, false);
    move<u32>(labelAt(i) + SLOWEST_IN, wider, first, true);
    move<u64>(labelAt(i) + ELAPSED_IN, wider, first, false);
  }
  renumber(wider, first);
}
