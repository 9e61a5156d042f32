// Plants bugs, one at a time, in the rules that decide, and runs the tests of their room that reach them:
//   node tools/mutants.mjs [COUNT] [SEED] [MINUTES]
// Draws COUNT (400) bugs by SEED (1), and tries as many as MINUTES (90) allow. Prints those that no test noticed, and per file how
// many were noticed. Exit code 1 below 85 %.
// Stryker does not run with TypeScript 7, and knows no bugs in numbers.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { globSync } from 'tinyglobby';
import jestConfig from '../jest.config.js';
import { bundleTests } from './jest-setup.mjs';

const rules = [
  'src/judge/**',
  '!src/judge/{bisect,groups}/**',
  'src/compare/levels/*',
  'src/config/waivers.ts',
  'src/history/select-past.ts',
];
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
    const isType = /^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type);
    if (isType || /^(Im|Export(Named|All).*S)port/.test(node.type)) return;
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

/** The text of a file in which each of these bugs can be switched on. */
function plant(text, bugs) {
  const wrap = (start, end, inner) => {
    let result = '';
    let at = start;
    while (inner.length > 0) {
      const [bug] = inner;
      const rest = inner.slice(1);
      const length = rest.findIndex((other) => other.start >= bug.end);
      const within = length < 0 ? rest : rest.slice(0, length);
      const original = wrap(bug.start, bug.end, within);
      const test = `isPlanted(${bug.id})`;
      result += text.slice(at, bug.start);
      result += bug.replacement === '' ? `{if(!${test})${original}}` : `(${test}?(${bug.replacement}):(${original}))`;
      at = bug.end;
      inner = length < 0 ? [] : rest.slice(length);
    }
    return result + text.slice(at, end);
  };
  return wrap(
    0,
    text.length,
    bugs.toSorted((a, b) => a.start - b.start || b.end - a.end),
  );
}

/** Numbers from 0 to 1 by a seed: mulberry32. */
function chanceOf(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const texts = new Map(globSync(rules).map((file) => [file, readFileSync(file, 'utf8')]));
const all = Array.from(texts, ([file, text]) => bugsOf(file, text)).flat();
const chance = chanceOf(seed);
const bugs = all
  .map((bug) => ({ bug, at: chance() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, count)
  .map(({ bug }, id) => ({ ...bug, id, line: texts.get(bug.file).slice(0, bug.start).split('\n').length }));

const folder = mkdtempSync(join(tmpdir(), 'guardband-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const planted = new Map(
  Array.from(texts, ([file, text]) => [
    resolve(file),
    plant(
      text,
      bugs.filter((bug) => bug.file === file),
    ),
  ]),
);
const plugin = {
  name: 'planted',
  setup({ initialOptions: { banner }, onLoad }) {
    banner.js += 'const { isPlanted } = globalThis;';
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: planted.get(path) ?? readFileSync(path, 'utf8'),
      loader: 'ts',
    }));
  },
};
await bundleTests(join(folder, 'tests.cjs'), tests, [plugin]);

/** A process that runs tests; another one if it does not answer in time. */
function createRunner() {
  const start = () =>
    fork(join(import.meta.dirname, 'mutants-worker.mjs'), {
      env: { ...process.env, TMPDIR: folder, NODE_OPTIONS: '' },
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
  const result = await run({ file }, 600_000);
  if (result === undefined || result.isFailed) throw new Error(`${file} fails without a bug`);
  reached.set(file, {
    always: new Set(result.always),
    tests: result.tests.map((test) => ({ ...test, reached: new Set(test.reached) })),
  });
});

const finds = new Map(); // how often a test file found a bug in a file: those that did come first
const results = [];
await eachOf(bugs, async (run, bug) => {
  if (process.uptime() > minutes * 60) return;
  const findsOf = (file) => finds.get(`${bug.file} ${file}`) ?? 0;
  const files = Array.from(reached, ([file, { always, tests }]) => {
    const wanted = tests.filter((test) => always.has(bug.id) || test.reached.has(bug.id));
    return { file, wanted: wanted.map(({ name }) => name), ms: wanted.reduce((sum, { ms }) => sum + ms, 0) };
  })
    .filter(({ wanted }) => wanted.length > 0)
    .toSorted((a, b) => findsOf(b.file) - findsOf(a.file) || a.ms - b.ms);
  let state = files.length === 0 ? 'unreached' : 'survived';
  for (const { file, wanted, ms } of files) {
    const result = await run({ file, wanted, bug: bug.id }, 30_000 + 10 * ms);
    state = result === undefined ? 'timeout' : result.isFailed ? 'killed' : state;
    if (!['killed', 'timeout'].includes(state)) continue;
    finds.set(`${bug.file} ${file}`, findsOf(file) + 1);
    break;
  }
  results.push({ ...bug, state });
  if (state === 'killed' || state === 'timeout') return;
  const oneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 100);
  console.log(
    `${state} ${bug.file}:${bug.line} ${oneLine(texts.get(bug.file).slice(bug.start, bug.end))} -> ${oneLine(bug.replacement) || '{}'}`,
  );
});

const states = ['killed', 'timeout', 'survived', 'unreached'];
const summarize = (name, some) => {
  const numbers = states.map((state) => some.filter((bug) => bug.state === state).length);
  const share = Math.floor(((numbers[0] + numbers[1]) / some.length) * 1000) / 10;
  console.log(`${name}: ${states.map((state, i) => `${numbers[i]} ${state}`).join(', ')}, ${share} %`);
  return share;
};
for (const file of [...new Set(results.map(({ file }) => file))].toSorted())
  summarize(
    file,
    results.filter((bug) => bug.file === file),
  );
process.exit(summarize(`=> ${results.length} of ${all.length} bugs by seed ${seed}`, results) < 85 ? 1 : 0);
