/** Converts the text of guardband.yml to a valid configuration, or to its schema violations with their lines. */
import type { LineCounter, Node, parseDocument, YAMLError } from 'yaml';
import type { ConfigDocument, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { systemCode, type Place } from '../problems/problem.js';
import { findViolations, findWantedTexts, fromPointer } from '../documents/validate.js';
import { findSimilarPath } from '../lang/nearest.js';
import { configNotRead, configTooLarge, notYaml, tooNested } from '../problems/config.js';
import { defined } from '../lang/objects.js';
import { thousands } from '../lang/format.js';

/** The default configuration file, which may be absent. */
export const defaultConfigFile = 'guardband.yml';

type Yaml = typeof import('../documents/yaml.js');

export interface ConfigRead {
  /** Empty if there is no file or if it is invalid. */
  readonly config: ConfigDocument;
  readonly file: string;
  readonly problems: readonly Problem[];
  /** The line of what a pointer names. */
  readonly placeOf?: (pointer: string) => Place;
  /** Reads what it says of columns, if it does. */
  readonly readColumns?: typeof import('./columns.js').readColumns;
}

/**
 * Reads and validates the configuration.
 *
 * @param named the file given with --config, which must exist
 */
export async function readConfig(named: string | undefined, host: Host): Promise<ConfigRead> {
  const file = named ?? defaultConfigFile;
  let text: string | undefined;
  try {
    text = await host.readText(file);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return { config: {}, file, problems: [configNotRead(file, code)] };
  }
  if (text === undefined)
    return {
      config: {},
      file,
      problems: named === undefined ? [] : [configNotRead(file, 'ENOENT', await findSimilarPath(file, host))],
    };
  return await parseConfig(text, file);
}

/**
 * Validates the text of a configuration.
 *
 * @param file the name of the file in problems
 */
export async function parseConfig(text: string, file: string): Promise<ConfigRead> {
  const replaced = text.indexOf('\uFFFD');
  if (replaced !== -1)
    return {
      config: {},
      file,
      problems: [configNotRead({ file, line: text.slice(0, replaced).split('\n').length }, 'ENCODING')],
    };
  const excess = findExcess(text, file);
  if (excess !== undefined) return { config: {}, file, problems: [excess] };
  const yaml = await import('../documents/yaml.js');
  const lines = new yaml.LineCounter();
  const parsed = parseYaml(yaml, text, file, lines);
  if ('code' in parsed) return { config: {}, file, problems: [parsed] };
  const { document } = parsed;
  const { validate } = await import('../generated/validators/config.js');
  const value = writeAsText(document, findWantedTexts(validate, parsed.value), parsed.value);
  const placeOf = (pointer: string): Place => locate(document, lines, file, pointer);
  const problems = findViolations(validate, value, placeOf);
  const config = problems.length === 0 ? (value as ConfigDocument) : {};
  // The vocabulary of heads takes time to load.
  const readColumns = config.columns && (await import('./columns.js')).readColumns;
  return { config, file, problems, placeOf, ...defined({ readColumns }) };
}

function parseYaml(yaml: Yaml, text: string, file: string, lineCounter: LineCounter) {
  // The library compares every key of a mapping with every other, which takes minutes for a hundred thousand keys, and so
  // does quoting the line of every error and warning if it is long.
  const options = { uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
  try {
    const document = yaml.parseDocument(text, { lineCounter, ...options });
    const [first, ...others] = document.errors;
    if (first !== undefined) return toSyntaxProblem(file, lineCounter, first, others.length);
    const repeated = findRepeatedKey(yaml, document);
    if (repeated === undefined) return { document, value: (document.toJS() ?? {}) as unknown };
    const { line, col } = lineCounter.linePos(repeated);
    return notYaml({ file, line, column: col }, 'Map keys must be unique');
  } catch (error) {
    // The parser is recursive, and keys can be nested without brackets or indentation.
    if (error instanceof RangeError) return tooDeep(file);
    // The parser rejects aliases that expand excessively.
    return notYaml({ file, line: 1 }, (error as Error).message);
  }
}

/** YAML reads `run: false` and `scenario: 1.10` as something else than the text that is wanted there: as it is written. */
function writeAsText(document: ReturnType<typeof parseDocument>, wanted: readonly string[], value: unknown): unknown {
  for (const pointer of wanted) {
    const { source } = (document.getIn(fromPointer(pointer), true) ?? {}) as { readonly source?: string };
    if (source !== undefined && source !== '') document.setIn(fromPointer(pointer), source);
  }
  return wanted.length === 0 ? value : document.toJS();
}

/** The offset of the first key that a mapping has twice. */
function findRepeatedKey(
  { visit, isScalar }: Pick<Yaml, 'visit' | 'isScalar'>,
  document: ReturnType<typeof parseDocument>,
): number | undefined {
  let repeated: number | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) repeated ??= key.range?.[0];
        known.add(key.value);
      }
    },
  });
  return repeated;
}

