/**
 * Times the queries of docs/analysis.md about the history on a history of 10,000 runs of 30 cases: as NDJSON, as a table
 * filled from it, and as Parquet. Needs tools/setup-counterparts.sh duckdb.
 *
 *   npm run -s bench -- analysis [RUNS]
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cases = 30;
const runs = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'guardband-bench-'));

/** The lines of one run, with the seven percentiles that a history keeps. */
function linesOf(day) {
  const startedAt = new Date(Date.UTC(2000, 0, 1) + day * 86_400_000).toISOString();
  return Array.from({ length: cases }, (_, index) => {
    const noise = 1 + 0.02 * Math.sin(day * 12.9898 + index * 78.233);
    const percentiles = { p50: 20 / noise, p75: 22 / noise, p90: 30 / noise, p95: 33 / noise, p99: 40 / noise };
    const metrics = {
      errorPercent: 0,
      throughput: 100 * noise,
      ...percentiles,
      'p99.5': 50 / noise,
      'p99.9': 60 / noise,
    };
    const measurement = {
      scenario: 'shop',
      label: `GET /${index}`,
      configuration: { users: '50' },
      samples: 5000,
      metrics,
    };
    return `${JSON.stringify({ schemaVersion: 1, measurement, provenance: { startedAt } })}\n`;
  }).join('');
}

const program = `
import duckdb, json, re, sys, time
blocks = json.load(sys.stdin)
macro, view, queries = blocks["macro"], blocks["view"], blocks["queries"]
session = duckdb.connect()
session.execute("SET threads = 2")
session.execute("SET enable_progress_bar = false")
def timed(name, work):
    start = time.time()
    work()
    print(f"{name:<28}{time.time() - start:6.1f} s")
session.execute(macro)
session.execute(view)
for heading, query in queries: timed("NDJSON: " + heading, lambda: session.execute(query).fetchall())
timed("Parquet: written", lambda: session.execute("COPY (FROM runs) TO 'runs.parquet'"))
session.execute("DROP VIEW runs")
timed("table: filled", lambda: session.execute(view.replace("VIEW", "TABLE")))
for heading, query in queries: timed("table: " + heading, lambda: session.execute(query).fetchall())
session.execute("DROP TABLE runs")
session.execute("CREATE VIEW runs AS FROM 'runs.parquet'")
for heading, query in queries: timed("Parquet: " + heading, lambda: session.execute(query).fetchall())
`;

try {
  mkdirSync(join(folder, 'baselines'));
  const file = openSync(join(folder, 'baselines/shop.ndjson'), 'w');
  for (let day = 0; day < runs; day++) writeSync(file, linesOf(day));
  closeSync(file);
  const megabytes = statSync(join(folder, 'baselines/shop.ndjson')).size / 1e6;
  console.log(`${runs} runs of ${cases} cases, ${megabytes.toFixed(0)} MB`);
  const sections = readFileSync('docs/analysis.md', 'utf8').split(/^## /m);
  const blocksOf = (heading) =>
    Array.from(
      sections.find((section) => section.startsWith(heading)).matchAll(/^```sql\n([\s\S]*?)```/gm),
      ([, sql]) => sql,
    );
  const [definitions] = blocksOf('Views');
  const split = definitions.indexOf('CREATE OR REPLACE VIEW');
  const queries = ['Worst drifts', 'Noisiest cases'].map((heading) => [heading, blocksOf(heading)[0]]);
  const input = JSON.stringify({ macro: definitions.slice(0, split), view: definitions.slice(split), queries });
  const python = resolve('.tools/venv/bin/python');
  const { status } = spawnSync(python, ['-c', program], { cwd: folder, input, stdio: ['pipe', 'inherit', 'inherit'] });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
