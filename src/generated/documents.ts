// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * A measured value in its metric's unit.
 */
export type Value = number | Interval;
/**
 * Why a metric has no value: it was not run (N/A), the tool gave nothing (blank), nothing mentions it (absent), or measuring it failed.
 */
export type MissingKind = 'not-run' | 'blank' | 'absent' | 'failed';
/**
 * How percentiles were taken. nearest-rank: ceil(n p) on all samples. jmeter-dashboard: interpolated (R-6), by default over the last 20,000 samples only. jmeter-aggregate: cumulative count >= round(n p). hdr: nearest rank, up to the top of a histogram bucket.
 */
export type PercentileMethod = 'nearest-rank' | 'jmeter-dashboard' | 'jmeter-aggregate' | 'hdr' | 'unknown';
/**
 * How percentiles are taken of raw results. nearest-rank (default): ceil(n p). jmeter-dashboard: interpolated, as JMeter's HTML report does, of all samples. jmeter-aggregate: as its Aggregate Report does.
 */
export type ExactMethod = 'nearest-rank' | 'jmeter-dashboard' | 'jmeter-aggregate';
/**
 * What several results of one case are. overlap (default): parts of one run where their times overlap, else repetitions. merge: always parts. repetitions: never.
 */
export type Shards = 'overlap' | 'merge' | 'repetitions';
export type MetricRule =
  | ('report' | 'gate')
  | {
      readonly band?: Band;
      /**
       * A value never to be exceeded, whatever the baseline (error percent).
       */
      readonly cap?: number;
    };
/**
 * The change not minded. With two parts both must be exceeded.
 */
export type Band = BandPart | [BandPart] | [BandPart, BandPart];
/**
 * 5% (relative), 2ms, 0.5 points, or a bare number in the metric's unit.
 */
export type BandPart = string | number;
/**
 * Of the gate. Sets the exit code: 0, 1, 2.
 */
export type Outcome = 'passed' | 'failed' | 'undecided';
export type OutcomeReason =
  | 'regression'
  | 'whole-run'
  | 'objective'
  | 'missing'
  | 'invalid'
  | 'suspect'
  | 'no-baseline'
  | 'nothing-compared'
  | 'metric-never-judged'
  | 'whole-run-undecided'
  | 'inconclusive'
  | 'unreadable-input';
export type Verdict =
  'pass' | 'improvement' | 'regression' | 'suspect' | 'inconclusive' | 'new' | 'missing' | 'invalid' | 'waived';
/**
 * Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is one we agreed not to mind. within-noise: outside the band, but not beyond what moves when nothing changed. beyond-limit: outside the band and beyond the noise. flagrant: worse by more than 1.3 x its limit. scenario: the cases of its scenario are worse together. stalled: a few requests hung while the others were as fast as ever. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. few-samples: too few requests to tell. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.
 */
export type Reason =
  | 'reported'
  | 'within-band'
  | 'within-noise'
  | 'beyond-limit'
  | 'flagrant'
  | 'scenario'
  | 'stalled'
  | 'single-run'
  | 'errors'
  | 'baseline-errors'
  | 'few-samples'
  | 'objective'
  | 'whole-step'
  | 'cap'
  | 'environment'
  | 'method'
  | 'not-recorded'
  | 'short-history'
  | 'too-noisy'
  | 'retired'
  | 'no-baseline'
  | 'no-candidate'
  | 'not-run-before'
  | 'not-run'
  | 'blank'
  | 'absent'
  | 'failed';
/**
 * signed: every case of the baseline is accounted for and none is worse. rejected: something is worse, broken or gone. undecided: something could not be judged, and so is not signed.
 */
export type Decision = 'signed' | 'rejected' | 'undecided';

