/** Reads real histories of many cases: DIR/PART/series.csv.gz, in the format described in the trials' README. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { groupBy } from '../../src/lang/group-by.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Factors } from './_changes.js';

/** One case in one run. */
export interface Night extends Factors {
  readonly panel: string;
  readonly cell: string;
  readonly run: number;
  /** Statistics of the runs between two changes of the case; undefined if too few of them were similar. */
  readonly stretch: string;
}

/** Sound runs of a stretch without a change. */
export function nightsIn(folder: string, part: string): readonly Night[] {
  const [, ...lines] = gunzipSync(readFileSync(join(folder, part, 'series.csv.gz')))
    .toString()
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [panel = '', cell = '', run, , throughput, p99, , stretch = '-1', broken] = line.split(',');
    const night = { panel, cell, run: Number(run), throughput: Number(throughput), p99: Number(p99), stretch };
    return broken === '1' || stretch === '-1' || !(night.throughput > 0 && night.p99 > 0) ? [] : [night];
  });
}

/** The distance between the starts of two windows. */
const pace = 5;

/** The nights of every case of a panel, in windows without a change. */
export function* windows(nights: readonly Night[], length: number): Generator<readonly (readonly Night[])[]> {
  for (const panel of groupBy(nights, (item) => item.panel).values()) {
    const cells = [...groupBy(panel, ({ cell }) => cell).values()].map(
      (panel) => new Map(panel.map((night) => [night.run, night])),
    );
    const last = Math.max(...panel.map(({ run }) => run));
    for (let start = 0; start + length <= last; start += pace) {
      const whole = cells.flatMap((cell) => {
        const found = Array.from({ length }, (_, i) => cell.get(start + i)).filter((night) => night !== undefined);
        return found.length === length && found.every(({ stretch }) => stretch === found[0]?.stretch) ? [found] : [];
      });
      if (whole.length > 0) yield whole;
    }
  }
}

export function measurementOf({ cell, throughput, p99 }: Night, factors: Factors): Measurement {
  const [scenario = '', messageSize = '', users = ''] = cell.split('|');
  const metrics = { errorPercent: 0, throughput: throughput * factors.throughput, p99: Math.round(p99 * factors.p99) };
  return { scenario, configuration: { messageSize, users }, metrics };
}
