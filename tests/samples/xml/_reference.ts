/** A reference implementation, with a complete XML parser and everything in memory. */
import { SaxesParser } from 'saxes';
import type { SampleKind, Scanned } from '../../../src/samples/scanned.js';
import { settle } from '../../../src/samples/response-times.js';
import { addSample, emptyTally, type Tally } from '../../../src/samples/tally.js';
import { widen, widthFor } from '../../../src/samples/timeline.js';

interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly isSample: boolean;
  readonly isController: boolean;
  readonly holdsSamples: boolean;
}

/** Reads a well-formed result without invalid samples. Skips samples that began before `cutMs`. */
export function reference(text: string, cutMs = -Infinity): Pick<Scanned, 'rows' | 'labels'> {
  const labels = new Map<string, Partial<Record<SampleKind, Tally>>>();
  const open: Element[] = [];
  let rows = 0;
  let [firstStartMs, lastEndMs] = [Infinity, -Infinity];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isSample =
      open.length === 1 || /^(httpSample|sample)$/.test(name) || ('t' in attributes && 'ts' in attributes);
    const { rm = '-', dt = '-' } = attributes;
    const isController = rm.startsWith('Number of samples in transaction');
    open.push({ attributes, isSample, isController, holdsSamples: isController || rm + dt === '' });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element?.isSample !== true) return;
    rows++;
    const { t, ts, s, lb = '', by, sby, lt, ct, na = '' } = element.attributes;
    const parent = open.at(-1);
    const isPart = parent?.isSample === true && !parent.holdsSamples;
    const kind = element.isController ? 'transactions' : isPart ? 'parts' : 'samples';
    const kinds = labels.get(lb) ?? {};
    labels.set(lb, kinds);
    const tally = (kinds[kind] ??= emptyTally());
    const sums = [by, sby, lt, ct].map(Number);
    const sample = { startMs: Number(ts), elapsedMs: Number(t), failed: s === 'false', sums, threads: Number(na) };
    firstStartMs = Math.min(firstStartMs, sample.startMs);
    lastEndMs = Math.max(lastEndMs, sample.startMs + sample.elapsedMs);
    if (sample.startMs >= cutMs) addSample(tally, sample);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  for (const tallies of labels.values())
    for (const { counts, timeline } of Object.values(tallies)) {
      settle(counts);
      if (timeline !== undefined) widen(timeline, widthFor(firstStartMs, lastEndMs));
    }
  return { rows, labels };
}
