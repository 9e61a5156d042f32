/** Shows what a command did: on the terminal and in files, or in the log, the summary and the outputs of a job. */
import { formatJson } from '../lang/printable.js';
import { defined } from '../lang/objects.js';
import { unusable, type ExitCode, type Result } from '../model/exit-code.js';
import type { CommandResult } from '../model/documents.js';
import type { DocumentRenderer } from '../model/rendering.js';
import { writeOutputs } from '../report/outputs.js';
import { version } from '../version.js';
import type { Step } from './command.js';
import { showNotes, showProblems } from './show-problems.js';

/** What a command did, beside what every result says. */
export type ResultData = Omit<CommandResult, 'schemaVersion' | 'tool' | 'exitCode' | 'problems' | 'text'>;

/** What a command shows on standard output: a text, or a document. */
export type Shown<Document> = Result<{
  readonly text?: string | undefined;
  readonly document?: Document | undefined;
  /** What it did, for --format json. */
  readonly data?: ResultData;
  /** The outputs of a step of the Action. Absent: nothing was judged, and the step says so. */
  readonly outputs?: Readonly<Record<string, string | object>> | undefined;
  /** The files that it wrote, for the output `files`. */
  readonly files?: readonly string[];
}>;

/** @returns the exit code: 3 if a file could not be written */
export async function show<Document>(
  shown: Shown<Document>,
  {
    renderers,
    showsNotes,
  }: { readonly renderers: readonly DocumentRenderer<Document>[]; readonly showsNotes: boolean },
  step: Step,
): Promise<ExitCode> {
  const { exitCode, problems, text, document } = shown;
  const { host } = step;
  const [format, files] = [step.get('format') ?? 'text', step.getAll('out')];
  const render = (id: string): string | undefined =>
    document === undefined ? undefined : renderers.find((known) => known.id === id)?.render(document, host.page);
  showProblems(problems, host, host.job === undefined && showsNotes);
  if (host.job !== undefined && showsNotes) showNotes(problems, host);
  const printed = document === undefined && format === 'json' ? writeResult(shown) : (text ?? render(format));
  if (printed !== undefined) host.stdout(printed);
  const { written, problems: unwritten } =
    document === undefined
      ? await writeRefusal(shown, renderers.length > 0 ? files : [], step)
      : await writeOutputs(document, renderers, files, host);
  showProblems(unwritten, host);
  if (host.job !== undefined) {
    const { showInJob } = await import('./show-in-job.js'); // loads the renderers of reports
    await showInJob({ ...shown, files: [...(shown.files ?? []), ...written] }, render('markdown'), host);
  }
  return document === undefined || unwritten.length === 0 ? exitCode : unusable;
}

/** Files of an earlier run must not look like this one's. */
async function writeRefusal({ exitCode, problems }: Result, files: readonly string[], { host }: Step) {
  if (exitCode !== unusable || files.length === 0) return { written: [], problems: [] };
  const { writeUnjudged } = await import('../report/renderings.js'); // most commands need none of its renderers
  return await writeUnjudged(problems, files, host);
}

const writeResult = ({ exitCode, problems, text, data }: Shown<unknown>): string =>
  formatJson({
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    exitCode,
    problems,
    ...data,
    ...defined({ text }),
  });
