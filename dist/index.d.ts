/** How the gate ends for whoever called it. 3: unusable input or configuration, nothing was judged. */
export type ExitCode = 0 | 1 | 2 | 3;
/**
 * A measured value in its metric's unit.
 */
export type Value = number | Interval;
/**
 * Why a metric has no value: it was not run (N/A), the tool gave nothing (blank), nothing mentions it (absent), or measuring it failed.
 */
export type MissingKind = "not-run" | "blank" | "absent" | "failed";
/**
 * How percentiles were taken. nearest-rank: ceil(n p) on all samples. jmeter-dashboard: interpolated (R-6), by default over the last 20,000 samples only. jmeter-aggregate: cumulative count >= round(n p). hdr: nearest rank, up to the top of a histogram bucket.
 */
export type PercentileMethod = "nearest-rank" | "jmeter-dashboard" | "jmeter-aggregate" | "hdr" | "unknown";
/**
 * How percentiles are taken of raw results. nearest-rank (default): ceil(n p). jmeter-dashboard: interpolated, as JMeter's HTML report does, of all samples. jmeter-aggregate: as its Aggregate Report does.
 */
export type ExactMethod = "nearest-rank" | "jmeter-dashboard" | "jmeter-aggregate";
/**
 * What several results of one case are. overlap (default): parts of one run where their times overlap, else repetitions. merge: always parts. repetitions: never.
 */
export type Shards = "overlap" | "merge" | "repetitions";
export type MetricRule = ("report" | "gate") | {
	readonly band?: Band;
	/**
	 * A value never to be exceeded, whatever the baseline (error percent).
	 */
	readonly cap?: number;
};
type Band = BandPart | [
	BandPart
] | [
	BandPart,
	BandPart
];
type BandPart = string | number;
/**
 * Of the gate. Sets the exit code: 0, 1, 2.
 */
export type Outcome = "passed" | "failed" | "undecided";
export type OutcomeReason = "regression" | "whole-run" | "objective" | "missing" | "invalid" | "suspect" | "no-baseline" | "nothing-compared" | "metric-never-judged" | "whole-run-undecided" | "inconclusive" | "unreadable-input";
export type Verdict = "pass" | "improvement" | "regression" | "suspect" | "inconclusive" | "new" | "missing" | "invalid" | "waived";
/**
 * Why a verdict is what it is. reported: the metric is shown, not judged. within-band: the change is one we agreed not to mind. within-noise: outside the band, but not beyond what moves when nothing changed. beyond-limit: outside the band and beyond the noise. flagrant: worse by more than 1.3 x its limit. scenario: the cases of its scenario are worse together. stalled: a few requests hung while the others were as fast as ever. single-run: beyond its limit, but one run cannot tell it from an outlier. errors: the error rate is out of bounds, so nothing else counts. baseline-errors: the baseline's own error rate is out of bounds. few-samples: too few requests to tell. objective: judged against an absolute limit. whole-step: a whole number that moved. cap: over an absolute cap. environment, method: the two sides are not comparable. not-recorded: the value is zero or impossible, so it was not measured. short-history: too few runs and no siblings, so a pass would say nothing. too-noisy: the limit is so wide that a pass would say nothing. not-run-before: N/A in the baseline, measured now. retired, no-baseline, no-candidate, not-run, blank, absent, failed: one side has no value, and why.
 */
