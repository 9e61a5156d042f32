/**
 * Measures the alarms and the power of the trials in one table, in a fraction of the time: node tools/run.mjs
 * tests/calibration/sweep.ts DIR PART[:r][:every] ... [--set '{"tail":{"fails":0.002}}'] [--panels]
 *   [--samples 9999] [--first 2]
 *
 * Scores like score.py, for a selection of kinds. The trials do not say how many requests a case had; --samples does. --first
 * judges only so many of the repetitions.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgePairs } from '../../src/judge/judge-run.js';
import { common, settings } from '../../src/judge/model/settings.js';
import { claimExceptions, findingExceptions } from '../../src/judge/decide/exceptions.js';
import { createPolicy } from '../../src/config/policy.js';
import { toPair } from './_cells.js';
import { trials, type Cell, type Kind, type Window } from './injection.js';

const nameOf: Readonly<Record<string, string>> = { throughput: 'thr', p99: 'p99', p50: 'p50', errorPercent: 'err' };
const chosen = [
  'aa',
  'thr-10/cell',
  'thr-20/cell',
  'p99+20/cell',
  'p99+50/cell',
  'slow-10/cell',
  'tail+20/cell',
  'thr-10/scenario',
  'p99+20/scenario',
  'thr-20/all',
  'p99+20/all',
  'better/scenario',
];
const [, , folder = '.', ...rest] = process.argv;
const option = (name: string): string | undefined => {
  const position = rest.indexOf(name);
  return position < 0 ? undefined : rest[position + 1];
};
const samples = option('--samples');
const first = option('--first');
const fewest = Number(option('--from') ?? 1);
const valued = ['--set', '--samples', '--first', '--without', '--from'];
const without = option('--without')?.split(',') ?? [];
for (const list of [claimExceptions, findingExceptions] as { id: string }[][])
  for (const id of without) list.splice(0, list.length, ...list.filter((exception) => exception.id !== id));
const parts = rest.filter((item, i) => !item.startsWith('--') && !valued.some((name) => name === rest[i - 1]));
const overrides = JSON.parse(option('--set') ?? '{}') as Record<string, Record<string, number>>;
for (const [name, values] of Object.entries(overrides))
  for (const kind of name === 'every' ? (['rate', 'typical', 'tail'] as const) : ([name] as const))
    Object.assign(kind === 'common' ? common : ((settings as unknown as Record<string, object>)[kind] ?? {}), values);

/** [hits failed, hits failed or suspected, all] */
type Tally = [number, number, number];
type Counts = Record<string, Tally>;
const add = (counts: Counts, key: string, fail: number, suspect: number, n: number): void => {
  const tally = (counts[key] ??= [0, 0, 0]);
  tally[0] += fail;
  tally[1] += suspect;
  tally[2] += n;
};
const isWide = ({ panel }: { panel: string }): boolean => panel.startsWith('wf-') && panel !== 'wf-10';
function scoreWindow(window: Window & { panel: string }, kinds: readonly Kind[], counts: Counts): void {
  const { policy } = createPolicy({});
  const group = isWide(window) ? 'wide' : 'all';
  for (const { kind, cells } of trials([window], kinds)) {
    const m = kind.metric;
    const hit = new Set(
      cells
        .filter(
          (cell) =>
            kind.scope === 'all' ||
            (kind.scope === 'cell' && cell.key === window.pick_cell) ||
            (kind.scope === 'scenario' && cell.scenario === window.pick_scenario),
        )
        .filter((cell) => {
          const has = (column: string): boolean =>
            ((cell[`new_${column}`] as unknown as (number | null)[] | undefined) ?? []).some((x) => x !== null);
          return m === 'slow' ? has('thr') || has('p99') : m === 'tail' ? has('p99') : m === null ? false : has(m);
        })
        .map(({ key }) => key),
    );
    if (kind.kind !== 'aa' && hit.size === 0) continue;
    const keys = new Map<string, string>();
    const pairs = cells.map((cell) => {
      const pair = toPair(cell, window, samples === undefined ? undefined : Number(samples));
      keys.set(pair.case.key, cell.key);
      return pair;
    });
    const { findings, runShifts, outcome, reasons } = judgePairs(pairs, policy, {
      baselineRuns: 1,
      isInputIncomplete: false,
    });
    const verdict = new Map<string, number>();
    for (const f of findings) {
      const name = nameOf[f.metric];
      const rank = f.verdict === 'regression' ? 2 : f.verdict === 'suspect' ? 1 : 0;
      if (name === undefined || rank === 0) continue;
      for (const column of name === 'p50' ? ['p50', 'p99'] : name === 'p99' ? ['p99', 'q99'] : [name]) {
        const key = `${keys.get(f.case.key) ?? ''}|${column}`;
        verdict.set(key, Math.max(verdict.get(key) ?? 0, rank));
      }
    }
    const runWide = Math.max(
      0,
      ...runShifts.map(({ verdict: v }) => (v === 'regression' ? 2 : v === 'inconclusive' ? 1 : 0)),
    );
    const worst = (keys: readonly string[], metrics: readonly string[]): number =>
      Math.max(0, ...keys.flatMap((c) => metrics.map((q) => verdict.get(`${c}|${q}`) ?? 0)));
    const all = cells.map(({ key }) => key);
    if (kind.kind === 'aa') {
      const w = Math.max(worst(all, ['thr', 'p99', 'err']), runWide);
      const lines: [string, number][] = [
        ['unchanged', w],
        ...['thr', 'p50', 'q99', 'err'].map((q): [string, number] => [`  ${q}`, worst(all, [q])]),
        [`  h${String(window.h)}`, w],
        [`  panel ${window.panel.replace(/-20\d\d.*/, '').replace(/^keycloak.*/, 'keycloak')}`, w],
      ];
      for (const [name, v] of lines)
        add(counts, name.includes('panel') ? name.trim() : `${group} ${name}`, +(v === 2), +(v >= 1), 1);
      for (const q of ['thr', 'p50', 'q99'])
        add(counts, `${lines[6]?.[0].trim() ?? ''} ${q}`, +(worst(all, [q]) === 2), +(worst(all, [q]) >= 1), 1);
      const inconclusive = findings.filter(
        (f) => f.gated && (f.metric === 'throughput' || f.metric === 'p99') && f.verdict === 'inconclusive',
      ).length;
      add(counts, `${group} inconclusive`, inconclusive, inconclusive, 2 * all.length);
      for (const metric of ['throughput', 'p50', 'p99']) {
        const own = findings.filter((f) => f.gated && f.metric === metric && f.verdict !== 'invalid');
        const open = own.filter((f) => f.verdict === 'inconclusive');
        add(
          counts,
          `${group} inc-${metric}`,
          open.length,
          open.filter((f) => f.reason === 'too-noisy').length,
          own.length,
        );
      }
      const isOpen =
        outcome === 'undecided' && reasons.some((r) => r === 'suspect-unresolved' || r === 'whole-run-undecided');
      add(
        counts,
        `${group} red`,
        +(w === 2 || isOpen),
        +(w === 2 || (isOpen && reasons.includes('suspect-unresolved'))),
        1,
      );
      const better = findings.filter((f) => f.gated && f.verdict === 'improvement').length;
      add(counts, `${group} improvement`, better, better, 3 * all.length);
      continue;
    }
    if (kind.kind.startsWith('better')) {
      const others = all.filter((c) => cells.find(({ key }) => key === c)?.scenario !== window.pick_scenario);
      const v = others.map((c) => worst([c], ['thr']));
      add(counts, `${group} ${kind.kind}`, v.filter((x) => x === 2).length, v.filter((x) => x >= 1).length, v.length);
      continue;
    }
    const metrics = m === 'thr' ? ['thr'] : m === 'p99' ? ['p99'] : ['thr', 'p99'];
    if (kind.scope === 'all') {
      const v = Math.max(worst([...hit], metrics), runWide);
      add(counts, `${group} ${kind.kind}`, +(v === 2), +(v >= 1), 1);
    } else {
      const v = [...hit].map((c) => worst([c], metrics));
      add(counts, `${group} ${kind.kind}`, v.filter((x) => x === 2).length, v.filter((x) => x >= 1).length, v.length);
      if (kind.scope === 'cell')
        add(
          counts,
          `panel ${window.panel.replace(/-20\d\d.*/, '').replace(/^keycloak.*/, 'keycloak')} ${kind.kind}`,
          v.filter((x) => x === 2).length,
          v.filter((x) => x >= 1).length,
          v.length,
        );
      if (kind.scope === 'cell')
        add(
          counts,
          `h${String(window.h)} ${kind.kind}`,
          v.filter((x) => x === 2).length,
          v.filter((x) => x >= 1).length,
          v.length,
        );
      if (kind.scope === 'cell' && window.panel.startsWith('php'))
        add(
          counts,
          `php h${String(window.h)} ${kind.kind}`,
          v.filter((x) => x === 2).length,
          v.filter((x) => x >= 1).length,
          v.length,
        );
    }
  }
}
/** The window with fewer repetitions of the run under test. */
function selectFirst<W extends Window>(window: W, repetitions: number): W {
  const cells = window.cells.map(
    (cell) =>
      Object.fromEntries(
        Object.entries(cell).map(([column, values]) => [
          column,
          column.startsWith('new_') && Array.isArray(values) ? (values as unknown[]).slice(0, repetitions) : values,
        ]),
      ) as unknown as Cell,
  );
  return { ...window, r: repetitions, cells };
}
function scorePart(part: string, slice: number, slices: number): Counts {
  const [name = '', r = '1', every = '1', panel = ''] = part.split(':');
  const windows = readFileSync(join(folder, name, 'windows.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Window & { panel: string })
    .filter(
      (w) =>
        w.type === 'stable' &&
        w.r === Number(r) &&
        w.h >= fewest &&
        (panel === 'narrow' ? !isWide(w) : panel === 'wide' ? isWide(w) : w.panel.startsWith(panel)),
    );
  const { kinds } = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as { kinds: readonly Kind[] };
  const counts: Counts = {};
  const mine = kinds
    .filter(({ kind }) => chosen.includes(kind))
    .sort((a, b) => chosen.indexOf(a.kind) - chosen.indexOf(b.kind));
  const aaOnly = mine.filter(({ kind }) => kind === 'aa' || kind === 'thr-10/cell' || kind === 'thr-20/cell');
  windows
    .filter((_, i) => i % Number(every) === 0)
    .map((w) => (first === undefined ? w : selectFirst(w, Number(first))))
    .forEach((w, i) => {
      if (i % slices === slice) scoreWindow(w, isWide(w) ? aaOnly : mine, counts);
    });
  return counts;
}
function show(part: string, counts: Counts): void {
  const percent = ([fail, suspect, n]: Tally): string =>
    `${((100 * fail) / n).toFixed(1)}/${((100 * suspect) / n).toFixed(1)}`;
  for (const group of ['all', 'wide']) {
    const entries = Object.entries(counts).filter(([key]) => key.startsWith(`${group} `));
    if (entries.length === 0) continue;
    const text = entries
      .filter(([key]) => !key.includes('panel') || rest.includes('--panels'))
      .map(([key, tally]) => `${key.slice(group.length).trim()} ${percent(tally)}`)
      .join(' | ');
    console.log(`${part} ${group} n=${String(counts[`${group} unchanged`]?.[2])}: ${text}`);
  }
  const byLength = Object.entries(counts).filter(([key]) => key.startsWith('h') || key.startsWith('php'));
  if (rest.includes('--panels')) {
    const panels = new Map<string, string[]>();
    for (const [key, tally] of Object.entries(counts)) {
      const [first, panel = '', kind = 'UNCH'] = key.split(' ');
      if (first === 'panel') panels.set(panel, [...(panels.get(panel) ?? []), `${kind} ${percent(tally)}`]);
    }
    for (const [panel, shares] of panels)
      console.log(`   ${panel} n=${String(counts[`panel ${panel}`]?.[2])}: ${shares.join(' ')}`);
  }
  if (rest.includes('--lengths')) console.log(byLength.map(([key, tally]) => `${key} ${percent(tally)}`).join(' | '));
}
const slice = process.env['SLICE'];
if (slice === undefined) {
  const start = performance.now();
  const results = await Promise.all(
    [0, 1].map(
      (item) =>
        new Promise<Counts[]>((done) => {
          const child = fork(
            process.argv[1] === undefined ? '' : join(process.cwd(), 'tools/run.mjs'),
            [join(process.cwd(), 'tests/calibration/sweep.ts'), folder, ...rest],
            { env: { ...process.env, SLICE: String(item) } },
          );
          child.on('message', (message) => {
            done(message as Counts[]);
          });
        }),
    ),
  );
  parts.forEach((part, p) => {
    const sum: Counts = {};
    for (const half of results) for (const [key, [a, b, n]] of Object.entries(half[p] ?? {})) add(sum, key, a, b, n);
    show(part, sum);
  });
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
} else {
  process.send?.(parts.map((part) => scorePart(part, Number(slice), 2)));
}
