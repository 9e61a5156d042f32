/** Selects the past runs for a comparison. */
import type { CaseName } from '../model/documents.js';

/**
 * What a past is. Of a history: all runs, the newest one, or those with a tag. If no run has a tag with * or ?, it is a pattern
 * that selects the newest matching tag, e.g. "v4.*" for the last release of a series.
 *
 * result: a single result, which may come from the candidate's session. pairs: measurement i of a case was made beside
 * measurement i of the candidate.
 */
export type Selector = 'history' | 'last' | { readonly tag: string } | 'result' | 'pairs';

/** The cases and past runs to compare with. */
export interface Selection {
  readonly selector: Selector;
  /** Maximum number of past runs of a case. */
  readonly runs: number;
  /** Whether the past run was measured in the candidate's session, so that its repetitions count as runs. */
  readonly isSession?: boolean;
  /** Patterns of the cases to compare; all cases if undefined. */
  readonly only?: readonly string[];
  /** Whether a case is a control: the change under test cannot affect it, so it only measures the machine. */
  readonly isControl?: (caseName: CaseName) => boolean;
}
