/** The release sign-off requires that every case of the baseline is accounted for. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RunDocument, Signoff } from '../../src/model/documents.js';
import { endpointsOf } from './_nights.js';
import { story } from './_story.js';
import { validatorOf } from '../_written-documents.js';

const validateSignoff = validatorOf('signoff');

const { run: guardband, write, text } = story();
const give = (document: RunDocument): void => {
  write('r/run.json', JSON.stringify(document));
};
const sign = async (...argv: readonly string[]) => {
  const out = ['json', 'md', 'html'].map((ending) => `--out=@signoff.${ending}`);
  const place = ['--baselines', '@b', '--against', 'tag:4.4.0', ...out];
  const signed = await guardband('signoff', '@r/run.json', ...place, ...argv);
  const document = JSON.parse(text('signoff.json')) as Signoff;
  expect(validateSignoff(document)).toBe(true);
  return { ...signed, stdout: text('signoff.md'), document };
};

beforeAll(async () => {
  // Each release is 3 % slower at search than the previous one: no single step is a regression.
  for (const [i, tag] of ['4.1.0', '4.2.0', '4.3.0', '4.4.0'].entries())
    for (let n = 0; n < 5; n++) {
      give(endpointsOf(1 + 10 * i + n, { search: 1.03 ** i }));
      await guardband('record', '@r', '--baselines', '@b', '--tag', tag);
    }
});

describe('a sign-off', () => {
  test('of a release like the last one is signed', async () => {
    give(endpointsOf(60, { search: 1.03 ** 4 }));
    const { exitCode, document, stdout } = await sign('--tag', '4.5.0');
    expect(document.reasons).toEqual([]);
    expect([exitCode, document.decision]).toEqual([0, 'signed']);
    expect(stdout).toMatch(
      /^# ✅ Performance: 4\.5\.0 is signed: no regression in 6 cases\n[^]*\n- Run: `4\.5\.0` \w{10}, [^]*\n- Against: `tag:4\.4\.0`: 5 runs/,
    );
    expect(stdout).toContain('c5.xlarge');
    expect(document.cases.map(({ account }) => account)).toEqual(Array(6).fill('measured'));
    const page = text('signoff.html');
    expect(page).toMatch(/✓<\/span> Signed<\/p>\n<h1>4\.5\.0 is signed: no regression in 6 cases<\/h1>/);
    expect(page).toContain('<li><b>Cases</b>: <bdi>6 unchanged</bdi></li>');
    expect(page).toContain('<h2>Statistics</h2>');
  });

  test('of a slower release is rejected, and shows a waiver with its reason', async () => {
    give(endpointsOf(61, { search: 1.1, cart: 1.4 }));
    const { exitCode, document, stdout } = await sign();
    expect([exitCode, document.decision]).toEqual([1, 'rejected']);
    expect(document.reasons).toContainEqual({ kind: 'regression', cases: ['cart [users=50]'] });
    expect(text('signoff.html')).toMatch(
      /Rejected<\/p>\n<h1>\w{10} is rejected: cart got slower: throughput −2\d %, p99 \+\d\d %<\/h1>/,
    );
    // Decision, numbers and steps come before the facts.
    expect(stdout).toMatch(
      /❌ Performance: \w+ is rejected: cart[^]*\| ❌ \*\*cart\*\*<br><sub>[^<|]+ by chance<\/sub> \|[^]*\n## Next steps\n\n- Fix it[^]*\n {2}waivers:\n {4}- where: \{users: "50", scenario: "cart"\}\n[^]*\n- Cases: 1 worse, 5 unchanged\n/,
    );
    const waiver = (metric: string): string =>
      `  - {where: {scenario: cart}, metric: ${metric}, ceiling: 50%, until: 2027-01-31, reason: new tax rules}\n`;
    write('guardband.yml', `version: 1\nwaivers:\n${waiver('throughput')}${waiver('p99')}`);
    const waived = await sign('--config', '@guardband.yml');
    expect([waived.exitCode, waived.document.decision]).toEqual([0, 'signed']);
    expect(waived.document.cases).toContainEqual(
      expect.objectContaining({ case: 'cart [users=50]', account: 'waived' }),
    );
    expect(waived.stdout).toMatch(/cart: [^\n]*, waived until 2027-01-31\n/);
    expect(waived.stdout).toMatch(/🟡 \*\*cart\*\*, waived until 2027-01-31 \(new tax rules\) for changes up to 50 %/);
  });
});

describe('the cases of a sign-off', () => {
  test('requires every case to be measured or retired, whatever the policy of the gate', async () => {
    give(endpointsOf(62, { search: 1.1 }, { left: 5 }));
    write('guardband.yml', 'version: 1\nfail: {on: [regression]}\n');
    const { exitCode, document, stdout } = await sign('--config', '@guardband.yml');
    expect([exitCode, document.reasons]).toEqual([1, [{ kind: 'missing', cases: ['report [users=50]'] }]]);
    expect(stdout).toContain('is rejected: report was not measured\n');
    // All its metrics are missing, in one row; a waiver would not help.
    expect(stdout.split('| ❌ missing: **report** |')).toHaveLength(2);
    expect(stdout).toMatch(
      /^- Measure the missing cases again\. If [^\n]*, list them under `retired:` in `\S*guardband\.yml`:\n {2}```yaml\n {2}retired:\n {4}- where: \{users: "50", scenario: "report"\}$/m,
    );
    write('guardband.yml', 'version: 1\nretired: [{where: {scenario: report}, reason: gone}]\n');
    const retired = await sign('--config', '@guardband.yml');
    expect([retired.exitCode, retired.document.cases.filter(({ account }) => account === 'retired')]).toEqual([
      0,
      [{ case: 'report [users=50]', account: 'retired' }],
    ]);
    expect(text('signoff.html')).toMatch(/<h1>\w+ is signed: no regression in 5 cases<\/h1>/);
    expect(text('signoff.html')).toContain('<li><b>Cases</b>: <bdi>1 retired, 5 unchanged</bdi></li>');
  });

  test('says that a case is new', async () => {
    give(endpointsOf(68, { search: 1.1 }, { left: 7 }));
    const { exitCode } = await sign();
    expect(exitCode).toBe(0);
    expect(text('signoff.html')).toMatch(/<h1>\w+ is signed: no regression in 6 cases, 1 new<\/h1>/);
  });
});

describe('a sign-off that cannot be decided', () => {
  test('is incomplete if something could not be judged', async () => {
    give(endpointsOf(63, { search: 1.1 }));
    const unknown = await guardband('signoff @r/run.json --baselines @b --against tag:9.9.9');
    expect([unknown.exitCode, unknown.stdout]).toEqual([
      2,
      expect.stringContaining('nothing to compare with yet: 6 cases measured'),
    ]);
    const other = endpointsOf(64, { search: 1.1 });
    give({ ...other, provenance: { ...other.provenance, environment: { instance: 'm7.large' } } });
    const elsewhere = await sign();
    expect(elsewhere.exitCode).toBe(2);
    expect(elsewhere.document.reasons.map(({ kind }) => kind)).toContain('not-judged');
    expect(elsewhere.stdout).toMatch(
      /^# 🟣 Performance: \w+ is not signed yet: nothing was compared: instance is m7.large, not [^\n]*\.\n[^]*\n- 6 cases: measured in a different environment/,
    );
    // A broken objective rejects the release; one that cannot be judged leaves the sign-off incomplete.
    give(endpointsOf(65, { search: 1.1 }));
    write(
      'guardband.yml',
      'version: 1\nobjectives:\n  - {where: {scenario: browse}, p99: "< 10"}\n  - {where: {scenario: cart}, p50: "< 10"}\n',
    );
    const { exitCode, document } = await sign('--config', '@guardband.yml');
    expect([exitCode, document.reasons]).toEqual([
      1,
      [
        { kind: 'objective', cases: ['browse [users=50]'] },
        { kind: 'not-judged', cases: ['cart [users=50]'] },
      ],
    ]);
  });

  test('is incomplete if an objective matches no case', async () => {
    give(endpointsOf(66, { search: 1.1 }));
    write('guardband.yml', 'version: 1\nobjectives:\n  - {where: {scenario: chekout}, p99: "< 10"}\n');
    const { exitCode, document, stdout } = await sign('--config', '@guardband.yml');
    expect([exitCode, document.decision, document.reasons]).toEqual([
      2,
      'undecided',
      [{ kind: 'unmet-objective', cases: [] }],
    ]);
    expect(document.problems).toMatchObject([{ code: 'unmet-entry', pointer: '/objectives/0' }]);
    expect(stdout).toContain('#/objectives/0');
  });

  test('shows an axis of the environment that has the name of an inherited property', async () => {
    const candidate = endpointsOf(67, { search: 1.1 });
    give({ ...candidate, provenance: { ...candidate.provenance, environment: { constructor: 'Toyota' } } });
    expect((await sign()).stdout).toContain('| `constructor` | `Toyota` | not recorded |');
  });

  test('reports unusable results and an unwritable output', async () => {
    expect(await guardband('signoff @nothing --baselines @b')).toMatchObject({ exitCode: 3, stdout: '' });
    expect(await guardband('signoff @r --out @x.pdf')).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('.json'),
    });
  });
});

const narrow = story({ width: 80 });
test('a sign-off in a terminal of 80 columns begins with the decision, its reasons and the next steps', async () => {
  const place = '--baselines @b --tag';
  for (let day = 1; day <= 5; day++) {
    narrow.write('r/run.json', JSON.stringify(endpointsOf(day)));
    await narrow.run(`record @r ${place} 1.0`);
  }
  narrow.write('r/run.json', JSON.stringify(endpointsOf(6, { cart: 1.4 }, { left: 5 })));
  const { exitCode, stdout } = await narrow.run(`signoff @r ${place} 1.1 --against tag:1.0 --out @signoff.txt`);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(
    /^REJECTED {2}1\.1: cart got slower: throughput −29 %, p99 \+40 %; report was not\s+measured\n/,
  );
  const prose = stdout.replaceAll(/\s+/g, ' ');
  expect(prose).toMatch(
    /worse cart −29 % 400 → 285 \/s .* Next steps - Fix it; .* - Measure the missing cases again\. .* Release - Run: /,
  );
  expect(prose).toMatch(
    /Run: 1\.1 \w{10}, 2026-01-06 00:00 UTC, 5 measurements - Cases: .* - Against: tag:1\.0: 5 runs from /,
  );
  expect(prose).toMatch(/Cases: 1 worse, 1 missing, 4 unchanged/);
  // Commands to copy are not wrapped.
  for (const line of stdout.split('\n').filter((shown) => !shown.startsWith('    ')))
    expect(line.length).toBeLessThanOrEqual(80);
  expect(stdout).not.toMatch(/\*\*|^#|\| --- \|/m);
  expect(narrow.text('signoff.txt')).toContain('REJECTED');
});
