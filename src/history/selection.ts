/** Which past runs a candidate is compared with. */
import type { CaseName } from '../model/documents.js';

export interface Selection {
  /** Which past runs: all of them, the newest one, or those with a tag. */
  readonly at: 'history' | 'last' | { readonly tag: string };
  /** At most so many past runs of a case. */
  readonly runs: number;
  /** The one past run was measured in the candidate's session: its repetitions are told apart. */
  readonly isSession?: boolean;
  /** Only the cases that one of these patterns means are expected on either side. */
  readonly only?: readonly string[];
  /** Cases that measure the machine, as the change cannot touch them. */
  readonly isControl?: (of: CaseName) => boolean;
}