export interface Documents {
  readonly run?: RunDocument;
  readonly history?: HistoryLine;
  readonly config?: ConfigDocument;
  readonly report?: Report;
  readonly signoff?: Signoff;
  readonly trend?: Trend;
  readonly backtest?: Backtest;
}
/**
 * One campaign of measurements against one build, with where it came from. Written by `guardband read`.
 */
export interface RunDocument {
  readonly schemaVersion: 1;
  readonly provenance: Provenance;
  readonly measurements: readonly Measurement[];
}
/**
 * Where and when a run was made.
 */
export interface Provenance {
  /**
   * What produced the results, e.g. "JMeter".
   */
  readonly tool?: string;
  /**
   * When the run began: ISO 8601, UTC.
   */
  readonly startedAt?: string;
  /**
   * Full commit id of the build that was measured.
   */
  readonly commit?: string;
  readonly branch?: string;
  /**
   * A release name, e.g. "4.5.0".
   */
  readonly tag?: string;
  /**
   * What the run was made on: instance type, CPU, runtime, ... Part of what makes two runs comparable.
   */
  readonly environment?: {
    readonly [k: string]: string;
  };
}
/**
 * The metrics of one case in one run. Two measurements of one case in a run are repetitions.
 */
export interface Measurement {
  readonly scenario: string;
  /**
   * JMeter's sampler or transaction name inside the scenario.
   */
  readonly label?: string;
  readonly configuration: Configuration;
  /**
   * Metric id to value. Milliseconds, requests per second, percent (0-100).
   */
  readonly metrics: {
    readonly [k: string]: Value;
  };
  /**
   * Metric id to why it has no value.
   */
  readonly missing?: {
    readonly [k: string]: MissingKind;
  };
  /**
   * How many requests it rests on.
   */
  readonly samples?: number;
  /**
   * When this case began, if the result tells: ISO 8601, UTC.
   */
  readonly startedAt?: string;
  /**
   * First start to last end.
   */
  readonly durationMs?: number;
  /**
   * How much was cut at the beginning.
   */
  readonly warmupMs?: number;
  readonly method?: Method;
  readonly histogram?: Histogram;
}
/**
 * The parameters of the test matrix: axis name to value, e.g. {"users": "100", "heap": "2G"}.
 */
export interface Configuration {
  readonly [k: string]: string;
}
/**
 * A value published as a range, e.g. "74-84 ms".
 */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
export interface Method {
  readonly percentile: PercentileMethod;
  /**
   * Of the histogram, when percentile is hdr.
   */
  readonly significantDigits?: number;
}
/**
 * How many samples took how long, to the millisecond, and the sums that do not follow from it: enough to merge the parts of a run that many load generators shared, without loss, and to take percentiles in any way. A sum is null where a column held something that is no number, and absent where there was no column.
 */
export interface Histogram {
  /**
   * When the first sample began, in milliseconds since 1970.
   */
  readonly firstStartMs: number;
  /**
   * When the last sample ended.
   */
  readonly lastEndMs: number;
  /**
   * How many samples failed.
   */
  readonly errors?: number | null;
  readonly receivedBytes?: number | null;
  readonly sentBytes?: number | null;
  /**
   * All times to the first byte.
   */
  readonly latencyMs?: number | null;
  /**
   * All times to connect.
   */
  readonly connectMs?: number | null;
  /**
   * The response times that occur, in milliseconds, ascending.
   *
   * @maxItems 1000000
   */
  readonly values: readonly number[];
  /**
   * How many samples took each of them; together as many as the measurement has.
   *
   * @maxItems 1000000
   */
  readonly counts: readonly number[];
}
/**
 * One line of baselines/<scenario>.ndjson: one measurement (without its histogram, to stay small) with the provenance of its run, or the acceptance of a case's level. Append-only; the order of lines means nothing, as provenance.startedAt orders runs and accept.from names one, so that git may merge two histories as a union.
 */
