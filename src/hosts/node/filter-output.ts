/** What other programs print, on its way into the log of this one. */
import { StringDecoder } from 'node:string_decoder';
import { hideCredentials, unprintable } from '../../lang/printable.js';
import type { Host } from '../../model/host.js';

/** A longer line is broken, so that no program fills the memory. */
const mostCharacters = 16_384;
/** What a terminal shows as colours. */
const colours = /\u001b\[[\d;:]*m/g;

/**
 * Passes on whole lines of visible text: no command of a CI system, nothing that controls a terminal or overwrites a line, no
 * secret that is known.
 *
 * @returns functions to call with each piece of one stream, and at its end
 */
export function filterOutput(
  print: (text: string) => void,
  secrets: readonly string[],
): { readonly take: (piece: Buffer) => void; readonly end: () => void } {
  const decoder = new StringDecoder();
  let rest = '';
  const show = (lines: readonly string[]): void => {
    if (lines.length > 0) print(`${lines.map((line) => clean(line, secrets)).join('\n')}\n`);
  };
  const take = (text: string): void => {
    const lines = (rest + text).split(/\r\n|[\r\n]/).flatMap(breakLine);
    rest = lines.pop() ?? '';
    show(lines);
  };
  return {
    take: (piece) => {
      take(decoder.write(piece));
    },
    end: () => {
      take(decoder.end());
      show(rest === '' ? [] : [rest]);
      rest = '';
    },
  };
}

const breakLine = (line: string): readonly string[] =>
  line.length <= mostCharacters ? [line] : (line.match(new RegExp(`.{1,${String(mostCharacters)}}`, 'gsu')) ?? []);

function clean(line: string, secrets: readonly string[]): string {
  const masked = secrets.reduce((text, value) => text.replaceAll(value, '***'), line.replace(colours, ''));
  const visible = masked.replace(/[^\t]+/g, (text) => text.replace(unprintable, '\ufffd'));
  return neutralizeCommands(hideCredentials(visible));
}

/**
 * Breaks up "::" at the start of a line (GitHub), and "##[", "##vso[" and "##teamcity[" anywhere (GitHub, Azure Pipelines,
 * TeamCity).
 */
const neutralizeCommands = (text: string): string =>
  text.replace(/##(?=(?:vso|teamcity)?\[)/gi, '## ').replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ');

/** A host whose output contains no commands. Runners read both streams. */
export const withoutCommands = (host: Host): Host => ({
  ...host,
  stdout: (text) => {
    host.stdout(neutralizeCommands(text));
  },
  stderr: (text) => {
    host.stderr(neutralizeCommands(text));
  },
});
