/** What a second baseline makes of an outcome: the worse one counts. */
import { expect, test } from '@jest/globals';
import { createPolicy } from '../../src/config/policy.js';
import { includeReference } from '../../src/judge/outcome.js';
import type { Outcome } from '../../src/model/documents.js';

const policyOf = (referenceDecides: boolean) => ({ ...createPolicy({}).policy, referenceDecides });

test.each<readonly [own: Outcome, reference: Outcome | undefined, outcome: Outcome, reasons: readonly string[]]>([
  ['passed', undefined, 'passed', ['inconclusive']],
  ['passed', 'passed', 'passed', ['inconclusive']],
  ['passed', 'undecided', 'undecided', ['reference']],
  ['passed', 'failed', 'failed', ['reference']],
  ['undecided', 'passed', 'undecided', ['inconclusive']],
  ['undecided', 'undecided', 'undecided', ['inconclusive', 'reference']],
  ['undecided', 'failed', 'failed', ['reference']],
  ['failed', 'passed', 'failed', ['inconclusive']],
  ['failed', 'undecided', 'failed', ['inconclusive']],
  ['failed', 'failed', 'failed', ['inconclusive', 'reference']],
])('%s, and %s beside the reference: %s for %j', (own, reference, outcome, reasons) => {
  const decision = { outcome: own, reasons: ['inconclusive'] } as const;
  expect(includeReference(decision, reference, policyOf(true))).toEqual({ outcome, reasons });
  expect(includeReference(decision, reference, policyOf(false))).toEqual(decision);
});