export interface HistoryLine {
  readonly schemaVersion: 1;
  readonly measurement?: Measurement;
  readonly provenance?: Provenance;
  readonly accept?: Accept;
}
/**
 * Somebody took the level of a case, as it is from one run on, for its new baseline. What was measured before tells only the noise from then on.
 */
export interface Accept {
  readonly case: AcceptedCase;
  /**
   * A metric's id, or * for all of them.
   */
  readonly metric: string;
  /**
   * startedAt of the first run of the accepted level.
   */
  readonly from: string;
  readonly reason: string;
  /**
   * For the record: it decides nothing.
   */
  readonly acceptedAt: string;
}
export interface AcceptedCase {
  readonly scenario: string;
  readonly label?: string;
  readonly configuration: Configuration;
}
/**
 * guardband.yml. Every key is optional; without the file the defaults below hold.
 */
export interface ConfigDocument {
  readonly version?: 1;
  /**
   * Files, folders or globs to read when none are named on the command line.
   */
  readonly results?: readonly string[];
  /**
   * Where a result's path names its scenario and axes, e.g. results/{scenario}/{users}_users/**.
   */
  readonly paths?: readonly string[];
  /**
   * A time such as 300s or 5m: it is cut from the start of every raw result.
   */
  readonly warmup?: string;
  readonly percentiles?: ExactMethod;
  readonly shards?: Shards;
  /**
   * Which JMeter labels are judged.
   */
  readonly labels?: {
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
    /**
     * Which rows to keep where transaction controllers write a row beside their children. both (default) keeps each under its own label.
     */
    readonly transactions?: 'both' | 'children' | 'parents';
  };
  /**
   * What the candidate ran on, added to what the results say.
   */
  readonly environment?: {
    readonly [k: string]: string;
  };
  /**
   * Cases whose program the change cannot touch: they measure the machine. They are judged and shown, and never fail the gate.
   */
  readonly controls?: readonly Where[];
  /**
   * Per metric id: report (shown, never judged), or how it is judged.
   */
  readonly metrics?: {
    readonly [k: string]: MetricRule;
  };
  /**
   * Other bands for some cases; the last match wins.
   */
  readonly overrides?: readonly Override[];
  /**
   * Absolute limits, whatever the baseline: {where, <metric>: "< 1" | ">= 99.5" | "within 5% of targetRate" | "74 to 84"}.
   */
  readonly objectives?: readonly Objective[];
  /**
   * Measurements computed from others of the same run on both sides, in this order, and gated unless `metrics` says report.
   */
  readonly derive?: readonly Derivation[];
  readonly baselines?: {
    /**
     * The folder of the history files, or branch:NAME: a branch of its own in the remote.
     */
    readonly store?: string;
    /**
     * At most so many runs are looked back on.
     */
    readonly history?: number;
    /**
     * What a gate with no baseline at all says.
     */
    readonly empty?: 'undecided' | 'pass';
  };
  /**
   * Cases of the baseline that are no longer measured, on purpose.
   */
  readonly retired?: readonly Retirement[];
  readonly fail?: {
    /**
     * Which findings fail the gate.
     */
    readonly on?: readonly ('regression' | 'objective' | 'missing' | 'invalid')[];
    readonly suspect?: 'report' | 'fail';
    /**
     * fail: a case that could not be judged makes the gate undecided (exit 2).
     */
    readonly undecided?: 'pass' | 'fail';
  };
  /**
   * Dated permissions for known regressions.
   */
  readonly waivers?: readonly Waiver[];
}
/**
 * Which cases: scenario, label or any axis, each a name with * and ?, or a comparison such as >=300. All must hold.
 */
export interface Where {
  readonly [k: string]: string | number;
}
export interface Override {
  readonly where: Where;
  readonly metrics: {
    readonly [k: string]: MetricRule;
  };
}
export interface Objective {
  readonly where?: Where;
  readonly [k: string]: string | Where | undefined;
}
/**
 * kneePoint: the load from which on `of` grows by no more than 5 %. maxThroughput: the highest `of` along an axis. ratio (more is better) and overhead (less is better): `of` of the other case over that of the base, which differ in these axes alone. targetShare: `of` in percent of an axis. littlesLaw: throughput x mean / an axis.
 */
