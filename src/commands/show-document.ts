import { unusable, type ExitCode } from '../model/exit-code.js';
import type { Host } from '../model/host.js';
import type { DocumentRenderer } from '../model/rendering.js';
import { writeOutputs } from '../report/outputs.js';
import { showProblems } from './show-problems.js';

/** The outputs of a command: one format to print, and any number of files. */
export interface Outputs<Document> {
  readonly renderers: readonly DocumentRenderer<Document>[];
  /** The id of the renderer for printing. */
  readonly format: string;
  readonly files: readonly string[];
}

/**
 * Prints a document and writes its files.
 *
 * @returns 3 if a file could not be written; otherwise the exit code that was passed
 */
export async function showDocument<Document>(
  document: Document,
  exitCode: ExitCode,
  { renderers, format, files }: Outputs<Document>,
  host: Host,
): Promise<ExitCode> {
  const renderer = renderers.find(({ id }) => id === format);
  host.stdout(renderer?.render(document, host.page) ?? '');
  const { problems } = await writeOutputs(document, renderers, files, host);
  showProblems(problems, host);
  return problems.length === 0 ? exitCode : unusable;
}
