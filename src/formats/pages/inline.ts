/** Strips Markdown and HTML: "<code>N/A</code>", "**5,000**" and "[a](b)" become N/A, 5,000 and a. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
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

export function stripMarkup(text: string): string {
  return (
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
      .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (all, decimal?: string, hex?: string, name = '') => {
        if (decimal !== undefined || hex !== undefined) return character(Number(decimal ?? `0x${hex ?? ''}`)) ?? all;
        return entities[String(name).toLowerCase()] ?? all;
      })
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const character = (code: number): string | undefined => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined);
