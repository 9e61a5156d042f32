// Measures how often bisect is right with a real JMeter: node tests/calibration/bisect/measure.mjs DIR [--until HH:MM] [--runs N]
//   [--seconds N] [--users N] [--table]
// DIR keeps everything: one repository of 16 commits per search, and one line per search in searches.ndjson. Searches that are
// there are not measured again, and an interrupted one goes on where it stopped. Prints a table; --table prints it only.
// Needs dist/ and a JMeter (JMETER, default: .tools/jmeter).
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const library = join(root, 'tests/calibration/plain-plan');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    until: { type: 'string' },
    runs: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '7' },
    users: { type: 'string', default: '10' },
    table: { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (named === undefined) {
  console.error('usage: node tests/calibration/bisect/measure.mjs DIR [--until HH:MM] [--runs N]');
  process.exit(2);
}
const folder = resolve(named);
const log = join(folder, 'searches.ndjson');
const commits = 16;

/** The slow commits of search i, from 1, and what they change. */
const place = (i, salt) => 1 + ((i * 7 + salt) % commits);
const endpoint = (i) => (i % 2 === 0 ? 'loan' : 'search');
const labelOf = ({ change }) => /--slow (\w+)=/.exec(change)[1];
const kinds = [
  { name: 'one endpoint +30 %', slow: (i) => [{ at: place(i, 3), change: `--slow ${endpoint(i)}=1.3` }] },
  { name: 'no slow commit', slow: () => [] },
  { name: 'one endpoint +15 %', slow: (i) => [{ at: place(i, 5), change: `--slow ${endpoint(i)}=1.15` }] },
  {
    name: 'two endpoints +30 %, asked twice',
    slow: (i) => [
      { at: place(i, 2), change: '--slow loan=1.3' },
      { at: place(i, 9), change: '--slow search=1.3' },
    ],
  },
];

/**
 * Starts the service with the options in the file `change` of a version, measures loads, and stops it.
 *
 * @param users the loads, such as "5 15"
 * @param seconds how long each takes
 */
const loadTest = (users, seconds) => `set -euo pipefail
version=$1 out=$2
exec 3< <(exec node '${library}/server.mjs' --port 0 $(cat "$version/change"))
service=$!
trap 'kill "$service" 2>/dev/null || true' EXIT
read -r line <&3
port=$(grep -o 'port [0-9]*' <<<"$line" | cut -d' ' -f2)
for users in ${users}; do
  mkdir -p "$out/library/\${users}_users"
  java -Xms256m -Xmx256m -XX:+UseSerialGC -jar "\${JMETER:-${root}.tools/jmeter}/bin/ApacheJMeter.jar" -n -f \\
    -t "$version/plan.jmx" -l "$out/library/\${users}_users/results.jtl" -j "$version/jmeter.log" \\
    -Jport="$port" -Jusers="$users" -Jseconds="${seconds}" -Jsummariser.name= >/dev/null
done
`;

/** A repository whose commits slow the service down from their place on. Returns the ids of its commits, GOOD first. */
function createRepository(repository, slow) {
  const git = (...args) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...args], {
      encoding: 'utf8',
    });
  if (!existsSync(repository)) {
    mkdirSync(repository, { recursive: true });
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
    writeFileSync(join(repository, 'load-test.sh'), loadTest(options.users, options.seconds));
    cpSync(join(library, 'plan.jmx'), join(repository, 'plan.jmx'));
    writeFileSync(
      join(repository, 'guardband.yml'),
      `warmup: ${String(Number(options.seconds) / 4)}s\nmeasure:\n  run: bash load-test.sh {version} {out}\n  pairs: 4\n  budget: 2h\n`,
    );
    writeFileSync(join(repository, '.gitignore'), 'guardband-gate\njmeter.log\nanswer.json\n');
    for (let i = 0; i <= commits; i++) {
      const changes = slow.filter(({ at }) => at <= i).map(({ change }) => change);
      writeFileSync(join(repository, 'change'), `${changes.join(' ')}\n`);
      git('add', '.');
      git('commit', '--quiet', '--allow-empty', '--message', `Commit ${String(i)}`);
    }
  }
  return git('rev-list', '--reverse', 'HEAD').trim().split('\n');
}

/** Asks once. Returns the answer with the place of the commit that it names. */
function ask(repository, ids, args) {
  const { status, stderr } = spawnSync(
    'node',
    [join(root, 'dist/cli.cjs'), 'bisect', ids[0], ids.at(-1), '--out', 'answer.json', ...args],
    { cwd: repository, encoding: 'utf8' },
  );
  if (status === 3) throw new Error(stderr);
  const answer = JSON.parse(readFileSync(join(repository, 'answer.json'), 'utf8'));
  return { ...answer, place: ids.indexOf(answer.culprit?.commit) };
}

/** One search, or two: the second one about what the first one left. */
function search(kind, i) {
  const slow = kind.slow(i);
  const repository = join(folder, 'searches', `${kinds.indexOf(kind)}-${i}`);
  const ids = createRepository(repository, slow);
  const answers = [ask(repository, ids, [])];
  // The nightly run that starts a search names all cases, so the second question is about the label that the first did not answer.
  const rest = slow.find(({ at }) => at !== answers[0].place);
  if (slow.length > 1 && rest !== undefined) answers.push(ask(repository, ids, ['--case', `*${labelOf(rest)}*`]));
  const places = answers.map(({ outcome, place: at }) => (outcome === 'named' ? at : outcome));
  const wanted = slow.length === 0 ? ['none'] : slow.map(({ at }) => at);
  const isRight = places.length === wanted.length && wanted.every((one) => places.includes(one));
  const measurements = answers.reduce((sum, answer) => sum + answer.measurements, 0);
  return { kind: kind.name, i, wanted, places, isRight, measurements, probability: answers[0].probability };
}

const searches = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
const isOver = () => options.until !== undefined && new Date().toTimeString().slice(0, 5) >= options.until;

function measure() {
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < Number(options.runs); i++)
    for (const kind of kinds) {
      if (searches().some((one) => one.kind === kind.name && one.i === i)) continue;
      if (isOver()) return;
      const line = search(kind, i);
      appendFileSync(log, `${JSON.stringify(line)}\n`);
      console.error(JSON.stringify(line));
    }
}

function table() {
  const rows = kinds.map(({ name }) => {
    const own = searches().filter(({ kind }) => kind === name);
    const right = own.filter(({ isRight }) => isRight).length;
    const mean = own.reduce((sum, { measurements }) => sum + measurements, 0) / own.length;
    return `| ${name} | ${String(right)} of ${String(own.length)} | ${own.length === 0 ? '-' : mean.toFixed(1)} |`;
  });
  return ['| slow commit among 16 | right | measurements |', '|---|---|---|', ...rows].join('\n');
}

if (!options.table) measure();
console.log(table());
