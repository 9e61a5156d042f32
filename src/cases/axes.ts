/** Axes of a test matrix: their names, and one spelling of each value, whether a path, a column or a heading has it. */

/** Parameters of a test matrix, with the names under which they have been published, without their unit. */
const axisNames = {
  heap: /^heap( size)?$/i,
  users: /^(number of )?((concurrent|virtual) )?users$|^concurrency( level)?$|^(vus|(num )?threads)$/i,
  connections: /^((minimum|min|required) )?(concurrent )?connections$/i,
  messages: /^(number of )?messages$/i,
  targetRate: /^target (rps|tps|rate|throughput)$|^(throughput|rate) target$/i,
  messageSize: /^(message|payload) size$|^payload$/i,
  backendDelay: /^(back-?end (service )?delay|sleep( time)?)$/i,
  cpu: /^(recommended )?v?cpus?( per (replica|pod|instance|node))?$|^(cpu |v)?cores?$/i,
  memory: /^(recommended )?memory( per (replica|pod|instance|node))?$/i,
  query: /^graphql query$/i,
} as const satisfies Record<string, RegExp>;

/** The axis that a name means, which may be followed by its unit in brackets. */
export const findAxis = (name: string): string | undefined => {
  const words = name.replace(/\s*\((bytes|b|ms|[kmg]i?b?)\)$/i, '');
  return Object.entries(axisNames).find(([, pattern]) => pattern.test(words))?.[0];
};

/** Derives an axis name from an unknown head: "Cache Size (MB)" becomes cacheSize. */
export const toAxisName = (head: string): string =>
  head
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(.|$)/gu, (_, next: string) => next.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());

/** What the name of an axis implies after its value: 100_users, 2G_heap, 50B, 30ms_sleep, 4 vCPU, also with other signs between. */
const implied: Readonly<Record<string, RegExp>> = {
  heap: /[\s_]heap$/i,
  users: /([\s_]concurrent)?[\s_](users|vus|threads)$/i,
  connections: /[\s_]connections$/i,
  targetRate: /\s*(rps|tps|req(uests)?\/s(ec)?)$/i,
  messageSize: /(?<=\d)[\s_]*(b|bytes)$/i,
  backendDelay: /(?<=\d)[\s_]*ms([\s_](sleep|delay))?$/i,
  cpu: /\s*v?(cpu|core)s?$/i,
};

/** Replaces every kind of dash by "-" and white space by one space. */
export const normalizeDashes = (text: string): string =>
  text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The value of an axis as it stands in the name of a case: "≤ 50 RPS" is ≤50, "101–200" is 101-200, "5,000" is 5000, 50B and
 * 50 under "Message Size (Bytes)" are 50.
 *
 * @param unit the unit of bare numbers according to the head: 1 under "Message Size (KB)" is 1 KB
 */
export function formatAxisValue(axis: string, value: string, unit = ''): string {
  const text = normalizeDashes(value)
    .replace(implied[axis] ?? /$/, '')
    .replace(/^<=\s*|^≤\s*|^up to\s+/i, '≤')
    .replace(/^>=\s*|^≥\s*/, '≥')
    .replace(/\b\d{1,3}([, ]\d{3})+\b/g, (digits) => digits.replaceAll(/[, ]/g, ''));
  return /^[kmgt]i?b?$/i.test(unit) && /^[\d.]+$/.test(text) ? `${text} ${unit}` : text;
}

/** Folders that name an axis, as WSO2's harness writes them. */
const axisFolders: readonly (readonly [RegExp, string])[] = [
  [/^.+_heap$/, 'heap'],
  [/^\d+_users$/, 'users'],
  [/^\d+B$/, 'messageSize'],
  [/^\d+ms_sleep$/, 'backendDelay'],
];
const keyValue = /^([A-Za-z][\w-]*)=(.+)$/;

/** The axis that a folder names, such as "10_users" or "heap=2G". */
export function parseAxis(folder: string): readonly [axis: string, value: string] | undefined {
  const [, key, value] = keyValue.exec(folder) ?? [];
  if (key !== undefined && value !== undefined) return [key, value];
  const axis = axisFolders.find(([pattern]) => pattern.test(folder))?.[1];
  return axis === undefined ? undefined : [axis, formatAxisValue(axis, folder)];
}
