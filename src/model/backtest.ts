/** What a replay of the gate over a history found. */
import type { OutcomeReason, Finding, Provenance, ToleranceBand } from './documents.js';

/**
 * What a replay found, also the JSON that `--format json` and `--out FILE.json` write:
 *
 * ```
 * {schemaVersion: 1, tool: {name, version},
 *  runs: {read, replayed, from, to, cases, measurements, history},   history: at most so many runs were looked back on
 *  outcomes: {passed, failed, undecided},                            in runs; they sum up to replayed
 *  suspectsOnly,                                                     runs that did not fail, but hold a suspect
 *  stretches, longestStretch,                                        failed runs in a row count as one stretch
 *  causes: [{cause, runs}],                                          a run counts under each of its causes
 *  undecided: [{reason, runs}],
 *  cases: [{case, judged, failed, suspect, causes: {cause: runs}, worst?}],
 *  failures: [{startedAt, tag?, commit?, causes, cases, worst?}],    the runs that failed, oldest first
 *  rules: [{rule, bands?, failed, percent, onSpeed}]}                the configured bands first, then the others
 * ```
 *
 * A cause is a metric id, `missing`, `invalid`, `objective`, `suspect` (where the policy fails on suspects), `scenario`
 * (cases that only fail together; counted under its metric too) or `whole-run`. `percent` is of the replayed runs.
 */
export interface Backtest {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'guardband'; readonly version: string };
  readonly runs: {
    readonly read: number;
    readonly replayed: number;
    readonly from: string;
    readonly to: string;
    readonly cases: number;
    readonly measurements: number;
    readonly history: number;
  };
  readonly outcomes: { readonly passed: number; readonly failed: number; readonly undecided: number };
  readonly suspectsOnly: number;
  readonly stretches: number;
  readonly longestStretch: number;
  readonly causes: readonly { readonly cause: string; readonly runs: number }[];
  readonly undecided: readonly { readonly reason: OutcomeReason; readonly runs: number }[];
  readonly cases: readonly CaseRecord[];
  readonly failures: readonly FailedRun[];
  readonly rules: readonly RuleRecord[];
}

export interface CaseRecord {
  readonly case: string;
  /** Runs in which it was held against a history, or expected. */
  readonly judged: number;
  /** Runs that failed on it. */
  readonly failed: number;
  readonly suspect: number;
  readonly causes: Readonly<Record<string, number>>;
  readonly worst?: Finding & { readonly startedAt: string };
}

export interface FailedRun extends Pick<Provenance, 'tag' | 'commit'> {
  readonly startedAt: string;
  readonly causes: readonly string[];
  /** How many cases failed; 0 where only the whole run was worse. */
  readonly cases: number;
  /** Undefined where only the whole run was worse. */
  readonly worst?: Finding;
  readonly wholeRun: readonly { readonly metric: string; readonly percent: number }[];
}

export interface RuleRecord {
  readonly rule: 'configured' | 'bands x0.5' | 'bands x2' | 'fixed 5 %' | 'fixed 10 %' | 'fixed 20 %';
  /** The bands by metric; of a case that has overrides, its own. Not there for fixed rules. */
  readonly bands?: Readonly<Record<string, readonly ToleranceBand[]>>;
  /** Runs that would have failed, for whatever cause. A fixed rule only knows throughput and response times. */
  readonly failed: number;
  readonly percent: number;
  /** Those of them that failed on throughput or a response time. */
  readonly onSpeed: number;
}
