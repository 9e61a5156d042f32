import { csvScanners } from './csv/scanners.js';
import { detectDialect } from './csv/dialect.js';
import type { Scanners } from './scanners.js';
import { isXmlResult, detectLayout } from './xml/layout.js';
import { xmlScanners } from './xml/scanners.js';

/**
 * The ways to read what begins like this.
 *
 * @param head of what is known to be a raw result
 */
export function chooseScanners(head: string): Scanners {
  const form = isXmlResult(head) ? detectLayout(head) : detectDialect(head);
  if ('fault' in form) throw new Error(`the head tells of no result: ${form.fault}`);
  return 'encoding' in form ? xmlScanners(form) : csvScanners(form);
}
