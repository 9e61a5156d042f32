/** A name that is longer is probably generated. V8 hashes only the length of a text of more than 16,383 characters. */
const mostCharacters = 1000;
const keptCharacters = 900;

/** Shortens a name of any length; different names stay different, except by an extremely improbable accident. */
export const boundName = (name: string): string =>
  name.length <= mostCharacters ? name : `${name.slice(0, keptCharacters)}…${shortHash(name)}`;

/** Sixty-four bits in hexadecimal, and the length: two multiplicative hashes with different factors. */
export function shortHash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b, text.length].map((part) => (part >>> 0).toString(16)).join('');
}
