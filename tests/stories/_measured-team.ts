/** A repository whose load test reads from a file of the version how long its labels take. */
import { afterAll, expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../src/model/documents.js';
import { withLock } from '../_alone.js';
import { builtProduct } from '../house/_product.js';
import { commit, git } from './_git.js';

/** Writes results whose labels take as long as factors.json of the version says; measurements vary by one percent. */
const loadTest = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [version, out] = process.argv.slice(2);
appendFileSync('log', process.env.GUARDBAND_SIDE + ' ' + version + '\\n');
const factors = JSON.parse(readFileSync(version + '/factors.json', 'utf8'));
const n = readFileSync('log', 'utf8').split('\\n').length;
const vary = (i) => 1 + 0.01 * Math.sin(7 * n + i);
const head = 'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';
for (const users of [5, 20]) {
  const rows = [];
  let at = Date.now() + users;
  for (let i = 0; i < 1000; i++)
    for (const [j, [label, { factor = 1, errors = 0 }]] of Object.entries(factors).entries()) {
      const ms = Math.round(100 * factor * vary(j) + (i * 37) % 60);
      at += ms / users;
      const isOk = i % 100 >= errors;
      rows.push([Math.round(at), ms, label, isOk ? 200 : 500, isOk ? 'OK' : 'boom', 't', 'text', isOk, '', 100, 50, 1, 1, 'u', 1, 0, 0].join(','));
    }
  mkdirSync(out + '/shop/' + users + '_users', { recursive: true });
  writeFileSync(out + '/shop/' + users + '_users/results.jtl', [head, ...rows].join('\\n') + '\\n');
}
`;
export type Factors = Readonly<Record<string, { readonly factor?: number; readonly errors?: number }>>;
export const equal: Factors = { 'GET /a': {}, 'GET /b': {}, 'GET /c': {}, 'GET /d': {}, 'POST /orders': {} };
export const slower: Factors = { ...equal, 'POST /orders': { factor: 1.3 } };

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a report says about the cases, without what is about this call. */
const decidedIn = ({ outcome, reasons, tallies, findings, statements, pairs, runShifts, gate, errors }: Report) => ({
  outcome,
  reasons,
  tallies,
  findings,
  statements,
  pairs,
  runShifts,
  gate,
  errors,
});

/** Leaves out what says how to measure. */
function withoutMeasuring(argv: readonly string[]): readonly string[] {
  const withValue = /^--(?:base|base-folder|pairs|results|budget|run|build|out)$/;
  return argv.filter(
    (word, i) => !withValue.test(word) && !withValue.test(argv[i - 1] ?? '') && word !== '--no-screen',
  );
}

export function measuredTeam(config = "run: 'node load.mjs {version} {out}'") {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'gate-story-')));
  const folder = join(parent, "the team's shop");
  mkdirSync(folder);
  afterAll(() => {
    rmSync(parent, { recursive: true });
  });
  const write = (file: string, text: string): void => {
    writeFileSync(join(folder, file), text);
  };
  const version = (factors: Factors): string => {
    write('factors.json', JSON.stringify(factors));
    return commit(folder, 'A version', '--allow-empty');
  };
  const startIn = (environment: Readonly<Record<string, string>>, ...argv: readonly string[]) => {
    const [program, ...words] = withLock('shared', [process.execPath, builtProduct().cli, ...argv]);
    return spawn(program, words, {
      cwd: folder,
      env: { ...process.env, GITHUB_ACTIONS: '', GITLAB_CI: '', ...environment },
      stdio: 'pipe',
    });
  };
  const start = (...argv: readonly string[]) => startIn({}, ...argv);
  const run = async (...argv: readonly string[]): Promise<Ended> => runIn({}, ...argv);
  /** Whatever a gate decides is what its measurements show again: verdicts, numbers and intervals. */
  const runIn = async (environment: Readonly<Record<string, string>>, ...argv: readonly string[]): Promise<Ended> => {
    if (argv[0] !== 'gate') return await end(environment, ...argv);
    const ended = await end(environment, ...argv, '--out', 'judged.json');
    if (ended.exitCode === 3) return ended;
    const judged = readReport('judged.json');
    const { selector } = judged.baseline;
    const place = judged.gate?.decidedBy === 'pairs' ? selector.replace(/base$/, '') : newestFolder();
    const isOfPairs = judged.gate?.decidedBy === 'pairs';
    const sides = isOfPairs ? [`${place}head`, '--against', `${place}base`] : [`${place}screen/results`];
    const again = await end(environment, 'check', ...sides, ...withoutMeasuring(argv.slice(1)), '--out', 'again.json');
    expect(again).toMatchObject({ exitCode: ended.exitCode });
    expect(decidedIn(readReport('again.json'))).toEqual(decidedIn(judged));
    return ended;
  };
  const readReport = (file: string): Report => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report;
  const newestFolder = (): string =>
    `guardband-gate/${readdirSync(join(folder, 'guardband-gate')).sort().at(-1) ?? ''}/`;
  const end = async (environment: Readonly<Record<string, string>>, ...argv: readonly string[]): Promise<Ended> => {
    const child = startIn(environment, ...argv);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (piece) => (stdout += String(piece)));
    child.stderr.on('data', (piece) => (stderr += String(piece)));
    return await new Promise((resolve) => {
      child.on('close', (exitCode) => {
        resolve({ exitCode, stdout, stderr });
      });
    });
  };
  /** Measures the version several times, each time as a new commit, and records every measurement. */
  const recordRuns = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      commit(folder, 'A version', '--allow-empty');
      await run('gate', '--no-screen', '--base-folder', '.', '--pairs', '1', '--results', 'measured');
      expect(await run('record', 'measured/head/1/results')).toMatchObject({ exitCode: 0 });
      rmSync(join(folder, 'measured'), { recursive: true });
    }
  };
  git(parent, 'init', '--quiet', '--initial-branch=main', folder);
  write('load.mjs', loadTest);
  write('.gitignore', 'log\nguardband-gate\nreport.*\njudged.json\nagain.json\nmeasured\n');
  write('guardband.yml', `version: 1\nmeasure:\n  ${config}\n  pairs: 3\n  budget: 10m\n`);
  return {
    folder,
    write,
    version,
    recordRuns,
    start,
    run,
    runIn,
    /** Whose measurements are not judged again, such as those of a change that moves branches. */
    runOnce: end,
    report: (): Report => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report,
    log: (): readonly string[] =>
      existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [],
    checkouts: () => git(folder, 'worktree', 'list').trim().split('\n').length,
  };
}
