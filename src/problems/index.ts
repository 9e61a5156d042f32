/** All kinds of problems, for docs/problems.md and tests. Nothing else imports this module, so that a command loads only its own. */
import * as commands from './commands.js';
import * as comparison from './comparison.js';
import * as config from './config.js';
import * as gate from './gate.js';
import * as git from './git.js';
import * as history from './history.js';
import * as inputs from './inputs.js';
import * as levels from './levels.js';
import type { ProblemKind } from './problem.js';
import * as publishing from './publishing.js';
import * as rawResults from './raw-results.js';
import * as tables from './tables.js';

/** The modules by the title of their section in docs/problems.md. */
const sections = {
  'Arguments of commands': commands,
  'Measuring with the gate': gate,
  'Configuration, documents and reports': config,
  'Inputs, and what belongs together': inputs,
  'Raw results of JMeter': rawResults,
  'Tables, summaries and logs': tables,
  'Comparing candidate and baseline': comparison,
  'Levels and decisions': levels,
  'The history': history,
  Git: git,
  'Publishing a report': publishing,
} as const;

/** The kinds of problems by the title of their section. */
export const problemSections: Readonly<Record<string, readonly ProblemKind[]>> = Object.fromEntries(
  Object.entries(sections).map(([title, module]) => [
    title,
    Object.values(module).flatMap((value: object) => ('kind' in value ? [value.kind as ProblemKind] : [])),
  ]),
);
