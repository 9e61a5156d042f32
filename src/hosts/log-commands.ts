/**
 * CI runners execute commands that they find in the log of a step. Output contains names from results, so every start of a
 * command is broken up.
 */
import type { Host } from '../model/host.js';

/**
 * Breaks up "::" at the start of a line (GitHub), and "##[", "##vso[" and "##teamcity[" anywhere (GitHub, Azure Pipelines,
 * TeamCity).
 */
export const neutralizeCommands = (text: string): string =>
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
