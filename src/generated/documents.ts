// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * A measured value in its metric's unit.
 */
export type Value = number | Interval;
/**
 * Why a metric has no value. not-run: N/A in the input. blank: an empty cell. absent: not mentioned. failed: measuring it failed.
 */
export type MissingKind = 'not-run' | 'blank' | 'absent' | 'failed';
/**
 * How percentiles were computed. nearest-rank: the value at rank ceil(n p) of all samples. jmeter-dashboard: interpolated (R-6), by default from the last 20,000 samples only. jmeter-aggregate: the first value with a cumulative count >= round(n p). hdr: nearest rank, rounded up to the top of a histogram bucket.
 */
export type PercentileMethod = 'nearest-rank' | 'jmeter-dashboard' | 'jmeter-aggregate' | 'hdr' | 'unknown';
/**
 * How percentiles of raw results are computed. nearest-rank (default): the value at rank ceil(n p). jmeter-dashboard: interpolated like in JMeter's HTML report, but from all samples. jmeter-aggregate: like in JMeter's Aggregate Report.
 */
export type ExactMethod = 'nearest-rank' | 'jmeter-dashboard' | 'jmeter-aggregate';
/**
 * How several results of one case are combined. overlap (default): as shards of one run if they overlap in time, else as repetitions. merge: always as shards. repetitions: always as repetitions.
 */
export type Shards = 'overlap' | 'merge' | 'repetitions';
export type MetricRule =
  | ('report' | 'gate')
  | {
      readonly band?: Band;
      /**
       * The highest value allowed, whatever the baseline is (for the error rate, in percent).
       */
      readonly cap?: number;
      /**
       * Declares your own metric: which direction is better.
       */
      readonly better?: 'higher' | 'lower';
      /**
       * The unit of your own metric. Default: none.
       */
      readonly unit?: '' | 'ms' | '/s' | '%' | 'KB/s' | 'MB';
      /**
       * The title of your own metric in reports. Default: its id.
       */
      readonly title?: string;
    };
/**
 * The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.
 */
export type Band = BandPart | [BandPart] | [BandPart, BandPart];
/**
 * 5% (relative), 2ms, 0.5 points, or a bare number in the metric's unit.
 */
export type BandPart = string | number;
/**
 * 20% or 1.5 points.
 */
export type Ceiling = string;
/**
 * The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2.
 */
export type Outcome = 'passed' | 'failed' | 'undecided';
export type OutcomeReason =
  | 'regression'
  | 'whole-run'
  | 'objective'
  | 'missing'
  | 'invalid'
  | 'dead'
  | 'suspect'
  | 'no-baseline'
  | 'nothing-compared'
  | 'objective-not-measured'
  | 'metric-never-judged'
  | 'suspect-unresolved'
  | 'whole-run-undecided'
  | 'open'
  | 'inconclusive'
  | 'unreadable-input'
  | 'unsound'
  | 'reference';
export type Verdict =
  | 'pass'
  | 'improvement'
  | 'regression'
  | 'suspect'
  | 'inconclusive'
  | 'new'
  | 'missing'
  | 'invalid'
  | 'waived';
/**
 * Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.
 */
export type Reason =
  | 'reported'
  | 'within-band'
  | 'within-noise'
  | 'beyond-limit'
  | 'flagrant'
  | 'group'
  | 'coupled'
  | 'drift'
  | 'relative'
  | 'single-run'
  | 'errors'
  | 'baseline-errors'
  | 'dead'
  | 'few-samples'
  | 'unsound'
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
 * The rules that moved the verdict after the model had decided; docs/method.md lists them.
 */
export type Exceptions = readonly string[];
/**
 * signed: every case of the baseline is accounted for and none is worse. rejected: something is worse, broken or missing. undecided: something could not be judged.
 */
export type Decision = 'signed' | 'rejected' | 'undecided';

export interface Documents {
  readonly run?: RunDocument;
  readonly history?: HistoryLine;
  readonly layout?: HistoryLayout;
  readonly config?: ConfigDocument;
  readonly report?: Report;
  readonly signoff?: Signoff;
  readonly trend?: Trend;
  readonly backtest?: Backtest;
  readonly bisect?: Bisection;
}
/**
 * The measurements of one run against one build, with their provenance. Written by `guardband read`.
 */
export interface RunDocument {
  readonly schemaVersion: 1;
  readonly provenance: Provenance;
  readonly measurements: readonly Measurement[];
}
/**
 * Where and when a run was measured.
 */
