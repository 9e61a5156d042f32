/**
 * The options of all calibration programs:
 *
 * --without ID[,ID]  switches exceptions off (src/judge/decide/exceptions.ts)
 * --set JSON         overrides settings: '{"tail":{"fails":0.002}}'; the class "every" means all three
 * --from N           leaves out histories of fewer past runs
 * --first N          judges only so many of the repetitions
 * --samples N        assumes so many requests in every measurement, because trials do not say
 * --table NAME       prints only this table of the figures
 * --panels --lengths prints figures by source, and by number of past runs
 */
import { parseArgs } from 'node:util';
import { claimExceptions, findingExceptions } from '../../src/judge/decide/exceptions.js';
import { common, settings } from '../../src/judge/model/settings.js';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options in force, after exceptions and settings were changed for this process; places are folders and parts. */
export function readOptions() {
  const { values, positionals: places } = parseArgs({
    options: {
      without: text,
      set: text,
      from: text,
      first: text,
      samples: text,
      table: text,
      panels: flag,
      lengths: flag,
    },
    allowPositionals: true,
  });
  switchOff(values.without?.split(',') ?? []);
  override(JSON.parse(values.set ?? '{}') as Overrides);
  const { from, first, samples, ...others } = values;
  return { ...others, places, from: Number(from ?? 1), first: numberOf(first), samples: numberOf(samples) };
}

export type Options = ReturnType<typeof readOptions>;

const numberOf = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));

function switchOff(ids: readonly string[]): void {
  const lists: { id: string }[][] = [claimExceptions, findingExceptions];
  const known = lists.flat().map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`--without ${unknown}: the exceptions are ${known.join(', ')}`);
  for (const list of lists) list.splice(0, list.length, ...list.filter(({ id }) => !ids.includes(id)));
}

type Overrides = Readonly<Record<string, Record<string, unknown>>>;

function override(overrides: Overrides): void {
  const targets: Readonly<Record<string, readonly object[]>> = {
    common: [common],
    every: Object.values(settings),
    ...Object.fromEntries(Object.entries(settings).map(([name, own]) => [name, [own]])),
  };
  for (const [name, values] of Object.entries(overrides)) {
    const found = targets[name];
    if (found === undefined) throw new Error(`--set ${name}: use ${Object.keys(targets).join(', ')}`);
    for (const target of found) Object.assign(target, values);
  }
}
