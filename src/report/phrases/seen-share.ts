import type { Report } from '../../model/documents.js';

/**
 * How often a change that comes to the limit is seen. Of one scenario a case is part of what it is held against, and was seen in
 * a sixth to two fifths of made-up histories (docs/method.md).
 */
export const seenShare = ({ findings }: Report): string =>
  new Set(findings.map(({ case: { scenario } }) => scenario)).size > 1
    ? 'half of all cases'
    : 'less than half of all cases';