export interface Derivation {
  readonly metric: 'kneePoint' | 'maxThroughput' | 'ratio' | 'overhead' | 'targetShare' | 'littlesLaw';
  /**
   * Which metric it is computed from: throughput unless said otherwise.
   */
  readonly of?: string;
  /**
   * The axis of the load, or of the target: users and targetRate unless said otherwise.
   */
  readonly along?: string;
  readonly base?: Where;
  readonly other?: Where;
  readonly where?: Where;
}
export interface Retirement {
  readonly where: Where;
  readonly reason: string;
}
export interface Waiver {
  readonly where: Where;
  readonly metric: string;
  /**
   * The most it may be worse: 20% or 1.5 points.
   */
  readonly ceiling: string;
  /**
   * The last day it holds, YYYY-MM-DD.
   */
  readonly until: string;
  readonly issue?: string;
  readonly reason: string;
}
/**
 * What the gate found and decided. Written by `guardband check --out report.json`.
 */
export interface Report {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  readonly outcome: Outcome;
  /**
   * Why the outcome is what it is, most important first.
   */
  readonly reasons: readonly OutcomeReason[];
  readonly tallies: Tallies;
  readonly findings: readonly Finding[];
  readonly waivers: readonly WaiverUse[];
  readonly problems: readonly Problem[];
  readonly candidate: CandidateSide;
  readonly baseline: BaselineSide;
  /**
   * How the whole run moved against its baselines, one entry a metric: the machine's part, and whether it could be taken out.
   */
  readonly runShifts: readonly RunShift[];
  /**
   * Scenarios whose cases are worse together than chance allows.
   */
  readonly scenarios: readonly ScenarioFinding[];
  readonly owners?: Owners;
  readonly rerun: Rerun;
}
/**
 * How many cases, by their worst verdict, and how many values were compared.
 */
export interface Tallies {
  readonly cases: number;
  /**
   * Findings in which a candidate value was judged against a baseline value.
   */
  readonly compared: number;
  readonly pass: number;
  readonly improvement: number;
  readonly regression: number;
  readonly suspect: number;
  readonly inconclusive: number;
  readonly new: number;
  readonly missing: number;
  readonly invalid: number;
  readonly waived: number;
}
/**
 * One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.
 */
export interface Finding {
  readonly case: CaseName;
  readonly metric: string;
  readonly verdict: Verdict;
  /**
   * false: shown only, it cannot fail the gate.
   */
  readonly gated: boolean;
  /**
   * The gate failed because of this finding.
   */
  readonly fails?: true;
  /**
   * A declared control: it measures the machine. It is judged and shown, and when it is worse it does not fail the gate.
   */
  readonly control?: true;
  readonly reason: Reason;
  readonly candidate?: Value;
  /**
   * How often the candidate measured it.
   */
  readonly repetitions?: number;
  /**
   * How many requests the candidate's value rests on.
   */
  readonly samples?: number;
  readonly baseline?: Baseline;
  /**
   * The usable runs' values, oldest first, at most 30.
   */
  readonly series?: readonly number[];
  readonly delta?: Delta;
  readonly band?: ToleranceBand;
  readonly noise?: Noise;
  /**
   * The value at which the verdict turns worse, in the metric's unit.
   */
  readonly limit?: number;
  /**
   * The change as a multiple of what the limit allows; above 1 is worse than the limit.
   */
  readonly severity?: number;
  /**
   * The smallest worsening that would have been seen in half of all cases: percent, or points for percentages.
   */
  readonly smallestDetectable?: number;
  /**
   * The objective this finding is about, as configured.
   */
  readonly objective?: string;
  readonly waiver?: WaiverNote;
  readonly adjusted?: Adjusted;
}
export interface CaseName {
  readonly scenario: string;
  readonly label?: string;
  readonly configuration: Configuration;
  /**
   * The canonical name of the case, e.g. "shop / GET /orders [users=50]".
   */
  readonly key: string;
}
/**
 * What the candidate is compared with: the median, lowest and highest of the usable runs.
 */