export interface Provenance {
  /**
   * What produced the results, e.g. "JMeter".
   */
  readonly tool?: string;
  /**
   * When the run began (ISO 8601, UTC).
   */
  readonly startedAt?: string;
  /**
   * Full commit id of the build that was measured.
   */
  readonly commit?: string;
  readonly branch?: string;
  /**
   * What the person who recorded the run wants to be remembered, e.g. "new JVM flags".
   */
  readonly note?: string;
  /**
   * A release name, e.g. "4.5.0".
   */
  readonly tag?: string;
  /**
   * The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.
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
   * Values by metric id, in milliseconds, requests per second or percent (0-100).
   */
  readonly metrics: {
    readonly [k: string]: Value;
  };
  /**
   * Why metrics have no value, by metric id.
   */
  readonly missing?: {
    readonly [k: string]: MissingKind;
  };
  /**
   * The median of times recorded in whole milliseconds, interpolated by the shares of its millisecond. p50 is compared by it. Absent where p50 is fine enough or response times are unknown.
   */
  readonly groupedMedian?: number;
  /**
   * The number of requests.
   */
  readonly samples?: number;
  /**
   * These are transactions, whose requests also count under their own labels. A total leaves them out, as JMeter's does.
   */
  readonly transaction?: true;
  /**
   * The most common errors of the case, most frequent first. Absent if nothing failed or the errors are unknown.
   *
   * @maxItems 32
   */
  readonly errors?: readonly CountedError[];
  /**
   * How many requests failed with none of these errors.
   */
  readonly otherErrors?: number;
  /**
   * When this case began, if known (ISO 8601, UTC).
   */
  readonly startedAt?: string;
  /**
   * The time from the first start to the last end, in milliseconds.
   */
  readonly durationMs?: number;
  /**
   * The warm-up cut from the start, in milliseconds.
   */
  readonly warmupMs?: number;
  readonly method?: Method;
  readonly timeline?: Timeline;
  /**
   * The timeline as the history keeps it, in at most 16 intervals and mostly 0.3 to 0.6 kB: the start and the width, then of each interval, after a semicolon, the requests, the errors, the threads (empty if unknown), and where response times were counted the times in milliseconds below which 0, 25, 50, 75, 95, 99 and 100 % of them lie.
   */
  readonly course?: string;
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
/**
 * Errors with the same response code and message. Errors that differ only in numbers count together; the message then has a # for each number.
 */
export interface CountedError {
  /**
   * The response code, e.g. "500".
   */
  readonly code?: string;
  /**
   * The response message, or what a failed assertion reported. Cut after 160 bytes.
   */
  readonly message?: string;
  /**
   * How many requests failed with it.
   */
  readonly count: number;
}
export interface Method {
  readonly percentile: PercentileMethod;
  /**
   * The precision of the histogram, if percentile is hdr.
   */
  readonly significantDigits?: number;
}
/**
 * Requests and errors over the time of a run, in at most 120 intervals of equal width. Intervals begin at multiples of their width, so that the shards of a run can be merged without loss. 2 to 6 KB per case; the history keeps a short form (course).
 */
export interface Timeline {
  /**
   * When the first interval begins, in milliseconds since 1970: a multiple of the width.
   */
  readonly startMs: number;
  /**
   * The width of each interval in milliseconds: a power of two.
   */
  readonly widthMs: number;
  /**
   * How many requests ended in each interval. They add up to the samples of the measurement.
   *
   * @maxItems 120
   */
  readonly requests: readonly number[];
  /**
   * How many of them failed. Absent if none did, or if it is unknown.
   *
   * @maxItems 120
   */
  readonly errors?: readonly number[];
  /**
   * The longest response time of the requests that ended in each interval, in milliseconds; 0 without requests. It shows whether a slow p99 belongs to the whole run or to a moment.
   *
   * @maxItems 120
   */
  readonly slowestMs?: readonly number[];
  /**
   * How many threads of the load generator ran when the slowest request of each interval ended (allThreads); 0 without requests. Absent if the results do not have it.
   *
   * @maxItems 120
   */
  readonly threads?: readonly number[];
  /**
   * How many requests of each interval failed, by response code. Counted like the response times; absent if nothing failed.
   *
   * @maxItems 32
   */
  readonly codes?: readonly CodeCounts[];
  /**
   * The response times of the requests that ended in each interval, separated by commas: the first bucket with a request, and the number of requests in each bucket from there on. Bucket n is n milliseconds up to 15; from there on, each doubling of the time has eight buckets of equal width. Absent for results with more than 256 labels.
   *
   * @maxItems 120
   */
  readonly times?: readonly string[];
}
export interface CodeCounts {
  /**
   * The response code, e.g. "500".
   */
  readonly code: string;
  /**
   * One number for each interval.
   *
   * @maxItems 120
   */
  readonly counts: readonly number[];
}
/**
 * The response times to the millisecond with their counts, and sums that do not follow from them. This is enough to merge the shards of a run without loss and to compute percentiles by any method. A sum is null if its column contained a value that is not a number, and absent if there was no such column.
 */
export interface Histogram {
  /**
   * When the first sample began, in milliseconds since 1970.
   */
  readonly firstStartMs: number;
  /**
   * When the last sample ended, in milliseconds since 1970.
   */
  readonly lastEndMs: number;
  /**
   * How many samples failed.
   */
  readonly errors?: number | null;
  readonly receivedBytes?: number | null;
  readonly sentBytes?: number | null;
  /**
   * The sum of all times to the first byte, in milliseconds.
   */
  readonly latencyMs?: number | null;
  /**
   * The sum of all connect times, in milliseconds.
   */
  readonly connectMs?: number | null;
  /**
   * The distinct response times in milliseconds, ascending.
   *
   * @maxItems 1000000
   */
  readonly values: readonly number[];
  /**
   * The number of samples with each of these values. They add up to the samples of the measurement.
   *
   * @maxItems 1000000
   */
  readonly counts: readonly number[];
  /**
   * The thresholds of the APDEX in milliseconds, satisfied and tolerated, and how many samples failed within each of them.
   */
  readonly apdex?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly ms: [number, number];
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly errors: [number, number];
  };
}
/**
 * One line of baselines/<scenario>.ndjson: one measurement (without its histogram, to keep lines short) with the provenance of its run, the acceptance of a level, or a level that is older than the newest runs. Files are append-only, except that older runs move into segments. The order of lines is irrelevant, because provenance.startedAt orders runs and accept.from refers to one; so git can merge two histories as a union.
 */
export interface HistoryLine {
  readonly schemaVersion: 1;
  readonly measurement?: Measurement;
  readonly provenance?: Provenance;
  readonly accept?: Accept;
  readonly level?: KeptLevel;
}
/**
 * The level of a case from a certain run on was accepted as its new baseline. Earlier measurements are then used only to estimate noise.
 */
export interface Accept {
  readonly case: AcceptedCase;
  /**
   * The id of a metric, or * for all metrics.
   */
  readonly metric: string;
  /**
   * startedAt of the first run of the accepted level.
   */
  readonly from: string;
  readonly reason: string;
  /**
   * When it was accepted. For information only.
   */
  readonly acceptedAt: string;
}
export interface AcceptedCase {
  readonly scenario: string;
  readonly label?: string;
  readonly configuration: Configuration;
}
/**
 * The levels of a case that later runs are compared with although they are older than its newest runs: nobody accepted what changed since. Written when older runs move into segments; of several entries for a case and environment, the one with the latest `until` counts.
 */
export interface KeptLevel {
  readonly case: AcceptedCase;
  /**
   * The environment of its runs.
   */
  readonly environment?: {
    readonly [k: string]: string;
  };
  /**
   * startedAt of the oldest of the newest runs. Runs before it are in this file only because of the levels.
   */
  readonly until: string;
  /**
   * By metric id.
   */
  readonly metrics: {
    readonly [k: string]: KeptMetricLevel;
  };
}
export interface KeptMetricLevel {
  /**
   * The best level since the last accepted one, in the unit of the metric. A level that is worse by more than the tolerance band never becomes the baseline.
   */
  readonly best: number;
  /**
   * startedAt of the first of the runs in this file that are of the baseline level and began before `until`; absent if there are none.
   */
  readonly from?: string;
  /**
   * startedAt of the last of them.
   */
  readonly to?: string;
  /**
   * startedAt of the first run after the baseline level; absent if it is the newest level.
   */
  readonly since?: string;
}
/**
 * archive-v1/layout.json in a recorded history: the arrangement of its files. All runs that a check needs are in SCENARIO.ndjson at the root, one file per scenario; other runs are in archive-v1/, in segments that never change. Every line of both is described by history.schema.json. A history without this file and without archive-v1/ has only SCENARIO.ndjson; archive-v1/ without this file was written by an older version and has the same layout.
 */
