// Times starting the command line. Runs whole processes in turn (A B C A B C ...), so that a drifting machine affects all
// alike. Prints a Markdown table of medians and of their difference from an empty script.
import { spawnSync } from 'node:child_process';
import './environment.mjs';
import { median } from 'simple-statistics';

const rounds = Number(process.argv[2] ?? 15);
const result = 'examples/shop/results/healthy/browse/5_users/results.jtl';
const commands = {
  'node -e 0': ['-e', '0'],
  'guardband --help': ['dist/cli.cjs', '--help'],
  'guardband read (a raw result of 1,800 rows)': ['dist/cli.cjs', 'read', result],
  'guardband check (the example: 6 raw results, 10,800 rows)': [
    'dist/cli.cjs',
    'check',
    'examples/shop/results/healthy',
    '--baselines',
    'examples/shop/baselines',
  ],
};

const times = new Map(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round <= rounds; round++)
  for (const [name, argv] of Object.entries(commands)) {
    const start = process.hrtime.bigint();
    spawnSync(process.execPath, argv, { stdio: 'ignore' });
    if (round > 0) times.get(name).push(Number(process.hrtime.bigint() - start) / 1e6); // The first round warms the cache.
  }

const empty = median(times.get('node -e 0'));
console.log(`| command | median of ${rounds} | over \`node -e 0\` |\n|---|---|---|`);
for (const [name, values] of times)
  console.log(`| \`${name}\` | ${median(values).toFixed(0)} ms | ${(median(values) - empty).toFixed(0)} ms |`);