export interface Baseline {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly runs: number;
  /**
   * Of the one run, where it was measured in the candidate's session.
   */
  readonly repetitions?: number;
}
export interface Delta {
  /**
   * Candidate minus baseline, in the metric's unit (points for percentages).
   */
  readonly absolute: number;
  /**
   * Of the baseline; absent where the baseline is 0 or the metric is itself a percentage.
   */
  readonly percent?: number;
  readonly direction: 'better' | 'worse' | 'same';
}
/**
 * The change not minded; with both parts, both must be exceeded.
 */
export interface ToleranceBand {
  readonly percent?: number;
  readonly absolute?: number;
}
/**
 * How much this value moves from run to run when nothing changed (one standard deviation).
 */
export interface Noise {
  readonly percent?: number;
  readonly absolute?: number;
  /**
   * How many runs it was learned from; within a session repetitions, of both sides.
   */
  readonly runs: number;
  /**
   * assumed: too little history, the default stands in. session: the repetitions of both sides.
   */
  readonly from: 'history' | 'assumed' | 'counts' | 'session';
  /**
   * What the case's own history alone says, percent.
   */
  readonly own?: number;
  /**
   * What the other cases of the run say of it, percent.
   */
  readonly siblings?: number;
}
export interface WaiverNote {
  readonly reason: string;
  readonly until: string;
  readonly issue?: string;
  readonly ceiling?: string;
}
/**
 * The change after what is not the case's own was taken out.
 */
export interface Adjusted {
  readonly percent: number;
  /**
   * What others tell that moved this case with them, percent: the run's part, as far as they are a measure of it.
   */
  readonly shift: number;
  /**
   * Who tells the shift: declared controls, the cases of other scenarios, or all cases.
   */
  readonly toldBy?: 'controls' | 'others' | 'all';
  /**
   * What it is taken to have lost with the other cases of its scenario beyond that, percent: its scenario's part. Only where it was judged alone and they lost anything.
   */
  readonly siblings?: number;
}
/**
 * What became of one waiver of the configuration. stale: it matched a case that is no longer worse.
 */
export interface WaiverUse {
  readonly state: 'used' | 'stale' | 'unused' | 'expired' | 'exceeded';
  readonly metric: string;
  readonly where: {
    readonly [k: string]: string | number;
  };
  readonly ceiling: string;
  readonly until: string;
  readonly reason: string;
  readonly issue?: string;
}
/**
 * Something the user should know or mend. error: this input could not be used. warning: it was used, with care. note: for the record.
 */
