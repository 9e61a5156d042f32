/** Decides by name which files in a named folder must be results even though no reader recognises their content. */

const packed = String.raw`(\.(gz|zip|bz2|xz|zst|bak|old|part|tmp|\d+))*$`;
const resultEnding = new RegExp(String.raw`\.(jtl|csv|tsv|xml|json|ndjson)${packed}`, 'i');
const logEnding = new RegExp(String.raw`\.log${packed}`, 'i');

/** Whether a file has the name of a result, including compressed and renamed files. */
export const hasResultName = (file: string): boolean => resultEnding.test(file);

/**
 * Whether a file in a named folder must be a result, so that it is an error if no reader recognises it. Some tools write
 * results into a .log, but most files with that extension are logs of the load generator or of the program under test.
 *
 * @param head the beginning of the content
 */
export const mustBeResult = (file: string, head: string): boolean =>
  hasResultName(file) || (logEnding.test(file) && resemblesResult(head));

/** Control characters except white space and the escape character of colours, and bytes that cannot occur in text. */
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/;
/** Keys that occur in the JSON of load tools but not in JSON logs. */
const measuredKeys = /"(?:metric|elapsed|latenc\w*|percentiles?|throughput|rps)"\s*:/i;
const delimiters = [',', ';', '\t', '|'];
/** The minimum number of columns of a table; sentences have fewer delimiters. */
const fewestColumns = 5;
const comparedLines = 3;

/**
 * Whether a log looks like a result: binary, as Gatling has written it since 3.10, or XML, a table, or JSON with measured
 * values.
 */
function resemblesResult(head: string): boolean {
  // The last character may be incomplete.
  if (binary.test(head.slice(0, -1)) || /^\s*</.test(head) || measuredKeys.test(head)) return true;
  const lines = head.split(/\r?\n/, 100).filter((line) => line.trim() !== '');
  const columns = delimiters.map((sign) => lines.slice(0, comparedLines).map((line) => line.split(sign).length));
  return columns.some(
    ([first = 0, ...others]) => first >= fewestColumns && others.length > 0 && others.every((count) => count === first),
  );
}

/** The folder of a file, with the slash at its end. */
export const readFolder = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** A page next to results usually describes them. */
const page = /\.(md|markdown|html?)$/i;

/** The folder and the extension of a file, which results in one place usually share. Undefined for a page. */
export const nameSeries = (file: string): string | undefined => {
  if (page.test(file)) return undefined;
  const folder = readFolder(file);
  const dot = file.lastIndexOf('.');
  return `${folder}*${dot <= folder.length ? '' : file.slice(dot)}`;
};