export interface HistoryLayout {
  /**
   * The version of the layout. A reader that knows only older ones must not read or write the history.
   */
  readonly schemaVersion: 1;
  /**
   * The names of the segments. FROM and TO are the starts of the oldest and of the newest run (20260131T235959Z, or undated), DIGEST is the first 12 digits of the SHA-256 of the content. Segments of older versions have no FROM.
   */
  readonly segments: 'SCENARIO.FROM-TO.DIGEST.ndjson';
  /**
   * The schema of each line.
   */
  readonly lines: 'history.schema.json';
  /**
   * Where the runs are that every check needs: the newest ones and, however old they are, those of the level that a case is judged by. Absent if an older version moved them into segments; the next recording copies them back and adds this property.
   */
  readonly levels?: 'SCENARIO.ndjson';
}
/**
 * The configuration file guardband.yml. Every key is optional; without the file all defaults apply.
 */
export interface ConfigDocument {
  readonly version?: 1;
  /**
   * Files, folders or globs to read when none are named on the command line. Relative to the folder of this file.
   */
  readonly results?: readonly string[];
  /**
   * Path patterns that name the scenario and the axes of a result, e.g. results/{scenario}/{users}_users/**.
   */
  readonly paths?: readonly string[];
  /**
   * The scenario of all results that do not name one in their content, by `paths` or by a folder scenario=NAME. The names of files and folders are then never used.
   */
  readonly scenario?: string;
  /**
   * New names of labels and scenarios, so that renamed cases keep their history: {label: OLD, to: NEW} or {scenario: OLD, to: NEW}. Applies to baselines and accepted levels.
   */
  readonly renamed?: readonly Renaming[];
  /**
   * A time such as 300s or 5m, excluded from the start of every raw result. Default: 0s.
   */
  readonly warmup?: string;
  readonly percentiles?: ExactMethod;
  /**
   * Adds the APDEX of raw results: the milliseconds that satisfy users, and that they tolerate.
   */
  readonly apdex?: {
    readonly satisfied: number;
    readonly tolerated: number;
  };
  readonly shards?: Shards;
  readonly columns?: TableColumns;
  /**
   * Which JMeter labels are judged.
   */
  readonly labels?: {
    readonly include?: readonly string[];
    readonly exclude?: readonly string[];
    /**
     * Which rows to keep if transaction controllers write rows in addition to their children: both (default), each under its own label, only children or only parents.
     */
    readonly transactions?: 'both' | 'children' | 'parents';
  };
  /**
   * The environment of the candidate, in addition to that in the results, e.g. {instance: c5.large}.
   */
  readonly environment?: {
    readonly [k: string]: string;
  };
  /**
   * Cases that the change under test cannot affect, so that they measure the machine. They are judged and shown, but never fail the gate.
   */
  readonly controls?: readonly Where[];
  /**
   * How each metric is judged, by metric id: report (shown, never judged), gate (default settings), or settings. Settings with `better` declare your own metric: queueDepth: {unit: '', better: lower, band: 10%}.
   */
  readonly metrics?: {
    readonly [k: string]: MetricRule;
  };
  /**
   * Metric settings for certain cases. If several match, the last one wins.
   */
  readonly overrides?: readonly Override[];
  /**
   * Absolute limits, independent of the baseline: {where, <metric>: "< 1" | ">= 99.5" | "within 5% of targetRate" | "74 to 84"}.
   */
  readonly objectives?: readonly Objective[];
  /**
   * Metrics computed from others of the same run, for candidate and baseline, in this order. They are gated unless `metrics` sets them to report.
   */
  readonly derive?: readonly Derivation[];
  readonly baselines?: {
    /**
     * The folder of the history files, relative to that of this file (default: baselines), branch:NAME for a separate branch in the remote, git:URL#branch for another repository, or s3://bucket/prefix for object storage.
     */
    readonly store?: string;
    /**
     * How many of the newest runs of the history are used. Default: 30.
     */
    readonly history?: number;
    /**
     * The outcome while the history is empty. A tag, a commit or a file that is named must have runs. Default: undecided.
     */
    readonly empty?: 'undecided' | 'pass';
    /**
     * A second baseline, shown beside the first, such as tag:* for the last release. Takes the values of `--against`: tag:NAME, last, ref:GITREF, or a readable result. `fail` sets whether it can fail the gate.
     */
    readonly reference?: string;
  };
  readonly measure?: MeasureSettings;
  /**
   * Cases of the baseline that are intentionally no longer measured.
   */
  readonly retired?: readonly Retirement[];
  /**
   * Cases in which most requests fail in every run, and why that is intended. They are shown, but not judged. Any other such case fails the gate.
   */
  readonly dead?: readonly Retirement[];
  readonly fail?: {
    /**
     * The findings that fail the gate. Default: all of them.
     */
    readonly on?: readonly ('regression' | 'objective' | 'missing' | 'invalid')[];
    /**
     * The effect of a suspect. undecided (default): the gate is undecided (exit code 2) if a suspect change is too large to pass, or if everything is worse by more than the history ever showed. report: a suspect is only shown. fail: every suspect fails the gate.
     */
    readonly suspect?: 'report' | 'undecided' | 'fail';
    /**
     * fail: a case that could not be judged makes the gate undecided (exit code 2). Default: pass.
     */
    readonly undecided?: 'pass' | 'fail';
    /**
     * The effect of pairs that neither show a change nor exclude one. pass (default): the gate passes, and the report says what could not be excluded. undecided: exit code 2.
     */
    readonly open?: 'pass' | 'undecided';
    /**
     * The effect of the comparison with the second baseline. report (default): it is only shown. fail: the gate also fails, or is undecided, if that comparison does.
     */
    readonly reference?: 'report' | 'fail';
  };
  /**
   * Known regressions that are accepted until a date.
   */
  readonly waivers?: readonly Waiver[];
}
/**
 * With `label`, the label gets the new name, in that scenario only if one is given. Without it, the scenario does.
 */
export interface Renaming {
  readonly scenario?: string;
  readonly label?: string;
  /**
   * The new name.
   */
  readonly to: string;
}
/**
 * How your own CSV files are read: the content of each column, by the names in the header. A file that has all of these columns is read in this way. It has one value per row (`metric` and `value`), or one column per metric (`metrics`).
 */
export interface TableColumns {
  readonly scenario?: string;
  readonly label?: string;
  /**
   * The columns of axes: {users: vus}.
   */
  readonly axes?: {
    readonly [k: string]: string;
  };
  /**
   * The column with the name of the metric of each row, such as p99.
   */
  readonly metric?: string;
  /**
   * The column with the value of each row.
   */
  readonly value?: string;
  /**
   * The column with the unit of each row. Times are converted to ms.
   */
  readonly unit?: string;
  /**
   * The column with the number of requests.
   */
  readonly samples?: string;
  /**
   * One column per metric, by metric id: {p99: 'p99 (ms)', throughput: rps}. Values are in the unit of the metric.
   */
  readonly metrics?: {
    readonly [k: string]: string;
  };
}
/**
 * Selects cases by scenario, label or any axis: a pattern with * and ?, or a comparison such as >=300. All conditions must match.
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
 * A metric computed from others. kneePoint: the load above which `of` grows by at most 5 %. maxThroughput: the highest `of` along an axis. ratio (higher is better) and overhead (lower is better): `of` of case `other` divided by `of` of case `base`; the two differ only in these axes. targetShare: `of` in percent of an axis. littlesLaw: throughput x mean response time / an axis.
 */
