import type { Settings } from '../config/settings.js';
import type { BaselineRead } from '../history/baseline.js';
import type { Candidate } from '../input/candidate.js';
import type { BaselineSide, ConfigurationSource, GateRun, Problem } from '../model/documents.js';
import type { JudgedRun } from './judge-run.js';

/** A judged run with everything that was read for it. */
export interface CheckedRun {
  readonly settings: Settings;
  readonly candidate: Candidate;
  readonly baseline: BaselineRead;
  readonly judged: JudgedRun;
  /** How a gate came to its decision. */
  readonly gate?: GateRun;
  /** The origin of the configuration, on a pull request. */
  readonly source?: ConfigurationSource;
  /** The commit that the history was read from, on a pull request; undefined for the history of the work tree. */
  readonly commit?: string;
  /** The second baseline, if it was read before. */
  readonly reference?: BaselineRead;
  /** How old the newest run of the baseline was. */
  readonly age?: NonNullable<BaselineSide['age']>;
  readonly problems: readonly Problem[];
}
