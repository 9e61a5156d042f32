// The expected numbers, as computed by DuckDB.
import { duckdb, python } from './entrants.mjs';
import { differences } from './identical.mjs';
import { Ended } from './options.mjs';
import { runOnce } from './race.mjs';

/** The sums that DuckDB computes. big.xml contains the first samples of big.csv. */
export function expectedOf(name, files, work) {
  const [referee, file] = name === 'big.xml' ? [duckdb(2, files[name].rows), 'big.csv'] : [duckdb(2), name];
  const { sums, stderr } = runOnce(referee, files[file].path, work, python);
  if (sums === undefined) throw new Ended(2, `DuckDB could not read ${file}: ${stderr}`);
  const found = Object.values(sums).reduce((all, { count }) => all + count, 0);
  const { rows = found } = files[name];
  if (found !== rows) throw new Ended(2, `DuckDB finds ${found} rows in ${file}, where ${rows} were written`);
  return sums;
}

/**
 * Checks that the product found the expected numbers.
 *
 * @throws {Ended} with every difference, by label and number
 */
export function judge(us, { took, sums, stderr }, name, expected) {
  if (sums === undefined) throw new Ended(1, `${us.title} ends with exit code ${took.exitCode} on ${name}:\n${stderr}`);
  const wrong = differences(expected, sums);
  if (wrong.length > 0) throw new Ended(1, `${us.title} and DuckDB differ on ${name}:\n  ${wrong.join('\n  ')}`);
}

/** Checks the numbers of the other programs, for the table. */
export function verdictOn({ took, sums }, expected) {
  if (took.exitCode !== 0) return `ends with exit code ${took.exitCode}`;
  if (sums === undefined) return '';
  const wrong = differences(expected, sums).length;
  return wrong === 0 ? 'yes' : `no: ${wrong} differ`;
}
