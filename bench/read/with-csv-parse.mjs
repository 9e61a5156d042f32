// Prints the sums per label of a CSV result, parsed by csv-parse, as JSON: with-csv-parse.mjs NODE_MODULES_FOLDER FILE
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Summing } from './sums.mjs';

const [, , folder, file] = process.argv;
const { parse } = createRequire(`${folder}/`)('csv-parse');
const summing = new Summing();
const rows = createReadStream(file).pipe(parse({ from: 2 }));
rows.on('readable', () => {
  for (let row; (row = rows.read()) !== null;) summing.add(row[2], Number(row[0]), Number(row[1]), row[7] === 'true');
});
rows.on('end', () => console.log(summing.toString()));
