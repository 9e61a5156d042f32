/**
 * A measured value in its metric's unit.
 */
export type Value = number | Interval;
/**
 * Why a metric has no value. not-run: N/A in the input. blank: an empty cell, or one that was not understood. absent: not mentioned. failed: measuring it failed.
 */
export type MissingKind = "not-run" | "blank" | "absent" | "failed";
/**
 * How percentiles were computed. nearest-rank: the value at rank ceil(n p) of all samples. jmeter-dashboard: interpolated (R-6), by default from the last 20,000 samples only. jmeter-aggregate: the first value with a cumulative count >= round(n p). hdr: nearest rank, rounded up to the top of a histogram bucket.
 */
export type PercentileMethod = "nearest-rank" | "jmeter-dashboard" | "jmeter-aggregate" | "hdr" | "unknown";
/**
 * How percentiles of raw results are computed: nearest-rank (default), jmeter-dashboard (interpolated as in JMeter's HTML report, but from all samples) or jmeter-aggregate (as in its Aggregate Report).
 */
export type ExactMethod = "nearest-rank" | "jmeter-dashboard" | "jmeter-aggregate";
/**
 * How several results of one case are combined: overlap (default; as shards of one run if they overlap in time, else as repetitions), merge (as shards) or repetitions.
 */
export type Shards = "overlap" | "merge" | "repetitions";
export type MetricRule = ("report" | "gate") | {
	readonly band?: Band;
	/**
	 * The highest error rate allowed, in percent, whatever the baseline is. Other metrics have one with `judge: bands` only: set an objective.
	 */
	readonly cap?: number;
	/**
	 * Declares your own metric: which direction is better.
	 */
	readonly better?: "higher" | "lower";
	/**
	 * The unit of your own metric. Default: none.
	 */
	readonly unit?: "" | "ms" | "/s" | "%" | "KB/s" | "MB";
	/**
	 * The title of your own metric in reports. Default: its id.
	 */
	readonly title?: string;
};
/**
 * The tolerance band: smaller changes are ignored. If it has two parts, a change must exceed both.
 */
export type Band = BandPart | [
	BandPart
] | [
	BandPart,
	BandPart
];
/**
 * 5% (relative), 2ms, 0.5 points, or a bare number in the metric's unit.
 */
export type BandPart = string | number;
/**
 * 20% or 1.5 points.
 */
export type Ceiling = string;
/**
 * The outcome of the gate. It sets the exit code: passed 0, failed 1, undecided 2, or 0 for the reason not-asked.
 */
export type Outcome = "passed" | "failed" | "undecided";
export type OutcomeReason = "regression" | "whole-run" | "objective" | "missing" | "invalid" | "dead" | "no-baseline" | "nothing-compared" | "objective-not-measured" | "metric-never-judged" | "suspect-unresolved" | "few-expected" | "whole-run-undecided" | "open" | "budget-spent" | "inconclusive" | "unreadable-input" | "unsound" | "reference" | "not-asked";
export type Verdict = "pass" | "improvement" | "regression" | "suspect" | "inconclusive" | "new" | "missing" | "invalid" | "waived";
/**
 * Why a verdict is what it is. within-band: the change is inside the tolerance band. within-noise: outside the band, but no larger than the noise between runs without a change. beyond-limit: outside the band and beyond the noise. flagrant: worse in one run, by far more than noise explains. group: it is worse together with other cases: a label in all loads, a load test, a scenario, an axis value or everything. coupled: the load test lost or gained throughput because another label is new, gone or failing, or got slower or faster. drift: a slow loss over several runs. relative: only the comparison with the rest of the run says that it got worse; the measured number did not. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. doubtful-errors: much faster than usual, as failed requests are, and the error rate is not recorded or may have risen. dead: most requests fail, now and in every run of the baseline. few-samples: too few requests to tell. few-expected: not measured, but fewer than ten of its requests were to be expected. unsound: the result is not one whole test, for example because it was cut short. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, load, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.
 */
export type Reason = "within-band" | "within-noise" | "beyond-limit" | "beyond-band" | "flagrant" | "group" | "coupled" | "drift" | "relative" | "single-run" | "errors" | "baseline-errors" | "doubtful-errors" | "dead" | "few-samples" | "few-expected" | "unsound" | "objective" | "whole-step" | "cap" | "environment" | "load" | "method" | "not-recorded" | "short-history" | "too-noisy" | "retired" | "no-baseline" | "no-candidate" | "not-run-before" | "not-run" | "blank" | "absent" | "failed";
/**
 * signed: every case of the baseline is accounted for and none is worse. rejected: something is worse, broken or missing. undecided: something could not be judged.
 */
export type Decision = "signed" | "rejected" | "undecided";
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
	readonly recorded?: Recorder;
	/**
	 * The environment of the run: instance type, CPU, runtime, ... Runs in different environments are not compared.
	 */
	readonly environment?: {
		readonly [k: string]: string;
	};
}
/**
 * Who recorded the run, and for which repository; written by `guardband record`.
 */
export interface Recorder {
	/**
	 * guardband: as the run of a job, which was judged. import: as a run of a history that something else made.
	 */
	readonly by: "guardband" | "import";
	/**
	 * The path of the repository on its host, e.g. "octo/shop". Runs of another repository are not compared, unless this one has their commit.
	 */
	readonly repository?: string;
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
	 * How many threads of the load generator ran for most of the time, if the test plan fixes their number.
	 */
	readonly threads?: number;
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
	 * The sum of the latency of the requests that ended in each interval, in milliseconds. Absent if the results do not have it.
	 *
	 * @maxItems 120
	 */
	readonly latency?: readonly number[];
	/**
	 * The sum of their connect time in milliseconds. Absent if the results do not have it.
	 *
	 * @maxItems 120
	 */
	readonly connect?: readonly number[];
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
		readonly ms: [
			number,
			number
		];
		/**
		 * @minItems 2
		 * @maxItems 2
		 */
		readonly errors: [
			number,
			number
		];
	};
}
/**
 * One whole line of a history: in the archive, one measurement (without its histogram) with the provenance of its run; in baselines/<scenario>.ndjson, beside short lines of the newest runs, the acceptance of a level. The order of lines is irrelevant, because provenance.startedAt orders runs and accept.from refers to one; so git can merge two histories as a union.
 */
export interface HistoryLine {
	readonly schemaVersion: 1;
	readonly measurement?: Measurement;
	readonly provenance?: Provenance;
	readonly accept?: Accept;
}
/**
 * A decision, which holds for the commits that contain its first run. The level of a case from that run on was accepted as its new baseline: earlier measurements are then used only to estimate noise. Or the run does not count.
 */
export interface Accept {
	readonly case: AcceptedCase;
	/**
	 * The id of a metric, or * for all metrics; absence: the case may be missing; forgotten: no case of the scenario counts in this run.
	 */
	readonly metric: string;
	/**
	 * startedAt of the first run of the accepted level.
	 */
	readonly from: string;
	readonly reason: string;
	/**
	 * Who decided, as git names them.
	 */
	readonly by?: string;
	/**
	 * Nobody decided it: the level had lasted when the history was imported. An acceptance of an earlier run by a user replaces it.
	 */
	readonly given?: true;
	/**
	 * When it was accepted. For information only.
	 */
	readonly acceptedAt: string;
	/**
	 * The commit of the first run.
	 */
	readonly commit?: string;
	/**
	 * The number of the pull request in which it was decided: once that is merged, it holds for what the merge made.
	 */
	readonly change?: number;
	/**
	 * The repository that it is for.
	 */
	readonly repository?: string;
}
export interface AcceptedCase {
	readonly scenario: string;
	readonly label?: string;
	readonly configuration: Configuration;
}
/**
 * The configuration file guardband.yml. Every key is optional; without the file all defaults apply.
 */
