/** guardband.yml as text -> a valid configuration, or every breach with its line. */
import type { LineCounter, Node, parseDocument, YAMLError } from 'yaml';
import type { ConfigDocument, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { configNotRead, noSuchConfig, notYaml } from '../problems/config.js';
import { systemCode, type Place } from '../problems/problem.js';
import { findViolations } from '../documents/validate.js';

/** Read when no other is named, if it is there. */
export const defaultConfigFile = 'guardband.yml';

export interface ConfigRead {
  readonly config: ConfigDocument;
  readonly file: string;
  readonly problems: readonly Problem[];
}

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
  if (text === undefined) return { config: {}, file, problems: named === undefined ? [] : [noSuchConfig(file)] };

  const yaml = await import('../documents/yaml.js');
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: lines });
  const [first, ...others] = document.errors;
  if (first !== undefined) return { config: {}, file, problems: [unparsable(file, first, others.length)] };

  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (error) {
    // Aliases that unfold to more than anybody writes by hand.
    return { config: {}, file, problems: [notYaml({ file, line: 1 }, (error as Error).message)] };
  }
  const { validate } = await import('../generated/validators/config.js');
  const problems = findViolations(validate, value, (pointer) => placeIn(document, lines, file, pointer));
  return { config: problems.length === 0 ? (value as ConfigDocument) : {}, file, problems };
}

/** Only the first fault of a text: what follows it is read as something else than it was written as. */
function unparsable(file: string, { message, linePos }: YAMLError, others: number): Problem {
  const [start] = linePos ?? [];
  // What the library says ends in the place, and then draws it.
  const why = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/, '');
  return notYaml({ file, ...(start && { line: start.line, column: start.col }) }, why, others);
}

/** Where in the YAML a JSON pointer points to; the nearest place above it that has one. */
function placeIn(document: ReturnType<typeof parseDocument>, lines: LineCounter, file: string, pointer: string): Place {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
    const start = node?.range?.[0];
    if (start === undefined) continue;
    const { line, col } = lines.linePos(start);
    return { file, line, column: col };
  }
  return { file, line: 1 };
}
