/**
 * The nouns. Documents on disk are declared in schemas/ and their types generated from there; everything else that
 * travels through the pipeline is declared here. Units are in names or stated: milliseconds, requests per second, percent (0-100).
 */
import type { Accept, CaseName, ExactMethod, Finding, Measurement, Outcome, Problem, Provenance, Report, RunShift, ScenarioFinding, ToleranceBand } from './generated/documents.js';
export type { Accept, AccountedCase, Baseline, BaselineSide, CandidateSide, CaseName, ConfigDocument, Configuration, Delta, Derivation, Drift, ExactMethod, Finding, Histogram, HistoryLine, Interval, Measurement, Method, MetricRule, MissingKind, Noise, Objective, Outcome, OutcomeReason, PercentileMethod, Problem, Provenance, Reason, Report, Rerun, Retirement, RunDocument, RunShift, ScenarioFinding, Shards, Signoff, SignoffReason, Tallies, ToleranceBand, Value, Verdict, Waiver, WaiverNote, WaiverUse, Where, } from './generated/documents.js';
/** Where something was read: shown to the user as file:line. */
export interface Source {
    readonly file: string;
    readonly line?: number;
}
/** A named quantity. One file each in metrics/. */
export interface Metric {
    readonly id: string;
    readonly title: string;
    readonly unit: 'ms' | '/s' | '%' | 'KB/s' | 'MB' | '';
    readonly better: 'higher' | 'lower';
    /** ratio: changes are judged relative to the baseline. points: by difference (percentages). whole: whole numbers, every step counts. */
    readonly scale: 'ratio' | 'points' | 'whole';
    /** Whether it can fail the gate when the configuration says nothing. */
    readonly gated: boolean;
    /** The change not minded when the configuration says nothing; percent of the baseline, and in the unit. */
    readonly band: ToleranceBand;
    /** A value never to be exceeded, whatever the baseline. */
    readonly cap?: number;
    /** Column heads and JSON keys seen in the wild, matched against the whole head, case-insensitively. */
    readonly columns: readonly RegExp[];
}
/** One input as its reader meets it: a name to show and its bytes, which can be opened once. */
export interface Input {
    /** As the user named it, or relative to the folder that was named; also where scenario and axes may be found. */
    readonly file: string;
    /** The first bytes (up to 64 KiB, decoded as UTF-8, without a byte-order mark): enough to recognise a format. */
    readonly head: string;
    /** The whole content from its first byte, in pieces of any size. */
    readonly bytes: () => AsyncIterable<Uint8Array>;
    /** Each call of bytes() begins anew. What comes from a pipe can be had only once. */
    readonly isRepeatable?: boolean;
    /** The same without waiting, where it comes from a file. */
    readonly content?: Content;
}
/** What a file holds, unpacked; to be had at once, at any place. Errors of the disk or of a broken archive throw. */
export interface Content {
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
/** What another thread does. */
export interface Elsewhere {
    readonly result: Promise<unknown>;
    /** It is not waited for any longer. */
    readonly leave: () => void;
}
/** What a user can say about how raw results are read. */
export interface ReadOptions {
    /** Cut from the start: samples that began less than this after the first one. */
    readonly warmupMs: number;
    /** Which rows to keep where transaction controllers write a row beside their children. */
    readonly transactions: 'both' | 'children' | 'parents';
    /** How percentiles are taken where all samples are known. Unsaid: nearest rank, and of what was read before as it was. */
    readonly percentiles?: ExactMethod;
}
/** A measurement whose scenario and axes are still only what the input itself says: read.ts adds what the path and `--set` say. */
export type BareMeasurement = Omit<Measurement, 'scenario'> & {
    readonly scenario?: string;
};
/** What comes out of a reader, in any number and order. */
export type Reading = {
    readonly kind: 'measurement';
    readonly measurement: BareMeasurement;
    readonly source: Source;
    /** Which run it belongs to, where one input holds many (a history). Without it: the one run of this input. */
    readonly run?: Provenance;
    /** The sum of a whole run: no case where the same folder, or one inside it, holds the parts. */
    readonly isTotal?: boolean;
} | {
    readonly kind: 'provenance';
    readonly provenance: Provenance;
} | {
    readonly kind: 'accept';
    readonly accept: Accept;
} | {
    readonly kind: 'problem';
    readonly problem: Problem;
};
/** What docs/formats.md tells of a format. */
export interface FormatNotes {
    /** What writes it: a program, a command, a setting. */
    readonly by: string;
    /** Where in the file it stands and in which unit there: metrics by id, and what names a case, by name. */
    readonly from: Readonly<Record<string, string>>;
    /** What is not in it, or is not taken from it, and why. */
    readonly without?: string;
}
/** An input format. One file each in readers/. */
export interface Reader {
    readonly id: string;
    readonly title: string;
    readonly notes: FormatNotes;
    /** Content decides, never the name. */
    readonly recognises: (head: string) => boolean;
    /** Files that tools write beside one of this format and that say what it was measured on; read where they are there. */
    readonly companions?: (file: string) => readonly string[];
    readonly read: (input: Input, options: ReadOptions) => AsyncIterable<Reading>;
}
/** One campaign against one build. */
export interface Run {
    readonly provenance: Provenance;
    readonly measurements: readonly Measurement[];
}
/** A past measurement of a case, with the run it was part of. */
export interface PastMeasurement {
    readonly measurement: Measurement;
    readonly provenance: Provenance;
}
/** What a history holds: measurements, and levels that were accepted. */
export type HistoryEntry = PastMeasurement | {
    readonly accept: Accept;
};
/** A past measurement in its place. */
export interface PairedMeasurement extends PastMeasurement {
    /** Counts all runs looked back on, oldest first; within a session the repetitions of the case. */
    readonly run: number;
    /**
     * By metric, which stretch of equal level it belongs to: 0 (also where nothing is said) tells the level and the noise,
     * any other only the noise.
     */
    readonly stretches: Readonly<Record<string, number>>;
}
/** What a case is held against: runs of other days, or repetitions that were measured in the candidate's own session. */
export type BaselineKind = 'history' | 'session';
/** A case on both sides. No candidate: missing. No history: new. */
export interface Pair {
    readonly case: CaseName;
    /** More than one: repetitions. */
    readonly candidate: readonly Measurement[];
    /** Oldest first, comparable ones only. */
    readonly history: readonly PairedMeasurement[];
    readonly baseline: BaselineKind;
    /** A case whose program the change cannot touch: it measures the machine. */
    readonly isControl: boolean;
    /** The candidate ran in another environment than every past measurement of this case. */
    readonly otherEnvironment: boolean;
}
/** One metric of one case, as a rule sees it. All numbers in the metric's unit. */
export interface Comparison {
    readonly case: CaseName;
    /** A case whose program the change cannot touch: it measures the machine. */
    readonly isControl: boolean;
    /** The candidate's value in each repetition. */
    readonly now: readonly number[];
    /** The measurement each of them is from: what else was seen with it. */
    readonly nowFrom: readonly Measurement[];
    /** The usable past values, oldest first. */
    readonly past: readonly PastValue[];
    readonly baseline: BaselineKind;
    readonly band: ToleranceBand;
    readonly cap?: number;
}
export interface PastValue {
    readonly value: number;
    /** The run it belongs to: its index among all runs looked back on. */
    readonly run: number;
    /** 0 tells the level and the noise; any other is a stretch of another level and tells only the noise. */
    readonly stretch: number;
    readonly from: Measurement;
}
/** What a rule computed for one comparison. */
export type Evidence = Pick<Finding, 'verdict' | 'reason' | 'noise' | 'limit' | 'severity' | 'smallestDetectable' | 'adjusted'>;
/** What a rule computed for all cases of one metric. */
export interface Weighed {
    /** In the order of the comparisons. */
    readonly evidence: readonly Evidence[];
    /** What moved all cases together, if that could be told. */
    readonly run?: RunShift;
    /** Scenarios whose cases are worse together. */
    readonly scenarios?: readonly ScenarioFinding[];
}
/**
 * A statistical rule. One file each in rules/. It sees all cases of one metric at once, because what is common to a run
 * can only be seen across its cases.
 */
export interface Rule {
    readonly id: string;
    readonly judges: (metric: Metric) => boolean;
    readonly weigh: (comparisons: readonly Comparison[], metric: Metric) => Weighed;
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
    readonly direction: 'worse' | 'better';
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
/** A change of level that was seen a run ago, and what it is by now: the same, of another size or place; or nothing. */
export interface Hindsight {
    readonly then: TrendChange;
    readonly now?: TrendChange;
}
/** What is known of a commit with which levels moved, or seemed to. */
export interface CommitComment {
    /** Its full id. */
    readonly commit: string;
    /** Whether it was not known a run ago; else it only puts right what was said before, where anything was. */
    readonly isNews: boolean;
    /** Markdown, of so many bytes of UTF-8 at most: rows are left out as a whole, and that is said. */
    readonly body: (mostBytes: number) => string;
}
/** A way to show a report. One file each in renderers/. */
export interface Renderer {
    readonly id: string;
    /** File endings that choose it, e.g. ".md". */
    readonly endings: readonly string[];
    readonly render: (report: Report, page: Page) => string;
    /** That nothing was judged, and the problems that say why; absent where only a report can be shown. */
    readonly renderUnjudged?: (problems: readonly Problem[], page: Page) => string;
}
/** Where rendered text will be read, and when. */
export interface Page {
    /** Columns of the terminal; Infinity where lines need not fit. */
    readonly width: number;
    readonly colour: boolean;
    /** What the text may take at most, in bytes of UTF-8, where the place sets a limit; a renderer then leaves whole sections out. */
    readonly mostBytes?: number;
    /** YYYY-MM-DD, where it is known: a report may be of an old run, or shown long after it was made. */
    readonly today?: string;
}
/** A report on its way out, or that there is none and why. */
export interface Published {
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
/** A place where histories are kept. One file each in stores/. */
export interface Store {
    readonly id: string;
    /** The files that hold the history; none where nothing was recorded yet. */
    readonly files: (place: string, host: Host) => Promise<Stored>;
    /** The same as they are in a commit of the user's repository; absent where commits do not hold them. */
    readonly filesAt?: (place: string, ref: string, host: Host) => Promise<Stored>;
    /** Adds to the history, whole or not at all per file. */
    readonly append: (place: string, entries: readonly HistoryEntry[], host: Host) => Promise<Appended>;
}
/** Files of a history. */
export interface Stored {
    /** Readable like any result, by `texts` or else by the host. */
    readonly files: readonly string[];
    /** What they hold, by name, where they are no files of the host's. */
    readonly texts?: ReadonlyMap<string, string>;
    readonly problems?: readonly Problem[];
}
export interface Appended {
    readonly files: readonly string[];
    /** What was there already, line for line, and so was not added again. */
    readonly known: readonly HistoryEntry[];
    /** An error: nothing was added. */
    readonly problems?: readonly Problem[];
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
export interface GitAnswer {
    /** 0 where it did what was asked. */
    readonly code: number;
    readonly stdout: string;
    /** Why not, in English; also that it took too long, said too much or is not installed. */
    readonly stderr: string;
}
/** What a CI system offers to a step. */
export interface Job {
    readonly annotate: (level: Annotation['level'], message: string, at: Annotation['at']) => void;
    readonly setOutput: (name: string, value: string) => void;
    readonly writeSummary: (markdown: string) => Promise<void>;
    /** The commit that a pull request, or a group of them in a merge queue, is to be merged into, as it was when the job was started. */
    readonly targetCommit?: string;
}
/**
 * Where the change under test is kept and talked about. What it may refuse is a value, never thrown; all calls together
 * are bounded in time.
 */
export interface Forge {
    /** Where people find the job, as a URL. */
    readonly jobUrl?: string;
    /** The pull request that the job is about. */
    readonly pullRequest?: Conversation;
    /** What is said below a commit. */
    readonly commit: (id: string) => Conversation;
    /** Writes a check on the commit under test. */
    readonly check: (check: Check) => Promise<Answer<unknown>>;
}
/** Where comments stand one below the other. */
export interface Conversation {
    /** "#7", "1a2b3c4d5e" */
    readonly name: string;
    /** The first comment there that the job's own token wrote and that begins with this line; undefined when there is none. */
    readonly commentThatBegins: (line: string) => Promise<Answer<Comment | undefined>>;
    /** The comment's number, where the answer tells it. */
    readonly comment: (body: string) => Promise<Answer<number | undefined>>;
    readonly rewrite: (comment: Comment, body: string) => Promise<Answer<unknown>>;
    readonly remove: (id: number) => Promise<Answer<unknown>>;
}
export interface Comment {
    readonly id: number;
    /** Markdown. */
    readonly body: string;
}
export interface Check {
    readonly name: string;
    readonly outcome: Outcome | 'unusable';
    /** One line of plain text. */
    readonly title: string;
    /** Markdown. */
    readonly summary: string;
    readonly annotations: readonly Annotation[];
}
/** A remark beside a file, or on top of all where it names none. */
export interface Annotation {
    readonly level: Problem['level'];
    readonly message: string;
    readonly at: {
        readonly title?: string;
        readonly file?: string;
        readonly line?: number;
    };
}
/** What a forge says: what it was asked for, or why not. */
export type Answer<Value> = {
    readonly value: Value;
} | {
    readonly refusal: Refusal;
};
export interface Refusal {
    /**
     * forbidden: the token may not. gone: there is no such thing, or none that the token may see. unacceptable: the forge
     * understood and will not take it. limited: too many requests. unreachable: no answer, so it may even have been done.
     */
    readonly kind: 'forbidden' | 'gone' | 'unacceptable' | 'limited' | 'unreachable';
    /** In the forge's words, or the system's. */
    readonly why: string;
}
/** How the gate ends for whoever called it. 3: unusable input or configuration, nothing was judged. */
export type ExitCode = 0 | 1 | 2 | 3;
export declare const exitCodes: {
    readonly passed: 0;
    readonly failed: 1;
    readonly undecided: 2;
};
export declare const unusable: ExitCode;