export interface ConfigDocument {
	readonly version?: 1;
	/**
	 * Files, folders or globs to read when none are named on the command line.
	 */
	readonly results?: readonly string[] | {
		/**
		 * The same as the list alone.
		 */
		readonly files?: readonly string[];
		/**
		 * Whether results are measured elsewhere and committed. A job then needs no proof that they are of its commit.
		 */
		readonly committed?: boolean;
	};
	/**
	 * Patterns of paths that name scenario and axes: results/{scenario}/{users}_users/**.
	 */
	readonly paths?: readonly string[];
	/**
	 * The scenario of all results that do not name one in their content, by `paths` or by a folder scenario=NAME.
	 */
	readonly scenario?: string;
	/**
	 * New names of labels and scenarios, which keep their history: {label: OLD, to: NEW} or {scenario: OLD, to: NEW}.
	 */
	readonly renamed?: readonly Renaming[];
	/**
	 * A time such as 300s or 5m, excluded from the start of every raw result. Default: 0s.
	 */
	readonly warmup?: string;
	readonly percentiles?: ExactMethod;
	/**
	 * Adds the APDEX of raw results: the milliseconds that satisfy users, and those that they tolerate.
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
		 * Which rows to keep if transaction controllers write rows beside those of their children: both (default), children or parents.
		 */
		readonly transactions?: "both" | "children" | "parents";
	};
	/**
	 * The environment of the candidate, in addition to that in the results, e.g. {instance: c5.large}.
	 */
	readonly environment?: {
		readonly [k: string]: string;
	};
	/**
	 * Cases that the change cannot affect, such as an echo server on the same machine. What they move by is taken off every other case. They never fail the gate.
	 */
	readonly controls?: readonly Where[];
	/**
	 * How each metric is judged: report (shown, never judged), gate (default settings), or settings. Settings with `better` declare your own metric: queueDepth: {unit: '', better: lower, band: 10%}.
	 */
	readonly metrics?: {
		readonly [k: string]: MetricRule;
	};
	/**
	 * Metric settings for certain cases. If several match, the last one wins.
	 */
	readonly overrides?: readonly Override[];
	/**
	 * What is worse: beyond the band and not explained by noise (noise, the default), or beyond the band (bands), compared with one stored baseline or the median of many.
	 */
	readonly judge?: "noise" | "bands";
	/**
	 * Absolute limits: {where, <metric>: "< 1" | ">= 99.5" | "within 5% of targetRate" | "74 to 84"}.
	 */
	readonly objectives?: readonly Objective[];
	/**
	 * Metrics computed from others of the same run, in this order. They are gated unless `metrics` sets them to report.
	 */
	readonly derive?: readonly Derivation[];
	readonly baselines?: {
		/**
		 * Where the history is: a folder (default: baselines), branch:NAME, git:URL#branch, or s3://bucket/prefix.
		 */
		readonly store?: string;
		/**
		 * How many of the newest runs of the history are used. Default: 30.
		 */
		readonly history?: number;
		/**
		 * The outcome while the history is empty. Default: undecided.
		 */
		readonly empty?: "undecided" | "pass";
		/**
		 * A second baseline, shown beside the first: tag:* for the last release, or what `--against` takes. `fail` sets whether it can fail the gate.
		 */
		readonly reference?: string;
	};
	readonly measure?: MeasureSettings;
	/**
	 * Cases of the baseline that are intentionally no longer measured.
	 */
	readonly retired?: readonly Retirement[];
	/**
	 * Cases in which most requests are meant to fail, and why. They are shown, but not judged. Any other such case fails the gate.
	 */
	readonly dead?: readonly Retirement[];
	readonly fail?: {
		/**
		 * The findings that fail the gate. Default: all of them.
		 */
		readonly on?: readonly ("regression" | "objective" | "missing" | "invalid")[];
		/**
		 * What follows from an unknown value: undecided (default), exit code 2; strict, the same for whatever could not be judged, or pairs could not exclude; pass, and the headline says so.
		 */
		readonly unknown?: "undecided" | "strict" | "pass";
		/**
		 * The comparison with the second baseline: report (default) only shows it; with fail, the gate also fails, or is undecided, if it does.
		 */
		readonly reference?: "report" | "fail";
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
 * What the heads of tables mean, in any format: {latency (99): p99 in ms, Thru-put: throughput in /s, N clients: users, Region: axis region, Heap: ignore}. Also scenario, label, requests, errors, successes, metric name, value and unit.
 */
export interface TableColumns {
	readonly [k: string]: string | {
		readonly [k: string]: string | {
			readonly column: string;
			readonly unit: string;
			readonly [k: string]: unknown;
		};
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
	readonly metric: "kneePoint" | "maxThroughput" | "ratio" | "overhead" | "targetShare" | "littlesLaw";
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
 * How `guardband gate` measures. In its commands, {version} is the folder of a version, {head} that of the head and {out} that of the results (GUARDBAND_VERSION, GUARDBAND_OUT; GUARDBAND_SIDE is base or head).
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
	 * Variables of the job that both commands get, such as [NPM_TOKEN], besides PATH, HOME and the like. On a pull request, those of the base count.
	 *
	 * @maxItems 100
	 *
	 * Items: The name of a variable.
	 */
	readonly env?: readonly string[];
	/**
	 * The least number of pairs, unless fewer decide. Default: 3.
	 */
	readonly pairs?: number;
	/**
	 * The time that builds and measurements may take, such as 30m. Default: 30m.
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
	 * The metrics that may be worse up to `ceiling`, unless that names them.
	 */
	readonly metric?: string | readonly string[];
	/**
	 * How much worse it may be: 20%, 1.5 points, or a value for each metric: {throughput: 20%, p99: 40%}.
	 */
	readonly ceiling: Ceiling | {
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
	readonly schemaVersion: 2;
	readonly tool: {
		readonly name: "guardband";
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
	 * What the judge says, in the order in which a person should read it: each case with a gated metric is in exactly one statement.
	 */
	readonly statements?: readonly Statement[];
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
	readonly job?: Job;
	readonly rerun: Rerun;
	/**
	 * The configuration does not say how to measure (measure.run), which guardband gate then has to be told.
	 */
	readonly cannotMeasure?: true;
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
	readonly unit: "" | "ms" | "/s" | "%" | "KB/s" | "MB";
	readonly better: "higher" | "lower";
}
/**
 * One metric of one case, judged: what is only shown is in `statistics`. candidate is in the metric's unit; the median where there are repetitions.
 */
export interface Finding {
	readonly case: CaseName;
	readonly metric: string;
	readonly verdict: Verdict;
	/**
	 * Whether it can fail the gate; false: a control, or what the configuration lists as retired or dead.
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
	 * The rules that moved the verdict after the model had decided; `guardband explain` says why.
	 */
	readonly exceptions?: readonly string[];
	readonly because?: Because;
	readonly began?: LossStart;
	readonly older?: OlderPart;
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
	 * Of the one run, where it is taken for one session with the candidate.
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
	readonly direction: "better" | "worse" | "same";
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
	readonly from: "history" | "assumed" | "counts" | "session";
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
	readonly raised?: "floor" | "rounding" | "requests";
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
 * The part of this loss that is older than the run under test: the newest runs of the history are at another level, which nobody accepted, and this run is worse than they are.
 */
export interface OlderPart {
	/**
	 * The change from the baseline to that level, in percent of the metric.
	 */
	readonly percent: number;
	/**
	 * How many earlier runs are at that level.
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
	/**
	 * Present if the change is suspect: the number of pairs in which it is beyond the band.
	 */
	readonly beyond?: number;
}
/**
 * What permits this loss: a waiver until a date, or an accepted level since a run.
 */
export interface WaiverNote {
	readonly since?: string;
	readonly reason: string;
	readonly until?: string;
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
	readonly source?: "controls" | "all" | "group";
}
/**
 * What is said of cases that moved in the same way.
 */
export interface Statement {
	/**
	 * The worst that is true of each of its cases. failing, missing and invalid fail the gate. tolerated: worse, but the configuration does not fail on it. suspect: worse, or not; nobody knows. carried: worse with the whole run, which fails. partly: unchanged where it could be judged. waiting: users wait for another label. alike: moved as the machine or the other cases did.
	 */
	readonly says: "failing" | "missing" | "invalid" | "tolerated" | "suspect" | "waived" | "unjudged" | "better" | "new" | "retired" | "carried" | "partly" | "waiting" | "alike" | "same";
	/**
	 * How its cases changed. drift: a slow loss over several runs. lacking: a value is missing. unseen: not measured, perhaps by chance. invalid: a value cannot be used.
	 */
	readonly kind: "errors" | "moved" | "drift" | "objective" | "missing" | "lacking" | "unseen" | "invalid";
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
	 * The number of cases of this run with these values: larger than the number of `cases` if the statement is about a part of them.
	 */
	readonly total: number;
	/**
	 * The metrics that this is about, in the order of the registry; none where nothing moved.
	 */
	readonly moves: readonly StatedMove[];
	readonly because: Reason;
	readonly sure?: Sure;
	readonly since?: LossStart;
	/**
	 * The labels that explain what its cases lost in throughput alone: users wait for these. isOpen: nothing shows for certain that their own time changed.
	 */
	readonly waitsFor?: readonly AwaitedLabel[];
	/**
	 * What can be done about it, most important first. measure: base and head beside each other.
	 */
	readonly next?: readonly ("find-errors" | "look-back" | "accept" | "correct-objective" | "measure" | "find-values" | "retire" | "waive" | "explain")[];
}
/**
 * How far one metric moved. Changes are in percent, or in the unit of the metric if there is no percentage.
 */
export interface StatedMove {
	readonly metric: string;
	/**
	 * In how many cases it moved.
	 */
	readonly cases: number;
	/**
	 * The canonical name of the case that a row shows.
	 */
	readonly worst: string;
	readonly isPercent?: boolean;
	readonly median?: number;
	readonly low?: number;
	readonly high?: number;
}
/**
 * How sure a statement is, by its worst case; absent where that does not apply, as of a missing case.
 */
export interface Sure {
	/**
	 * What shows it. chance: noise alone would with that probability. pairs: in so many of all. requests: so many of all failed. slow-loss: so many runs together. limit: one that is fixed. runs: only so many. past-runs: only so many show what the machine does. older: in so many runs, and nobody accepted it.
	 */
	readonly by: "chance" | "pairs" | "requests" | "slow-loss" | "limit" | "runs" | "past-runs" | "older";
	/**
	 * Number of runs, pairs or requests.
	 */
	readonly size?: number;
	/**
	 * The number of all of them.
	 */
	readonly of?: number;
	/**
	 * Probability.
	 */
	readonly chance?: number;
}
export interface AwaitedLabel {
	readonly label: string;
	readonly new?: true;
	readonly isOpen?: true;
}
/**
 * The measured values of every case, judged or not: first those of the table of JMeter's dashboard. Of several repetitions, the one with the median throughput.
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
	 * The threads of the load generator, if the test plan fixes them.
	 */
	readonly threads?: number;
	readonly durationMs?: number;
	/**
	 * The number of failed requests, if it is known.
	 */
	readonly errors?: number;
	/**
	 * The value of each metric in its unit; null if it was not measured.
	 */
	readonly values: readonly (number | null)[];
	/**
	 * The median of the past runs of each metric that is only shown; null for what is judged, or new. Absent if all are null.
	 */
	readonly baseline?: readonly (number | null)[];
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
	readonly state: "used" | "stale" | "unused" | "expired" | "exceeded";
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
	readonly level: "error" | "warning" | "note";
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
	 * What it keeps from being judged. pass: nothing passes. run: no result of this run is judged. test: that of its load test is not. record: its cases are not recorded.
	 */
	readonly withholds?: "pass" | "run" | "test" | "record";
	/**
	 * The problem as a clause after a verdict.
	 */
	readonly because?: string;
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
	/**
	 * How many measured cases `--only` left out.
	 */
	readonly leftOut?: number;
}
export interface BaselineSide {
	/**
	 * As requested: history, last, tag:NAME, commit:ID or a file.
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
	 * Present where the baseline is taken for one session with the candidate: how often it was measured, of the case measured most often.
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
	 * How much cases moved from run to run, in percent (median standard deviation).
	 */
	readonly spread?: number;
	/**
	 * regression: the whole run is worse than any before it, and no control shows that the machine was the cause. inconclusive: worse than the band, but the history is too short to tell.
	 */
	readonly verdict: "pass" | "regression" | "inconclusive";
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
	readonly statements?: readonly Statement[];
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
	 * failed: a loss is so improbable without a change that it fails. passed: a change of one tolerance band is excluded in every judged group, or the run and one pair look like the history. open: neither. By `judge: bands` whether a value failed.
	 */
	readonly state: "failed" | "passed" | "open";
	/**
	 * How many such pairs show that a release can be signed, no more than there are if they do; absent if a group looks worse.
	 */
	readonly needed?: number;
	/**
	 * Present if another pair would be worth its time: a loss is likely, or what is left open is large.
	 */
	readonly isPromising?: true;
	/**
	 * The probability below which a speed fails, divided among all groups; absent with `judge: bands`. Where the noise is what it is assumed to be, an unchanged version fails less often.
	 */
	readonly alpha?: number;
	/**
	 * The smallest probability that a judged group that is worse in its pairs looks as bad without a change, over its share: it fails at alpha. Absent with `judge: bands`.
	 */
	readonly chance?: number;
	/**
	 * The groups that fail, then the open ones, at most 100.
	 */
	readonly groups: readonly PairGroup[];
	/**
	 * The smallest change of a label that these pairs would have found in half of the cases, by metric.
	 */
	readonly found: readonly FoundFrom[];
	/**
	 * The smallest change of a label that 1, 2, 4 and 8 such pairs find in half of the cases; of pairs of one version with itself.
	 */
	readonly finds?: readonly PairsFind[];
	/**
	 * How much a typical label varies from one measurement to the next without a change (one standard deviation), by metric.
	 */
	readonly noise: readonly FoundFrom[];
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
	readonly kind: "case" | "label" | "test" | "scenario" | "everything" | "axis" | "scenario-axis";
	/**
	 * The key of the case, label, load test or scenario, or the value of the axis; empty for everything.
	 */
	readonly name: string;
	/**
	 * worse: fails. suspect: its interval lies beyond the tolerance band, but that does not fail yet. settled: a change of one band is excluded. open: neither.
	 */
	readonly state: "worse" | "suspect" | "settled" | "open";
	/**
	 * own: the change of the values of its cases. relative: how much more they changed than other cases.
	 */
	readonly by: "own" | "relative";
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
	 * The probability that it looks as bad without a change.
	 */
	readonly chance: number;
}
export interface FoundFrom {
	readonly metric: string;
	/**
	 * The median of all labels.
	 */
	readonly percent: number;
}
export interface PairsFind {
	readonly pairs: number;
	/**
	 * By metric; a metric in which no change would be found is absent.
	 */
	readonly found: readonly FoundFrom[];
}
/**
 * How `guardband gate` came to its decision.
 */
export interface GateRun {
	/**
	 * errors: the first measurement showed something that needs no statistics. pairs: base and head were measured alternately.
	 */
	readonly decidedBy: "errors" | "pairs";
	/**
	 * All measurements, of both versions.
	 */
	readonly measurements: number;
	/**
	 * The number of pairs that the configuration asks for, as long as they are open.
	 */
	readonly leastPairs: number;
	/**
	 * The time of all measurements and builds, in milliseconds.
	 */
	readonly durationMs: number;
	/**
	 * The time that the configuration allows, in milliseconds.
	 */
	readonly budgetMs?: number;
	/**
	 * Another pair was worth its time, and exceeded the budget or would have.
	 */
	readonly isBudgetSpent?: true;
	/**
	 * How many groups of cases the screen looked at; absent if all were.
	 */
	readonly suspects?: number;
	/**
	 * The smallest change of a label that would have looked suspicious in half of the cases, by metric; present if nothing looked suspicious.
	 */
	readonly seen?: readonly FoundFrom[];
	/**
	 * The commit that was measured beside the head, if any was.
	 */
	readonly base?: string;
	/**
	 * The head was measured beside itself, to see what pairs find.
	 */
	readonly isOfItself?: true;
	/**
	 * What the machine did while pairs were measured, in their order. Absent where the system does not tell.
	 */
	readonly machine?: readonly PairMachine[];
	/**
	 * The machine is read on Linux only.
	 */
	readonly isMachineUnknown?: true;
	readonly work?: WorkWitness;
}
export interface PairMachine {
	/**
	 * The number of the pair.
	 */
	readonly pair: number;
	readonly base: SideMachine;
	readonly head: SideMachine;
	/**
	 * Other programs used much of the machine.
	 */
	readonly isDisturbed?: true;
	/**
	 * The pair was measured again because it was disturbed: these measurements are not judged.
	 */
	readonly isReplaced?: true;
}
export interface SideMachine {
	/**
	 * The share of all cores that was used by programs which the command had not started.
	 */
	readonly foreignPercent: number;
	/**
	 * The share of the time in which a task waited for a core; absent if the system does not tell.
	 */
	readonly pressurePercent?: number;
	/**
	 * The share of all cores that the host of a virtual machine gave to others.
	 */
	readonly stealPercent: number;
	/**
	 * Milliseconds of processor time per request; absent if they are unknown, or the service used less than a third of a core.
	 */
	readonly workMs?: number;
}
/**
 * Whether the head does more work than its base, as a witness for a loss: no verdict depends on it. Present if the work of every pair is known.
 */
export interface WorkWitness {
	/**
	 * service: what the command started, without the load generator. measurement: everything, because no load generator was recognised.
	 */
	readonly of: "service" | "measurement";
	/**
	 * The median of the pairs, in milliseconds of processor time.
	 */
	readonly basePerRequestMs: number;
	/**
	 * Processor time per request of the head, in milliseconds.
	 */
	readonly headPerRequestMs: number;
	/**
	 * In how many pairs the head does more.
	 */
	readonly moreIn: number;
	/**
	 * The number of pairs.
	 */
	readonly pairs: number;
	/**
	 * more work: beyond what chance explains, in pairs that agree. same work: a change of 10 % is excluded.
	 */
	readonly verdict: "more work" | "same work" | "unknown";
}
/**
 * On pull requests: whose configuration judged, and what the pull request changes in it. base: that of the merge base. head: that of the pull request itself, because the workflow says so.
 */
export interface ConfigurationSource {
	readonly from: "base" | "head";
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
 * machine.json beside the results of a measurement by `guardband gate` or `bisect`: what the machine did meanwhile. Linux only.
 */
export interface MachineDocument {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
		readonly version: string;
	};
	readonly machine: MachineUse;
}
/**
 * What a machine did while a command measured. Processor times are milliseconds of one core.
 */
export interface MachineUse {
	/**
	 * The number of cores.
	 */
	readonly cores: number;
	/**
	 * How long the machine was watched: while a load generator ran, or else from the beginning to the end of the command.
	 */
	readonly spanMs: number;
	/**
	 * The processor time of everything that the command started, without its load generators.
	 */
	readonly serviceMs: number;
	/**
	 * The processor time of the load generators. Absent if none was recognised: it is then part of `serviceMs`.
	 */
	readonly generatorMs?: number;
	/**
	 * The processor time of all other programs.
	 */
	readonly foreignMs: number;
	/**
	 * How long a task waited for a core, whosever it was. Absent if the system does not tell.
	 */
	readonly pressureMs?: number;
	/**
	 * The time of all cores that the virtual machine wanted and its host gave to others.
	 */
	readonly stealMs: number;
}
/**
 * gate.json beside the measurements of `guardband gate`: what decided, so that they get the same verdict when they are judged again.
 */
export interface GateDocument {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
		readonly version: string;
	};
	/**
	 * The first digits of the SHA-256 digest of the configuration that judged.
	 */
	readonly rules: string;
	readonly gate: GateRun;
	/**
	 * The side that was measured first in each pair.
	 *
	 * @maxItems 100
	 */
	readonly order: readonly ("base" | "head")[];
	readonly screen?: StoredScreen;
}
/**
 * What the history showed before the pairs, if the head was screened.
 */
export interface StoredScreen {
	/**
	 * Whether the head looked like the runs of the history.
	 */
	readonly isCalm?: boolean;
	/**
	 * The groups of cases that were judged; absent if all were.
	 */
	readonly suspects?: readonly string[];
	/**
	 * How much the groups varied in the history.
	 */
	readonly noise: {
		readonly group: string;
		readonly own: PastNoise;
		readonly relative: PastNoise;
	}[];
}
/**
 * Of the logarithm of one measurement.
 */
export interface PastNoise {
	readonly variance: number;
	/**
	 * Degrees of freedom.
	 */
	readonly freedom: number;
}
/**
 * The decision whether the performance of a release is signed off, and why. Written by `guardband signoff --out signoff.json`.
 */
export interface Signoff {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
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
	 * What was accepted since the last release, the newest first.
	 */
	readonly accepted?: readonly Accept[];
	/**
	 * The metrics that the configuration declares in addition to the built-in ones.
	 */
	readonly metrics?: readonly DeclaredMetric[];
	readonly cases: readonly AccountedCase[];
	readonly objectives: readonly Finding[];
	readonly waivers: readonly WaiverUse[];
	readonly problems: readonly Problem[];
}
export interface SignoffReason {
	/**
	 * The first five reject the release, the others leave it undecided.
	 */
	readonly kind: "regression" | "whole-run" | "objective" | "missing" | "invalid" | "unreadable-input" | "no-baseline" | "whole-run-undecided" | "suspect" | "slow-loss" | "not-judged" | "too-few-pairs" | "unmet-objective";
	/**
	 * Names of the cases. Empty if the reason concerns the whole run.
	 */
	readonly cases: readonly string[];
}
export interface AccountedCase {
	readonly case: string;
	/**
	 * measured: in candidate and baseline. waived: worse, but allowed by the configuration. retired: not measured, as configured. missing: not measured. new: not in the baseline. slow-loss: a suspect that lost a little in each of several runs, so that no single measurement settles it. regression, invalid, suspect, not-judged: as its findings say.
	 */
	readonly account: "measured" | "waived" | "retired" | "missing" | "new" | "regression" | "invalid" | "suspect" | "slow-loss" | "not-judged";
	/**
	 * The findings that explain the account.
	 */
	readonly findings?: readonly Finding[];
}
/**
 * How the level of every case developed over a history, seen with hindsight. Written by `guardband trend --out trend.json`.
 */
export interface Trend {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
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
	 * The pattern of the cases that are shown; all without it.
	 */
	readonly only?: readonly string[];
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
	 * What people decided about these runs, with their reasons.
	 */
	readonly decisions?: readonly string[];
	readonly mixture?: TrendMixture;
	/**
	 * Slow losses, none of which a single run shows; the largest first.
	 */
	readonly drifts?: readonly TrendDrift[];
	/**
	 * What a check of the newest run fails, and no open change shows.
	 */
	readonly failed?: readonly TrendDrift[];
	/**
	 * What a check of the newest run measures beyond its band and cannot explain.
	 */
	readonly unknown?: readonly TrendDrift[];
}
/**
 * One metric of one case. Runs in which the case failed or the metric was not recorded are left out, and so are shares that never changed their level.
 */
export interface TrendSeries {
	readonly case: CaseName;
	/**
	 * A metric id, e.g. "p99".
	 */
	readonly metric: string;
	/**
	 * The tolerance band in percent of the level, in the worse direction. Absent if every change is tolerated, and for shares.
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
	 * The size of the change after what moved the whole run was removed, so it can differ from the ratio of the levels. Of shares such as the error rate, in points.
	 */
	readonly percent: number;
	readonly direction: "worse" | "better";
	/**
	 * Whether the change exceeds the configured tolerance band.
	 */
	readonly isBeyondBand: boolean;
	/**
	 * The medians before and after the change, of shares the means, in the metric's unit.
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
	 * Present for a loss that is not open although nobody accepted it: checks compare runs with its level or a later one, or not with the runs before it, as in another environment.
	 */
	readonly usual?: true;
	/**
	 * What is new since the run `since`: a loss, a further loss where one was open, the recovery from a loss, or an improvement. Changes within the tolerance band are no news.
	 */
	readonly news?: "new" | "worse" | "recovered" | "better";
	/**
	 * The keys of the environment that changed between the two runs.
	 */
	readonly environment?: readonly string[];
}
/**
 * Runs of two kinds that follow each other in no order, as on two kinds of machine: their series change between two levels again and again, which is not a change of level.
 */
export interface TrendMixture {
	/**
	 * The number of series that show it.
	 */
	readonly series: number;
	/**
	 * How much the worse level is worse, as response times are: the median over the series.
	 */
	readonly percent: number;
	/**
	 * The number of runs on the better level and on the worse one, in the series that shows it best.
	 *
	 * @minItems 2
	 * @maxItems 2
	 */
	readonly runs: [
		number,
		number
	];
	/**
	 * The environments of the runs; empty if they name one or none.
	 */
	readonly environments: readonly string[];
}
/**
 * A loss of one metric of one case that is not a change of level: it is slow, or of the newest run alone, or unknown. It lasts until the newest run, and nobody accepted it.
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
	 * Its mean size so far, in percent of the metric, without what moved whole runs. Of shares such as the error rate, in points.
	 */
	readonly percent: number;
	/**
	 * How many runs it has lasted.
	 */
	readonly runs: number;
	/**
	 * Whether the slower level became the baseline by itself (taken, because it is within the tolerance band) or, after several small losses, did not (refused). Absent while the newest runs are too few for a new level.
	 */
	readonly level?: "taken" | "refused";
}
/**
 * Which commit made something slower. Written by `guardband bisect --out bisect.json`.
 */
export interface Bisection {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
		readonly version: string;
	};
	/**
	 * named: `culprit` made it slower. range: one of `range` did. none: BAD is not slower than GOOD. undecided: BAD was measured slower, and noise was not excluded.
	 */
	readonly outcome: "named" | "range" | "none" | "undecided";
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
/**
 * The result of a command that has no other document, printed with --format json.
 */
export interface CommandResult {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: "guardband";
		readonly version: string;
	};
	/**
	 * That of the process.
	 */
	readonly exitCode: 0 | 1 | 2 | 3;
	readonly problems: readonly Problem[];
	/**
	 * What the command prints without --format json.
	 */
	readonly text?: string;
	/**
	 * The files that were changed.
	 */
	readonly files?: readonly string[];
	/**
	 * record: the names of the cases that were added.
	 */
	readonly recorded?: readonly string[];
	/**
	 * record: the names of the cases that were not.
	 */
	readonly refused?: readonly string[];
	/**
	 * accept: the levels that count from now on.
	 */
	readonly accepted?: readonly Accept[];
	/**
	 * record of a history: how many runs were added.
	 */
	readonly runs?: number;
	/**
	 * record of a history: how many lines were added.
	 */
	readonly lines?: number;
	/**
	 * history: broken lines.
	 */
	readonly broken?: number;
	/**
	 * comment: whether everything was posted.
	 */
	readonly posted?: boolean;
	/**
	 * explain: the findings of the named cases, as in report.json.
	 */
	readonly findings?: readonly Finding[];
}
/** The exit code of a command. 3: input or configuration is unusable, so nothing was judged. */
export type ExitCode = 0 | 1 | 2 | 3;
type Result<Found extends object = object> = {
	readonly exitCode: ExitCode;
	readonly problems: readonly Problem[];
} & Found;
interface Context {
	/** The CI system; absent outside of CI. */
	readonly system?: string;
	/** What started the job, as the system names it: "pull_request", "push". */
	readonly event?: string;
	readonly subject: Subject;
	readonly change: Change;
	readonly run: JobRun;
	readonly place: RepositoryPlace;
	/** Why the job runs no command of the work tree: it has the rights of this repository, and the code may be that of another one. */
	readonly foreignCode?: string;
}
interface Subject {
	readonly commit?: string;
	/** The branch that contains the commit; for a change, its source branch. */
	readonly branch?: string;
}
type Change = {
	readonly kind: "none";
} | {
	readonly kind: "unknown" | "contradictory";
	/** What the system states instead, as the end of a sentence: "a push to the branch x". */
	readonly why: string;
	/** Not even the branch is known, so that git has to show whether the commit is one of the default branch. */
	readonly isUnplaced?: true;
} | KnownChange;
interface KnownChange {
	readonly kind: "known";
	/** "#7", "!7", "a merge group" */
	readonly name: string;
	/** The number of the pull request or merge request, if it has one. */
	readonly number?: number;
	/** The newest commit of the change when the job started. */
	readonly head?: string;
	/** The repository that the change comes from, for a run whose change was not named. */
	readonly source?: string;
	readonly target: Target;
}
interface Target {
	readonly commit?: string;
	readonly branch?: string;
}
interface JobRun {
	/** The run of the workflow, pipeline or build. Later runs have larger ids. */
	readonly id?: string;
	/** Counts from 1. */
	readonly attempt?: number;
	readonly workflow?: string;
	readonly job?: string;
	/** Distinguishes the steps of a job. */
	readonly step?: string;
	/** The web page of the job's log. */
	readonly url?: string;
	/** The event is a completed run, whose results this job judges. */
	readonly isAfterRun?: boolean;
}
interface RepositoryPlace {
	/** "https://github.com/owner/name" */
	readonly url?: string;
	readonly defaultBranch?: string;
	/** The folder of the checkout. Its owner may be another user, in a job that runs in a container. */
	readonly workspace?: string;
}
interface Content {
	/** In bytes. */
	readonly size: number;
	/** Reads bytes from offset `position` into `into`. Returns how many were read, 0 at the end. */
	readonly read: (into: Uint8Array, position: number) => number;
	/** The number of helper threads. */
	readonly helpers: number;
	/** Runs scanRanges() with this task on a helper thread. */
	readonly runOnThread: (task: unknown) => ThreadResult;
	/** Bytes read so far, by all threads. */
	readonly bytesRead: () => number;
	readonly close: () => void;
}
interface ThreadResult {
	readonly result: Promise<unknown>;
	/** Stops waiting for the result. */
	readonly abandon: () => void;
}
interface Forge {
	/**
	 * The part of the input that another run controls: its report, or the results judged here. Absent if this job did both
	 * the measuring and the judging.
	 */
	readonly foreign?: "report" | "results";
	/** The pull request under test. */
	readonly pullRequest?: Conversation;
	/** Asks for the newest commit of the pull request, because the report of an older one would mislead. Absent if nobody knows. */
	readonly newest?: () => Promise<string | undefined>;
	/** Absent if comments on commits can be neither found by author nor updated. */
	readonly commit?: (id: string) => Conversation;
	/** Writes a check on the commit under test. */
	readonly check: (check: Check) => Promise<Answer<unknown>>;
	/** The checks of this name on the commit under test: who wrote them, as they stated, and whether they show a success. */
	readonly checkWriters: (name: string) => Promise<Answer<readonly CheckWriter[]>>;
}
interface Conversation {
	/** "#7", "1a2b3c4d5e" */
	readonly name: string;
	/** Finds the first comment written with the job's own token that begins with this line; undefined if there is none. */
	readonly commentThatBegins: (line: string) => Promise<Answer<Comment | undefined>>;
	/** Posts a comment. Its number is undefined if the response does not contain it. */
	readonly comment: (body: string) => Promise<Answer<Partial<Posted>>>;
	readonly rewrite: (comment: Posted, body: string) => Promise<Answer<unknown>>;
	readonly remove: (id: number) => Promise<Answer<unknown>>;
}
interface Posted {
	readonly id: number;
	/** The URL of the comment, if the forge returned one. */
	readonly url?: string;
}
interface Comment extends Posted {
	/** Markdown. */
	readonly body: string;
}
interface Check {
	readonly name: string;
	/** Identifies the gate and its run. */
	readonly writer?: string;
	readonly outcome: Outcome | "unusable";
	/** Whether the check shows neither success nor failure: an untrusted report must not turn a commit green. */
	readonly isNeutral?: boolean;
	/** One line of plain text. */
	readonly title: string;
	/** Markdown. */
	readonly summary: string;
	readonly annotations: readonly Annotation[];
}
interface CheckWriter {
	readonly writer: string;
	readonly isGreen: boolean;
}
interface Annotation {
	readonly level: Problem["level"];
	readonly message: string;
	readonly place: {
		readonly title?: string;
		readonly file?: string;
		readonly line?: number;
	};
}
type Answer<Value> = {
	readonly value: Value;
} | {
	readonly refusal: ForgeRefusal;
};
interface ForgeRefusal {
	/**
	 * forbidden: the token lacks a permission. gone: not found, or not visible to the token. unacceptable: invalid request.
	 * limited: too many requests. unreachable: no response, so the request may have taken effect.
	 */
	readonly kind: "forbidden" | "gone" | "unacceptable" | "limited" | "unreachable";
	/** The error message of the forge or the system. */
	readonly why: string;
	/** Advice, if the forge knows more than the general advice. */
	readonly advice?: string;
}
interface Page {
	/** Columns of the terminal; Infinity for no limit. */
	readonly width: number;
	readonly colour: boolean;
	/** Size limit in bytes of UTF-8, if there is one; renderers omit whole sections to stay below it. */
	readonly mostBytes?: number;
	/** YYYY-MM-DD, if known. A report may be about an old run, or shown long after it was written. */
	readonly today?: string;
	/** The title of the report in headings, e.g. "Performance". */
	readonly title?: string;
	/** The heading in place of a verdict, for runs that are shown and not judged. */
	readonly heading?: string;
	/** Distinguishes reports of different jobs. */
	readonly key?: string;
	/** Related web pages; unknown ones are absent. */
	readonly links?: Links;
	/** The URL of the repository, for links to commits: "https://github.com/owner/name". */
	readonly repositoryUrl?: string;
	/** The inputs as the user named them, for commands to copy. */
	readonly inputs?: Inputs;
	/** The path of the output file, if any. */
	readonly file?: string;
	/** Compresses a text with deflate, as base64. */
	readonly compress?: (text: string) => string;
}
interface Links {
	/** The log of the job that judged the run. */
	readonly job?: string;
	/** A page that compares two commits: `BASE...HEAD` is appended. */
	readonly compare?: string;
	/** The report as a page or an artifact. */
	readonly report?: string;
	readonly trend?: string;
	/** JMeter's dashboard: a web page, or a path relative to the report page. */
	readonly dashboard?: string;
}
interface Inputs {
	/** Files, folders and globs. */
	readonly results: readonly string[];
	/** Further arguments: "--set", "users=100". */
	readonly options: readonly string[];
	/** Further arguments of commands that judge: "--only", "checkout*". */
	readonly judging?: readonly string[];
	/** Whether another run uploaded the results, so that a reader must download them first. */
	readonly areDownloaded?: boolean;
}
interface Files {
	/** The files that a path, folder or glob matches, sorted. */
	readonly find: (pattern: string) => Promise<readonly string[]>;
	readonly read: (file: string) => AsyncIterable<Uint8Array>;
	/** The size of a file on disk in bytes; undefined if there is none. */
	readonly sizeOf?: (file: string) => number | undefined;
	/** Whether it is a pipe, a socket or a device: reading it could wait forever. */
	readonly isSpecial?: (file: string) => boolean;
	/** Opens a file for random access; undefined if that is impossible (standard input, a pipe). */
	readonly content?: (file: string) => Promise<Content | undefined>;
	/** Decompresses gzip. Errors of the source or the archive are thrown while reading. */
	readonly gunzip: (open: () => AsyncIterable<Uint8Array>, mayBeCut?: boolean) => AsyncIterable<Uint8Array>;
	/** Decompresses a whole gzip archive; undefined if its content is too large for memory. A broken archive throws. */
	readonly gunzipAtOnce?: (packed: Uint8Array) => Promise<Uint8Array | undefined>;
	/** The whole file as text; undefined if it does not exist. */
	readonly readText: (file: string) => Promise<string | undefined>;
	/** Writes a file atomically (a temporary file, then a rename). Creates missing folders. */
	readonly writeText: (file: string, text: string) => Promise<void>;
	/** Removes a file, if it exists. */
	readonly removeFile: (file: string) => Promise<void>;
	/** Writes several files of a folder; `readTogether` sees all or none of them. The caller holds the lock of the folder. */
	readonly writeTogether: (folder: string, texts: ReadonlyMap<string, string>) => Promise<void>;
	/** The texts of all files of a folder at a single moment, by path; undefined if the folder cannot be read. */
	readonly readTogether: (folder: string, isWanted: (file: string) => boolean) => Promise<ReadonlyMap<string, string> | undefined>;
	/**
	 * Runs work while holding a lock on a folder, which is created if missing. Undefined if other processes held the lock for
	 * too long; the work was then not started.
	 */
	readonly withLock: <Value>(folder: string, work: () => Promise<Value>) => Promise<Value | undefined>;
	/** Creates a folder if it is missing. Returns its absolute path. */
	readonly makeFolder: (folder: string) => Promise<string>;
	/**
	 * Remembers what some files, or all below a folder, are. Returns a function that names one that has changed since.
	 *
	 * @param ids the ids of git of the contents that some have: one that was written again is the same
	 */
	readonly watchFiles: (files: readonly string[] | string, ids: ReadonlyMap<string, string>) => Promise<() => Promise<string | undefined>>;
	/** Opens a bucket of an object store. */
	readonly openBucket: (name: string) => Promise<Bucket>;
}
interface Repository {
	/**
	 * Runs git in the current folder, without prompts. Nothing that a commit contains leads it: neither a folder that looks like
	 * a repository, nor hooks. It gets no secrets from the environment. A missing git is reported like any other failure.
	 */
	readonly git: (args: readonly string[], input?: string) => Promise<GitAnswer>;
}
interface Terminal {
	readonly now: () => Date;
	/** Waits a random time of at most this many milliseconds, so that competing processes do not collide again. */
	readonly pauseUpTo: (mostMs: number) => Promise<void>;
	/**
	 * Runs a program without a shell, and waits until it ends, with all that it started. What it prints goes to the error stream
	 * of this process, without what a CI system would obey. It gets no secrets of this process. A signal to this process ends it.
	 *
	 * @param words the program and its arguments
	 * @param variables environment variables that only it gets
	 */
	readonly runProgram: (words: readonly string[], variables: Readonly<Record<string, string>>, options?: ProgramOptions) => Promise<ProgramEnd>;
	/**
	 * Lets a signal that comes while no program runs interrupt the next one instead of ending this process, so that there is
	 * time to clean up.
	 *
	 * @returns a function that ends this
	 */
	readonly holdSignals: () => () => void;
	/** A random number, at least 0 and below 1. */
	readonly random: () => number;
	/** Creates a new folder for temporary files, and returns its absolute path. */
	readonly makeTemporaryFolder: () => Promise<string>;
	/** Moves a folder of this machine to a place that does not exist yet. */
	readonly moveFolder: (folder: string, to: string) => Promise<void>;
	/** Removes a folder with everything in it. */
	readonly removeFolder: (folder: string) => Promise<void>;
	/** The number of this process, and whether a process of this machine runs. */
	readonly processId: number;
	readonly isProcessRunning: (id: number) => boolean;
	/** Shows the progress of long operations, on terminals only. */
	readonly progress: (text: string) => void;
	readonly stdout: (text: string) => void;
	readonly stderr: (text: string) => void;
	readonly page: Page;
}
interface JobServices {
	/** What the job is about: the measured version, the change, the run and the repository. */
	readonly context: Context;
	/** Facts about the current run that every result gets which does not state them: commit, branch, environment. */
	readonly provenance: Provenance;
	/** Present inside a CI job that shows annotations and a summary. */
	readonly job?: Job$1;
	/** Sends JSON to the configured webhook. Returns the reason if it was not accepted; the reason never contains the URL. */
	readonly webhook?: (json: string) => Promise<string | undefined>;
	/** Present if the job has a token to comment on the change under test. */
	readonly forge?: Forge;
	/**
	 * Finds the change under test on the forge, and connects a host to it. Absent without a token for it.
	 *
	 * @param isPosting whether something is posted there
	 * @param repositoryUrl the repository, if the job does not state it
	 */
	readonly connect?: (host: Host, isPosting: boolean, repositoryUrl?: string) => Promise<ConnectedHost>;
}
/** The outside world. Only the entry points of src/ access it in any other way. A function takes the parts that it needs. */
export interface Host extends Files, Repository, Terminal, JobServices {
}
interface ConnectedHost {
	readonly host: Host;
	readonly problems: readonly Problem[];
}
interface ProgramEnd {
	/** 0 for success. */
	readonly code: number;
	/** Whether a signal told this process to end meanwhile. */
	readonly isInterrupted?: boolean;
	/** Why the program has no exit code: it could not be started, or a signal ended it. */
	readonly why?: string;
	/** The program took longer than allowed. */
	readonly isTimedOut?: boolean;
	/** The names of programs that it left running, and that could not be ended. */
	readonly left?: readonly string[];
	/** What it has touched that only Guardband may: nothing that follows can be believed. */
	readonly crossed?: string;
	/** The variables that it did not get, as far as the configuration may name them. */
	readonly leftOut?: readonly string[];
	/** What the machine did meanwhile, if it was asked for and the system tells. Only Linux is known. */
	readonly machine?: MachineUse | "unknown-system";
}
interface ProgramOptions {
	/** The folder to run in; by default that of this process. */
	readonly folder?: string;
	/** The program is ended after this time. */
	readonly timeoutMs?: number;
	/** Variables of this process that it gets, beside those that every program needs. */
	readonly passed?: readonly string[];
	/** Whether the machine is watched meanwhile. */
	readonly isMeasured?: boolean;
}
interface GitAnswer {
	/** 0 for success. */
	readonly code: number;
	readonly stdout: string;
	/** The error message, in English; also for a timeout, too much output or a missing git. */
	readonly stderr: string;
}
interface Job$1 {
	readonly annotate: (level: Annotation["level"], message: string, place: Annotation["place"]) => void;
	/**
	 * Converts the path of a file to the form that other steps of the job use. Absent if all steps have the same current
	 * folder.
	 */
	readonly pathInJob?: (file: string) => string;
	readonly setOutput: (name: string, value: string) => void;
	readonly writeSummary: (markdown: string) => Promise<void>;
}
interface StoredObject {
	readonly key: string;
	/** Changes with the content. */
	readonly version: string;
}
interface Listing {
	/** Objects whose keys have no further slash. */
	readonly objects: readonly StoredObject[];
	/** The prefixes of all other objects, up to and including the next slash. */
	readonly folders: readonly string[];
}
interface Bucket {
	readonly list: (prefix: string) => Promise<Listing>;
	/** Reads the text of an object; undefined if it does not exist or its version has changed. */
	readonly read: (key: string, version?: string) => Promise<{
		readonly text: string;
		readonly version: string;
	} | undefined>;
	/**
	 * Writes an object unless another process has changed it in the meantime.
	 *
	 * @param replaces the version to replace; undefined for an object that must not exist yet
	 * @returns false if the current version is another one
	 */
	readonly write: (key: string, text: string, replaces: string | undefined) => Promise<boolean>;
	readonly remove: (key: string) => Promise<void>;
}
interface PastMeasurement {
	readonly measurement: Measurement;
	readonly provenance: Provenance;
}
/** Options that every command accepts. */
export interface CheckRequest {
	/** Files, folders or globs of results, or a recorded run: tag:NAME, commit:ID. Default: `results` of the configuration. */
	readonly results?: readonly string[];
	/** The path of the configuration. Default: guardband.yml, if it exists. */
	readonly config?: string;
	/** Where the history is kept: a folder, branch:NAME, git:URL#BRANCH or s3://BUCKET/PREFIX. Default: baselines. */
	readonly baselines?: string;
	/** The baseline: history (default), last, tag:NAME, commit:ID, ref:GITREF or any readable result. */
	readonly against?: string;
	/** The second baseline, in the syntax of `against`. Default: none. */
	readonly reference?: string;
	/** Axes of all results: axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE. */
	readonly set?: readonly string[];
	/** Patterns of the cases that are expected; all others are ignored. Default: all cases. */
	readonly only?: readonly string[];
	/** The time to exclude from the start of each raw result, such as "300s" or "5m"; seconds without a unit. */
	readonly warmup?: string;
	/** How percentiles of raw results are computed: nearest-rank (default), jmeter-dashboard or jmeter-aggregate. */
	readonly percentiles?: string;
	/** How several results of a case are combined: overlap (default), merge or repetitions. */
	readonly shards?: string;
	/** Whether a note lists what each head of a table was understood as. */
	readonly heads?: boolean;
	/** Whose configuration judges a change: base (default) or head. */
	readonly configFrom?: string;
	/** The commit or branch that the change goes into. Default: that of the CI job. */
	readonly target?: string;
	/** The measured commit. It takes precedence over those that the results and the CI job name. */
	readonly commit?: string;
	/** How the load test ended: success (default), failure, cancelled or skipped. Otherwise its results are incomplete. */
	readonly loadTest?: string;
	/** The outcome without a baseline: undecided (default) or pass. */
	readonly empty?: string;
	/** What follows from what is unknown: undecided (default), strict or pass. */
	readonly unknown?: string;
	/** What makes a change a regression: noise (default) or bands. none: what differs is shown, and no verdict is asked. */
	readonly judge?: string;
	/** Whether the report becomes a page with charts. Otherwise response times over time are not counted. Default: false. */
	readonly charts?: boolean;
}
interface Measuring {
	/** Builds a version. Absent: nothing is built. */
	readonly build?: string;
	/** Measures a version. Absent: the gate cannot measure. */
	readonly run?: string;
	/** The variables of the job that both commands get, beside those that every program needs. */
	readonly passed: readonly string[];
	/** The number of pairs that are measured at least while they are open. */
	readonly pairs: number;
	/** The time for everything: what is open is measured until it is spent. */
	readonly budgetMs: number;
}
export interface AcceptRequest extends Omit<CheckRequest, "against" | "only"> {
	/** Case names, parts of names, or patterns with * and ?. */
	readonly pattern: string | readonly string[];
	/** The reason for the new baseline; kept in the history. Must not be blank. */
	readonly reason: string;
	/** The id of a metric; absent for all metrics. */
	readonly metric?: string;
	/**
	 * The start time of the level's first run, or the beginning of that text. Default: the run in `results`, which is
	 * recorded first; without results, the newest run of each case.
	 */
	readonly from?: string;
}
/** 0: every matching case is accepted now. 3: none was accepted. */
export type AcceptResult = Result<{
	/** The marks that were added, also those of waiting labels. */
	readonly accepted: readonly Accept[];
	/** The history files that were changed. */
	readonly files: readonly string[];
}>;
/**
 * Makes the current level of cases their new baseline: adds a line to the history for each case that matches.
 *
 * @param request the cases, the metric and the reason
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the lines that were added, and an exit code: 0 every matching case is accepted now, 3 none was accepted
 * @throws only for defects; what a user can cause is a problem in the result
 */
export declare function accept(request: AcceptRequest, host: Host): Promise<AcceptResult>;
/** A report to be published, or the statement that nothing was judged. */
export interface Publication {
	/** Absent if nothing was judged. */
	readonly report?: Report;
	/** That of the worst job, which may have no report beside others that have one. */
	readonly outcome: Outcome | "unusable";
	/** The verdict, or the statement that nothing was judged, as one plain sentence of at most 500 characters. */
	readonly headline: string;
	/**
	 * The output of the renderer with this id; undefined if there is no such renderer, or if it needs a report and there is
	 * none.
	 */
	readonly text: (rendererId: string, page?: Partial<Page>) => string | undefined;
	/** What to show beside the changed files or in the job, worst first. */
	readonly annotations: () => readonly Annotation[];
	/** The outcome of the run before this one; undefined if there is none. Absent if it cannot be known. */
	readonly previousOutcome?: () => Promise<Outcome | undefined>;
}
/** A destination of reports. One file each in publishers/. Foreseeable failures are returned as problems, not thrown. */
export type Publisher = (published: Publication, host: Host) => Promise<readonly Problem[]>;
/** 0 passed, 1 failed, 2 undecided, 3 unusable input or configuration. The problems are about inputs and publishing. */
export type CheckResult = Result<{
	/** Undefined if the input or the configuration was unusable: nothing was judged, and the problems explain why. */
	readonly report?: Report;
}>;
/**
 * Judges a run against its baselines and publishes the report, or the statement that nothing was judged.
 *
 * @param request the caller's request; guardband.yml fills in the rest
 * @param publishers where the report goes
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the report, the problems with inputs and publishing, and an exit code: 0 passed, 1 failed, 2 undecided, 3
 * unusable input or configuration
 * @throws only for defects; problems that a user can cause are in the result
 */
export declare function check(request: CheckRequest, publishers: readonly Publisher[], host: Host): Promise<CheckResult>;
export interface GateRequest extends Omit<CheckRequest, "results" | "against"> {
	/** Settings that replace those of `measure:` in the configuration. */
	readonly measure?: Partial<Measuring>;
	/** The base as a revision. Default: the merge base, or the newest recorded ancestor. */
	readonly base?: string;
	/** A folder with the sources of the base, built already; git is not asked for any then. */
	readonly baseFolder?: string;
	/** Whether pairs are measured at once, without a screen. */
	readonly skipsScreen?: boolean;
	/** Whether pairs are measured until a release can be signed or rejected. */
	readonly isRelease?: boolean;
	/** The folder for the results. Default: a new one below guardband-gate. */
	readonly out?: string;
}
/**
 * Measures and judges the version in the current folder.
 *
 * @param request what to measure; guardband.yml fills in the rest
 * @param publishers where the report goes
 * @returns the report, and an exit code: 0 passed, 1 failed, 2 undecided, 3 nothing was decided: the configuration is
 * unusable, a command failed, the gate was interrupted, or its budget ended before one pair
 */
export declare function gate(request: GateRequest, publishers: readonly Publisher[], host: Host): Promise<CheckResult>;
/**
 * The outside world of a Node process: its files, clock, standard streams and git.
 *
 * @param provenance known facts about the current run, such as the commit; added to every run that is read
 * @param context what the job is about; by default there is no job, and no change that is to be merged
 * @returns the host that every function of the library takes
 */
export declare function nodeHost(provenance?: Provenance, context?: Context): Host;
/** 0: everything was read. 3: nothing was read, or only a part. */
export type RunDocumentResult = Result<{
	/** The run document as JSON, even if only a part of the input could be read. Undefined if nothing could be read. */
	readonly text?: string;
}>;
/**
 * Reads results in any supported format and returns them as one run document (schemas/run.schema.json). Milliseconds,
 * requests per second, percent from 0 to 100.
 *
 * @param request which results to read, and how
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the document as JSON text, and an exit code: 0 everything was read, 3 nothing or only a part
 * @throws only for defects; what a user can cause is a problem in the result
 */
export declare function runDocument(request: CheckRequest, host: Host): Promise<RunDocumentResult>;
export interface RecordRequest extends Omit<CheckRequest, "against" | "only"> {
	/** A release name to find these measurements by. */
	readonly tag?: string;
	/** A note about the run, of at most 200 characters. */
	readonly note?: string;
	/** When results that do not say it were measured: a date, or a date and a time with its zone. */
	readonly at?: string;
	/** Whether the run of a change that is not merged is recorded into a shared history. Default: false. */
	readonly unmerged?: boolean;
	/** Whether the entries get a separate file, so that a change that contains it never conflicts. */
	readonly isSeparate?: boolean;
	/** Finds what is wrong with the request once the past and this run are read: an error ends it before anything is written. */
	readonly findErrors?: (known: readonly PastMeasurement[]) => readonly Problem[];
}
/** 0: everything was recorded. 1: something was refused or left out. 3: nothing could be read. */
export type RecordResult = Result<{
	/** The names of the cases that were added. */
	readonly recorded: readonly string[];
	/** The names of the cases that were refused. */
	readonly refused: readonly string[];
	/** The history files that were changed. */
	readonly files: readonly string[];
	/** When the run began, as ISO 8601. */
	readonly startedAt?: string;
	/** If the results are a history, what was added of it. */
	readonly history?: RecordedHistory;
}>;
interface RecordedHistory {
	readonly runs: number;
	readonly lines: number;
	/** The times of the first and of the last run, as ISO 8601. */
	readonly first?: string;
	readonly last?: string;
}
/**
 * Adds a run, or every run of a history, to the recorded history. Cases that failed, are invalid or partial are refused by name, so
 * that they never become a baseline.
 *
 * @param request which results to read and where the history is; `tag` is a release name to find the run by,
 *   `note` is kept with it
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the cases that were added and refused, and an exit code: 0 everything was recorded, 1 some cases were refused,
 *   3 nothing could be read
 * @throws only for defects; what a user can cause is a problem in the result
 */
export declare function record({ tag, note: given, at, unmerged, isSeparate, findErrors, ...request }: RecordRequest, host: Host): Promise<RecordResult>;
export interface SignoffRequest extends CheckRequest, Pick<GateRequest, "measure"> {
	/** The name of the release, if the results do not contain it. */
	readonly tag?: string;
}
/** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged. */
export type SignoffResult = Result<{
	/** Undefined if nothing could be judged. */
	readonly signoff?: Signoff;
	/** The run, judged as strictly as the sign-off; undefined if nothing could be judged. */
	readonly report?: Report;
	/** How a command reads the same results; undefined for pairs. */
	readonly inputs?: Inputs;
}>;
/**
 * Judges a release: every case of the baseline must be accounted for.
 *
 * @param request as for a check; `tag` names the release if the results do not
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns exit code 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged; the document unless it is 3
 * @throws only for defects; problems that a user can cause are in the result
 */
export declare function signoff({ tag, ...request }: SignoffRequest, host: Host): Promise<SignoffResult>;
export interface TrendRequest extends Omit<CheckRequest, "results" | "against" | "only"> {
	/** Files, folders or globs of histories; if empty, the recorded history. */
	readonly history: readonly string[];
	/**
	 * Part of a case name, or a pattern with * and ?: only these cases are shown. Shifts of a run are always estimated from
	 * all cases.
	 */
	readonly pattern?: string;
	/** The start of the run whose changes to report; by default the newest run. Other jobs may have recorded runs since. */
	readonly startedAt?: string;
}
/** 0: the trend was computed, whatever its content. 3: no history could be read. */
export type TrendResult = Result<{
	readonly trend?: Trend;
	/** The changes of the trend that first became visible with the newest run, or with the one that `startedAt` names. */
	readonly fresh: readonly TrendChange[];
	/** The changes that were visible one run earlier. */
	readonly earlier: readonly TrendChange[];
}>;
/**
 * Finds changes of level in a history, with hindsight: when, between which commits, by how many percent, accepted or not.
 *
 * @param request which history, and which of its cases
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the trend (schemas/trend.schema.json) and what the newest run changed, and an exit code: 0 the trend was computed, 3 there is no history
 * @throws only for defects; what a user can cause is a problem in the result
 */
export declare function trend(request: TrendRequest, host: Host): Promise<TrendResult>;
/** The version of this package. A test keeps it equal to package.json. */
export declare const version = "0.1.0";

export {};
