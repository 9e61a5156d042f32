// Fills generated parts of a page: each between `<!-- generated: NAME -->` and `<!-- end -->`. As a program, it reads parts in
// that form from its standard input and fills those that the page has: npm run -s trials -- figures | node tools/fill.mjs PAGE
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { formatted } from './format.mjs';

const placeOf = (name) => new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);

/** @param parts the new text of each part by its name; fails if the page has no place for one */
export async function fill(file, parts) {
  let text = readFileSync(file, 'utf8');
  for (const [name, part] of Object.entries(parts)) {
    if (!placeOf(name).test(text)) throw new Error(`${file} has no place for the generated part "${name}"`);
    text = text.replace(placeOf(name), (_, head, end) => `${head}\n${part}\n\n${end}`);
  }
  writeFileSync(file, await formatted(file, text));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , file] = process.argv;
  const page = readFileSync(file, 'utf8');
  const parts = readFileSync(0, 'utf8').matchAll(/<!-- generated: (\S+) -->\n([\s\S]*?)<!-- end -->/g);
  const wanted = Array.from(parts, ([, name, part]) => [name, part.trim()]).filter(([name]) =>
    placeOf(name).test(page),
  );
  await fill(file, Object.fromEntries(wanted));
}
