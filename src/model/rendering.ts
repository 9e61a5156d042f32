/** Reports on their way out. */
import type { Report, Problem } from './documents.js';
import type { Page, Host } from './host.js';

/** A way to show a report. One file each in renderers/. */
export interface Renderer {
  readonly id: string;
  /** File endings that choose it, e.g. ".md". */
  readonly endings: readonly string[];
  readonly render: (report: Report, page: Page) => string;
  /** That nothing was judged, and the problems that say why; absent where only a report can be shown. */
  readonly renderUnjudged?: (problems: readonly Problem[], page: Page) => string;
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
