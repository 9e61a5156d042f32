/** Defines the modes of the Action. */
import { escapeInvisible } from '../lang/printable.js';
import type { Problem } from '../model/documents.js';
import { unusable, type ExitCode } from '../model/exit-code.js';
import type { ConnectedHost, Host } from '../model/host.js';
import type { Option, Options } from '../model/option.js';
import type { DocumentRenderer } from '../model/rendering.js';
import { writeJobSummary, writeOutputs } from '../report/outputs.js';
import { jobSummary } from '../report/publishers/job-summary.js';
import { unjudgedRenderings } from '../report/renderings.js';
import { badValue } from '../problems/config.js';
import { showProblems } from './show-problems.js';

/** One mode of the Action. Each has its own file in commands/, next to the use case it runs. */
export interface Mode {
  readonly name: string;
  /** One sentence for action.yml. */
  readonly summary: string;
  /** The values of the output `outcome`. */
  readonly outcomes: readonly string[];
  /** The inputs that accept only certain values. */
  readonly options: readonly Option[];
  /** The file extensions that `out` accepts. */
  readonly endings: readonly string[];
  readonly run: (step: Step) => Promise<ExitCode>;
  /** After an unhandled error, publishes that nothing was judged. Absent: the job summary says so. */
  readonly withdraw?: (step: Step, problem: Problem) => Promise<unknown>;
}

/** One step of a job: its inputs, and the world around it. Blank inputs count as absent. */
export interface Step extends Options {
  readonly host: Host;
  /** Connects the host to the commit of the job. */
  readonly withForge: () => Host;
  /**
   * Connects the host to the change under test: that of the input `pr-number`, the event, the commit or the completed run.
   *
   * @param isPosting whether something is posted there
   */
  readonly connect: (isPosting: boolean) => Promise<ConnectedHost>;
  /** The same for a job that posts the reports of other jobs, which the completed run may control. */
  readonly connectForReports: () => Promise<ConnectedHost>;
}

/** The pull request to comment on, if the event does not identify one. */
export const pullRequestOption: Option = {
  name: 'pr-number',
  about: 'the pull request to comment on',
  refuse: (value) =>
    /^[1-9]\d{0,9}$/.test(value)
      ? undefined
      : badValue('pr-number', value, 'the number of a pull request without #, or omit it'),
};

/** Problems with inputs whose values are not accepted. */
export const findWrongInputs = (options: readonly Option[], { get, getAll }: Options): readonly Problem[] =>
  options.flatMap(({ name, multiple, choices, refuse }) =>
    (multiple === true ? getAll(name) : [get(name) ?? []].flat()).flatMap((value) => {
      if (refuse !== undefined) return refuse(value) ?? [];
      return choices === undefined || choices.includes(value) ? [] : [badValue(name, value, choices)];
    }),
  );

/** Ends a step that has no result. */
export async function refuseStep(
  problems: readonly Problem[],
  host: Host,
  changed: readonly string[] = [],
): Promise<ExitCode> {
  showProblems([...problems, ...(await jobSummary.publish(unjudgedRenderings(problems, host), host))], host);
  host.job?.setOutput('outcome', 'unusable');
  setFilesOutput(changed, host);
  return unusable;
}

/** Two forms of a document for people, and those of its files. */
interface JobDocument<Document> {
  readonly document: Document;
  readonly log: string;
  readonly summary: string;
  readonly renderers: readonly DocumentRenderer<Document>[];
}

/**
 * Shows a document in the log, on the job summary page and in the files of `out`, and sets the output `files`.
 *
 * @param changed the files that the step wrote before
 * @returns the exit code of a step that succeeded: 3 if a file could not be written
 */
export async function showInJob<Document>(
  { document, log, summary, renderers }: JobDocument<Document>,
  { host, getAll }: Step,
  exitCode: ExitCode,
  changed: readonly string[] = [],
): Promise<ExitCode> {
  host.stdout(log);
  showProblems(await writeJobSummary(summary, host), host);
  const { written, problems } = await writeOutputs(document, renderers, getAll('out'), host);
  showProblems(problems, host);
  setFilesOutput([...changed, ...written], host);
  return problems.length === 0 ? exitCode : unusable;
}

/** Sets the output `files` for later steps. */
export function setFilesOutput(files: readonly string[], host: Host): void {
  const named = files.map((file) => host.job?.pathInJob?.(file) ?? file);
  setJsonOutput('files', named, host);
}

/** Sets an output to a list or an object. */
export const setJsonOutput = (name: string, value: object, host: Host): void =>
  host.job?.setOutput(name, escapeInvisible(JSON.stringify(value)));
