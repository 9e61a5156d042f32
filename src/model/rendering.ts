/** Rendering and publishing reports. */
import type { Report, Problem } from './documents.js';
import type { Page, Host } from './host.js';
import type { Option, Options } from './option.js';

/** A way to show a document. */
export interface DocumentRenderer<Document = never> {
  /** What `--format` calls it. */
  readonly id: string;
  /** The file endings that choose it, e.g. ".md". */
  readonly endings: readonly string[];
  readonly render: (document: Document, page: Page) => string;
}

/** A way to show a report. One file each in report/renderers/. */
export interface Renderer extends DocumentRenderer<Report> {
  /** Shows that nothing was judged, and why. Absent where the format can only show a report. */
  readonly renderUnjudged?: (problems: readonly Problem[], page: Page) => string;
}

/** A report to be published, or the statement that nothing was judged. */
export interface Published {
  /** Absent if nothing was judged. */
  readonly report?: Report;
  /** The verdict, or that nothing was judged, as one plain sentence of at most 500 characters. */
  readonly headline: string;
  /** Rendered by this renderer; undefined if it does not exist or needs a report and there is none. */
  readonly text: (rendererId: string, page?: Partial<Page>) => string | undefined;
  /** Rendered by the renderer for the file's extension. */
  readonly textFor: (file: string, page?: Partial<Page>) => string | undefined;
}

/** A destination of reports. One file each in publishers/. Foreseeable failures are returned as problems, not thrown. */
export interface Publisher {
  readonly id: string;
  readonly publish: (what: Published, host: Host) => Promise<readonly Problem[]>;
}

/** A kind of publisher that callers choose by options. One file each in report/publishers/. */
export interface PublisherKind {
  readonly id: string;
  /** The options of check and inputs of the Action that choose and configure it. */
  readonly options: readonly Option[];
  /** The publishers that the caller asked for; none where the options do not ask for this kind. */
  readonly make: (options: Options) => readonly Publisher[];
}
