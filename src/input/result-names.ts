/** Which files in a named folder must be results, judged by their names, if their content is not recognised. */

const ending = /\.(jtl|csv|tsv|xml|json|ndjson|log)(\.(gz|zip|bz2|xz|zst|bak|old|part|tmp|\d+))*$/i;
/** Parts of the HTML dashboard that JMeter writes beside its results. */
const dashboard = /(^|\/)(sbadmin2-[^/]*|content)\//;

/** Whether a file has the name of a result, packed or renamed or not. */
export const hasResultName = (file: string): boolean => ending.test(file) && !dashboard.test(file);

/** Files that load tools write beside their results, by their first bytes: lists of failures, and Gatling's assertions. */
const byproduct =
  /^(?:Method,Name,Error,Occurrences|"?Count"?,"?Message"?,"?Traceback"?,"?Nodes"?)|^\s*\{\s*"simulation"\s*:[^{}]*"assertions"\s*:/;

/** Whether a file in a named folder must be a result, so that it is an error if no reader recognises it. */
export const mustBeResult = (file: string, head: string): boolean => hasResultName(file) && !byproduct.test(head);

/** Pages beside results are usually text about them. */
const page = /\.(md|markdown|html?)$/i;

/** The folder and the ending of a file: results beside each other usually share both. Undefined for a page. */
export const seriesOf = (file: string): string | undefined => {
  if (page.test(file)) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return `${file.slice(0, file.length - name.length)}*${dot <= 0 ? '' : name.slice(dot)}`;
};
