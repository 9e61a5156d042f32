// Prints the lines of src/, scanner/ and page/, without what is generated, and their sum beside its limit: npm run -s counts.
// Exit code 1 above it. The lines of tests/ are printed for information.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** It falls only: lower it in the commit in which something leaves. */
const limit = 63_114;

const code = /\.(ts|mjs)$/;
const written = /\.(ts|mjs|css|html)$/;
const generated = /^src[/\\]generated[/\\]|^scanner[/\\]layout\.ts$/;

/** @param {string} folder */
const linesIn = (folder, pattern = written) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(file) && !generated.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const parts = ['src', 'scanner', 'page'].map((folder) => /** @type {const} */ ([folder, linesIn(folder)]));
const sum = parts.reduce((total, [, lines]) => total + lines, 0);
for (const [folder, lines] of parts) console.log(`lines of ${folder}: ${lines}`);
console.log(`lines of product: ${sum} of ${limit}${sum > limit ? '  OVER' : ''}`);
console.log(`lines of tests: ${linesIn('tests', code)}`);
process.exitCode = sum > limit ? 1 : 0;
