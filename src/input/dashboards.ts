/** The HTML dashboards of JMeter (`-e -o FOLDER`), whose files may be next to the results in a folder. */
import { hasResultName, readFolder } from '../formats/recognise/result-names.js';

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