export interface Problem {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'note';
  /**
   * What is wrong: expected and found.
   */
  readonly message: string;
  /**
   * What to do.
   */
  readonly advice: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /**
   * JSON pointer into the file.
   */
  readonly pointer?: string;
}
export interface CandidateSide {
  readonly provenance: Provenance;
  readonly cases: number;
  readonly measurements: number;
}
export interface BaselineSide {
  /**
   * As asked for: history, last, tag:NAME or a file.
   */
  readonly selector: string;
  /**
   * Where the history is kept, if not in baselines/: another folder, or branch:NAME of the remote.
   */
  readonly store?: string;
  readonly cases: number;
  /**
   * Provenance of the runs looked back on, oldest first.
   */
  readonly runs: readonly Provenance[];
  /**
   * Present where the baseline was measured in the candidate's session: how often, of the case measured most often.
   */
  readonly repetitions?: number;
}
export interface RunShift {
  readonly metric: string;
  /**
   * Median movement of the cases against their usual level, in percent of the metric.
   */
  readonly percent: number;
  /**
   * Whether it was taken out before cases were judged: from three cases on.
   */
  readonly removed: boolean;
  /**
   * How many cases it was seen in.
   */
  readonly cases: number;
  /**
   * The cases that were declared to measure the machine only.
   */
  readonly controls: readonly string[];
  /**
   * From which movement on the whole run is called worse, percent.
   */
  readonly limit?: number;
  /**
   * How much cases moved from run to run, percent (median standard deviation), as measured.
   */
  readonly spreadBefore?: number;
  /**
   * The same after the run's movement was taken out.
   */
  readonly spreadAfter?: number;
  /**
   * regression: the whole run is worse than any before it, and no control vouches for the machine. inconclusive: worse than the band, but the history is too short to tell.
   */
  readonly verdict: 'pass' | 'regression' | 'inconclusive';
}
export interface ScenarioFinding {
  readonly scenario: string;
  readonly metric: string;
  /**
   * How much its cases are worse together, in percent of the metric.
   */
  readonly percent: number;
  /**
   * From which change on it is called worse, percent.
   */
  readonly limit: number;
  readonly cases: number;
}
/**
 * Who must see a change of these files, as CODEOWNERS says: @person, @organisation/team or an address.
 */
export interface Owners {
  readonly baselines?: readonly string[];
  readonly configuration?: readonly string[];
}
/**
 * What to measure again so that another run can decide.
 */
export interface Rerun {
  /**
   * Cases that look worse and that one run cannot tell.
   */
  readonly suspects: readonly CaseName[];
  /**
   * Cases to measure with them, so that the machine's part can be told again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.
   */
  readonly controls: readonly CaseName[];
}
/**
 * The performance of a release, signed or not, and why. Written by `guardband signoff --out signoff.json`.
 */
export interface Signoff {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  readonly decidedAt: string;
  readonly decision: Decision;
  /**
   * What speaks against it, the gravest first; empty where it is signed.
   */
  readonly reasons: readonly SignoffReason[];
  readonly candidate: CandidateSide;
  readonly baseline: BaselineSide;
  readonly cases: readonly AccountedCase[];
  readonly objectives: readonly Finding[];
  /**
   * What got worse by more than its band over several releases, though no step alone was minded.
   */
  readonly drift: readonly Drift[];
  readonly waivers: readonly WaiverUse[];
  readonly problems: readonly Problem[];
}
export interface SignoffReason {
  /**
   * The first five reject, the others leave it undecided.
   */
  readonly kind:
    | 'regression'
    | 'whole-run'
    | 'objective'
    | 'missing'
    | 'invalid'
    | 'unreadable-input'
    | 'no-baseline'
    | 'whole-run-undecided'
    | 'suspect'
    | 'not-judged'
    | 'unmet-objective';
  /**
   * Names of the cases; none where it is about the run.
   */
  readonly cases: readonly string[];
}
export interface AccountedCase {
  readonly case: string;
  /**
   * measured: on both sides. waived: worse, as the configuration allows. retired: not measured, as the configuration says. missing: not measured. new: not in the baseline. The others are worse or not judged.
   */
  readonly account:
    'measured' | 'waived' | 'retired' | 'missing' | 'new' | 'regression' | 'invalid' | 'suspect' | 'not-judged';
  /**
   * What is not as it was, and what was allowed.
   */
  readonly findings?: readonly Finding[];
}
export interface Drift {
  readonly case: string;
  readonly metric: string;
  /**
   * From the oldest of the releases to the candidate.
   */
  readonly percent: number;
  /**
   * Oldest first; the candidate is not among them.
   */
  readonly releases: {
    readonly tag: string;
    readonly value: number;
  }[];
  readonly now?: number;
}
/**
 * How the level of every case developed over a history, seen with hindsight. Written by `guardband trend --out trend.json`.
 */
