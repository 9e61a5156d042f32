/** The HTML dashboards of JMeter (`-e -o FOLDER`), whose files may be next to the results in a folder. */
import { hasResultName, readFolder } from '../formats/recognise/result-names.js';

export interface DashboardFiles {
  /** Parts of the page. They are never results, although some of their names and contents resemble one. */
  readonly parts: ReadonlySet<string>;
  /** The summary of a dashboard, if the results it was generated from are next to the dashboard's folder. */
  readonly summaries: ReadonlySet<string>;
  /** The start page of each complete dashboard. */
  readonly pages: readonly string[];
}

/** The folder of libraries in every dashboard. No other folder has such a name. */
const library = /^(.*\/|)sbadmin2-[^/]+\//;
const partFolders = /^(sbadmin2-[^/]+|content)\//;
const summaryFile = 'statistics.json';
const startPage = 'index.html';

/**
 * Finds dashboards in a list of all files of the named folders. They are recognised by their structure, because a folder
 * called "content" may be anything.
 */
export function findDashboards(files: readonly string[]): DashboardFiles {
  const roots = new Set(files.flatMap((file) => library.exec(file)?.[1] ?? []));
  const resultFolders = new Set(files.filter((file) => hasResultName(file)).map(readFolder));
  const parts = new Set<string>();
  const summaries = new Set<string>();
  for (const root of roots) {
    const isBesideResults = root !== '' && resultFolders.has(readFolder(root.slice(0, -1)));
    for (const file of files) {
      if (!file.startsWith(root)) continue;
      const name = file.slice(root.length);
      if (partFolders.test(name)) parts.add(file);
      else if (name === summaryFile && isBesideResults) summaries.add(file);
    }
  }
  const known = new Set(files);
  const complete = [...roots].filter((root) => [summaryFile, startPage].every((name) => known.has(root + name)));
  return { parts, summaries, pages: complete.map((root) => root + startPage) };
}
