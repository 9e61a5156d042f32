/** Rendering and publishing reports. */
import type { Outcome, Problem, Report } from './documents.js';
import type { Annotation } from './forge.js';
import type { Page, Host } from './host.js';

/** A way to show a document. */
export interface DocumentRenderer<Document = never> {
  /** The name in `--format`. */
  readonly id: string;
  /** The file extensions that select it, e.g. ".md". */
  readonly endings: readonly string[];
  readonly render: (document: Document, page: Page) => string;
}

/** A way to show a report. One file each in report/renderers/. */
export interface Renderer extends DocumentRenderer<Report> {
  /** Renders the statement that nothing was judged, and why: a file of an earlier run must not look like that of this one. */
  readonly renderUnjudged?: (problems: readonly Problem[], page: Page) => string;
}

/** A report to be published, or the statement that nothing was judged. */
export interface Publication {
  /** Absent if nothing was judged. */
  readonly report?: Report;
  /** That of the worst job, which may have no report beside others that have one. */
  readonly outcome: Outcome | 'unusable';
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

/** A kind of publisher that callers select with options. One file each in report/publishers/. */
export interface PublisherKind {
  /** The options of check and the inputs of the Action that select and configure it. */
  readonly options: readonly Option[];
  /** Creates the publishers that the caller asked for; none if the options do not ask for this kind. */
  readonly make: (options: Options) => readonly Publisher[];
}

/** Options of the command line and inputs of the Action. */

/** An option of a command, or an input of the Action. */
export interface Option {
  readonly name: string;
  /** The placeholder of the value in the help text; absent for a switch. */
  readonly value?: string;
  /** Whether the option can be given more than once. */
  readonly multiple?: boolean;
  /** One letter, e.g. "o" for -o. */
  readonly short?: string;
  /** The phrase that describes the option in the help text. */
  readonly about: string;
  /** The allowed values; the first is the default. */
  readonly choices?: readonly string[];
  /** Explains a value that is not one of `choices`, if the standard message is not enough. */
  readonly refuse?: (value: string) => Problem | undefined;
  /** Whether few need it: it stands under `--help --all` and in docs/options.md. */
  readonly isRare?: true;
  /** The front end that has this option; absent if both have it. */
  readonly frontEnd?: 'command-line' | 'action';
}

/** The values that the caller gave, by name of the option. */
export interface Options {
  /** The value, the first of several; undefined if the option was not given. */
  readonly get: (name: string) => string | undefined;
  /** All values, in order. */
  readonly getAll: (name: string) => readonly string[];
}
