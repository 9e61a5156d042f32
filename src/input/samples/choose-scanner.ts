import { csvWays } from './csv/scanners.js';
import { dialectOf } from './csv/dialect.js';
import type { Ways } from './scanners.js';
import { isResult, layoutOf } from './xml/layout.js';
import { xmlWays } from './xml/scanners.js';

/**
 * The ways to read what begins like this.
 *
 * @param head of what is known to be a raw result
 */
export function waysOf(head: string): Ways {
  const form = isResult(head) ? layoutOf(head) : dialectOf(head);
  if ('fault' in form) throw new Error(`the head tells of no result: ${form.fault}`);
  return 'encoding' in form ? xmlWays(form) : csvWays(form);
}
