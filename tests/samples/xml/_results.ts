/** Generates XML results as JMeter writes them, and in any other form that XML allows. */
import fc from 'fast-check';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes an attribute value, including white space that a parser would turn into a space. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<"'\n\r\t]/g,
    (character) => entities[character] ?? `&#${character === '\n' ? 'xa' : String(character.charCodeAt(0))};`,
  );

const anyLabel = fc.oneof(
  fc.constantFrom('GET /', 'POST /echo, 50 B "small"', 'a', '', 'a-0', '__proto__', 'x'.repeat(1100)),
  fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '\n', '\r', '\t', ' ', 'ü', '😀', ';', '#', 'a'),
    maxLength: 8,
  }),
);

/** White space within a tag: one space, as in JMeter's files, or any white space. */
const gap = fc.oneof(
  { weight: 20, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '  ', '\t', '\r\n') },
);
const number = (max: number): fc.Arbitrary<string> => fc.nat(max).map(String);

const values = fc.record({
  t: fc.oneof(number(300), number(70_000), fc.constant('99999999999')),
  it: number(9),
  lt: number(999),
  ct: number(9),
  ts: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_120_000 }).map(String),
  s: fc.constantFrom('true', 'false'),
  lb: anyLabel.map(escaped),
  rc: fc.constantFrom('200', '503', 'Non HTTP response code: a.b.C', ''),
  rm: fc.constantFrom(
    'OK',
    '',
    'Number of samples in transaction : 2, number of failing samples : 0',
    'Number of samples',
    'a &gt; b > c',
    'took 12 ms',
    'took 1,345 ms',
    'é&#233;'.repeat(40),
    'it&apos;s',
  ),
  tn: fc.constant('Thread Group 1-1'),
  dt: fc.constantFrom('text', ''),
  by: number(2_000_000),
  sby: number(999),
  sc: fc.constant('1'),
});

const attributes = fc
  .tuple(
    values,
    fc.boolean(),
    fc.shuffledSubarray(
      Array.from({ length: 14 }, (_, i) => i),
      { minLength: 14 },
    ),
    fc.array(gap, { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom('"', '"', '"', '"', "'"), { minLength: 1, maxLength: 5 }),
  )
  .map(([attributes, isShuffled, order, gaps, quotes]) => {
    const entries = Object.entries(attributes);
    const inOrder = isShuffled ? order.map((i) => entries[i]) : entries;
    return inOrder
      .map((entry, i) => {
        const quote = quotes[i % quotes.length] ?? '"';
        return entry === undefined ? '' : `${gaps[i % gaps.length] ?? ' '}${entry[0]}=${quote}${entry[1]}${quote}`;
      })
      .join('');
  });

const name = fc.constantFrom('httpSample', 'httpSample', 'sample');
/** The content of a sample except its sub-samples. */
const bodies = fc.constantFrom(
  '\n  <java.net.URL>http://127.0.0.1/fast?a=1&amp;b=2</java.net.URL>\n',
  '<assertionResult>\n    <name>it</name>\n    <failure>true</failure>\n    <failureMessage>differs: &lt;sample t=&quot;1&quot;/&gt;,\n "x"</failureMessage>\n  </assertionResult>',
  '<assertionResult><failureMessage/></assertionResult><assertionResult><failureMessage>took 12 ms</failureMessage></assertionResult>',
  '<assertionResult>\n<failureMessage></failureMessage></assertionResult><failureMessage class="x">took 1,345 ms</failureMessage>',
  `<assertionResult><failureMessage>${'é '.repeat(600)}</failureMessage></assertionResult>`,
  '<responseData class="java.lang.String">&lt;html&gt;it\'s</responseData>',
  '<cookies class="java.lang.String"></cookies>',
  '<responseFile/>',
  '<queryString a="1" b=\'2\'/>',
);
const rareBodies = fc.constantFrom(
  '<!-- <sample t="1" ts="2"/> -- > -->'.replace('-- >', '- >'),
  '<![CDATA[<httpSample t="1"> ]] ]>]]>',
  '<?php echo "<sample/>" ?>',
  '<a><b><c/></b ></a\n>',
  '<failureMessage>a<![CDATA[b]]>c<!-- d -->e</failureMessage>',
  '<failureMessage>a<b/>c</failureMessage>',
  'text',
  '<organisation t="1">x</organisation>',
);
const body = fc.oneof({ weight: 12, arbitrary: bodies }, { weight: 1, arbitrary: rareBodies });

export const sampleElement = fc.letrec<{ sample: string }>((tie) => ({
  sample: fc
    .tuple(
      name,
      attributes,
      fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: fc.array(body, { maxLength: 3 }) }),
      fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('sample'), { maxLength: 3 })),
      fc.boolean(),
    )
    .map(([tag, attribute, others, parts, isEmpty]) => {
      const content = [...parts, ...others].join('\n  ');
      return content === '' && isEmpty ? `<${tag}${attribute}/>` : `<${tag}${attribute}>\n  ${content}\n</${tag}>`;
    }),
})).sample;

