import type { Store } from '../model.js';
/**
 * A branch of its own in the repository's remote, with no parent in the code: `branch:perf-history`. The work tree, the
 * index and the branch that is checked out are never touched.
 */
export declare const branch: Store;
