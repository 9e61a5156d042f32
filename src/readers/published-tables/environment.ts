/**
 * What a page says its results were made on and for how long. The same case on another instance type or for another time is
 * another experiment.
 */
import type { Provenance } from '../../model.js';
import { axisOfColumn, axisNamed, columnsOf } from '../_shared.js';
import { axisCell, metricIn } from './columns.js';
import { plainDashes } from './quantity.js';
import type { Table } from './tables.js';

const time = String.raw`\s*\**\s*(\d+(?:\.\d+)?)\s*(s|sec|seconds?|min|minutes?|h|hours?)\b`;
const duration = new RegExp(`(?:duration of each test is|test duration(?: is|:))${time}`, 'i');
const warmup = new RegExp(`warm-?up(?: period)?(?: is|:)${time}`, 'i');
const instance = /\[\*\*([\w.]+)(?:\*\*)? Amazon EC2 instance/i;

/**
 * Rows of the system table that make two runs comparable or not, and in which words. Not among them: image ids, host names
 * and patch levels, which change with every release and would leave nothing to compare; memory as the kernel counts it.
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

/** What is measured, or which build of it, varies on purpose: two results of it are to be compared. */
const product = /^product( version)?$/i;
const versioned = /version|release|build|product/i;

const headsOf = ({ heads }: Table): readonly string[] => heads.map((parts) => parts.join(' '));
const isSystem = (table: Table): boolean =>
  headsOf(table).join('|').toLowerCase() === 'class|subclass|description|value';
const isParameters = (table: Table): boolean => /parameter/i.test(headsOf(table)[0] ?? '');

/** A table that says how was measured, not what: parameters, components, definitions. */
export const isDescription = (table: Table): boolean =>
  /^(values?|specifications?|settings?|descriptions?|details)$/i.test(headsOf(table).at(-1) ?? '');

/** Whether a page without results says enough of this to be read for it. */
export const saysEnvironment = (page: string, tables: readonly Table[]): boolean =>
  tables.some(isSystem) || (/^\s*#/.test(page) && duration.test(page));

/** @param axes of the page's results: a parameter that is a column there is no environment */
export function environmentIn(page: string, tables: readonly Table[], axes: ReadonlySet<string>): Provenance {
  const found = new Map<string, Set<string>>();
  let tag: string | undefined;
  const add = (key: string, value: string | undefined): void => {
    if (value === undefined || value === '') return;
    found.set(key, (found.get(key) ?? new Set()).add(value));
  };
  add('instanceType', instance.exec(page)?.[1]);
  for (const table of tables.filter(isDescription)) {
    for (const { cells } of table.rows) {
      const [name = '', value = ''] = [cells[0], cells.at(-1)];
      if (isSystem(table)) {
        const [, key, worded] = systemRows.find(([pattern]) => pattern.test(cells[2] ?? '')) ?? [];
        if (key !== undefined && worded !== undefined) add(key, worded(value));
      } else if (isParameters(table)) {
        const axis = axisOfColumn(name);
        if (axis !== undefined && !axes.has(axis) && isOneValue(value)) add(axis, axisCell(value, name));
      } else if (/^(values?|specifications?|settings?)$/i.test(headsOf(table).at(-1) ?? '')) {
        if (product.test(name)) tag = /\d+(\.\d+)+[-+.\w]*/.exec(value)?.[0];
        else if (!versioned.test(name) && metricIn(name) === undefined && columnsOf([name]).scenario === -1)
          add(axisNamed(name), plainDashes(value));
      }
    }
  }
  add('testDuration', seconds(duration.exec(page)));
  add('warmup', seconds(warmup.exec(page)));
  // A cloud gives one instance type different processors from day to day: that is noise, and stays comparable.
  if (found.has('instanceType')) found.delete('cpuModel');
  // Several stacks of machines may have worked on one run: it was made on all of them.
  const environment = Object.fromEntries([...found].map(([key, values]) => [key, [...values].sort().join(' + ')]));
  return { ...(tag === undefined ? {} : { tag }), ...(found.size === 0 ? {} : { environment }) };
}

const isOneValue = (text: string): boolean => /\d/.test(text) && !text.includes(',');

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

const seconds = (stated: RegExpExecArray | null): string | undefined =>
  stated === null ? undefined : `${Number(stated[1]) * (unitSeconds[stated[2]?.[0]?.toLowerCase() ?? ''] ?? 1)} s`;

/** 3785420 KiB and 3814092 KiB are both a machine of 4 GiB, of which the firmware kept some. */
function gibibytes(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT])i?B/i.exec(text) ?? [];
  const power = { k: -2, m: -1, g: 0, t: 1 }[unit.toLowerCase()];
  return amount === undefined || power === undefined ? text : `${Math.ceil(Number(amount) * 1024 ** power)} GiB`;
}