const plainName = fc.constantFrom('httpSample', 'httpSample', 'sample');
const rare = (usual: fc.Arbitrary<string>, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: other });
const odd = fc.constantFrom(
  '',
  '-1',
  '12a',
  '1.5',
  ' 1',
  '65536',
  '65535',
  '123456789012345678',
  '00012',
  '&#49;',
  '"',
  '<',
);
const plainAttributes = fc
  .record({
    t: rare(fc.oneof(number(300), number(70_000)), odd),
    it: number(9),
    lt: rare(number(999), odd),
    ct: rare(number(9), odd),
    ts: rare(
      fc.integer({ min: 1_700_000_000_000, max: 1_700_000_120_000 }).map(String),
      fc.constantFrom('0', '', '170000000000', '17000000000000', '0999999999999', '1700000000x00'),
    ),
    s: rare(fc.constantFrom('true', 'false'), fc.constantFrom('TRUE', 'tru', '', 'yes')),
    lb: rare(anyLabel.map(escaped), fc.constantFrom('&nbsp;', '&', 'a\tb', '<')),
    rc: rare(fc.constant('200'), fc.constant('')),
    rm: fc.constantFrom('OK', '', 'Number of samples in transaction : 1', 'Number of samples', 'N'),
    tn: rare(fc.constant('Thread Group 1-1'), fc.constant('')),
    dt: fc.constantFrom('text', ''),
    by: rare(number(2_000_000), odd),
    sby: rare(number(999), odd),
    ng: fc.constant('1'),
    na: fc.constant('1'),
    sc: rare(fc.constant('1'), fc.constantFrom('0', '2', '01', '-1', 'x', '')),
  })
  .map((values) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(''),
  );

/** A result as JMeter writes it, except for a few values. */
export const plainElement = fc.letrec<{ sample: string }>((tie) => ({
  sample: fc
    .tuple(
      plainName,
      plainAttributes,
      fc.array(bodies, { maxLength: 2 }),
      fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('sample'), { maxLength: 3 })),
    )
    .map(([tag, attribute, others, parts]) => {
      const content = [...parts, ...others].map((item) => `  ${item}\n`).join('');
      return content === '' ? `<${tag}${attribute}/>` : `<${tag}${attribute}>\n${content}</${tag}>`;
    }),
})).sample;

const noise = fc.constantFrom(
  '<',
  '>',
  '/',
  '"',
  "'",
  '=',
  '&',
  ' ',
  '\n',
  '!',
  '-',
  '[',
  ']',
  '?',
  'a',
  'sample',
  '<sample ',
  '<sample>',

  '</sample>',
  '<httpSample>',
  '</httpSample>',
  '</testResults>',
  '<testResults>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<!D',
  't="1"',
  'ts="1700000000001"',
  '<a>',
  '</a>',
  '<a class="x">',
  '<a class="',
  '<b/>',
);
/** Elements, noise, and elements with missing bytes. */
export const anyParts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.oneof(sampleElement, plainElement) },
    { weight: 1, arbitrary: fc.array(noise, { maxLength: 12 }).map((parts) => parts.join('')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.oneof(sampleElement, plainElement), fc.nat(400), fc.nat(60))
        .map(([text, at, length]) => text.slice(0, at) + text.slice(at + length)),
    },
  ),
  { maxLength: 12 },
);

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Ensures that every value is present. */
export const first =
  '<httpSample t="12" it="0" lt="10" ct="1" ts="1700000000000" s="true" lb="GET /" rc="200" rm="OK" tn="T 1-1" dt="text" by="100" sby="10" ng="1" na="1"/>\n';

export const result = (samples: readonly string[]): string =>
  `${declaration}<testResults version="1.2">\n${first}${samples.join('\n')}\n</testResults>\n`;
