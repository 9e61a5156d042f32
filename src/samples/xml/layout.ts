/** The layout of an XML result: its encoding and attributes. It is detected from the file's first bytes. */
import { sampleColumns, type SampleColumn } from '../sample-reader.js';
import { attributes, columnByAttribute, type Encoding, findEncoding, isRoot, rootName } from './text.js';
import { type Tag, TagScanner } from './tags.js';

export interface Layout {
  readonly encoding: Encoding;
  /** The attributes of the first sample, in order; empty without samples. */
  readonly attributes: readonly string[];
  /**
   * The columns of CSV to which they correspond. JMeter's settings omit an attribute in all samples; without samples, all are assumed
   * to be present.
   */
  readonly columns: ReadonlySet<SampleColumn>;
}

export type LayoutFault =
  /** Whether the file is not an XML result. */
  | { readonly fault: 'foreign' }
  | { readonly fault: 'encoding'; readonly encoding: string }
  | { readonly fault: 'attribute'; readonly attribute: RequiredAttribute; readonly found: readonly string[] };

const requiredAttributes = ['ts', 't', 'lb'] as const;
export type RequiredAttribute = (typeof requiredAttributes)[number];

const beforeRoot = [
  /\s+/y,
  // Each character can be matched in only one way, so there is no backtracking.
  /<\?(?:(?!\?>)[^])*\?>/y,
  /<!--(?:(?!-->)[^])*-->/y,
  /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/y,
];
const rootStart = new RegExp(`<${rootName}[\\s/>]`, 'y');
const declaredEncoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/** Whether a text begins like a JMeter result in XML, in a supported encoding or in UTF-16. */
export function isXmlResult(head: string): boolean {
  const text = isSixteenBit(head) ? head.replace(/^\uFFFD+/, '').replaceAll('\0', '') : head.replace(/^\uFEFF/, '');
  let position = 0;
  for (let passed = true; passed;) {
    const start = position;
    for (const pattern of beforeRoot) {
      pattern.lastIndex = position;
      if (pattern.test(text)) position = pattern.lastIndex;
    }
    passed = position > start;
  }
  rootStart.lastIndex = position;
  return rootStart.test(text);
}

/** Matches UTF-16 that was decoded as UTF-8. */
const isSixteenBit = (head: string): boolean => /^(?:\uFFFD\uFFFD)?(?:\0<|<\0)/.test(head);

export function detectLayout(head: string): Layout | LayoutFault {
  if (!isXmlResult(head)) return { fault: 'foreign' };
  if (isSixteenBit(head)) return { fault: 'encoding', encoding: 'UTF-16' };
  const declared = declaredEncoding.exec(head)?.[1];
  const encoding = declared === undefined ? 'utf-8' : findEncoding(declared);
  if (encoding === undefined) return { fault: 'encoding', encoding: declared ?? '' };
  const found = firstSample(head);
  if (found === undefined) return { encoding, attributes: [], columns: new Set(sampleColumns) };
  const attribute = requiredAttributes.find((name) => !found.includes(name));
  if (attribute !== undefined) return { fault: 'attribute', attribute, found };
  const columns = new Set(attributes.filter((name) => found.includes(name)).map((name) => columnByAttribute[name]));
  return { encoding, attributes: found, columns };
}

/** The attribute names of the first element in the root, preferably of one with times, which is certainly a sample. */
function firstSample(head: string): readonly string[] | undefined {
  let isInRoot = false;
  let first: readonly string[] | undefined;
  let timed: readonly string[] | undefined;
  const scanner = new TagScanner((tag) => {
    if (timed !== undefined || (tag.kind !== 'open' && tag.kind !== 'empty')) return;
    if (isInRoot && !tag.misformed) {
      const names = attributeNames(tag);
      first ??= names;
      if (names.includes('ts') && names.includes('t')) timed = names;
    } else isInRoot ||= isRoot(tag);
  });
  scanner.push(new TextEncoder().encode(head.replace(/^\uFEFF/, '')));
  return timed ?? first;
}

const attributeNames = ({ bytes, attributes, nameStarts, nameEnds }: Tag): readonly string[] =>
  Array.from({ length: attributes }, (_, i) => new TextDecoder().decode(bytes.subarray(nameStarts[i], nameEnds[i])));
