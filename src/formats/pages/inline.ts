import { resolveReferences } from '../../samples/xml/text.js';

/** Strips Markdown and HTML: "<code>N/A</code>", "**5,000**" and "[a](b)" become N/A, 5,000 and a. */

/** Those that XML does not have. */
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  plusmn: '±',
  micro: 'µ',
  times: '×',
  rarr: '→',
  delta: 'Δ',
};

export const stripMarkup = (text: string): string =>
  resolveReferences(
    text
      .replace(/<br\b[^<>]*>/gi, ' ')
      // A superscript is a power or a footnote. Joined to the number before it, it would change that number.
      .replace(/<sup\b[^<>]*>/gi, '^')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/\[\^[^[\]]*\]/g, '')
      .replace(/\*\*|__(?=\S)|(?<=\S)__|~~|`/g, '')
      .replace(/^\s*[*_](\S.*\S|\S)[*_]\s*$/, '$1')
      .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
      .replace(/&(\w{2,6});/g, (all, name: string) => entities[name.toLowerCase()] ?? all),
  )
    .replace(/\s+/g, ' ')
    .trim();
