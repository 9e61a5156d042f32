import type { Report } from '../../model.js';
/**
 * How often a change that comes to the limit is seen. Of one scenario a case is part of what it is held against, and was seen in
 * a sixth to two fifths of made-up histories (docs/method.md).
 */
export declare const seenShare: ({ findings }: Report) => string;