/** Describes only the first syntax error, because the others often follow from it. */
function toSyntaxProblem(file: string, lines: LineCounter, { message, pos }: YAMLError, others: number): Problem {
  const { line, col } = lines.linePos(pos[0]);
  return notYaml({ file, ...(line > 0 && { line, column: col }) }, message.split('\n')[0] ?? '', others);
}

/** The line and column of a JSON pointer in the YAML text, or of the nearest parent if the node itself has none. */
function locate(document: ReturnType<typeof parseDocument>, lines: LineCounter, file: string, pointer: string): Place {
  const path = fromPointer(pointer);
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
    const start = node?.range?.[0];
    if (start === undefined) continue;
    const { line, col } = lines.linePos(start);
    return { file, line, column: col };
  }
  return { file, line: 1 };
}

/** The maximum nesting of a configuration. Only five levels are in use, and the parser is recursive. */
const maxDepth = 100;

/** Columns of indentation or of list signs ("- - -") at the start of a line. */
const maxIndent = 4 * maxDepth;

/** Characters of a configuration, comments included. */
const maxLength = 1_000_000;

/** Lines and punctuation marks: the parser allocates objects for what begins or ends with them, and for each that is wrong. */
const maxSigns = 50_000;

/** The first limit that a YAML text exceeds, with its line. Undefined if the parser handles the text in less than a second. */
function findExcess(text: string, file: string): Problem | undefined {
  if (text.length > maxLength) return configTooLarge({ file }, `${maxLength / 1_000_000} MB`);
  const manyLine = findManySigns(text);
  if (manyLine !== undefined)
    return configTooLarge({ file, line: manyLine }, `${thousands(maxSigns)} lines and punctuation marks`);
  const deepLine = findDeepLine(text);
  return deepLine === undefined ? undefined : tooDeep(file, deepLine);
}

/** The problem of a configuration that is nested more deeply than the parser can handle. */
const tooDeep = (file: string, line?: number): Problem => tooNested({ file, ...defined({ line }) }, maxDepth);

/** The line with the first sign beyond the limit. */
function findManySigns(text: string): number | undefined {
  let signs = 0;
  let line = 1;
  for (const [sign] of text.matchAll(/[\n,[\]{}!&*%|>'"`\\]|[-:?](?=\s)/g)) {
    if (++signs > maxSigns) return line;
    if (sign === '\n') line++;
  }
  return undefined;
}

/** The line where the nesting exceeds the limit. Brackets inside strings count, but no configuration has a hundred unclosed. */
function findDeepLine(text: string): number | undefined {
  let depth = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if ((/^[\s?:-]*/.exec(line)?.[0].length ?? 0) > maxIndent) return i + 1;
    for (const [sign] of line.matchAll(/[[\]{}]/g)) {
      depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
      if (depth > maxDepth) return i + 1;
    }
  }
  return undefined;
}