export interface Derivation {
  readonly metric: 'kneePoint' | 'maxThroughput' | 'ratio' | 'overhead' | 'targetShare' | 'littlesLaw';
  /**
   * The metric it is computed from. Default: throughput.
   */
  readonly of?: string;
  /**
   * The axis of the load (default: users) or of the target (default: targetRate).
   */
  readonly along?: string;
  readonly base?: Where;
  readonly other?: Where;
  readonly where?: Where;
}
/**
 * How `guardband gate` measures. In the commands, {version} is the folder of a version, {head} that of the head and {out} the folder for its results, quoted for the shell; the variables GUARDBAND_VERSION, GUARDBAND_OUT and GUARDBAND_SIDE (base or head) are set, too.
 */
export interface MeasureSettings {
  /**
   * Builds a version, once. A shell runs it in the folder of the version. Absent or empty: nothing is built.
   */
  readonly build?: string;
  /**
   * Measures one version once, and writes its results into {out}. A shell runs it in the current folder.
   */
  readonly run?: string;
  /**
   * How often base and head are measured beside each other at most. Default: 4.
   */
  readonly pairs?: number;
  /**
   * The time that builds and measurements may take, such as 30m. A pair that would exceed it is not begun; a command that does is stopped. Default: 1h.
   */
  readonly budget?: string;
}
export interface Retirement {
  readonly where: Where;
  readonly reason: string;
}
export interface Waiver {
  readonly where: Where;
  /**
   * The metric, or a list of metrics, that may be worse up to `ceiling`. Omit it if `ceiling` names the metrics.
   */
  readonly metric?: string | readonly string[];
  /**
   * How much worse the metric may be: 20% or 1.5 points; or one value for each metric: {throughput: 20%, p99: 40%}.
   */
  readonly ceiling:
    | Ceiling
    | {
        readonly [k: string]: Ceiling;
      };
  /**
   * The last day on which the waiver applies, YYYY-MM-DD.
   */
  readonly until: string;
  readonly issue?: string;
  readonly reason: string;
}
/**
 * What the gate found and decided. Written by `guardband check --out report.json` and `guardband gate --out report.json`.
 */