export type Reason = "reported" | "within-band" | "within-noise" | "beyond-limit" | "flagrant" | "scenario" | "stalled" | "single-run" | "errors" | "baseline-errors" | "few-samples" | "objective" | "whole-step" | "cap" | "environment" | "method" | "not-recorded" | "short-history" | "too-noisy" | "retired" | "no-baseline" | "no-candidate" | "not-run-before" | "not-run" | "blank" | "absent" | "failed";
type Decision = "signed" | "rejected" | "undecided";
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
interface AcceptedCase {
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
		readonly transactions?: "both" | "children" | "parents";
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
		readonly empty?: "undecided" | "pass";
	};
	/**
	 * Cases of the baseline that are no longer measured, on purpose.
	 */
	readonly retired?: readonly Retirement[];
	readonly fail?: {
		/**
		 * Which findings fail the gate.
		 */
		readonly on?: readonly ("regression" | "objective" | "missing" | "invalid")[];
		readonly suspect?: "report" | "fail";
		/**
		 * fail: a case that could not be judged makes the gate undecided (exit 2).
		 */
		readonly undecided?: "pass" | "fail";
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
interface Override {
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
	readonly metric: "kneePoint" | "maxThroughput" | "ratio" | "overhead" | "targetShare" | "littlesLaw";
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
		readonly name: "guardband";
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
	readonly direction: "better" | "worse" | "same";
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
	readonly from: "history" | "assumed" | "counts" | "session";
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
interface Adjusted {
	readonly percent: number;
	/**
	 * What others tell that moved this case with them, percent: the run's part, as far as they are a measure of it.
	 */
	readonly shift: number;
	/**
	 * Who tells the shift: declared controls, the cases of other scenarios, or all cases.
	 */
	readonly toldBy?: "controls" | "others" | "all";
	/**
	 * What it is taken to have lost with the other cases of its scenario beyond that, percent: its scenario's part. Only where it was judged alone and they lost anything.
	 */
	readonly siblings?: number;
}
/**
 * What became of one waiver of the configuration. stale: it matched a case that is no longer worse.
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
 * Something the user should know or mend. error: this input could not be used. warning: it was used, with care. note: for the record.
 */
export interface Problem {
	readonly code: string;
	readonly level: "error" | "warning" | "note";
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
	readonly verdict: "pass" | "regression" | "inconclusive";
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
interface Owners {
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
		readonly name: "guardband";
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
	readonly kind: "regression" | "whole-run" | "objective" | "missing" | "invalid" | "unreadable-input" | "no-baseline" | "whole-run-undecided" | "suspect" | "not-judged" | "unmet-objective";
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
	readonly account: "measured" | "waived" | "retired" | "missing" | "new" | "regression" | "invalid" | "suspect" | "not-judged";
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
interface Content {
	/** In bytes. */
	readonly size: number;
	/** Fills `into` from byte `at` on: how many bytes it got, 0 at the end. */
	readonly read: (into: Uint8Array, at: number) => number;
	/** How many other threads help to read it. */
	readonly helpers: number;
	/** Has one of them do scanRanges() of samples/parts.ts, given this task. */
	readonly elsewhere: (task: unknown) => Elsewhere;
	/** Bytes read so far, by all of them. */
	readonly taken: () => number;
	readonly close: () => void;
}
interface Elsewhere {
	readonly result: Promise<unknown>;
	/** It is not waited for any longer. */
	readonly leave: () => void;
}
interface Forge {
	/** Where people find the job, as a URL. */
	readonly jobUrl?: string;
	/** The pull request that the job is about. */
	readonly pullRequest?: Conversation;
	/** What is said below a commit. */
	readonly commit: (id: string) => Conversation;
	/** Writes a check on the commit under test. */
	readonly check: (check: Check) => Promise<Answer<unknown>>;
}
interface Conversation {
	/** "#7", "1a2b3c4d5e" */
	readonly name: string;
	/** The first comment there that the job's own token wrote and that begins with this line; undefined when there is none. */
	readonly commentThatBegins: (line: string) => Promise<Answer<Comment | undefined>>;
	/** The comment's number, where the answer tells it. */
	readonly comment: (body: string) => Promise<Answer<number | undefined>>;
	readonly rewrite: (comment: Comment, body: string) => Promise<Answer<unknown>>;
	readonly remove: (id: number) => Promise<Answer<unknown>>;
}
interface Comment {
	readonly id: number;
	/** Markdown. */
	readonly body: string;
}
interface Check {
	readonly name: string;
	readonly outcome: Outcome | "unusable";
	/** One line of plain text. */
	readonly title: string;
	/** Markdown. */
	readonly summary: string;
	readonly annotations: readonly Annotation[];
}
interface Annotation {
	readonly level: Problem["level"];
	readonly message: string;
	readonly at: {
		readonly title?: string;
		readonly file?: string;
		readonly line?: number;
	};
}
type Answer<Value> = {
	readonly value: Value;
} | {
	readonly refusal: Refusal;
};
interface Refusal {
	/**
	 * forbidden: the token may not. gone: there is no such thing, or none that the token may see. unacceptable: the forge
	 * understood and will not take it. limited: too many requests. unreachable: no answer, so it may even have been done.
	 */
	readonly kind: "forbidden" | "gone" | "unacceptable" | "limited" | "unreachable";
	/** In the forge's words, or the system's. */
	readonly why: string;
}
interface Page {
	/** Columns of the terminal; Infinity where lines need not fit. */
	readonly width: number;
	readonly colour: boolean;
	/** What the text may take at most, in bytes of UTF-8, where the place sets a limit; a renderer then leaves whole sections out. */
	readonly mostBytes?: number;
	/** YYYY-MM-DD, where it is known: a report may be of an old run, or shown long after it was made. */
	readonly today?: string;
}
/** The outside world: file system, clock, terminal, job. Nothing below the faces reaches it but through this. */
export interface Host {
	readonly now: () => Date;
	/** The files a path, folder or glob stands for, sorted; empty when there are none. */
	readonly find: (pattern: string) => Promise<readonly string[]>;
	readonly read: (file: string) => AsyncIterable<Uint8Array>;
	/** A file for reading at any place; undefined for what is none (standard input, a pipe). */
	readonly content?: (file: string) => Promise<Content | undefined>;
	/** What is in gzip bytes. Errors of either come through while reading. */
	readonly gunzip: (open: () => AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
	/** All that is in a gzip archive; undefined where that is too much to have at once. A broken archive throws. */
	readonly gunzipAtOnce?: (packed: Uint8Array) => Promise<Uint8Array | undefined>;
	/** The whole file as text; undefined when there is none. */
	readonly readText: (file: string) => Promise<string | undefined>;
	/** Writes whole or not at all (a temporary file beside it, then a rename). Makes folders. */
	readonly writeText: (file: string, text: string) => Promise<void>;
	/**
	 * Does work on a folder while no other process does who asks the same. Makes the folder. Undefined where others had it for
	 * longer than they ever should: then the work was not begun.
	 */
	readonly alone: <Value>(folder: string, work: () => Promise<Value>) => Promise<Value | undefined>;
	/** Runs git where the user is; never asks anybody anything. A program that is not there is a failure like any other. */
	readonly git: (args: readonly string[], input?: string) => Promise<GitAnswer>;
	/** A pause of any length up to so many milliseconds, so that those who wait for each other do not meet again. */
	readonly pauseUpTo: (mostMs: number) => Promise<void>;
	/** Shown while work takes longer than a moment, on a terminal only. */
	readonly progress: (text: string) => void;
	readonly stdout: (text: string) => void;
	readonly stderr: (text: string) => void;
	readonly page: Page;
	/** What is known of where this runs: commit, branch. */
	readonly provenance: Provenance;
	/** Present inside a CI job. */
	readonly job?: Job;
	/** Present where a job has a token to speak beside the change it is about. */
	readonly forge?: Forge;
}
interface GitAnswer {
	/** 0 where it did what was asked. */
	readonly code: number;
	readonly stdout: string;
	/** Why not, in English; also that it took too long, said too much or is not installed. */
	readonly stderr: string;
}
interface Job {
	readonly annotate: (level: Annotation["level"], message: string, at: Annotation["at"]) => void;
	readonly setOutput: (name: string, value: string) => void;
	readonly writeSummary: (markdown: string) => Promise<void>;
	/** The commit that a pull request, or a group of them in a merge queue, is to be merged into, as it was when the job was started. */
	readonly targetCommit?: string;
}
/** A named quantity. One file each in metrics/. */
export interface Metric {
	readonly id: string;
	readonly title: string;
	readonly unit: "ms" | "/s" | "%" | "KB/s" | "MB" | "";
	readonly better: "higher" | "lower";
	/** ratio: changes are judged relative to the baseline. points: by difference (percentages). whole: whole numbers, every step counts. */
	readonly scale: "ratio" | "points" | "whole";
	/** Whether it can fail the gate when the configuration says nothing. */
	readonly gated: boolean;
	/** The change not minded when the configuration says nothing; percent of the baseline, and in the unit. */
	readonly band: ToleranceBand;
	/** A value never to be exceeded, whatever the baseline. */
	readonly cap?: number;
	/** Column heads and JSON keys seen in the wild, matched against the whole head, case-insensitively. */
	readonly columns: readonly RegExp[];
}
/** What every command takes; every part may be left out. */
interface Request$1 {
	/** Files, folders or globs of results; those of the configuration when there are none. */
	readonly results?: readonly string[];
	readonly config?: string;
	/** The folder of the history files, or branch:NAME. */
	readonly baselines?: string;
	/** history, last, tag:NAME, ref:GITREF or a readable result. */
	readonly against?: string;
	/** axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE. */
	readonly set?: readonly string[];
	/** Patterns of the only cases that are expected. */
	readonly only?: readonly string[];
	/** e.g. "300s" */
	readonly warmup?: string;
	/** nearest-rank, jmeter-dashboard or jmeter-aggregate */
	readonly percentiles?: string;
	/** overlap, merge or repetitions */
	readonly shards?: string;
}
export interface AcceptRequest extends Pick<Request$1, "config" | "baselines"> {
	/** A case's name, part of one, or a pattern with * and ?. */
	readonly pattern: string;
	readonly reason: string;
	/** A metric's id; all metrics without it. */
	readonly metric?: string;
	/** When the first run of the level started, or as much of it as names one; without it each case's newest run. */
	readonly from?: string;
}
export interface Accepted {
	/** 0: every case that was meant is marked now. 3: none could be. */
	readonly exitCode: ExitCode;
	readonly accepted: readonly Accept[];
	readonly files: readonly string[];
	readonly problems: readonly Problem[];
}
export declare function accept(request: AcceptRequest, host: Host): Promise<Accepted>;
/** A way to show a report. One file each in renderers/. */
export interface Renderer {
	readonly id: string;
	/** File endings that choose it, e.g. ".md". */
	readonly endings: readonly string[];
	readonly render: (report: Report, page: Page) => string;
	/** That nothing was judged, and the problems that say why; absent where only a report can be shown. */
	readonly renderUnjudged?: (problems: readonly Problem[], page: Page) => string;
}
interface Published {
	/** Undefined where nothing was judged. */
	readonly report?: Report;
	/** All of it in a renderer's words; undefined where there is no such renderer, or it has none without a report. */
	readonly text: (rendererId: string, page?: Partial<Page>) => string | undefined;
	/** The same, by the renderer that a file's ending chooses. */
	readonly textFor: (file: string, page?: Partial<Page>) => string | undefined;
}
/** A destination. One file each in publishers/. It answers with problems, never throws for a foreseeable one. */
export interface Publisher {
	readonly id: string;
	readonly publish: (what: Published, host: Host) => Promise<readonly Problem[]>;
}
export interface Gated {
	readonly exitCode: ExitCode;
	/** Undefined where the input or the configuration was unusable: nothing was judged, and the problems say why. */
	readonly report?: Report;
	/** Everything to be told about the inputs, and about publishing. */
	readonly problems: readonly Problem[];
}
/** Judges a run against its baselines and shows the report wherever it is wanted; or there that nothing was judged. */
export declare function gate(request: Request$1, publishers: readonly Publisher[], host: Host): Promise<Gated>;
export declare function nodeHost(provenance?: Provenance): Host;
/** One campaign against one build. */
export interface Run {
	readonly provenance: Provenance;
	readonly measurements: readonly Measurement[];
}
/** What became of every case over time, seen with hindsight. Written by `guardband trend` as JSON. */
export interface Trend {
	readonly schemaVersion: 1;
	readonly tool: {
		readonly name: string;
		readonly version: string;
	};
	/** Oldest first; what `run` counts. */
	readonly runs: readonly Provenance[];
	readonly series: readonly TrendSeries[];
	/** Newest first, the largest of a run before the others. */
	readonly changes: readonly TrendChange[];
}
/** One metric of one case: what failed or was not recorded is left out. */
export interface TrendSeries {
	readonly case: CaseName;
	readonly metric: string;
	/** In the metric's unit; one a run. */
	readonly points: readonly {
		readonly run: number;
		readonly value: number;
	}[];
	/** The median of each stretch that has one level, oldest first; `from` and `to` are runs, both included. */
	readonly levels: readonly {
		readonly from: number;
		readonly to: number;
		readonly value: number;
	}[];
}
/** A level that changed. */
export interface TrendChange {
	readonly case: CaseName;
	readonly metric: string;
	/** The first run of the new level, and the last one before: what moved it lies between the two commits. */
	readonly run: number;
	readonly before: Provenance;
	readonly after: Provenance;
	/** Without what moved whole runs, so it may be another number than the levels give. */
	readonly percent: number;
	readonly direction: "worse" | "better";
	/** Whether it is more than the configuration does not mind. */
	readonly isBeyondBand: boolean;
	readonly level: {
		readonly before: number;
		readonly after: number;
	};
	/** How many runs of the new level there are. */
	readonly runs: number;
	/** Why somebody accepted the new level, if anybody did. */
	readonly accepted?: string;
	/** The first run of a later level that is no worse than the one before, but for the band. */
	readonly mended?: Provenance;
	/** Axes of the environment that changed with it. */
	readonly environment?: readonly string[];
}
interface Hindsight {
	readonly then: TrendChange;
	readonly now?: TrendChange;
}
export interface Documented {
	/** 0: everything was read. 3: nothing, or not all of it. */
	readonly exitCode: ExitCode;
	/** JSON; undefined where nothing could be read. What could be read is there even when the rest must be looked at. */
	readonly text?: string;
	readonly problems: readonly Problem[];
}
export declare function runDocument(request: Request$1, host: Host): Promise<Documented>;
export interface RecordRequest extends Omit<Request$1, "against" | "only"> {
	/** A release name to find these measurements by. */
	readonly tag?: string;
}
export interface Recorded {
	/** 0: everything was recorded. 1: some cases were refused. 3: nothing could be read. */
	readonly exitCode: ExitCode;
	/** Names of cases. */
	readonly recorded: readonly string[];
	readonly refused: readonly string[];
	readonly files: readonly string[];
	/** When the run began that was to be recorded. */
	readonly startedAt?: string;
	readonly problems: readonly Problem[];
}
export declare function record({ tag, ...request }: RecordRequest, host: Host): Promise<Recorded>;
export interface SignoffRequest extends Request$1 {
	/** The name of the release, where the results do not say it. */
	readonly tag?: string;
}
export interface Signed {
	/** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged at all. */
	readonly exitCode: ExitCode;
	readonly signoff?: Signoff;
	readonly problems: readonly Problem[];
}
export declare function signoff({ tag, ...request }: SignoffRequest, host: Host): Promise<Signed>;
export interface TrendRequest extends Omit<Request$1, "results" | "against" | "only"> {
	/** Files, folders or globs of histories; the recorded history when there are none. */
	readonly history: readonly string[];
	/** Part of a case's name, or a pattern with * and ?: only these are shown, though all tell what moved a run. */
	readonly pattern?: string;
	/** When the run began that may make something visible; the newest without it. Other jobs may have recorded since. */
	readonly startedAt?: string;
}
export interface Trended {
	/** 0: here it is, whatever it shows. 3: no history could be read. */
	readonly exitCode: ExitCode;
	readonly trend?: Trend;
	/** Those of its changes that were not to be seen before the newest run, or the one that was named. */
	readonly fresh: readonly TrendChange[];
	/** What was to be seen before, with what the newest run made of it. */
	readonly hindsight: readonly Hindsight[];
	readonly problems: readonly Problem[];
}
export declare function trend(request: TrendRequest, host: Host): Promise<Trended>;
/** Kept equal to package.json by a test. */
export declare const version = "0.1.0";

export {
	Request$1 as Request,
};

export {};
