import type { Problem, Provenance, Refusal, Source } from './model.js';
/** Where a problem is: a file, perhaps a line and column, or a JSON pointer into it. */
export interface Place extends Source {
    readonly column?: number;
    readonly pointer?: string;
}
/** `file:line:column`, as editors and terminals understand it. */
export declare function placeOf(problem: Place | Problem): string;
/**
 * Notes that differ only in where they are, as one that says so: a matrix has the same in hundreds of files. What somebody has
 * to do something about stays by file.
 */
export declare function together(problems: readonly Problem[]): readonly Problem[];
/** What the system calls a failure (ENOENT, Z_DATA_ERROR): those are foreseeable; anything else is a bug of ours. */
export declare function systemCode(error: unknown): string | undefined;
/** A list of what was found, short enough to read. */
export declare const few: (items: readonly string[], most?: number) => string;
/** A piece of input, short enough to show and on one line. */
export declare const quoted: (text: string) => string;
/** The allowed name closest to a mistyped one, if any is close. */
export declare function nearest(name: string, allowed: readonly string[]): string | undefined;
export declare const noSuchFile: (pattern: string) => Problem;
export declare const noResultsNamed: () => Problem;
export declare const noOutNamed: () => Problem;
export declare const emptyFile: (file: string) => Problem;
export declare const unknownFormat: (file: string, head: string, tried: readonly string[]) => Problem;
export declare const reportAsResult: (file: string) => Problem;
export declare const planAsResult: (file: string) => Problem;
export declare const skippedFile: (file: string) => Problem;
export declare const unreadableFile: (file: string, why: string) => Problem;
export declare const scenarioGuessed: (guessed: readonly (readonly [file: string, scenario: string])[]) => Problem;
/** @param said the values that gave way, each with a file whose path or content says so */
export declare const setOverrides: (axis: string, value: string, said: readonly (readonly [value: string, file: string])[]) => Problem;
export declare const twoFormats: (files: readonly string[]) => Problem;
export declare const shardsMerged: (files: readonly string[]) => Problem;
export declare const shardsNotMerged: (files: readonly string[], keys: readonly string[]) => Problem;
export declare const shardTwice: (files: readonly string[]) => Problem;
/** @param lost how much less throughput comes out than the parts did themselves, in percent */
export declare const shardsApart: ([file, other]: readonly [file: string, other: string], { startMs, endMs }: {
    readonly startMs: number;
    readonly endMs: number;
}, lost: number, more: number) => Problem;
/** What began when; without a file where it came through standard input. */
interface Begun {
    readonly file: string | undefined;
    readonly startMs: number;
}
/** @param most how often the case was measured that was measured most often */
export declare const repetitionsApart: (most: number, first: Begun, last: Begun, mostHours: number) => Problem;
/** @param repetitions a file of each, oldest first */
export declare const countedAsRepetitions: (repetitions: readonly string[]) => Problem;
/** Repetitions of unequal many parts. */
export declare const generatorsMissing: (fewest: readonly string[], most: readonly string[]) => Problem;
export declare const beginsInFuture: (files: readonly string[], startMs: number) => Problem;
export declare const nothingRead: () => Problem;
export declare const unknownMetric: (place: Place | undefined, id: string, known: readonly string[]) => Problem;
export declare const badObjective: (place: Place, text: string) => Problem;
/** @param others how many more places are none; most often for want of what is missing at the first one */
export declare const notYaml: (place: Place, why: string, others?: number) => Problem;
export declare const noSuchConfig: (file: string) => Problem;
/** @param code what the system calls it */
export declare const configNotRead: (file: string, code: string) => Problem;
export declare const badSet: (pair: string) => Problem;
export declare const badWarmup: (text: string) => Problem;
export declare const badChoice: (option: string, text: string, allowed: readonly string[]) => Problem;
export declare const noSuchSelector: (text: string) => Problem;
export declare const newestOfHistory: (runs: number, startedAt: string | undefined) => Problem;
/** @param isHistory what is judged is the newest run of a history */
export declare const noBaseline: (store: string, against: string, isHistory?: boolean) => Problem;
/** @param where the history is, or what was named instead of one */
export declare const onlyOwnRun: (where: string) => Problem;
export declare const notOneSession: (pauseHours: number, mostHours: number) => Problem;
export declare const sameRunInBaseline: (startedAt: string) => Problem;
export declare const environmentDiffers: (axes: readonly string[]) => Problem;
/** @param candidate, baseline axes of the environment that this side does not name and the other does */
export declare const environmentUnknown: (candidate: readonly string[], baseline: readonly string[]) => Problem;
export declare const looksLikeOldResult: (keys: readonly string[]) => Problem;
/** @param shares of requests that fail, percent */
export declare const saturatedCases: (keys: readonly string[], shares: readonly number[]) => Problem;
/** How long a load test took, and how many requests its most frequent label was, before and now. */
interface Lengths {
    readonly key: string;
    readonly usualMs: number;
    readonly ms: number;
    readonly usual: number;
    readonly samples: number;
}
/** @param more how many others */
export declare const measuredShorter: ({ key, usualMs, ms, usual, samples }: Lengths, more: number) => Problem;
/** Milliseconds that were left out at the beginning of a case. */
interface Warmups {
    readonly key: string;
    readonly before: number;
    readonly now: number;
}
/** @param first of so many cases */
export declare const warmupDiffers: ({ key, before, now }: Warmups, cases: number) => Problem;
/** What an entry of the configuration that means no case does not do. */
declare const undone: {
    readonly control: "This control is no case of the run or its baselines, so it vouches for nothing.";
    readonly objective: "This objective is about no case of the run or its baselines, so nothing is held to it.";
    readonly override: "This override is about no case that was ever measured, so it changes nothing.";
    readonly retired: "This retires no case that was ever measured, so it excuses nothing.";
};
export declare const unmet: (kind: keyof typeof undone, place: Place) => Problem;
export declare const fewControls: (found: number, wanted: number) => Problem;
/** A report is read whole into memory. */
export declare const reportTooLarge: (file: string, mostBytes: number) => Problem;
export declare const reportTooDeep: (file: string, most: number) => Problem;
export declare const noSuchReport: (file: string) => Problem;
export declare const notAReport: (file: string, found: string) => Problem;
export declare const noReportLeft: () => Problem;
export declare const reportOfOtherVersion: (file: string, known: number, found: string, writer: string | undefined, own: string) => Problem;
/** @param first of the breaches of its schema; so many others are only said to be there */
export declare const brokenReport: (first: Problem, others: number, writer: string | undefined, own: string) => Problem;
export declare const largeMatrix: (jobs: number, most: number) => Problem;
/** @param level a case and a metric, in words */
export declare const levelNotAccepted: (level: string, percent: number, at: Provenance, others: readonly string[]) => Problem;
export declare const levelTaken: (level: string, percent: number, at: Provenance, others: readonly string[]) => Problem;
export declare const noReason: () => Problem;
export declare const nothingRecorded: (store: string) => Problem;
export declare const noSuchRun: (from: string, startedAt: readonly string[]) => Problem;
export declare const alreadyAccepted: (keys: readonly string[]) => Problem;
export declare const laterRuns: (keys: readonly string[], newest: string) => Problem;
export declare const nothingDerived: (place: Place, metric: string, axes: readonly string[]) => Problem;
export declare const littlesLawBroken: (cases: ReadonlyMap<string, number>) => Problem;
export declare const gitFailed: (task: string, why: string) => Problem;
export declare const noRepository: (why: string) => Problem;
export declare const noRemote: (branch: string) => Problem;
export declare const badBranch: (name: string) => Problem;
export declare const remoteUnreachable: (branch: string, remote: string, why: string) => Problem;
export declare const pushRefused: (branch: string, remote: string, why: string) => Problem;
export declare const branchBusy: (branch: string, rounds: number) => Problem;
export declare const noSuchCommit: (ref: string, isShallow: boolean) => Problem;
export declare const noMergeBase: (ref: string, isShallow: boolean) => Problem;
export declare const refOfBranch: (ref: string, store: string) => Problem;
export declare const baselinesChanged: (files: readonly string[], commit: string) => Problem;
export declare const baselinesNew: () => Problem;
export declare const baselinesUnguarded: (why: string) => Problem;
export declare const targetTaken: (commit: string) => Problem;
export declare const refused: (key: string, why: string) => Problem;
export declare const folderBusy: (folder: string) => Problem;
export declare const alreadyRecorded: (keys: readonly string[]) => Problem;
export declare const recordedOtherwise: (keys: readonly string[]) => Problem;
export declare const recordedUndated: (keys: readonly string[]) => Problem;
/** Problems that say a result is not whole: its cases are judged with care, and never recorded. */
export declare const partialCodes: ReadonlySet<string>;
export declare const noSuchCase: (pattern: string, known: readonly string[]) => Problem;
export declare const noSuchMetric: (id: string, measured: readonly string[]) => Problem;
export declare const noResultsFound: (places: readonly string[]) => Problem;
export declare const alreadyThere: (file: string) => Problem;
export declare const noHistory: (store: string) => Problem;
export declare const tooFewRuns: (dated: number) => Problem;
export declare const undatedRuns: (count: number) => Problem;
export declare const badRuns: (text: string) => Problem;
/** One problem for many lines with the same cause: that of the first, and which others there are. */
export declare const repeated: (first: Problem, lines: readonly number[]) => Problem;
export declare const tooLarge: (file: string, limitBytes: number) => Problem;
export declare const noRows: (file: string, line?: number) => Problem;
export declare const raggedRow: (place: Place, expected: number, found: number) => Problem;
export declare const headAgain: (place: Place) => Problem;
export declare const otherHead: (place: Place) => Problem;
export declare const unclosedQuote: (place: Place) => Problem;
export declare const unreadableValue: (place: Place, column: string, expected: string, found: string) => Problem;
export declare const moreErrorsThanSamples: (place: Place, errors: number, samples: number) => Problem;
export declare const errorUnitUnclear: (place: Place, column: string, found: string) => Problem;
export declare const unknownColumns: (file: string, heads: readonly string[], line?: number) => Problem;
export declare const warmupHalf: (file: string) => Problem;
export declare const lastSamplesOnly: (file: string, labels: readonly string[]) => Problem;
export declare const labelsRepeated: (file: string, labels: readonly string[]) => Problem;
export declare const sameRowAgain: (place: Place) => Problem;
export declare const notADate: (place: Place, found: string) => Problem;
/** A load tool counted no request: its other numbers are zeros of nothing. */
export declare const noRequests: (place: Place) => Problem;
/** Others of the table made some. */
export declare const noRequestsInRow: (place: Place) => Problem;
export declare const summaryCutOff: (file: string, title: string, expected: string) => Problem;
export declare const noSummaryLine: (file: string) => Problem;
/** Its code is one of the partial ones. */
export declare const unfinishedRun: (file: string) => Problem;
/** What to do about something a format does not hold, or holds only when asked to. */
declare const howToHave: {
    readonly wrk: "Run wrk with --latency.";
    readonly k6: "Add 'p(99)' to summaryTrendStats in the options of the script.";
    readonly k6Part: "Set thresholds on http_reqs, http_req_failed and http_req_duration with the same tags, if only 'count>=0', and list 'p(99)' in summaryTrendStats.";
    readonly summariser: "Name the raw result (JTL) instead: it has every sample.";
    readonly h2load: "Use a newer h2load: the older ones print no percentiles.";
    readonly taurus: "Name the raw result (kpi.jtl), or the final statistics as XML of a newer Taurus: they have the duration.";
    readonly locust: "Use a newer Locust: its statistics hold the percentiles.";
    readonly tool: "Take the summary from a whole run, in which requests were answered.";
};
export type Remedy = keyof typeof howToHave;
export declare const notInResult: (place: Place, metrics: readonly string[], remedy: Remedy) => Problem;
export declare const implausible: (place: Place, why: string) => Problem;
export declare const maybeSeconds: (file: string, why: string) => Problem;
/** Its code is one of the partial ones. */
export declare const brokenLogLines: (place: Place, count: number) => Problem;
export declare const tooManyBrokenLogLines: (place: Place, count: number) => Problem;
export declare const otherLengths: (file: string, count: number) => Problem;
export declare const unfinishedRequests: (file: string, count: number) => Problem;
export declare const subMetricsLeftOut: (file: string, names: readonly string[]) => Problem;
export declare const seriesNotRead: (file: string) => Problem;
export declare const bareTableNotRead: (file: string) => Problem;
export declare const totalsLeftOut: (files: readonly string[]) => Problem;
export declare const tableNotRead: (place: Place, heads: readonly string[]) => Problem;
export declare const asAbove: (place: Place, column: string, above: string) => Problem;
export declare const takenAsAxes: (place: Place, heads: readonly string[]) => Problem;
export declare const sectionsAreScenarios: (file: string, scenarios: readonly string[]) => Problem;
export declare const notJson: (place: Place, found: string) => Problem;
/** A value where the schema expects something else. */
export declare const notAsExpected: (place: Place, expected: string, found: string) => Problem;
export declare const keyMissing: (place: Place, key: string, present: readonly string[]) => Problem;
export declare const unknownKey: (place: Place, key: string, allowed: readonly string[]) => Problem;
export declare const newerDocument: (place: Place, known: string, found: string) => Problem;
export declare const furtherBreaches: (place: Place, count: number) => Problem;
export declare const unknownEnding: (file: string, allowed: readonly string[]) => Problem;
export declare const unknownFormatName: (id: string, known: readonly string[]) => Problem;
export declare const notWritten: (file: string, why: string) => Problem;
export declare const noSummary: (why: string) => Problem;
export declare const noComment: (pullRequest: string, { kind, why }: Refusal) => Problem;
export declare const nothingToCommentOn: () => Problem;
/** @param untried comments that were not even tried, as they would have met the same */
export declare const noCommitComment: (commit: string, { kind, why }: Refusal, untried: number) => Problem;
export declare const noPlaceToComment: () => Problem;
export declare const noCheckRun: (why: string) => Problem;
export declare const notAboutAPullRequest: () => Problem;
export declare const noOpenPullRequest: (branch: string) => Problem;
export declare const severalPullRequests: (branch: string, names: readonly string[]) => Problem;
export declare const staleReport: (pullRequest: string, reported: string, newest: string) => Problem;
export declare const pullRequestUnknown: (why: string) => Problem;
export declare const notAChoice: (name: string, found: string, allowed: readonly string[]) => Problem;
export declare const furtherAnnotations: (level: Problem["level"], count: number) => Problem;
export declare const resultColumnMissing: (file: string, column: "timeStamp" | "elapsed" | "label", header: readonly string[]) => Problem;
export declare const successMissing: (file: string) => Problem;
export declare const delimiterNotRead: (file: string, delimiter: string) => Problem;
export declare const timeStampNotRead: (file: string, found: string) => Problem;
export declare const headerlessOrder: (file: string) => Problem;
export declare const headerlessRead: (file: string) => Problem;
export declare const timesRead: (file: string, pattern: string, isAmbiguous: boolean) => Problem;
export declare const noResultRows: (file: string) => Problem;
export declare const noSamples: (file: string, count: number) => Problem;
/** What is expected of a row, by the reason for which it was left out. */
declare const expectedOfRow: {
    readonly columns: "another number of columns than the header";
    readonly quotes: "text after a closing quote";
    readonly 'time-stamp': "no time stamp like the others";
    readonly elapsed: "an elapsed time that is no whole number of milliseconds";
    readonly 'negative-elapsed': "a negative elapsed time";
    readonly success: "a success that is neither true nor false";
    readonly several: "several samples in one row (SampleCount), as written in mode Statistical";
    readonly markup: "markup that is not well-formed XML";
    readonly entity: "an entity in the label that XML itself does not know";
    readonly label: "no label";
};
type RowReason = keyof typeof expectedOfRow;
type Dropped = readonly (readonly [RowReason, {
    readonly count: number;
    readonly line: number;
}])[];
export declare const droppedRows: (file: string, dropped: Dropped, total: number) => Problem;
export declare const tooManyDroppedRows: (file: string, dropped: Dropped, total: number) => Problem;
export declare const truncatedResult: (file: string, line: number) => Problem;
export declare const monitorRows: (file: string, count: number, line: number, label: string) => Problem;
export declare const onlyMonitorRows: (file: string, count: number, label: string) => Problem;
export declare const joinedResults: (file: string, count: number, line: number) => Problem;
export declare const idleResult: (file: string, { fromMs, toMs }: {
    readonly fromMs: number;
    readonly toMs: number;
}) => Problem;
export declare const otherHeader: (file: string, line: number) => Problem;
export declare const endlessRecord: (file: string, line: number) => Problem;
export declare const tooManyLabels: (file: string, most: number, examples: readonly string[]) => Problem;
export declare const allWarmup: (file: string, warmupMs: number, durationMs: number) => Problem;
export declare const labelsInWarmup: (file: string, names: readonly string[]) => Problem;
export declare const transactionsListed: (file: string, names: readonly string[]) => Problem;
export declare const transactionsLeftOut: (file: string, kept: "children" | "parents", names: readonly string[]) => Problem;
export declare const nothingButTransactions: (file: string) => Problem;
export declare const transactionNamedAsSampler: (file: string, names: readonly string[]) => Problem;
export declare const subResults: (file: string, names: readonly string[]) => Problem;
export declare const encodingNotRead: (file: string, encoding: string) => Problem;
export declare const doctypeNotRead: (file: string, line: number) => Problem;
export declare const attributeMissing: (file: string, attribute: "ts" | "t" | "lb", found: readonly string[]) => Problem;
export declare const brokenOffResult: (file: string, line: number) => Problem;
export declare const noResultSamples: (file: string) => Problem;
export declare const endlessTag: (file: string, line: number) => Problem;
export declare const tooDeep: (file: string, line: number) => Problem;
export {};