export interface Report {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  readonly outcome: Outcome;
  /**
   * The reasons for the outcome, most important first.
   */
  readonly reasons: readonly OutcomeReason[];
  readonly tallies: Tallies;
  /**
   * The metrics that the configuration declares in addition to the built-in ones.
   */
  readonly metrics?: readonly DeclaredMetric[];
  readonly findings: readonly Finding[];
  /**
   * The groups of cases that explain the findings, worst first. Every case is in one group, unless nothing happened to it. Absent in reports of earlier versions.
   */
  readonly groups?: readonly CaseGroup[];
  readonly statistics?: Statistics;
  /**
   * Requests and errors over the time of the run, per case and repetition, where the results have times.
   */
  readonly timelines?: readonly CaseTimeline[];
  /**
   * The most common errors of each case that had any, if the results contain them.
   */
  readonly errors?: readonly CaseErrors[];
  readonly waivers: readonly WaiverUse[];
  readonly problems: readonly Problem[];
  readonly candidate: CandidateSide;
  readonly baseline: BaselineSide;
  /**
   * How the whole run shifted against its baselines, one entry per metric: the influence of the machine, and whether it could be removed.
   */
  readonly runShifts: readonly RunShift[];
  /**
   * No longer written. Reports that have it stay readable.
   *
   * @maxItems 0
   */
  readonly scenarios?: [];
  readonly job?: Job;
  readonly owners?: Owners;
  readonly rerun: Rerun;
  readonly reference?: ReferenceComparison;
  readonly pairs?: MeasuredPairs;
  readonly gate?: GateRun;
  readonly configuration?: ConfigurationSource;
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
 * A metric that a configuration declares.
 */
export interface DeclaredMetric {
  readonly id: string;
  readonly title: string;
  readonly unit: '' | 'ms' | '/s' | '%' | 'KB/s' | 'MB';
  readonly better: 'higher' | 'lower';
}
/**
 * One metric of one case, judged. candidate is in the metric's unit; the median where there are repetitions.
 */
export interface Finding {
  readonly case: CaseName;
  readonly metric: string;
  readonly verdict: Verdict;
  /**
   * Whether the metric can fail the gate; false: it is only shown.
   */
  readonly gated: boolean;
  /**
   * The gate failed because of this finding.
   */
  readonly fails?: true;
  /**
   * A declared control, which measures the machine. It is judged and shown, but never fails the gate.
   */
  readonly control?: true;
  readonly reason: Reason;
  readonly candidate?: Value;
  /**
   * The number of repetitions in the candidate.
   */
  readonly repetitions?: number;
  /**
   * The number of requests behind the candidate's value.
   */
  readonly samples?: number;
  readonly baseline?: Baseline;
  /**
   * Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.
   */
  readonly interpolated?: true;
  /**
   * The usable runs' values, oldest first, at most 30.
   */
  readonly series?: readonly number[];
  readonly delta?: Delta;
  readonly band?: ToleranceBand;
  readonly noise?: Noise;
  /**
   * The value from which the verdict is worse, in the metric's unit.
   */
  readonly limit?: number;
  /**
   * The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.
   */
  readonly severity?: number;
  /**
   * The smallest regression that would be detected with 50 % probability: percent, or points for percentages.
   */
  readonly smallestDetectable?: number;
  readonly basis?: LimitBasis;
  /**
   * Identifies the group of cases whose change decided: findings of one metric with the same value belong together.
   */
  readonly group?: string;
  /**
   * Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.
   */
  readonly probability?: number;
  /**
   * A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.
   */
  readonly unresolved?: number;
  readonly exceptions?: Exceptions;
  readonly because?: Because;
  readonly began?: LossStart;
  readonly drift?: CaseDrift;
  readonly effect?: PairEffect;
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
 * The baseline: median, minimum and maximum of the usable runs.
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
   * Relative to the baseline. Absent if the baseline is 0 or the metric is a percentage.
   */
  readonly percent?: number;
  readonly direction: 'better' | 'worse' | 'same';
}
/**
 * The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.
 */
export interface ToleranceBand {
  readonly percent?: number;
  readonly absolute?: number;
}
/**
 * The variation of this value from run to run without a change (one standard deviation).
 */
export interface Noise {
  readonly percent?: number;
  readonly absolute?: number;
  /**
   * The number of runs it was estimated from; in a session, the repetitions of the baseline.
   */
  readonly runs: number;
  /**
   * assumed: the default, because the history is too short. session: the repetitions of candidate and baseline.
   */
  readonly from: 'history' | 'assumed' | 'counts' | 'session';
  /**
   * Estimated from the case's own history alone, in percent.
   */
  readonly own?: number;
  /**
   * Estimated from the other cases of the run, in percent.
   */
  readonly siblings?: number;
  /**
   * Where there are no other cases: what is assumed of the case and the machine together, in percent.
   */
  readonly assumed?: number;
  /**
   * Present if the noise is a minimum that exceeds these estimates. floor: the minimum for the metric. rounding: times are whole milliseconds. requests: the number of requests.
   */
  readonly raised?: 'floor' | 'rounding' | 'requests';
}
/**
 * How the limit and the probability of a change relative to the baseline are computed (docs/method.md).
 */
export interface LimitBasis {
  /**
   * The standard error of the effect, in percent.
   */
  readonly error: number;
  /**
   * The degrees of freedom of Student's distribution.
   */
  readonly freedom: number;
  /**
   * The limit is where this probability begins, after division by `groups`.
   */
  readonly level: number;
  /**
   * Probabilities are multiplied by this, because several groups of cases are looked at.
   */
  readonly groups: number;
  /**
   * The effect that `probability` is about, in standard errors. Only where a change was found.
   */
  readonly errors?: number;
  /**
   * The degrees of freedom for `errors`, if they are not `freedom`.
   */
  readonly errorsFreedom?: number;
}
/**
 * Throughput: the labels that explain the change of the loop, for which this label waits.
 */
export interface Because {
  readonly waitsFor: readonly ShiftLabel[];
}
export interface ShiftLabel {
  readonly scenario: string;
  readonly label: string;
  /**
   * The label has no history: its requests make every iteration longer.
   */
  readonly new?: true;
  /**
   * The label was not requested any more, which makes every iteration shorter.
   */
  readonly gone?: true;
  /**
   * Its requests fail, so they take another time than those of the baseline.
   */
  readonly failing?: true;
}
/**
 * The run with which this loss began, if it is older than the run under test: the newest runs of the history are at this level, which nobody accepted.
 */
export interface LossStart {
  /**
   * How many earlier runs have it.
   */
  readonly runs: number;
  /**
   * When its first run was measured.
   */
  readonly since?: string;
  /**
   * The commit of its first run.
   */
  readonly commit?: string;
  /**
   * The tag of its first run.
   */
  readonly tag?: string;
}
/**
 * A slow loss over several runs, none of which shows it alone.
 */
export interface CaseDrift {
  /**
   * The mean change since it began, in percent of the metric.
   */
  readonly percent: number;
  /**
   * How many runs it has lasted.
   */
  readonly runs: number;
  /**
   * When its first run was measured.
   */
  readonly since?: string;
  /**
   * The commit of its first run.
   */
  readonly commit?: string;
  /**
   * The tag of its first run.
   */
  readonly tag?: string;
}
/**
 * The change between base and head in pairs, in percent of the metric, less what the other cases moved in the same pair.
 */
export interface PairEffect {
  /**
   * The mean of the pairs.
   */
  readonly percent: number;
  /**
   * The lower end of the 95 % interval.
   */
  readonly low: number;
  /**
   * The upper end of the 95 % interval.
   */
  readonly high: number;
  /**
   * The number of pairs.
   */
  readonly pairs: number;
  /**
   * Present if the pairs neither show a change nor exclude one: the change in percent from which on all are excluded.
   */
  readonly open?: number;
}
export interface WaiverNote {
  readonly reason: string;
  readonly until: string;
  readonly issue?: string;
  readonly ceiling?: string;
}
/**
 * The change after removing the part shared with other cases.
 */
export interface Adjusted {
  readonly percent: number;
  /**
   * The part of the change that the case shares with others, in percent.
   */
  readonly shift: number;
  /**
   * Throughput: the part of the change that labels without a history explain, because users wait for them, in percent.
   */
  readonly awaited?: number;
  /**
   * What the shift is estimated from: declared controls; all cases; or, where a group of several cases has one common effect, the part of the change that this effect leaves.
   */
  readonly source?: 'controls' | 'all' | 'group';
}
/**
 * Cases of one state and kind that moved in the same metrics.
 */
export interface CaseGroup {
  /**
   * The worst that is true of its cases. tolerated: worse, but the configuration does not fail on it.
   */
  readonly state: 'failing' | 'tolerated' | 'suspect' | 'unjudged' | 'waived' | 'better' | 'new' | 'retired' | 'same';
  /**
   * How its cases changed. drift: a slow loss over several runs. lacking: a value is missing. invalid: a value cannot be used.
   */
  readonly kind: 'errors' | 'moved' | 'drift' | 'objective' | 'missing' | 'lacking' | 'invalid';
  /**
   * The canonical names of its cases.
   */
  readonly cases: readonly string[];
  /**
   * The values that all its cases have in common, by dimension: scenario, label or an axis. Only dimensions that vary in this run.
   */
  readonly shared: {
    readonly [k: string]: string;
  };
  /**
   * The number of cases of this run with these values: larger than the number of `cases` if the group is only a part of them.
   */
  readonly total: number;
}
/**
 * The measured values of every case, as in the table of JMeter's dashboard. Of several repetitions, the one with the median throughput.
 */
export interface Statistics {
  /**
   * The metrics that are the columns of the rows.
   */
  readonly metrics: readonly string[];
  readonly cases: readonly StatisticsRow[];
  readonly total?: StatisticsRow;
}
export interface StatisticsRow {
  /**
   * The key of the case; absent in the total.
   */
  readonly case?: string;
  /**
   * Transactions, which the total leaves out.
   */
  readonly transaction?: true;
  readonly samples?: number;
  /**
   * The number of failed requests, if it is known.
   */
  readonly errors?: number;
  /**
   * The value of each metric in its unit; null if it was not measured.
   */
  readonly values: readonly (number | null)[];
}
export interface CaseTimeline {
  /**
   * The key of the case.
   */
  readonly case: string;
  /**
   * When the first request began (ISO 8601, UTC).
   */
  readonly startedAt?: string;
  /**
   * The time until the last request ended, in milliseconds.
   */
  readonly durationMs?: number;
  readonly timeline: Timeline;
  readonly before?: PastTimeline;
}
/**
 * The requests of a case in the newest run of the baseline.
 */
export interface PastTimeline {
  readonly startedAt?: string;
  readonly durationMs?: number;
  readonly timeline: Timeline;
}
export interface CaseErrors {
  /**
   * The key of the case.
   */
  readonly case: string;
  /**
   * Most frequent first.
   *
   * @maxItems 32
   */
  readonly errors: readonly ComparedError[];
  /**
   * How many requests failed with none of these errors.
   */
  readonly others?: number;
}
/**
 * Errors with the same response code and message.
 */
export interface ComparedError {
  readonly code?: string;
  /**
   * With a # for each number, where errors differ only in numbers.
   */
  readonly message?: string;
  /**
   * How many requests failed with it, in all repetitions. 0 where only the baseline has it, or might have it, and another case of this run does.
   */
  readonly count: number;
  /**
   * How many did in the newest run of the baseline. Absent where that is not known.
   */
  readonly before?: number;
}
/**
 * How a waiver of the configuration was used. stale: it matches a case that is no longer worse.
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
 * Something the user should know or fix; docs/problems.md lists the codes. error: an input could not be used. warning: it was used, but the result needs care. note: for the record.
 */
export interface Problem {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'note';
  /**
   * What is wrong.
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
  /**
   * How many result files there are, including those that could not be read.
   */
  readonly files?: number;
}
export interface BaselineSide {
  /**
   * As requested: history, last, tag:NAME or a file.
   */
  readonly selector: string;
  /**
   * Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.
   */
  readonly store?: string;
  readonly cases: number;
  /**
   * The provenance of the baseline runs, oldest first.
   */
  readonly runs: readonly Provenance[];
  /**
   * If runs were selected, such as those of a release: how many other runs of the history show how much the cases vary.
   */
  readonly noiseRuns?: number;
  readonly age?: BaselineAge;
  /**
   * A folder with histories beside an empty one, whose name was probably meant.
   */
  readonly similarStore?: string;
  /**
   * Present where the baseline was measured in the candidate's session: how often, of the case measured most often.
   */
  readonly repetitions?: number;
}
/**
 * How old the newest run of the baseline was when the candidate began.
 */
export interface BaselineAge {
  readonly days: number;
  /**
   * The commits and merges on the branch since then, if git knows them.
   */
  readonly commits?: number;
}
export interface RunShift {
  readonly metric: string;
  /**
   * Median movement of the cases against their usual level, in percent of the metric. Times of a few whole milliseconds count less.
   */
  readonly percent: number;
  /**
   * The number of cases it was estimated from.
   */
  readonly cases: number;
  /**
   * The declared controls.
   */
  readonly controls: readonly string[];
  /**
   * The shift from which the whole run counts as worse, in percent.
   */
  readonly limit?: number;
  /**
   * The same movement of the worst past run, in percent.
   */
  readonly worstPast?: number;
  /**
   * Throughput: the labels whose response times explain the shift, because the other labels of their load tests wait for them. Absent if most labels explain it.
   */
  readonly labels?: readonly ShiftLabel[];
  /**
   * How much cases moved from run to run, percent (median standard deviation), as measured.
   */
  readonly spreadBefore?: number;
  /**
   * The variation after removing the shift of the run, in percent.
   */
  readonly spreadAfter?: number;
  /**
   * regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.
   */
  readonly verdict: 'pass' | 'regression' | 'inconclusive';
  /**
   * Everything is worse than the band and beyond what the history ever did: the run is undecided until base and head are measured beside each other.
   */
  readonly unresolved?: true;
}
/**
 * The job that judged, so that one comment can show the reports of several jobs.
 */
export interface Job {
  /**
   * What the report is called in its heading.
   */
  readonly title?: string;
  /**
   * Tells the reports of different jobs apart.
   */
  readonly key?: string;
  /**
   * The web page of the job's log.
   */
  readonly url?: string;
  /**
   * The path of the configuration, if an option named it.
   */
  readonly config?: string;
}
/**
 * The owners of the baselines according to CODEOWNERS: @person, @organisation/team or an email address.
 */
export interface Owners {
  readonly baselines?: readonly string[];
  readonly configuration?: readonly string[];
}
/**
 * What to measure beside its base, so that the gate can decide.
 */
export interface Rerun {
  /**
   * Suspect cases: they look worse, but one run is not enough to decide.
   */
  readonly suspects: readonly CaseName[];
  /**
   * Cases to measure with them, so that the effect of the machine can be estimated again: declared controls, else the quietest cases of other scenarios. None where there is no suspect.
   */
  readonly controls: readonly CaseName[];
}
/**
 * The same run judged against a second baseline, such as the last release.
 */
export interface ReferenceComparison {
  /**
   * As in the report.
   */
  readonly groups?: readonly CaseGroup[];
  /**
   * According to the configuration, this comparison can fail the gate. Absent: it is only shown.
   */
  readonly decides?: true;
  readonly outcome: Outcome;
  /**
   * The reasons for this outcome, most important first.
   */
  readonly reasons: readonly OutcomeReason[];
  readonly tallies: Tallies;
  /**
   * `fails` marks what would fail the gate if this were its only baseline.
   */
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly baseline: BaselineSide;
  /**
   * Part of this baseline could not be read; the problems contain the reason.
   */
  readonly unread?: true;
}
/**
 * Present if base and head were measured in pairs: what the pairs show about groups of cases.
 */
export interface MeasuredPairs {
  /**
   * The number of pairs.
   */
  readonly pairs: number;
  /**
   * failed: the evidence reached 1 / alpha. passed: a change of one tolerance band is excluded in every judged group. open: neither.
   */
  readonly state: 'failed' | 'passed' | 'open';
  /**
   * Present if another pair would be worth its time: a loss is likely, or what is left open is large.
   */
  readonly isPromising?: true;
  /**
   * The probability that an unchanged version fails.
   */
  readonly alpha: number;
  /**
   * The weighted sum of the e-values of the judged groups that are worse in their pairs.
   */
  readonly evidence: number;
  /**
   * The groups that fail, then the open ones, at most 100.
   */
  readonly groups: readonly PairGroup[];
  /**
   * The smallest change of a label that these pairs would have found in half of the cases, by metric.
   */
  readonly found: readonly FoundFrom[];
}
/**
 * A group of cases in one metric.
 */
export interface PairGroup {
  /**
   * The value of `group` in its findings.
   */
  readonly id: string;
  readonly metric: string;
  readonly kind: 'case' | 'label' | 'test' | 'scenario' | 'everything';
  /**
   * The key of the case, label, load test or scenario; empty for everything.
   */
  readonly name: string;
  /**
   * worse: fails. suspect: its interval lies beyond the tolerance band, but that does not fail yet. settled: a change of one band is excluded. open: neither.
   */
  readonly state: 'worse' | 'suspect' | 'settled' | 'open';
  /**
   * What the numbers are: own, the change of its own values; relative, that in relation to the other cases.
   */
  readonly by: 'own' | 'relative';
  /**
   * The mean change in percent.
   */
  readonly percent: number;
  /**
   * The lower end of the 95 % interval.
   */
  readonly low: number;
  /**
   * The upper end of the 95 % interval.
   */
  readonly high: number;
  /**
   * Open groups: the change in percent from which on all are excluded.
   */
  readonly open?: number;
  /**
   * Its e-value.
   */
  readonly evidence: number;
}
export interface FoundFrom {
  readonly metric: string;
  /**
   * The median of all labels.
   */
  readonly percent: number;
}
/**
 * How `guardband gate` came to its decision.
 */
export interface GateRun {
  /**
   * screen: the first measurement showed nothing suspicious. errors: it showed something that needs no statistics. pairs: base and head were measured alternately.
   */
  readonly decidedBy: 'screen' | 'errors' | 'pairs';
  /**
   * All measurements, of both versions.
   */
  readonly measurements: number;
  /**
   * The number of pairs that the configuration allows.
   */
  readonly mostPairs: number;
  /**
   * The time of all measurements and builds, in milliseconds.
   */
  readonly durationMs: number;
  /**
   * The time that the configuration allows, in milliseconds.
   */
  readonly budgetMs?: number;
  /**
   * Another pair would have exceeded the budget.
   */
  readonly isBudgetSpent?: true;
  /**
   * How many groups of cases the screen looked at; absent if all were.
   */
  readonly suspects?: number;
  /**
   * The smallest change of a label that would have looked suspicious in half of the cases, by metric; present if the screen decided.
   */
  readonly seen?: readonly FoundFrom[];
  /**
   * The commit that was measured beside the head, if any was.
   */
  readonly base?: string;
}
/**
 * On pull requests: whose configuration judged, and what the pull request changes in it. base: that of the merge base. head: that of the pull request itself, because the workflow says so.
 */
export interface ConfigurationSource {
  readonly from: 'base' | 'head';
  /**
   * The commit that the configuration is compared with.
   */
  readonly commit: string;
  /**
   * That commit has no configuration.
   */
  readonly absent?: true;
  /**
   * Changes to how results are judged. They count only if `from` is head.
   */
  readonly judging: readonly ConfigChange[];
  /**
   * Changes to how results are read. They always count.
   */
  readonly reading: readonly ConfigChange[];
  /**
   * Retirements that the pull request adds by name. They count for cases that it did not measure.
   */
  readonly retiring?: readonly ConfigChange[];
}
/**
 * A setting, or an entry of a list, that differs. Values are shortened text.
 */
export interface ConfigChange {
  /**
   * Such as metrics.p99 or waivers.
   */
  readonly key: string;
  /**
   * Absent if it was added.
   */
  readonly base?: string;
  /**
   * Absent if it was removed.
   */
  readonly head?: string;
}
/**
 * The decision whether the performance of a release is signed off, and why. Written by `guardband signoff --out signoff.json`.
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
   * The reasons against signing, most serious first. Empty if signed.
   */
  readonly reasons: readonly SignoffReason[];
  readonly candidate: CandidateSide;
  readonly baseline: BaselineSide;
  /**
   * The metrics that the configuration declares in addition to the built-in ones.
   */
  readonly metrics?: readonly DeclaredMetric[];
  /**
   * The groups of cases that explain the decision, worst first.
   *
   * @maxItems 1000
   */
  readonly groups?: readonly SignoffGroup[];
  readonly cases: readonly AccountedCase[];
  readonly objectives: readonly Finding[];
  /**
   * Metrics that got worse by more than their band over several releases, although no single step exceeded it.
   */
  readonly drift: readonly Drift[];
  readonly waivers: readonly WaiverUse[];
  readonly problems: readonly Problem[];
}
export interface SignoffReason {
  /**
   * The first five reject the release, the others leave it undecided.
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
    | 'slow-loss'
    | 'not-judged'
    | 'unmet-objective';
  /**
   * Names of the cases. Empty if the reason concerns the whole run.
   */
  readonly cases: readonly string[];
}
/**
 * Cases that moved alike.
 */
