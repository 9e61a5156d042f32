/**
 * Reads the environment and the duration of the tests from a page. The same case on another instance type or with another
 * duration is a different experiment.
 */
import type { Provenance } from '../../model/documents.js';
import { findAxis, formatAxisValue, normalizeDashes, toAxisName } from '../../cases/axes.js';
import { classifyColumns } from '../parse/columns.js';
import { parseMilliseconds } from '../parse/quantity.js';
import { findMetric } from '../parse/vocabulary.js';
import { headsOf, type Item, type Page, type Table } from './tables.js';
import { defined } from '../../lang/objects.js';

const instance = /\[\*\*([\w.]+)(?:\*\*)? Amazon EC2 instance/i;

/**
 * Rows of the system table that decide whether two runs are comparable. Image ids, host names and patch levels are
 * excluded: they change with every release, so that no two runs would be comparable.
 */
const systemRows: readonly (readonly [RegExp, key: string, value: (text: string) => string])[] = [
  [/^instance type$/i, 'instanceType', (text) => text],
  [/^model name$/i, 'cpuModel', (text) => text],
  [/^cpu\(s\)$/i, 'cpus', (text) => text],
  [/^system memory$/i, 'memory', gibibytes],
  [/^release$/i, 'os', (text) => text.replace(/(\d+\.\d+)\.\d+/, '$1')],
  [/^kernel$/i, 'kernel', (text) => text.replace(/^(Linux) (?:\S+ )?(\d+\.\d+)\.\S*?(-[a-z]+)?( .*)?$/i, '$1 $2$3')],
  [/^(java|jdk)( version)?$/i, 'jdk', (text) => text],
];

/** The system under test and its version are not part of the environment: they are meant to change. */
const product = /^product( version)?$/i;
const versioned = /version|release|build|product/i;

const times: readonly (readonly [RegExp, key: string])[] = [
  [/^(test )?(duration|run ?time)( of (each|a|the) test)?$/i, 'testDuration'],
  [/^warm-?up( (period|time|phase))?$/i, 'warmup'],
];

const isSystem = (table: Table): boolean =>
  headsOf(table).join('|').toLowerCase() === 'class|subclass|description|value';

/** Whether a table describes the test rather than its results: parameters, components, definitions. */
export const isDescription = (table: Table): boolean =>
  /^(values?|specifications?|settings?|descriptions?|details)$/i.test(headsOf(table).at(-1) ?? '');

/** Headings of lists that describe the environment; other lists hold limits, hints or definitions. */
const setting =
  /environment|set-?up|test ?bed|hardware|infrastructure|deployment|\bsystem|machines?\b|specifications?|\bparameters?/i;
/** Values longer than this are prose, which changes with its author. */
const longestValue = 120;
const longestLead = 60;
/** A limit on entries, because every line of a history repeats its environment. */
const mostItems = 40;

const isOfSetting = ({ caption, sections: [section = ''], value }: Item): boolean =>
  value.length <= longestValue && (setting.test(section) || (caption.length <= longestLead && setting.test(caption)));

/** Whether a page without results is still worth reading for its environment. */
export const hasEnvironment = (page: string, tables: readonly Table[]): boolean =>
  tables.some(isSystem) || (/^\s*#/.test(page) && findDuration(page) !== undefined);

/** @param axes axes of the page's results: a parameter that is a column there is not part of the environment */
export function readEnvironment(
  page: string,
  { tables, items }: Pick<Page, 'tables' | 'items'>,
  axes: ReadonlySet<string>,
): Provenance {
  const found = new Map<string, Set<string>>();
  let tag: string | undefined;
  const add = (key: string, value: string | undefined): void => {
    if (value === undefined || value === '') return;
    found.set(key, (found.get(key) ?? new Set()).add(value));
  };
  const parameter = (axis: string, name: string, value: string): void => {
    const isOne = /\d/.test(value) && !/,|\band\b|\bto\b/.test(value);
    if (!axes.has(axis) && isOne) add(axis, formatAxisValue(axis, value, /\(([^()]*)\)$/.exec(name)?.[1]));
  };
  const component = (name: string, value: string, worded = normalizeDashes): void => {
    const key = times.find(([pattern]) => pattern.test(name))?.[1];
    if (key !== undefined) add(key, parseTime(value) ?? normalizeDashes(value));
    else if (product.test(name)) tag = /\d+(\.\d+)+[-+.\w]*/.exec(value)?.[0];
    else if (!versioned.test(name) && findMetric(name) === undefined && classifyColumns([name]).scenario === -1)
      add(toAxisName(name), worded(value));
  };
  add('instanceType', instance.exec(page)?.[1]);
  for (const table of tables.filter(isDescription)) {
    for (const { cells } of table.rows) {
      const [name = '', value = ''] = [cells[0], cells.at(-1)];
      if (isSystem(table)) {
        const [, key, worded] = systemRows.find(([pattern]) => pattern.test(cells[2] ?? '')) ?? [];
        if (key !== undefined && worded !== undefined) add(key, worded(value));
      } else if (/parameter/i.test(headsOf(table)[0] ?? '')) {
        const axis = findAxis(name);
        if (axis !== undefined) parameter(axis, name, value);
      } else if (/^(values?|specifications?|settings?)$/i.test(headsOf(table).at(-1) ?? '')) component(name, value);
    }
  }
  for (const { name, value } of items.filter(isOfSetting).slice(0, mostItems)) {
    const word = value.replace(/[.;,]$/, '');
    const axis = axisOfList(name);
    if (axis !== undefined) parameter(axis, name, word);
    else if (!isEnumeration(word)) component(name, word, withoutPatchLevel);
  }
  if (!found.has('testDuration')) add('testDuration', findDuration(page));
  if (!found.has('warmup')) add('warmup', findWarmup(page));
  // Clouds run the same instance type on different processors from day to day. That counts as noise, so runs remain
  // comparable.
  if (found.has('instanceType')) found.delete('cpuModel');
  // A run may involve several groups of machines, so all of them are listed.
  const environment = Object.fromEntries([...found].map(([key, values]) => [key, [...values].sort().join(' + ')]));
  return defined({ tag, environment: found.size === 0 ? undefined : environment });
}

/** "Message sizes tested" is the same axis as "Message size". */
const axisOfList = (name: string): string | undefined => {
  const words = name.replace(/\s+(tested|used|measured)$/i, '');
  return findAxis(words) ?? findAxis(words.replace(/s$/i, ''));
};

/** A list such as "0.2 vCPU, 0.5 vCPU and 1 vCPU" describes an axis, so it is not part of the environment. */
const isEnumeration = (text: string): boolean => {
  const units = text.split(/,\s*(?:and\s+)?|\s+and\s+/).map((part) => /^\d[\d.]*\s*(\S*)/.exec(part)?.[1]);
  return units.length > 1 && units.every((unit) => unit !== undefined && unit === units[0]);
};

/** Patch levels of a load generator do not change results. */
const withoutPatchLevel = (text: string): string => normalizeDashes(text).replace(/\b(\d+\.\d+)\.\d+\b/g, '$1');

/**
 * Rounds memory sizes: 3785420 KiB and 3814092 KiB both come from machines with 4 GiB, part of which the firmware reserves.
 */
function gibibytes(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT])i?B/i.exec(text) ?? [];
  const power = { k: -2, m: -1, g: 0, t: 1 }[unit.toLowerCase()];
  return amount === undefined || power === undefined ? text : `${Math.ceil(Number(amount) * 1024 ** power)} GiB`;
}

