// The tables of docs/method.md, from src/judge/model/settings.ts and src/judge/decide/exceptions.ts.

const classes = ['rate', 'typical', 'tail'];
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const percent = (value) => `${Number((100 * value).toPrecision(3))} %`;

/** @param registries settings, common, claimExceptions, findingExceptions and metrics of the product */
export function methodTables(registries) {
  const { claimExceptions, findingExceptions } = registries;
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
    ],
  );
}
