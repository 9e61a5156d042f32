// Divides the source map of the tests. Jest parses all of a map whenever a stack is read, and node reads that of every failed
// write: with one section for each part of the bundle that comes from one source, only those of the stack are parsed.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) valueOf[digits.charCodeAt(value)] = value;

/** The numbers of a mapping: groups of five bits, the lowest first, whose first bit is the sign. */
function decode(mapping) {
  const numbers = [];
  let [number, shift] = [0, 0];
  for (let i = 0; i < mapping.length; i++) {
    const bits = valueOf[mapping.charCodeAt(i)];
    number |= (bits & 31) << shift;
    shift += 5;
    if (bits > 31) continue;
    numbers.push(number & 1 ? -(number >> 1) : number >> 1);
    [number, shift] = [0, 0];
  }
  return numbers;
}

function encode(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  for (; rest > 31; rest >>= 5) text += digits[(rest & 31) | 32];
  return text + digits[rest];
}

/** The same map in sections, without names. */
export function divideSourceMap({ sources, mappings }) {
  const sections = [];
  let [source, line, column] = [0, 0, 0];
  /** The previous mapping of the section, to which the numbers of the next one are relative. */
  let last;
  for (const [bundleLine, mappingsOfLine] of mappings.split(';').entries()) {
    let bundleColumn = 0;
    for (const mapping of mappingsOfLine.split(',')) {
      const [columns = 0, bySource, byLine, byColumn] = decode(mapping);
      bundleColumn += columns;
      if (bySource === undefined) continue;
      source += bySource;
      line += byLine;
      column += byColumn;
      if (last?.source !== source) {
        last = { source, line: 0, column: 0, bundleLine, bundleColumn };
        const map = { version: 3, sources: [sources[source]], names: [], mappings: '' };
        sections.push({ offset: { line: bundleLine, column: bundleColumn }, map });
      } else if (last.bundleLine === bundleLine) sections.at(-1).map.mappings += ',';
      else {
        sections.at(-1).map.mappings += ';'.repeat(bundleLine - last.bundleLine);
        last.bundleColumn = 0;
      }
      const relative = [bundleColumn - last.bundleColumn, 0, line - last.line, column - last.column];
      sections.at(-1).map.mappings += relative.map(encode).join('');
      last = { source, line, column, bundleLine, bundleColumn };
    }
  }
  return { version: 3, sections };
}