/** The duration and the warm-up of the tests in the text of a page: "15 minutes", "**900 seconds**", "300 s". */
const time = String.raw`(\d+(?:\.\d+)?)[\s-]{0,3}(s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b`;
const is = String.raw`\s{0,3}(?:is|was|of|:|=|lasts|lasted|takes|took)?\s{1,3}(?:about )?`;
const durations = [
  new RegExp(String.raw`\b(?:duration of (?:each|every|a|the) test|test duration)${is}${time}`, 'i'),
  new RegExp(
    String.raw`\b(?:each|every) test (?:(?:is|was) )?(?:runs?|ran|lasts|lasted|takes|took|executed) (?:for )?${time}`,
    'i',
  ),
  new RegExp(String.raw`\btests (?:(?:are|were) )?(?:run|ran|last|lasted|took|executed) (?:for )?${time}`, 'i'),
  new RegExp(String.raw`^[ \t]{0,20}[-*+][ \t]{1,5}duration:[ \t]{1,5}${time}`, 'im'),
];
const warmups = [
  new RegExp(String.raw`\bwarm-?up(?: period| time| phase)?${is}${time}`, 'i'),
  new RegExp(String.raw`\b${time} (?:of |for |as )?(?:a )?warm-?up`, 'i'),
];

/** In the form "900 s"; undefined if the text does not mention it. */
export const findDuration = (text: string): string | undefined => first(durations, text);
export const findWarmup = (text: string): string | undefined => first(warmups, text);

/** The time at the start of a cell or list item. */
const parseTime = (text: string): string | undefined => first([new RegExp(`^${time}`, 'i')], removeEmphasis(text));

function first(patterns: readonly RegExp[], text: string): string | undefined {
  const words = removeEmphasis(text);
  for (const pattern of patterns) {
    const [, amount, unit = ''] = pattern.exec(words) ?? [];
    if (amount !== undefined) return `${(parseMilliseconds(`${amount} ${unit}`) ?? NaN) / 1000} s`;
  }
  return undefined;
}

const removeEmphasis = (text: string): string => text.replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
