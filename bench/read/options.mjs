// The options of the command line.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { peersFrom } from './entrants.mjs';
import { publishedRows } from './files.mjs';

const usage = `npm run -s bench -- read [OPTIONS]
Makes large results, has Guardband and others read them in turn, and prints ratios of the same rounds as Markdown.
Exit code 1: Guardband's numbers are not DuckDB's. 2: the benchmark cannot run.

  --dir DIR           where the files are kept (default: a folder among the system's temporary ones)
  --rows N            of the largest file; the others follow (default: 1000000, 230 MB in all)
  --full              the published sizes: --rows ${publishedRows}, 2.3 GB
  --rounds N          default: 5
  --peers A,B         also these: csv-parse, saxes, jmeter, jtl-splitter. They take minutes on the published sizes
  --jtl-splitter JAR  where that one is
  --check             only whether the numbers are identical, on small files that are removed afterwards
Where GUARDBAND_CORPUS names the folder of public results, a real one is read as well.`;

/** Ends the benchmark early with a message for the user, without a stack trace. */
export class Ended extends Error {
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Enough rows for the product to start a second thread, few enough to finish within seconds. */
const checkedRows = 600_000;

/** @throws {Ended} */
export function given() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  let values;
  try {
    const options = { dir: text, rows: text, rounds: text, peers: text, 'jtl-splitter': text };
    ({ values } = parseArgs({ options: { ...options, full: flag, check: flag, help: flag } }));
  } catch (error) {
    throw new Ended(2, `${error.message}\n\n${usage}`);
  }
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const count = (name, otherwise) => {
    const value = values[name] ?? String(otherwise);
    if (!/^[1-9]\d*$/.test(value)) throw new Ended(2, `--${name} is a number from 1 on, not ${value}`);
    return Number(value);
  };
  const rows = count('rows', values.full ? publishedRows : values.check ? checkedRows : 1_000_000);
  const all = peersFrom({ jtlSplitter: values['jtl-splitter'] && resolve(values['jtl-splitter']) });
  const peers = (values.peers ?? '').split(',').filter((name) => name !== '');
  const unknown = peers.filter((name) => !(name in all));
  if (unknown.length > 0) throw new Ended(2, `--peers knows ${Object.keys(all).join(', ')}, not ${unknown.join(', ')}`);
  return {
    check: values.check,
    rows,
    rounds: count('rounds', 5),
    dir: resolve(values.dir ?? join(tmpdir(), `guardband-bench-${rows}`)),
    peers: peers.map((name) => all[name]),
  };
}
