// The rounds as a Markdown table: how many times faster Guardband is within the same round.
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { median } from 'simple-statistics';

/**
 * @param {import('./race.mjs').Took[]} ours
 * @param {import('./race.mjs').Took[]} theirs
 */
export function ratioRow(file, us, them, ours, theirs, same) {
  const ratios = theirs.map(({ wallS }, round) => wallS / ours[round].wallS);
  const both = (of, show) => [ours, theirs].map((all) => show(median(all.map(of)))).join(' : ');
  return [
    `${us.title} : ${them.title}`,
    file,
    `${times(median(ratios))} (${times(Math.min(...ratios))}-${times(Math.max(...ratios))})`,
    both(({ wallS }) => wallS, seconds),
    both(({ cpuS }) => cpuS, seconds),
    both(
      ({ peakBytes }) => peakBytes / 1e6,
      (mb) => mb.toFixed(0),
    ),
    same,
  ];
}

/** A row without figures, with the reason. */
export const emptyRow = (file, us, them, why) => [`${us.title} : ${them.title}`, file, why, '', '', '', ''];

const head = ['pair', 'file', 'times as fast', 'wall, s', 'CPU, s', 'peak memory, MB', 'same numbers'];

export function markdown(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The versions and the machine of the benchmark. */
export function headline(version, rounds, files) {
  const size = ({ bytes }) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(0)} MB`);
  const described = Object.entries(files).map(
    ([name, file]) =>
      `${name} ${size(file)}${file.rows === undefined ? '' : `, ${file.rows.toLocaleString('en-US')} rows`}`,
  );
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${(totalmem() / 1e9).toFixed(0)} GB`;
  return [
    `${machine}; ${type()} ${release()}, node ${process.versions.node}, DuckDB ${version}.`,
    `${described.join('; ')}.`,
    `Whole cold processes, files in the page cache, rounds in turn: ${rounds}. Pairs are ours : theirs, medians; ratios are`,
    `taken within a round, with the least and the greatest.`,
  ].join('\n');
}

const times = (ratio) => (ratio >= 100 ? ratio.toFixed(0) : ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2));
const seconds = (s) => (s >= 100 ? s.toFixed(0) : s >= 10 ? s.toFixed(1) : s.toFixed(2));