export interface Trend {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  /**
   * The runs of the history, oldest first. Every run number in this document is an index into this list.
   */
  readonly runs: readonly Provenance[];
  readonly series: readonly TrendSeries[];
  /**
   * Newest first; within one run the largest first.
   */
  readonly changes: readonly TrendChange[];
}
/**
 * One metric of one case. Runs in which the case failed or the metric was not recorded are left out.
 */
export interface TrendSeries {
  readonly case: CaseName;
  /**
   * A metric id, e.g. "p99".
   */
  readonly metric: string;
  /**
   * One value per run.
   */
  readonly points: readonly TrendPoint[];
  /**
   * The stretches with one level, oldest first.
   */
  readonly levels: readonly TrendLevel[];
}
export interface TrendPoint {
  readonly run: number;
  /**
   * In the metric's unit.
   */
  readonly value: number;
}
export interface TrendLevel {
  /**
   * The first run of the level.
   */
  readonly from: number;
  /**
   * The last run of the level.
   */
  readonly to: number;
  /**
   * The median of the level, in the metric's unit.
   */
  readonly value: number;
}
/**
 * A change of level in one series. `before` is the last run of the old level and `after` the first of the new one: the cause lies between their commits. `mended` is the first run of a later level that is back within the tolerance band of the old one.
 */
export interface TrendChange {
  readonly case: CaseName;
  /**
   * A metric id, e.g. "p99".
   */
  readonly metric: string;
  /**
   * The first run of the new level.
   */
  readonly run: number;
  readonly before: Provenance;
  readonly after: Provenance;
  /**
   * The size of the change after what moved the whole run was taken out, so it can differ from the ratio of the levels.
   */
  readonly percent: number;
  readonly direction: 'worse' | 'better';
  /**
   * Whether the change exceeds the configured tolerance band.
   */
  readonly isBeyondBand: boolean;
  /**
   * The medians before and after the change, in the metric's unit.
   */
  readonly level: {
    readonly before: number;
    readonly after: number;
  };
  /**
   * How many runs the new level has.
   */
  readonly runs: number;
  /**
   * The reason with which the new level was accepted, if it was.
   */
  readonly accepted?: string;
  readonly mended?: Provenance;
  /**
   * The keys of the environment that changed between the two runs.
   */
  readonly environment?: readonly string[];
}
/**
 * What the gate would have said about every run of a history. Written by `guardband backtest --out backtest.json`.
 */
export interface Backtest {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  /**
   * What was replayed.
   */
  readonly runs: {
    /**
     * Runs in the history.
     */
    readonly read: number;
    /**
     * Runs that were judged.
     */
    readonly replayed: number;
    /**
     * When the first replayed run began.
     */
    readonly from: string;
    /**
     * When the last replayed run began.
     */
    readonly to: string;
    /**
     * Distinct cases in the history.
     */
    readonly cases: number;
    /**
     * Measurements in the history.
     */
    readonly measurements: number;
    /**
     * The largest number of earlier runs that a run is compared with.
     */
    readonly history: number;
  };
  /**
   * Replayed runs by outcome.
   */
  readonly outcomes: {
    readonly passed: number;
    readonly failed: number;
    readonly undecided: number;
  };
  /**
   * Runs that did not fail but hold a suspect.
   */
  readonly suspectsOnly: number;
  /**
   * Stretches of consecutive failed runs.
   */
  readonly stretches: number;
  /**
   * The length of the longest stretch, in runs.
   */
  readonly longestStretch: number;
  /**
   * Failed runs by cause; a run counts under each of its causes. A cause is a metric id, "missing", "invalid", "objective", "suspect" (where the policy fails on suspects), "scenario" (cases that fail only together; counted under the metric too) or "whole-run".
   */
  readonly causes: readonly CauseCount[];
  /**
   * Undecided runs by reason.
   */
  readonly undecided: readonly ReasonCount[];
  /**
   * The cases that failed most often first.
   */
  readonly cases: readonly CaseRecord[];
  /**
   * The runs that failed, oldest first.
   */
  readonly failures: readonly FailedRun[];
  /**
   * The configured bands first, then the alternatives.
   */
  readonly rules: readonly RuleRecord[];
}
export interface CauseCount {
  readonly cause: string;
  readonly runs: number;
}
export interface ReasonCount {
  readonly reason: OutcomeReason;
  readonly runs: number;
}
export interface CaseRecord {
  /**
   * Name of the case.
   */
  readonly case: string;
  /**
   * Runs in which the case was compared with its history, or expected.
   */
  readonly judged: number;
  /**
   * Runs that failed on the case.
   */
  readonly failed: number;
  /**
   * Runs in which the case was a suspect.
   */
  readonly suspect: number;
  /**
   * Failed runs by cause.
   */
  readonly causes: {
    readonly [k: string]: number;
  };
  readonly worst?: DatedFinding;
}
/**
 * A finding of the report, without its series, and when its run began.
 */
