/** What a comparison of two runs answers, and what to do then. */
import type { Report } from '../../../model/documents.js';
import { bisectCommand } from '../../bisect/command.js';
import { listWorse } from '../group-clauses.js';
import { afterWord, headline } from '../headline.js';
import { failingWord, verdictLooks } from '../looks.js';
import type { Wording } from '../wording.js';
import { say, shellCode, type Step, type StepContext } from './step.js';

/** Whether some case got worse: one that was not measured did not. */
const isWorse = (report: Report): boolean =>
  listWorse(report).some(({ state, kind }) => state === 'failing' && failingWord(kind) === 'failing');

/** Whether B is worse than A, and by how much; a comparison has no gate that could fail. */
export function describeAnswer(report: Report, wording: Wording) {
  const lead = headline(report, wording);
  const word = isWorse(report) ? 'Worse' : lead.sign === 'passed' ? 'Not worse' : 'Unknown';
  const { colour } = verdictLooks[lead.sign];
  return { word, colour, text: afterWord(lead) };
}

/** What finds the cause, or tells noise from a change; none if B is not worse. */
export function comparisonSteps({ report, verdict }: StepContext): readonly Step[] {
  const [before, after] = [report.baseline.runs.at(-1), report.candidate.provenance];
  const command = verdict === 'Worse' ? bisectCommand(before?.commit, after.commit) : undefined;
  if (command !== undefined) return say('Find the commit that did it:', shellCode(command));
  const sentence =
    'To be sure, measure both versions several times, in turns: the older one into the folder A, the newer one into B. Then compare them:';
  return verdict === 'Not worse' ? [] : say(sentence, shellCode('guardband check B --against A --shards repetitions'));
}
