import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const style = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** A text in the style of the repository; the name of its file tells the language. */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