export interface DatedFinding {
  readonly case: CaseName;
  readonly metric: string;
  readonly verdict: Verdict;
  /**
   * false: shown only, it cannot fail the gate.
   */
  readonly gated: boolean;
  /**
   * A declared control: it measures the machine. It is judged and shown, and when it is worse it does not fail the gate.
   */
  readonly control?: true;
  readonly reason: Reason;
  readonly candidate?: Value;
  /**
   * How often the candidate measured it.
   */
  readonly repetitions?: number;
  /**
   * How many requests the candidate's value rests on.
   */
  readonly samples?: number;
  readonly baseline?: Baseline;
  readonly delta?: Delta;
  readonly band?: ToleranceBand;
  readonly noise?: Noise;
  /**
   * The value at which the verdict turns worse, in the metric's unit.
   */
  readonly limit?: number;
  /**
   * The change as a multiple of what the limit allows; above 1 is worse than the limit.
   */
  readonly severity?: number;
  /**
   * The smallest worsening that would have been seen in half of all cases: percent, or points for percentages.
   */
  readonly smallestDetectable?: number;
  /**
   * The objective this finding is about, as configured.
   */
  readonly objective?: string;
  readonly waiver?: WaiverNote;
  readonly adjusted?: Adjusted;
  readonly startedAt: string;
}
/**
 * A run that the gate would have failed. Without `worst`, only the whole run was worse.
 */
export interface FailedRun {
  /**
   * When the run began.
   */
  readonly startedAt: string;
  /**
   * A release name, e.g. "4.5.0".
   */
  readonly tag?: string;
  /**
   * Full commit id of the build that was measured.
   */
  readonly commit?: string;
  readonly causes: readonly string[];
  /**
   * How many cases failed; 0 where only the whole run was worse.
   */
  readonly cases: number;
  readonly worst?: Finding;
  /**
   * The metrics in which the whole run was worse.
   */
  readonly wholeRun: readonly WholeRunShift[];
}
export interface WholeRunShift {
  readonly metric: string;
  readonly percent: number;
}
/**
 * How often one rule would have failed a run.
 */
export interface RuleRecord {
  readonly rule: 'configured' | 'bands x0.5' | 'bands x2' | 'fixed 5 %' | 'fixed 10 %' | 'fixed 20 %';
  /**
   * The tolerance bands by metric, including those of overrides. Absent for fixed rules.
   */
  readonly bands?: {
    readonly [k: string]: readonly ToleranceBand[];
  };
  /**
   * Runs that would have failed, for any cause. A fixed rule only looks at throughput and response times.
   */
  readonly failed: number;
  /**
   * Of the replayed runs.
   */
  readonly percent: number;
  /**
   * Failed runs that failed on throughput or a response time.
   */
  readonly onSpeed: number;
}
