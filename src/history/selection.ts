/** Selects the past runs for a comparison. */
import type { CaseName } from '../model/documents.js';

/** The cases and past runs to compare with. */
export interface Selection {
  /**
   * Selects past runs: all of them, the newest one, or those with a tag. If no run has a tag with * or ?, it is a pattern
   * that selects the newest matching tag, e.g. "v4.*" for the last release of a series.
   */
  readonly selector: 'history' | 'last' | { readonly tag: string };
  /** Maximum number of past runs of a case. */
  readonly runs: number;
  /** Whether the past run was measured in the candidate's session, so that its repetitions count as runs. */
  readonly isSession?: boolean;
  /** Whether past and candidate are known to be different measurements, even if they seem to begin at the same time. */
  readonly arePairs?: boolean;
  /** Patterns of the cases to compare; all cases if undefined. */
  readonly only?: readonly string[];
  /** Whether a case is a control: the change under test cannot affect it, so it only measures the machine. */
  readonly isControl?: (caseName: CaseName) => boolean;
}