export interface SignoffGroup {
  /**
   * The worst account of its cases.
   */
  readonly account:
    | 'waived'
    | 'retired'
    | 'missing'
    | 'new'
    | 'regression'
    | 'invalid'
    | 'suspect'
    | 'slow-loss'
    | 'not-judged';
  /**
   * What happened, by how much and how certain that is.
   */
  readonly sentence: string;
  /**
   * How many cases it has.
   */
  readonly cases: number;
}
export interface AccountedCase {
  readonly case: string;
  /**
   * measured: in candidate and baseline. waived: worse, but allowed by the configuration. retired: not measured, as configured. missing: not measured. new: not in the baseline. slow-loss: a suspect that lost a little in each of several runs, so that no single measurement settles it. regression, invalid, suspect, not-judged: as its findings say.
   */
  readonly account:
    | 'measured'
    | 'waived'
    | 'retired'
    | 'missing'
    | 'new'
    | 'regression'
    | 'invalid'
    | 'suspect'
    | 'slow-loss'
    | 'not-judged';
  /**
   * The findings that explain the account.
   */
  readonly findings?: readonly Finding[];
}
export interface Drift {
  readonly case: string;
  readonly metric: string;
  /**
   * The change from the oldest release to the candidate, in percent.
   */
  readonly percent: number;
  /**
   * Oldest first, without the candidate.
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
   * Where the history is stored, if not in baselines/: another folder, or branch:NAME of the remote.
   */
  readonly store?: string;
  /**
   * The path of the configuration, if an option named it.
   */
  readonly config?: string;
  /**
   * Present if the history was given as files instead of being recorded, so that no level of it can be accepted.
   */
  readonly unrecorded?: true;
  /**
   * The runs of the history, oldest first. Every run number in this document is an index into this list.
   */
  readonly runs: readonly Provenance[];
  /**
   * The metrics that the configuration declares in addition to the built-in ones.
   */
  readonly metrics?: readonly DeclaredMetric[];
  readonly series: readonly TrendSeries[];
  /**
   * Newest first; within one run the largest first.
   */
  readonly changes: readonly TrendChange[];
  /**
   * The newest run that is at least a day older than the newest of all: `news` of a change is what this run did not show yet. Absent if the history is shorter than a day.
   */
  readonly since?: number;
  /**
   * The waivers of the configuration that end within two weeks.
   */
  readonly waivers?: readonly TrendWaiver[];
  /**
   * Slow losses, none of which a single run shows; the largest first.
   */
  readonly drifts?: readonly TrendDrift[];
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
   * The tolerance band in percent of the level, in the worse direction. Absent if every change is tolerated.
   */
  readonly tolerance?: number;
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
 * A change of level in one series. `before` is the last run of the old level and `after` the first of the new one: the cause lies between their commits. `recovered` is the first run of a later level that is back within the tolerance band of the old one.
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
   * The size of the change after what moved the whole run was removed, so it can differ from the ratio of the levels.
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
  readonly recovered?: Provenance;
  /**
   * What is new since the run `since`: a loss, a further loss where one was open, the recovery from a loss, or an improvement. Changes within the tolerance band are no news.
   */
  readonly news?: 'new' | 'worse' | 'recovered' | 'better';
  /**
   * The keys of the environment that changed between the two runs.
   */
  readonly environment?: readonly string[];
}
export interface TrendWaiver {
  readonly metric: string;
  readonly where: {
    readonly [k: string]: string | number;
  };
  /**
   * The last day on which the waiver applies.
   */
  readonly until: string;
  readonly reason: string;
}
/**
 * A slow loss of one metric of one case that lasts until the newest run and that nobody accepted.
 */
