// Plants bugs, one at a time, in the rules that decide, and runs those tests of their room that reach them:
//   node tools/mutants.mjs [COUNT] [SEED] [MINUTES] [PATTERN]
// Draws COUNT (400) bugs by SEED (1) in the files of PATTERN (all rules), and tries as many as MINUTES (90) allow. Prints those
// that no test noticed, and per file how many were noticed. Exit code 1 if fewer than 85 % are, and a draw of so many would
// hardly show it by chance.
// Stryker does not run with TypeScript 7, and knows no bugs in numbers.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { globSync } from 'tinyglobby';
import jestConfig from '../jest.config.js';
import { bundleTests } from './jest-setup.mjs';

// What only the trend page, the bisection or what is stated of findings uses decides nothing.
const others = ['src/judge/{bisect,account}/**', 'src/compare/levels/trend.ts'];
const files = ['src/judge/**', 'src/compare/levels/*', 'src/config/waivers.ts', 'src/history/select-past.ts'];
const rules = globSync(process.argv[5] ?? files, { ignore: others });
const soak = jestConfig.projects.flatMap((project) => project.testPathIgnorePatterns ?? []);
const room = ['tests/{judge,compare,config}/**/*.test.ts', 'tests/history/select-past.test.ts'];
const tests = globSync(room).filter((file) => !soak.some((path) => file.startsWith(path.replace('<rootDir>/', ''))));
const [count, seed, minutes] = [process.argv[2] ?? 400, process.argv[3] ?? 1, process.argv[4] ?? 90].map(Number);

const operators = {
  ...{ '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'], '===': ['!=='], '!==': ['==='] },
  ...{ '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '**': ['*'], '%': ['*'], '&&': ['||'], '||': ['&&'] },
};
const methods = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor', flatMap: 'map' };
const selections = ['filter', 'slice', 'toSorted', 'toReversed', 'trim'];

/** The bugs of a file: what stands at start to end is replaced by a text. */
function bugsOf(file, text) {
  const bugs = [];
  const add = ({ start, end }, ...replacements) =>
    replacements.forEach((replacement) => bugs.push({ file, start, end, replacement }));
  const kinds = {
    BinaryExpression(node, { left, right, operator } = node) {
      const between = text.slice(left.end, right.start);
      const others = (operators[operator] ?? []).map((other) => between.replace(operator, other));
      add(node, ...others.map((other) => text.slice(node.start, left.end) + other + text.slice(right.start, node.end)));
    },
    LogicalExpression: (node) => kinds.BinaryExpression(node),
    IfStatement: ({ test, consequent }) => {
      add(test, 'true', 'false');
      if (consequent.type === 'BlockStatement') add(consequent, '');
    },
    ConditionalExpression: ({ test }) => add(test, 'true', 'false'),
    UnaryExpression: (node) => ['!', '-'].includes(node.operator) && add(node, text.slice(node.start + 1, node.end)),
    Literal(node) {
      const { value } = node;
      if (typeof value === 'boolean') add(node, String(!value));
      if (typeof value === 'number') add(node, ...(value === 0 ? ['1'] : [`${value * 2}`, `${value / 2}`]));
      if (typeof value === 'string') add(node, value === '' ? "'?'" : "''");
    },
    CallExpression(node, { callee } = node) {
      const name = callee.property?.name;
      if (methods[name])
        add(node, text.slice(node.start, callee.property.start) + methods[name] + text.slice(callee.end, node.end));
      if (selections.includes(name)) add(node, text.slice(node.start, callee.property.start).replace(/\s*\.$/, ''));
    },
    ArrowFunctionExpression: (node) => node.expression && add(node, '() => undefined'),
    ArrayExpression: (node) => node.elements.length > 0 && add(node, '[]'),
    FunctionDeclaration: ({ body }) => body && add(body, ''),
  };
  const walk = (node, isInChain = false) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((each) => walk(each, isInChain));
    if (/^(Import|TS(?!AsExpression|NonNull|Satisfies))/.test(node.type)) return;
    // Of `list[i] ?? 0`, the types alone need the 0.
    if (node.operator === '??' && node.right.type === 'Literal' && !node.right.value) return walk(node.left);
    // A bug that ends the chain of ?. early would change the file without the bug, too.
    if (!(isInChain && node.type === 'CallExpression')) kinds[node.type]?.(node);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && !node.computed) continue;
      walk(value, node.type === 'ChainExpression' || (isInChain && ['object', 'callee'].includes(key)));
    }
  };
  walk(parseAst(text, { lang: 'ts' }));
  return bugs;
}

/** The text of a file in which each of these bugs can be switched on: what is around the others comes first. */
function plant(text, bugs) {
  const ordered = bugs.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const inserted = ordered
    .flatMap(({ start, end, replacement, id }, i) => [
      { at: start, rank: i, what: replacement ? `(isPlanted(${id})?(${replacement}):(` : `{if(!isPlanted(${id}))` },
      { at: end, rank: -1 - i, what: replacement ? '))' : '}' },
    ])
    .toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  return (
    inserted.map(({ at, what }, i) => text.slice(inserted[i - 1]?.at ?? 0, at) + what).join('') +
    text.slice(inserted.at(-1)?.at ?? 0)
  );
}

