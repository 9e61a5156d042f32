/** What lies beside results that were read: pages that show them, listeners without rows, and files that were not read. */
import type { Problem } from '../model/documents.js';
import { withoutNumbers } from '../cases/file-names.js';
import type { FormattedReading } from './read-file.js';
import { hasResultName, nameSeries, readFolder } from '../formats/recognise/result-names.js';
import { emptyBesideResults } from '../problems/belonging.js';
import { pagesLeftOut, skippedFile, unreadResult } from '../problems/inputs.js';

/** The files to read, and whether a pattern names each of them exactly. */
export type FilesToRead = ReadonlyMap<string, boolean>;

interface Read {
  /** Files that are published beside another format of the same results. */
  readonly companions: ReadonlySet<string>;
  readonly measurements: readonly FormattedReading[];
  readonly problems: readonly Problem[];
}

/** Leaves out files that are not results by themselves, and judges the files that were not read by the results beside them. */
export function judgeNeighbours(read: Read, files: FilesToRead): Omit<Read, 'companions'> {
  const { measurements, problems } = leaveOutPages(read, files);
  return {
    measurements,
    problems: problems.map(rejectUnreadNeighbours(measurements)).map(permitEmptyListeners(measurements, files)),
  };
}

/** A page beside the result of a tool is a rendering of it, unless the user named it. */
function leaveOutPages(
  { measurements, problems, companions }: Read,
  files: FilesToRead,
): { readonly measurements: readonly FormattedReading[]; readonly problems: readonly Problem[] } {
  const isPage = ({ format }: FormattedReading): boolean => format === 'published-tables';
  const folders = [
    ...new Set(measurements.filter((reading) => !isPage(reading)).map(({ source }) => readFolder(source.file))),
  ];
  const pages = new Set(measurements.filter(isPage).map(({ source }) => source.file));
  for (const { file = '', code } of problems) if (pageProblems.has(code) && pageName.test(file)) pages.add(file);
  const left = [...pages].filter(
    (file) =>
      !files.get(file) &&
      !companions.has(file) &&
      folders.some((folder) => folder.startsWith(readFolder(file)) || readFolder(file).startsWith(folder)),
  );
  if (left.length === 0) return { measurements, problems };
  return {
    measurements: measurements.filter(({ source }) => !left.includes(source.file)),
    problems: [...problems.filter(({ file = '' }) => !left.includes(file)), pagesLeftOut(left)],
  };
}

/** Problems of a page without any measurement. */
const pageProblems: ReadonlySet<string> = new Set(['head-not-understood', 'unknown-unit', 'table-not-read', 'no-rows']);
const pageName = /\.(md|markdown|html?)$/i;

/**
 * A listener that logs only errors writes no rows if there are none. A generator without rows is an error: its name differs
 * from those of others in a number.
 */
function permitEmptyListeners(
  measurements: readonly FormattedReading[],
  files: FilesToRead,
): (problem: Problem) => Problem {
  const measured = new Set(measurements.map(({ source }) => source.file));
  return (problem) => {
    const { code, file = '' } = problem;
    if (files.get(file) === true || (code !== 'no-result-rows' && code !== 'only-monitor-rows')) return problem;
    const others = [...measured].filter((other) => readFolder(other) === readFolder(file));
    const isGenerator = others.some((other) => withoutNumbers(other) === withoutNumbers(file));
    if (others.length === 0) return problem;
    if (code === 'only-monitor-rows') return skippedFile(file);
    return isGenerator ? problem : emptyBesideResults(file, others);
  };
}

/** A skipped file with the folder and the extension of results that were read is probably one of them. */
function rejectUnreadNeighbours(measurements: readonly FormattedReading[]): (problem: Problem) => Problem {
  const series = new Set(measurements.map(({ source }) => nameSeries(source.file)));
  series.delete(undefined);
  return (problem) =>
    problem.code === 'skipped-file' && !hasResultName(problem.file ?? '') && series.has(nameSeries(problem.file ?? ''))
      ? unreadResult(problem.file ?? '')
      : problem;
}

/** The folder of libraries in every dashboard. No other folder has such a name. */
const library = /^(.*\/|)sbadmin2-[^/]+\//;
const partFolders = /^(sbadmin2-[^/]+|content)\//;
const summaryFile = 'statistics.json';

/**
 * Finds dashboards in a list of all files of the named folders. They are recognised by their structure, because a folder
 * called "content" may be anything.
 */
export function findDashboards(files: readonly string[]) {
  const roots = [...new Set(files.flatMap((file) => library.exec(file)?.[1] ?? []))];
  const resultFolders = new Set(files.filter((file) => hasResultName(file)).map(readFolder));
  const isBesideResults = (root: string): boolean => root !== '' && resultFolders.has(readFolder(root.slice(0, -1)));
  const isPart = (file: string): boolean =>
    roots.some((root) => file.startsWith(root) && partFolders.test(file.slice(root.length)));
  const known = new Set(files);
  const summaries = roots.filter((root) => known.has(root + summaryFile));
  return {
    /** Parts of the page. They are never results, although some of their names and contents resemble one. */
    parts: new Set(files.filter(isPart)),
    /** The summary of a dashboard, if the results it was generated from are next to the dashboard's folder. */
    summaries: new Set(summaries.filter(isBesideResults).map((root) => root + summaryFile)),
    /** The start page of each complete dashboard. */
    pages: summaries.map((root) => `${root}index.html`).filter((page) => known.has(page)),
  };
}