export interface TrendDrift {
  readonly case: CaseName;
  /**
   * A metric id, e.g. "p99".
   */
  readonly metric: string;
  /**
   * The run with which it began.
   */
  readonly run: number;
  /**
   * Its mean size so far, in percent of the metric, without what moved whole runs.
   */
  readonly percent: number;
  /**
   * How many runs it has lasted.
   */
  readonly runs: number;
  /**
   * Whether the slower level became the baseline by itself (taken, because it is within the tolerance band) or, after several small losses, did not (refused). Absent while the newest runs are too few for a new level.
   */
  readonly level?: 'taken' | 'refused';
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
   * Runs that did not fail but have a suspect that measuring base and head alternately would settle.
   */
  readonly suspectsOnly: number;
  /**
   * Runs that did not fail and whose only suspects are slow losses: losses over several runs, which no single measurement settles.
   */
  readonly slowLossesOnly: number;
  /**
   * Stretches of consecutive failed runs.
   */
  readonly stretches: number;
  /**
   * The length of the longest stretch, in runs.
   */
  readonly longestStretch: number;
  /**
   * Failed runs by cause; a run counts under each of its causes. A cause is a metric id, "missing", "invalid", "objective", "suspect" (where the policy fails on suspects) or "whole-run".
   */
  readonly causes: readonly CauseCount[];
  /**
   * Undecided runs by reason.
   */
  readonly undecided: readonly ReasonCount[];
  /**
   * The metrics that the configuration declares in addition to the built-in ones.
   */
  readonly metrics?: readonly DeclaredMetric[];
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
   * Whether the metric can fail the gate; false: it is only shown.
   */
  readonly gated: boolean;
  /**
   * The gate failed because of this finding.
   */
  readonly fails?: true;
  /**
   * A declared control, which measures the machine. It is judged and shown, but never fails the gate.
   */
  readonly control?: true;
  readonly reason: Reason;
  readonly candidate?: Value;
  /**
   * The number of repetitions in the candidate.
   */
  readonly repetitions?: number;
  /**
   * The number of requests behind the candidate's value.
   */
  readonly samples?: number;
  readonly baseline?: Baseline;
  /**
   * Present if candidate, baseline and series are medians interpolated within whole milliseconds (groupedMedian), which p50 of a few milliseconds is compared by.
   */
  readonly interpolated?: true;
  readonly delta?: Delta;
  readonly band?: ToleranceBand;
  readonly noise?: Noise;
  /**
   * The value from which the verdict is worse, in the metric's unit.
   */
  readonly limit?: number;
  /**
   * The change as a multiple of the change that the limit allows. Above 1 it exceeds the limit.
   */
  readonly severity?: number;
  /**
   * The smallest regression that would be detected with 50 % probability: percent, or points for percentages.
   */
  readonly smallestDetectable?: number;
  /**
   * The objective this finding is about, as configured.
   */
  readonly objective?: string;
  readonly waiver?: WaiverNote;
  readonly adjusted?: Adjusted;
  readonly basis?: LimitBasis;
  /**
   * Identifies the group of cases whose change decided: findings of one metric with the same value belong together.
   */
  readonly group?: string;
  /**
   * Probability of a loss as large as this by chance, after allowing for the number of cases. Only where a change was found.
   */
  readonly probability?: number;
  /**
   * A suspect change as a multiple of its noise, where it is too large to pass: the run is undecided until base and head are measured beside each other.
   */
  readonly unresolved?: number;
  readonly exceptions?: Exceptions;
  readonly because?: Because;
  readonly began?: LossStart;
  readonly drift?: CaseDrift;
  readonly effect?: PairEffect;
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
/**
 * Which commit made something slower. Written by `guardband bisect --out bisect.json`.
 */
export interface Bisection {
  readonly schemaVersion: 1;
  readonly tool: {
    readonly name: 'guardband';
    readonly version: string;
  };
  /**
   * named: `culprit` made it slower. range: one of `range` did. none: GOOD and BAD do not differ.
   */
  readonly outcome: 'named' | 'range' | 'none';
  readonly good: BisectCommit;
  readonly bad: BisectCommit;
  /**
   * The number of commits after GOOD, BAD included.
   */
  readonly commits: number;
  readonly culprit?: BisectCommit;
  /**
   * The probability that it made the first group slower.
   */
  readonly probability: number;
  /**
   * The commits that contain the beginning of the loss with 95 % probability, oldest first; at most 100.
   */
  readonly range: readonly BisectCommit[];
  /**
   * How many these are.
   */
  readonly rangeCommits?: number;
  /**
   * Present if the effects are those of the culprit beside its parent, otherwise of BAD beside GOOD.
   */
  readonly besideParent?: true;
  /**
   * What the culprit made slower.
   */
  readonly groups: readonly PairGroup[];
  /**
   * The keys of the cases in these groups; at most 100.
   */
  readonly cases: readonly string[];
  /**
   * What else is slower in BAD than in GOOD.
   */
  readonly others: readonly PairGroup[];
  /**
   * Further ranges of commits in which the first group got slower.
   */
  readonly further: readonly CommitRange[];
  /**
   * Without a difference between GOOD and BAD: what could not be excluded.
   */
  readonly open: readonly PairGroup[];
  /**
   * Commits that could not be measured.
   */
  readonly skipped: readonly SkippedCommit[];
  /**
   * The metric that `--metric` named.
   */
  readonly metric?: string;
  /**
   * The pattern that `--case` named.
   */
  readonly pattern?: string;
  /**
   * Present if the budget ended the search.
   */
  readonly isBudgetSpent?: true;
  /**
   * How many measurements were made now. Those of an interrupted run are not made again.
   */
  readonly measurements: number;
  readonly durationMs: number;
  readonly budgetMs: number;
  /**
   * The metrics that the configuration declares in addition to the built-in ones.
   */
  readonly metrics?: readonly DeclaredMetric[];
}
/**
 * A commit, as its repository describes it.
 */
export interface BisectCommit {
  /**
   * The full id.
   */
  readonly commit: string;
  /**
   * The name of its author, at most 200 characters.
   */
  readonly author: string;
  /**
   * The first line of its message, at most 200 characters.
   */
  readonly title: string;
  /**
   * When it was committed: YYYY-MM-DD.
   */
  readonly day?: string;
}
export interface CommitRange {
  readonly good: BisectCommit;
  readonly bad: BisectCommit;
}
export interface SkippedCommit {
  readonly commit: BisectCommit;
  readonly why: string;
}