const texts = new Map(rules.map((file) => [file, readFileSync(file, 'utf8')]));
const all = Array.from(texts, ([file, text]) => bugsOf(file, text)).flat();
const rank = ({ file, start, replacement }) =>
  createHash('sha256').update(`${seed} ${file} ${start} ${replacement}`).digest('hex');
const bugs = all
  .map((bug) => ({ ...bug, rank: rank(bug), line: texts.get(bug.file).slice(0, bug.start).split('\n').length }))
  .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  .slice(0, count)
  .map((bug, id) => ({ ...bug, id }));

const folder = mkdtempSync(join(tmpdir(), 'guardband-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // ends the runners, too
const bugsIn = (file, some) => some.filter((bug) => bug.file === file);
const contents = new Map(Array.from(texts, ([file, text]) => [resolve(file), plant(text, bugsIn(file, bugs))]));
const plugin = {
  name: 'planted',
  setup({ initialOptions: { banner }, onLoad }) {
    banner.js += 'const { isPlanted } = globalThis;';
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      contents.has(path) ? { contents: contents.get(path), loader: 'ts' } : undefined,
    );
  },
};
await bundleTests(join(folder, 'tests.cjs'), tests, [plugin]);

/** A process that runs tests; another one if it does not answer in time. */
function createRunner() {
  const start = () =>
    fork(resolve('tools/mutants-worker.mjs'), {
      env: { ...process.env, TMPDIR: folder },
      serialization: 'advanced', // sets, too
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  let child = start();
  process.once('exit', () => child.kill('SIGKILL'));
  return (message, ms) =>
    new Promise((done) => {
      const current = child;
      const answer = (result) => {
        clearTimeout(timer);
        ['message', 'exit'].forEach((event) => current.removeAllListeners(event));
        if (result === undefined) {
          current.kill('SIGKILL');
          child = start();
        }
        done(result);
      };
      const timer = setTimeout(answer, ms, undefined);
      current.once('message', answer).once('exit', () => answer(undefined));
      current.send(message);
    });
}
const runners = Array.from({ length: availableParallelism() }, createRunner);
const eachOf = async (list, run) => {
  const rest = [...list];
  await Promise.all(
    runners.map(async (runner) => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await run(runner, next);
    }),
  );
};

/** By test file, the bugs that it reaches outside its tests, and those that each test reaches. */
const reached = new Map();
await eachOf(tests, async (run, file) => {
  const result = await run({ file, bugs: bugs.length }, 600_000);
  if (result === undefined || result.isFailed) throw new Error(`${file} fails without a bug`);
  reached.set(file, result);
});

const finds = new Map(); // how often a test file found a bug in a file: those that did come first
const results = [];
await eachOf(bugs, async (run, bug) => {
  if (process.uptime() > minutes * 60) return;
  const findsOf = (file) => finds.get(`${bug.file} ${file}`) ?? 0;
  const reaching = Array.from(reached, ([file, { always, tests }]) => {
    const wanted = tests.filter((test) => always.has(bug.id) || test.reached.has(bug.id));
    return { file, wanted: wanted.map(({ name }) => name), ms: wanted.reduce((sum, { ms }) => sum + ms, 0) };
  })
    .filter(({ wanted }) => wanted.length > 0)
    .toSorted((a, b) => findsOf(b.file) - findsOf(a.file) || a.ms - b.ms);
  let state = reaching.length === 0 ? 'unreached' : 'survived';
  for (const { file, wanted, ms } of reaching) {
    const result = await run({ file, wanted, bugs: bugs.length, bug: bug.id }, 30_000 + 10 * ms);
    state = result === undefined ? 'timeout' : result.isFailed ? 'killed' : 'survived';
    if (state === 'survived') continue;
    finds.set(`${bug.file} ${file}`, findsOf(file) + 1);
    break;
  }
  results.push({ ...bug, state });
  if (!['survived', 'unreached'].includes(state)) return;
  const oneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 100);
  console.log(
    `${state} ${bug.file}:${bug.line} ${oneLine(texts.get(bug.file).slice(bug.start, bug.end))} -> ${oneLine(bug.replacement) || '{}'}`,
  );
});

function summarize(name, some) {
  const [killed = 0, timeout = 0, survived = 0, unreached = 0] = ['killed', 'timeout', 'survived', 'unreached'].map(
    (state) => some.filter((bug) => bug.state === state).length,
  );
  const percent = (100 * (killed + timeout)) / some.length;
  console.log(
    `${name}: ${killed} killed, ${timeout} timed out, ${survived} survived, ${unreached} unreached: ${percent.toFixed(1)} %`,
  );
  return percent;
}
for (const file of new Set(results.map((bug) => bug.file))) summarize(file, bugsIn(file, results));
const noticed = summarize(`=> ${results.length} of ${all.length} bugs, seed ${seed}`, results);
const scatter = 100 * Math.sqrt((0.85 * 0.15) / Math.max(1, results.length));
process.exit(noticed + 2 * scatter >= 85 ? 0 : 1);
