/** Writes rendered documents to files and to the job summary. Failed writes become problems. */
import { addAll } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { DocumentRenderer, Option } from '../model/rendering.js';
import { ifRefused } from '../problems/problem.js';
import { notPublished, notWritten } from '../problems/publishing.js';
import { badValue } from '../problems/config.js';

/** Every file extension that selects one of these renderers. */
export const listEndings = (renderers: readonly Pick<DocumentRenderer, 'endings'>[]): readonly string[] =>
  renderers.flatMap(({ endings }) => endings);

/**
 * The renderer for a file's extension, whether in upper or lower case. The longest extension decides: "metrics.txt" before
 * ".txt".
 */
export function chooseRenderer<Chosen extends Pick<DocumentRenderer, 'endings'>>(
  renderers: readonly Chosen[],
  file: string,
): Chosen | undefined {
  const name = file.toLowerCase();
  const lengthIn = ({ endings }: Chosen): number =>
    Math.max(0, ...endings.filter((ending) => name.endsWith(ending)).map(({ length }) => length));
  const known = renderers.filter((renderer) => lengthIn(renderer) > 0);
  return known.sort((a, b) => lengthIn(b) - lengthIn(a))[0];
}

/** Whether this file is written as a page. */
export const isPage = (file: string): boolean => file.toLowerCase().endsWith('.html');

/** Finds formats and files without a renderer, so that a command can reject them before it does any work. */
export function findUnknownOutputs(
  renderers: readonly Pick<DocumentRenderer, 'id' | 'endings'>[],
  formats: readonly string[],
  files: readonly string[],
): readonly Problem[] {
  const ids = renderers.map(({ id }) => id);
  return [
    ...formats.filter((id) => !ids.includes(id)).map((id) => badValue('--format', id, ids)),
    ...files
      .filter((file) => chooseRenderer(renderers, file) === undefined)
      .map((file) =>
        badValue('--out', file, `one of these extensions: ${listEndings(renderers).join(', ')}`, { file }),
      ),
  ];
}

/** Writes one file. A system failure is a problem; any other error is a bug and is thrown. */
export const writeOutput = async (file: string, text: string, host: Host): Promise<readonly Problem[]> =>
  await host.writeText(file, text).then(
    () => [],
    ifRefused((why) => [notWritten(file, why)]),
  );

/**
 * Writes a document to files, each in the format of its extension.
 *
 * @param files file names with an extension that one of the renderers has
 * @returns the files that were written, and a problem for each that could not be
 */
export async function writeOutputs<Document>(
  document: Document,
  renderers: readonly DocumentRenderer<Document>[],
  files: readonly string[],
  host: Host,
): Promise<{ readonly written: readonly string[]; readonly problems: readonly Problem[] }> {
  const written: string[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const renderer = chooseRenderer(renderers, file);
    const text = renderer?.render(document, host.page) ?? '';
    const failures = await writeOutput(file, text, host);
    if (failures.length === 0) written.push(file);
    addAll(problems, failures);
  }
  return { written, problems };
}

/**
 * Adds Markdown to the summary page of the CI job. Any failure is only a warning, because the job may not have such a page.
 */
export async function writeJobSummary(markdown: string, host: Pick<Host, 'job'>): Promise<readonly Problem[]> {
  try {
    await host.job?.writeSummary(markdown);
    return [];
  } catch (error) {
    return [notPublished('The job summary', (error as Error).message, 'The report is in the step log.')];
  }
}

/** Options for the title of a report and the pages it links to. */
const isWebPage = (address: string): boolean => /^https?:\/\/[^\s<>"'`]+$/.test(address) && URL.canParse(address);

/** A path within an artifact, without a protocol or a host. */
const isRelativePath = (path: string): boolean => /^[\w.-][\w./ -]*$/.test(path);

const link = (name: string, about: string, isAllowed = isWebPage): Option => ({
  name,
  value: 'URL',
  about,
  isRare: true,
  refuse: (value) => (isAllowed(value) ? undefined : badValue(name, value, 'the URL of a web page, https://...')),
});

export const pageOptions: readonly Option[] = [
  { name: 'title', value: 'TEXT', about: 'the title of the report (default: Performance)', isRare: true },
  {
    name: 'key',
    value: 'NAME',
    about: 'the job that the report belongs to; shown below it',
    isRare: true,
    frontEnd: 'command-line',
  },
  link('report-url', 'the page or artifact of the whole report; linked from the comment'),
  link('trend-url', 'the trend page; linked from the comment'),
  link(
    'dashboard-url',
    "JMeter's dashboard, linked from the comment and the page; for the page also a relative path",
    (value) => isWebPage(value) || isRelativePath(value),
  ),
];
