// Prints the size of the judge, problems, tests, documentation and dist/ beside their limits: npm run -s counts. Exit code 1 above
// a limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isNumericLiteral,
  isObjectLiteralExpression,
} from 'typescript/unstable/ast/is';
import { isVariableStatement } from 'typescript/unstable/ast/is';
import { parseFiles } from './syntax.mjs';

const list = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
    .sort();
const sum = (values) => values.reduce((total, value) => total + value, 0);
const countWords = (files) =>
  sum(
    files.map(
      (file) =>
        readFileSync(file, 'utf8')
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word)).length,
    ),
  );

/** Numbers that decide nothing. */
const plain = new Set([0, 1, 2, 100]);

/** Numbers in constants of a module, outside of functions. */
function countConstants(node) {
  if (isArrowFunction(node) || isFunctionExpression(node)) return 0;
  let count = isNumericLiteral(node) && !plain.has(Number(node.text)) ? 1 : 0;
  node.forEachChild((child) => {
    count += countConstants(child);
  });
  return count;
}

/** Objects that say why they exist: the entries of src/judge/decide/exceptions.ts. */
function countExceptions(node) {
  const names = isObjectLiteralExpression(node) ? node.properties.map(({ name }) => name?.text) : [];
  let count = ['id', 'moves', 'why'].every((name) => names.includes(name)) ? 1 : 0;
  node.forEachChild((child) => {
    count += countExceptions(child);
  });
  return count;
}

/** Functions of more lines than the linter allows outside of tests. */
function countLongFunctions(node, text) {
  const isLong =
    (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)) &&
    text.slice(node.getStart(), node.end).split('\n').length > 60;
  let count = isLong ? 1 : 0;
  node.forEachChild((child) => {
    count += countLongFunctions(child, text);
  });
  return count;
}

const all = list('src/judge', '.ts');
const isOfPairs = (file) => file.startsWith('src/judge/pairs/');
const isOfGroups = (file) => file.startsWith('src/judge/groups/');
const isOfBisect = (file) => file.startsWith('src/judge/bisect/');
/** What judges one run by its past; what judges pairs, searches with them, and what groups verdicts, are other parts. */
const judge = all.filter((file) => !isOfPairs(file) && !isOfGroups(file) && !isOfBisect(file));
const pairs = all.filter(isOfPairs);
const bisect = all.filter(isOfBisect);
const countLines = (files) => sum(files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1));
const countOf = (files) =>
  sum(parseFiles(files, (file) => sum(file.statements.filter(isVariableStatement).map(countConstants))));
const parsed = parseFiles(judge, (file) => ({
  constants: sum(file.statements.filter(isVariableStatement).map(countConstants)),
  exceptions: countExceptions(file),
}));
const method = ['docs/method-details.md', 'docs/method-figures.md'];
const pages = [...list('docs', '.md'), 'README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const counts = [
  ['files of src/judge without its other parts', judge.length, 45],
  ['lines of src/judge without its other parts', countLines(judge), 5100],
  ['constants of src/judge without its other parts that decide', sum(parsed.map(({ constants }) => constants)), 94],
  ['lines of src/judge/pairs', countLines(pairs), 900],
  ['constants of src/judge/pairs that decide', countOf(pairs), 30],
  ['lines of src/judge/bisect', countLines(bisect), 450],
  ['constants of src/judge/bisect that decide', countOf(bisect), 20],
  ['lines of src/judge/groups', countLines(all.filter(isOfGroups)), 930],
  [
    'lines of src/report without bisect',
    countLines(list('src/report', '.ts').filter((file) => !file.startsWith('src/report/bisect/'))),
    10_990,
  ],
  ['lines of src/report/bisect', countLines(list('src/report/bisect', '.ts')), 270],
  ['exceptions of src/judge', sum(parsed.map(({ exceptions }) => exceptions)), 10],
  ['files of src/problems', list('src/problems', '.ts').length, 18],
  ['words of docs/method.md', countWords(['docs/method.md']), 1300],
  [`words of ${method.join(' and ')}`, countWords(method), 1800],
  ['words of docs/, README, CONTRIBUTING and ARCHITECTURE', countWords(pages), 26_000],
  [
    'functions of tests over 60 lines',
    sum(parseFiles(list('tests', '.ts'), (file) => countLongFunctions(file, file.text))),
    2,
  ],
  ['kB of dist', Math.ceil(sum(list('dist', '').map((file) => statSync(file).size)) / 1000), 3500],
];
const width = Math.max(...counts.map(([name]) => name.length));
for (const [name, count, limit] of counts)
  console.log(
    `${name.padEnd(width)} ${String(count).padStart(6)} of ${String(limit).padStart(5)}${count > limit ? '  OVER' : ''}`,
  );
if (process.argv.includes('--files'))
  judge.forEach(
    (file, i) => parsed[i].constants > 0 && console.log(`${String(parsed[i].constants).padStart(3)} ${file}`),
  );
process.exitCode = counts.some(([, count, limit]) => count > limit) ? 1 : 0;
