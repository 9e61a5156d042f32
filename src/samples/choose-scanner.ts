import { csvScanners } from './csv/scanners.js';
import { detectDialect } from './csv/dialect.js';
import type { Scanners } from './scanners.js';
import { isXmlResult, detectLayout } from './xml/layout.js';
import { xmlScanners } from './xml/scanners.js';

/**
 * The scanners for a raw result.
 *
 * @param head its first characters
 * @throws {Error} if it is not a raw result
 */
export function chooseScanners(head: string): Scanners {
  const form = isXmlResult(head) ? detectLayout(head) : detectDialect(head);
  if ('fault' in form) throw new Error(`not a raw result: ${form.fault}`);
  return 'encoding' in form ? xmlScanners(form) : csvScanners(form);
}
