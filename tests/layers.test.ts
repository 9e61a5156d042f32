/** The direction of imports, as ARCHITECTURE.md states it. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const everywhere = [
  'model',
  'problems',
  'generated',
  'case',
  'where',
  'group-by',
  'natural-order',
  'plain',
  'thousands',
];
const nouns = {
  model: ['generated'],
  generated: [],
  problems: ['model', 'group-by', 'thousands'],
  case: ['model'],
  where: ['model'],
  'group-by': [],
  'natural-order': [],
  plain: [],
  thousands: [],
};
const plugIns = {
  stats: [],
  metrics: ['model'],
  samples: ['model', 'generated', 'stats'],
  readers: [...everywhere, 'metrics', 'samples', 'validation'],
  rules: ['model', 'stats', 'metrics', 'group-by'],
  renderers: ['model', 'problems', 'generated', 'metrics', 'group-by', 'natural-order', 'plain', 'thousands'],
  stores: ['model', 'problems'],
  publishers: ['model', 'problems', 'rerun-matrix'],
  hosts: ['model', 'generated', 'plain', 'problems', 'samples'],
};
const judging = [...everywhere, 'metrics', 'rules', 'stats', 'policy', 'comparable'];
const stages = {
  validation: ['model', 'problems', 'generated'],
  config: [...everywhere, 'validation', 'yaml'],
  yaml: [],
  policy: [...everywhere, 'metrics'],
  settings: [...everywhere, 'config', 'policy', 'read'],
  open: everywhere,
  'path-key': [],
  'shard-times': ['model', 'group-by'],
  shards: [...everywhere, 'samples', 'shard-times'],
  pauses: ['model'],
  repetitions: [...everywhere, 'pauses', 'shard-times'],
  read: [...everywhere, 'open', 'path-key', 'readers', 'repetitions', 'shards'],
  future: everywhere,
  sides: [...everywhere, 'future', 'read', 'match', 'settings', 'stores'],
  history: [...everywhere, 'read', 'stores'],
  owners: ['model'],
  goalposts: [...everywhere, 'stores'],
  match: everywhere,
  session: [...everywhere, 'match', 'pauses'],
  'recorded-before': [...everywhere, 'match'],
  comparable: judging,
  judge: [...judging, 'reported'],
  reported: judging,
  objectives: judging,
  waive: judging,
  unmet: ['model', 'policy', 'where'],
  outcome: judging,
  levels: judging,
  'measured-alike': [...everywhere, 'samples', 'stats'],
  remarks: [...everywhere, 'match', 'measured-alike', 'levels', 'saturation'],
  saturation: judging,
  derive: judging,
  rerun: everywhere,
  'rerun-matrix': ['model'],
  version: [],
};
/** May import everything but other faces. */
const top = [
  'gate',
  'record',
  'run-document',
  'accept',
  'published',
  'report-file',
  'comment-on-run',
  'explain',
  'backtest',
  'trend',
  'signoff',
  'init',
  'backtest-counts',
  'backtest-text',
  'bands',
  'replay',
  'help',
  'commands',
  'cli',
  'command-line',
  'bin',
  'action',
  'index',
];
const allowed: Readonly<Record<string, readonly string[]>> = { ...nouns, ...plugIns, ...stages };

/** Packages that only one place may know. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['hosts/github.ts'],
  '@actions/http-client': ['hosts/github.ts'],
  yaml: ['config.ts', 'yaml.ts'],
  tinyglobby: ['hosts/node.ts'],
};
const worldly = /^node:(fs|fs\/promises|child_process|http|https|net|os|process)$/;

interface Import {
  readonly file: string;
  readonly from: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts'),
);
const imports: readonly Import[] = files.flatMap((file) =>
  [...readFileSync(join('src', file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, from = '']) => ({
    file,
    from,
  })),
);
const placeOf = (file: string): string => (file.split('/')[0] ?? '').replace(/\.(ts|js)$/, '');
const target = ({ file, from }: Import): string => normalize(join(dirname(file), from));

test('every import goes the allowed way', () => {
  const wrong = imports
    .filter(({ from }) => from.startsWith('.'))
    .filter((each) => {
      const [here, there] = [placeOf(each.file), placeOf(target(each))];
      return here !== there && !top.includes(here) && !(allowed[here] ?? []).includes(there);
    })
    .map((each) => `${each.file} -> ${target(each)}`);
  expect(wrong).toEqual([]);
});

test('every place has a rule', () => {
  expect(
    [...new Set(files.map(placeOf))].filter((place) => !top.includes(place) && allowed[place] === undefined),
  ).toEqual([]);
});

test('no plug-in imports a sibling', () => {
  const wrong = imports
    .filter(
      ({ file, from }) =>
        from.startsWith('.') &&
        placeOf(file) in plugIns &&
        !['samples', 'stats', 'hosts'].includes(placeOf(file)) &&
        !/\/(index|usual|_shared.*)\.ts$/.test(file),
    )
    .filter(
      (each) =>
        placeOf(target(each)) === placeOf(each.file) &&
        !target(each).includes('/_shared') &&
        dirname(target(each)) !== each.file.replace(/\.ts$/, '') &&
        dirname(target(each)) === placeOf(each.file),
    )
    .map((each) => `${each.file} -> ${target(each)}`);
  expect(wrong).toEqual([]);
});

test('packages are known in one place only', () => {
  const wrong = imports.filter(({ file, from }) => packages[from]?.every((place) => !file.startsWith(place)) === true);
  expect(wrong).toEqual([]);
});

test('nothing below the gate reaches the outside world', () => {
  const below = (file: string): boolean => !top.includes(placeOf(file)) && placeOf(file) !== 'hosts';
  expect(imports.filter(({ file, from }) => below(file) && worldly.test(from))).toEqual([]);
  const reaching = files
    .filter(below)
    .filter((file) =>
      /\bMath\.random\(|\bDate\.now\(|new Date\(\)|\bprocess\.|\bconsole\./.test(
        readFileSync(join('src', file), 'utf8'),
      ),
    );
  expect(reaching).toEqual([]);
});

test('there are no drawers for everything', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|manager|service)[./]/.test(file))).toEqual([]);
});
