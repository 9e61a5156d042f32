/** All problem codes. `npm run generate` writes docs/problems.md from them. */
import { belongingCodes } from './belonging.js';
import { gateCodes } from './gate.js';
import { commandsCodes } from './commands.js';
import { configCodes } from './config.js';
import { configSourceCodes } from './config-source.js';
import { documentsCodes } from './documents.js';
import { inputsCodes } from './inputs.js';
import { rawResultsCodes } from './raw-results.js';
import { summariesCodes } from './summaries.js';
import { comparisonCodes } from './comparison.js';
import { levelsCodes } from './levels.js';
import { historyCodes } from './history.js';
import { bucketCodes } from './bucket.js';
import { gitCodes } from './git.js';
import { reportsCodes } from './reports.js';
import { publishingCodes } from './publishing.js';

/** Tables of codes by the title of their section in docs/problems.md, which names the part of the program that reports them. */
export const codeSections = {
  'Arguments of commands': commandsCodes,
  'Measuring with the gate': gateCodes,
  'Configuration and options': configCodes,
  'Configuration of a pull request': configSourceCodes,
  'JSON and YAML documents': documentsCodes,
  'Inputs: files, shards and repetitions': inputsCodes,
  'What belongs together': belongingCodes,
  'Raw results of JMeter': rawResultsCodes,
  'Summaries and logs': summariesCodes,
  'Comparing candidate and baseline': comparisonCodes,
  'Accepted levels': levelsCodes,
  'Recording a history': historyCodes,
  Git: gitCodes,
  'Object stores': bucketCodes,
  'Reports written by another run': reportsCodes,
  'Publishing a report': publishingCodes,
} as const;

export const problemCodes = {
  ...commandsCodes,
  ...gateCodes,
  ...configCodes,
  ...configSourceCodes,
  ...documentsCodes,
  ...inputsCodes,
  ...belongingCodes,
  ...rawResultsCodes,
  ...summariesCodes,
  ...comparisonCodes,
  ...levelsCodes,
  ...historyCodes,
  ...gitCodes,
  ...bucketCodes,
  ...reportsCodes,
  ...publishingCodes,
} as const;

/** Identifies the kind of problem for programs. Documented in docs/problems.md. */
export type ProblemCode = keyof typeof problemCodes;
