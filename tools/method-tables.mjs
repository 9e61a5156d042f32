// The tables of docs/method.md and docs/method-details.md, from src/judge/model/settings.ts and src/judge/decide/exceptions.ts.
import { isInterfaceDeclaration, isVariableStatement } from 'typescript/unstable/ast/is';
import { parseFiles } from './syntax.mjs';

const classes = ['rate', 'typical', 'tail'];
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const percent = (value) => `${Number((100 * value).toPrecision(3))} %`;

/** @param registries settings, common, claimExceptions, findingExceptions and metrics of the product */
export function methodTables(registries) {
  const { claimExceptions, findingExceptions, settings, common } = registries;
  return {
    defaults: defaultsTable(registries),
    exceptions: table(
      ['exception', 'moves', 'why'],
      [...claimExceptions, ...findingExceptions].map(({ id, from, verdict, why }) => [
        `\`${id}\``,
        `${from.length > 2 ? 'any' : from.join(', ')} → ${verdict}`,
        why,
      ]),
    ),
    settings: table(['setting', 'throughput', 'p50, p75, mean', 'other times', 'meaning'], describeClasses(settings)),
    common: table(['setting', 'value', 'meaning'], describe(common, 'common')),
  };
}

/** What a user asks about first. */
function defaultsTable({ settings, common, metrics }) {
  const bands = ['throughput', 'p50', 'p99'].map((id) => {
    const { percent: relative, absolute } = metrics.find((metric) => metric.id === id).band;
    return `${relative} %${absolute === undefined ? '' : ` and ${absolute} ms`}`;
  });
  const row = (name, read, why) => [name, ...classes.map((kind) => read(settings[kind])), why];
  const all = (name, value, why) => row(name, () => value, why);
  return table(
    ['', 'throughput', 'p50, p75, mean', 'p95, p99, others', 'why'],
    [
      ['tolerance band', ...bands, 'smaller changes are not worth a failure'],
      row(
        'expected noise of a case',
        ({ noise }) => percent(noise),
        'until its own past shows it; more if its distribution is steep',
      ),
      all('its weight', common.noiseWeight, 'in degrees of freedom: own runs soon outweigh it'),
      row('least noise', ({ floor }) => percent(floor), 'quieter histories were luck'),
      all('machine', percent(common.machine), 'until the history shows it'),
      all('tails', common.tails, 'degrees of freedom of noise, until the history shows its outliers'),
      row('fails below the probability', ({ fails }) => percent(fails), 'few unchanged runs fail'),
      all('suspect below', percent(common.suspects), 'asks for a measurement of base and head'),
    ],
  );
}

const [comments] = parseFiles(['src/judge/model/settings.ts'], (file) => ({
  Settings: readComments(
    file.statements.find((node) => isInterfaceDeclaration(node) && node.name.text === 'Settings').members,
    file,
  ),
  common: readComments(
    file.statements
      .filter(isVariableStatement)
      .flatMap((node) => node.declarationList.declarations)
      .find(({ name }) => name.text === 'common').initializer.properties,
    file,
  ),
}));

/** The comment before each member; a member without one belongs to the comment before it. */
function readComments(members, { text }) {
  return Object.fromEntries(
    members.map((node) => {
      const comment = text.slice(node.pos, node.getStart()).match(/\/\*\*([\s\S]*?)\*\//)?.[1] ?? '';
      return [
        node.name.text,
        comment
          .replace(/^\s*\*/gm, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ];
    }),
  );
}

const print = (value) =>
  typeof value === 'object'
    ? Object.entries(value)
        .map(([name, part]) => `${name} ${part}`)
        .join(', ')
    : String(value);

const describe = (values, owner) =>
  Object.entries(values).map(([name, value]) => [`\`${name}\``, print(value), comments[owner][name]]);

const describeClasses = (settings) =>
  Object.keys(settings.rate).map((name) => [
    `\`${name}\``,
    ...classes.map((kind) => print(settings[kind][name])),
    comments.Settings[name],
  ]);
