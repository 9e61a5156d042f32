/**
 * Judges labelled trials with the product's own judge: npm run -s trials -- verdicts [DIR PART] [--without ID] > verdicts.csv
 *
 * Without DIR and PART it judges the small set of this repository. One line per verdict that is not a pass; a scorer counts them.
 */
import type { Finding } from '../../src/model/documents.js';
import { judgeWindow } from './_cells.js';
import { readOptions } from './_options.js';
import { readKinds, readWindows, smallSet } from './_trials.js';
import { trials } from './injection.js';

/** Every gated latency counts as the p99 of its cell. */
const shortNames: Readonly<Record<string, string>> = { throughput: 'thr', p99: 'p99', p50: 'p99', errorPercent: 'err' };
/** If a cell and metric have several verdicts, only the worst is written, because the scorer uses the last one. */
const ranks: readonly string[] = ['improvement', 'inconclusive', 'invalid', 'suspect', 'regression'];

/** The trials' name for a verdict; a verdict that errors made impossible is invalid. */
const wordOf = ({ verdict, reason }: Finding): string =>
  verdict === 'inconclusive' && (reason === 'errors' || reason === 'baseline-errors' || reason === 'not-recorded')
    ? 'invalid'
    : verdict;

const {
  places: [folder = smallSet, part = 'others-dev'],
  samples,
} = readOptions();

const rows = ['window,kind,cell,metric,verdict'];
for (const { window, kind, cells } of trials(readWindows(folder, part), readKinds(folder))) {
  const { findings, runShifts, cellOf } = judgeWindow(window, cells, samples);
  const row = (cell: string, metric: string, verdict: string): void => {
    const name = shortNames[metric];
    if (name !== undefined) rows.push(`${window.id},${kind.kind},${cell},${name},${verdict}`);
  };
  const ordered = findings.toSorted((a, b) => ranks.indexOf(wordOf(a)) - ranks.indexOf(wordOf(b)));
  for (const finding of ordered)
    if (finding.verdict !== 'pass') row(cellOf.get(finding.case.key) ?? '', finding.metric, wordOf(finding));
  for (const { metric, verdict } of runShifts) if (verdict !== 'pass') row('*', metric, verdict);
}
process.stdout.write(`${rows.join('\n')}\n`);
