/**
 * Prints how the measured runs of this folder are judged: npm run -s trials -- plan [--without ID]
 *
 * Markdown tables by kind of change and length of history; README.md explains the columns.
 */
import { readOptions } from '../_options.js';
import { type Hit, hitsOf, pairUp, readTrials, type Setting, settings, type Trial } from './_judged.js';

const lengths = [1, 3, 6, 10] as const;
readOptions();

/** Failed, found, named and doubted, in percent. */
function shares(hits: readonly Hit[], isUnchanged: boolean): string {
  const percent = (property: keyof Hit): string =>
    ((100 * hits.filter((hit) => hit[property]).length) / hits.length).toFixed(0);
  if (hits.length === 0) return '-';
  if (isUnchanged) return `${percent('isFailed')} / - / - / ${percent('isDoubted')}`;
  return (['isFailed', 'isFound', 'isNamed', 'isDoubted'] as const).map(percent).join(' / ');
}

/** The kinds in natural order, which makes them easy to compare. */
function kindsOf(trials: readonly Trial[]): readonly string[] {
  const key = (kind: string): string => kind.replaceAll(/\d+/g, (digits) => digits.padStart(4, '0'));
  return [...new Set(trials.map(({ kind }) => kind))].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** @param isTwice whether two runs are judged together: measuring the head again, which does not remove what moved since the history */
function table(setting: Setting, trials: readonly Trial[], isTwice = false): readonly string[] {
  const unchanged = trials.filter((trial) => trial.kind === 'unchanged' && setting.isHistory(trial));
  const judgedOnes = trials.filter(setting.isCandidate);
  const rows = kindsOf(judgedOnes).flatMap((kind) => {
    const alone = judgedOnes.filter((trial) => trial.kind === kind);
    const candidates = isTwice ? pairUp(alone) : alone;
    if (candidates.length === 0) return [];
    const hits = lengths.map((length) => hitsOf(candidates, unchanged, length));
    const judged = [...new Set(hits.map((hit) => hit.length))].join(', ');
    return [
      `| ${[kind, candidates.length, judged, ...hits.map((hit) => shares(hit, kind === 'unchanged'))].join(' | ')} |`,
    ];
  });
  const heads = ['kind', 'runs', 'judged', ...lengths.map((length) => `history of ${length}`)];
  return [
    `${setting.title}${isTwice ? ', two runs together' : ''}: failed / found / named / doubted, in percent; ${unchanged.length} unchanged runs to draw from`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ];
}

const trials = await readTrials();
const tables = settings.flatMap((setting) => table(setting, trials));
const twice = settings.slice(0, 4).flatMap((setting) => table(setting, trials, true));
process.stdout.write(`${[...tables, ...twice].join('\n')}\n`);
