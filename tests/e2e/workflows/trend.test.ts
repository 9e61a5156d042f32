/** The Action in the workflows that record main. */
import { expect, test } from '@jest/globals';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../stories/_git.js';
import { startSite } from './_site.js';
import { log, outputs, summaries, withCounterparts, type Line } from '../_act.js';
import { jobResult, jobResults, moveByOneDay, repository, run, temp } from './_shop.js';

const workflow = 'examples/workflows/guardband.yml';

withCounterparts('examples/workflows/guardband.yml after a merge', () => {
  test('records the runs of main on a separate branch, and shows the trend', () => {
    const folder = repository('trend', 'healthy');
    const main = git(`${folder}.git`, 'rev-parse', 'main');
    const lines = run(folder, 'push', workflow);
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'success' });
    const { outcome, changes, files } = outputs(lines, 'record');
    expect([outcome, changes]).toEqual(['steady', '[]']);
    const kept = JSON.parse(String(files)) as readonly string[];
    expect(kept).toEqual(
      expect.arrayContaining(['performance:browse.ndjson', expect.stringMatching(/\/trend\.html$/)]),
    );
    expect(summaries(lines)).toMatch(/No change in \d+ cases over 1 run of/);
    expect(git(`${folder}.git`, 'show', 'performance:browse.ndjson')).toContain('"schemaVersion":2');
    expect(git(`${folder}.git`, 'rev-parse', 'main')).toBe(main);

    // Pull requests are judged against the branch. One past run fails nothing, so it gets two more.
    for (let day = 2; day <= 3; day++) {
      moveByOneDay(join(folder, 'examples/shop/results/healthy'));
      git(folder, 'commit', '--quiet', '--all', '--message', `Day ${String(day)}`);
      expect(jobResult(run(folder, 'push', workflow))).toBe('success');
    }
    const check = join(folder, 'examples/workflows/pr-check.yml');
    const text = readFileSync(check, 'utf8').replace(/baselines: examples.*/, 'baselines: branch:performance');
    writeFileSync(check, text);
    cpSync('examples/shop/results/slow', join(folder, 'examples/shop/results/healthy'), {
      recursive: true,
      force: true,
    });
    git(folder, 'commit', '--quiet', '--all', '--message', 'Slower');
    const judged = run(folder, 'pull_request', 'examples/workflows/pr-check.yml');
    expect({ outputs: outputs(judged, 'gate'), log: log(judged) }).toMatchObject({ outputs: { outcome: 'failed' } });
  });
});

withCounterparts('GitHub Pages', () => {
  const payload = (hasPages: boolean) => ({
    repository: { name: 'shop', full_name: 'octocat/shop', owner: { login: 'octocat' }, has_pages: hasPages },
  });

  test('get the trend where they are empty or have it already, and are left alone otherwise', async () => {
    const folder = repository('pages', 'healthy');
    const site = join(temp, 'site');
    const server = await startSite(site);
    const pages = (files: Readonly<Record<string, string>>, hasPages = true): readonly string[] => {
      rmSync(site, { recursive: true, force: true });
      mkdirSync(site);
      for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
      const lines = run(folder, 'push', workflow, {
        event: payload(hasPages),
        github: { url: server.url, token: 'octocat' },
        environment: { SITE: site },
      });
      expect({ result: jobResults(lines, 'record'), log: log(lines) }).toMatchObject({ result: ['success'] });
      return readdirSync(site).sort();
    };
    const ours = ['guardband.json', 'index.html', 'trend.html'];
    expect(pages({})).toEqual(ours);
    expect(readFileSync(join(site, 'trend.html'), 'utf8')).toMatch(/^<!doctype html>/i);
    expect(pages({ 'guardband.json': '{}', 'index.html': '', 'old.html': '' })).toEqual(ours);
    expect(pages({ 'index.html': 'documentation' })).toEqual(['index.html']);
    expect(pages({}, false)).toEqual([]);
    server.close();
  });
});

withCounterparts('examples/workflows/record-on-main.yml', () => {
  const resultsOf = (lines: readonly Line[]) => ['measure', 'record'].map((job) => jobResults(lines, job));

  test('records the runs of main, and keeps those recorded concurrently', () => {
    const folder = repository('record', 'healthy');
    const scenario = String(readdirSync(join(folder, 'baselines')).find((file) => file.endsWith('.ndjson')));
    const stored = (branch: string): readonly string[] =>
      git(branch, 'show', `main:baselines/${scenario}`)
        .split('\n')
        .filter((line) => line !== '');
    const before = stored(folder);

    git(temp, 'clone', '--quiet', `${folder}.git`, join(temp, 'somebody'));
    const theirs = String(before[0]).replace('{', '{ '); // any line will do, because nothing reads it
    appendFileSync(join(temp, 'somebody/baselines', scenario), `${theirs}\n`);
    git(join(temp, 'somebody'), 'commit', '--quiet', '--all', '--message', 'Theirs');
    git(join(temp, 'somebody'), 'push', '--quiet');

    const lines = run(folder, 'push', 'examples/workflows/record-on-main.yml');
    expect({ results: resultsOf(lines), log: log(lines) }).toMatchObject({ results: [['success'], ['success']] });
    const after = stored(`${folder}.git`);
    expect(after).toEqual(expect.arrayContaining([...before, theirs]));
    expect(after.length).toBeGreaterThan(before.length + 1);
    expect(after.filter((line) => /^[<=>]{7}/.test(line))).toEqual([]); // no conflict markers
  });

  test('keeps the recorded cases if others were refused, and fails', () => {
    const folder = repository('record-partly', 'healthy');
    cpSync('examples/shop/results/failing/checkout', join(folder, 'examples/shop/results/healthy/checkout'), {
      recursive: true,
      force: true,
    });
    git(folder, 'commit', '--quiet', '--all', '--message', 'A broken checkout');
    git(folder, 'push', '--quiet', 'origin', 'main');
    const count = (file: string): number => git(`${folder}.git`, 'show', `main:baselines/${file}`).split('\n').length;
    const [browse, checkout] = [count('browse.ndjson'), count('checkout.ndjson')];
    const lines = run(folder, 'push', 'examples/workflows/record-on-main.yml');
    expect({ results: resultsOf(lines), log: log(lines) }).toMatchObject({ results: [['success'], ['failure']] });
    expect(outputs(lines, 'record')['outcome']).toBe('partly-recorded');
    expect([count('browse.ndjson') > browse, count('checkout.ndjson')]).toEqual([true, checkout]);
  });
});
