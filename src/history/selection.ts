/** Which past runs a candidate is compared with. */
import type { CaseName } from '../model/documents.js';

/** Which cases and past runs to compare with. */
export interface Selection {
  /** Which past runs: all of them, the newest one, or those with a tag. */
  readonly at: 'history' | 'last' | { readonly tag: string };
  /** Maximum number of past runs of a case. */
  readonly runs: number;
  /** Whether the past run was measured in the candidate's session, so that its repetitions count as runs. */
  readonly isSession?: boolean;
  /** Patterns of the cases to compare; all cases if undefined. */
  readonly only?: readonly string[];
  /** Whether a case is a control, which the change cannot touch and which therefore measures the machine. */
  readonly isControl?: (caseName: CaseName) => boolean;
}
