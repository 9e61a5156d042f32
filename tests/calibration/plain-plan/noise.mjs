// Measures the variation of unchanged runs: node tests/calibration/plain-plan/noise.mjs Prints a Markdown table: the
// median of each label, and the standard deviation of its logarithm in percent.
import { readFileSync } from 'node:fs';

const metrics = ['p50', 'p95', 'p99', 'throughput'];
const read = (file) => JSON.parse(readFileSync(new URL(`runs/${file}`, import.meta.url), 'utf8'));
const index = read('index.json').filter(({ kind }) => kind === 'unchanged');

function deviation(values) {
  const logs = values.map(Math.log);
  const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length;
  return 100 * Math.sqrt(logs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (logs.length - 1));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

console.log(`| runs | label | users | ${metrics.map((id) => `${id} | ± %`).join(' | ')} |`);
console.log(`|---|---|---|${metrics.map(() => '---|---').join('|')}|`);
for (const condition of ['quiet', 'quiet again', 'shared', 'busy', 'crowded']) {
  const runs = index.filter((entry) => entry.condition === condition).map(({ file }) => read(file).measurements);
  for (const { label, configuration } of runs[0] ?? []) {
    const same = runs.flat().filter((each) => each.label === label && each.configuration.users === configuration.users);
    const cells = metrics.map((id) => {
      const values = same.map((each) => each.metrics[id]);
      return `${median(values).toFixed(1)} | ${deviation(values).toFixed(1)}`;
    });
    console.log(`| ${runs.length} ${condition} | ${label} | ${configuration.users} | ${cells.join(' | ')} |`);
  }
}
