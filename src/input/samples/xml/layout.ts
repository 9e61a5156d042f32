/** How an XML result is written: its encoding, and what every sample tells. Found from the file's first bytes. */
import { columnOf, type Attribute } from './attributes.js';
import { isRoot, rootName } from './names.js';
import { TagScanner, type Tag } from './tags.js';
import { findEncoding, type Encoding } from './text.js';

export interface Layout {
  readonly encoding: Encoding;
  /** Those of the first sample, in their order. None, where there is no sample. */
  readonly attributes: readonly string[];
  /** A setting leaves an attribute out everywhere. All are taken to be there where there is no sample. */
  readonly has: Readonly<Record<Attribute, boolean>>;
}

export type LayoutFault =
  /** No result in XML at all. */
  | { readonly fault: 'foreign' }
  | { readonly fault: 'encoding'; readonly encoding: string }
  | { readonly fault: 'attribute'; readonly attribute: RequiredAttribute; readonly found: readonly string[] };

const requiredAttributes = ['ts', 't', 'lb'] as const;
export type RequiredAttribute = (typeof requiredAttributes)[number];

const beforeRoot = [
  /\s+/y,
  // Tempered, so that nothing is tried twice.
  /<\?(?:(?!\?>)[^])*\?>/y,
  /<!--(?:(?!-->)[^])*-->/y,
  /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/y,
];
const rootStart = new RegExp(`<${rootName}[\\s/>]`, 'y');
const declaredEncoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/** Whether this begins as a JMeter result in XML does, in an encoding that is read or in UTF-16. */
export function isXmlResult(head: string): boolean {
  const text = isSixteenBit(head) ? head.replace(/^\uFFFD+/, '').replaceAll('\0', '') : head.replace(/^\uFEFF/, '');
  let at = 0;
  for (let passed = true; passed;) {
    const start = at;
    for (const each of beforeRoot) {
      each.lastIndex = at;
      if (each.test(text)) at = each.lastIndex;
    }
    passed = at > start;
  }
  rootStart.lastIndex = at;
  return rootStart.test(text);
}

/** What is left of UTF-16 when it is taken for UTF-8. */
const isSixteenBit = (head: string): boolean => /^(?:\uFFFD\uFFFD)?(?:\0<|<\0)/.test(head);

export function detectLayout(head: string): Layout | LayoutFault {
  if (!isXmlResult(head)) return { fault: 'foreign' };
  if (isSixteenBit(head)) return { fault: 'encoding', encoding: 'UTF-16' };
  const declared = declaredEncoding.exec(head)?.[1];
  const encoding = declared === undefined ? 'utf-8' : findEncoding(declared);
  if (encoding === undefined) return { fault: 'encoding', encoding: declared ?? '' };
  const found = firstSample(head);
  if (found === undefined) return { encoding, attributes: [], has: recordOf(() => true) };
  const attribute = requiredAttributes.find((name) => !found.includes(name));
  if (attribute !== undefined) return { fault: 'attribute', attribute, found };
  return { encoding, attributes: found, has: recordOf((name) => found.includes(name)) };
}

const recordOf = (has: (name: string) => boolean): Layout['has'] =>
  Object.fromEntries(Object.keys(columnOf).map((name) => [name, has(name)])) as Record<Attribute, boolean>;

/** The names of its attributes. Where there is one that has its times, it is no other element and no broken one. */
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
