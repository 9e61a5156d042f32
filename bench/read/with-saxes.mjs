// Prints the sums per label of an XML result, parsed by saxes, as JSON: with-saxes.mjs NODE_MODULES_FOLDER FILE
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Summing } from './sums.mjs';

const [, , folder, file] = process.argv;
const { SaxesParser } = createRequire(`${folder}/`)('saxes');
const summing = new Summing();
const parser = new SaxesParser();
parser.on('opentag', ({ name, attributes: { lb, ts, t, s } }) => {
  if (name === 'httpSample' || name === 'sample') summing.add(lb, Number(ts), Number(t), s === 'true');
});
parser.on('error', (error) => {
  throw error;
});
for await (const piece of createReadStream(file, 'utf8')) parser.write(piece);
parser.close();
console.log(summing.toString());
