// Counts failed samples that were fast enough, which only matter to the APDEX.
import { SATISFIED_ERRORS, TOLERATED_ERRORS } from './layout';

let satisfiedMs: u32 = 0;
let toleratedMs: u32 = 0;

/** The driver calls this before the first label. */
export function apdex(satisfied: u32, tolerated: u32): void {
  satisfiedMs = satisfied;
  toleratedMs = tolerated;
}

/** @param failed 1 if the sample failed, otherwise 0 */
export function countFast(label: usize, elapsed: u32, failed: u64): void {
  store<u32>(label, load<u32>(label, SATISFIED_ERRORS) + u32(elapsed <= satisfiedMs) * <u32>failed, SATISFIED_ERRORS);
  store<u32>(label, load<u32>(label, TOLERATED_ERRORS) + u32(elapsed <= toleratedMs) * <u32>failed, TOLERATED_ERRORS);
}
