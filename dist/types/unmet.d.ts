/** Entries of the configuration that mean no case: what they were written for is not done, and nobody would notice. */
import type { CaseName } from './model.js';
import type { Entry, Policy } from './policy.js';
/**
 * @param cases those of the two sides that are compared, whatever a narrower question leaves out
 * @param ever every case that was measured at any time: what retires or loosens one may outlive the runs looked at
 */
export declare function unmetEntries({ entries }: Policy, cases: readonly CaseName[], ever: () => readonly CaseName[]): readonly Entry[];
