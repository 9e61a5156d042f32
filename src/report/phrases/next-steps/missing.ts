/** Steps for missing cases and values. */
import type { Finding, Report } from '../../../model/documents.js';
import { configurationToEdit } from '../judged-by.js';
import { formatCasePattern, yamlCode, type Step } from './step.js';

export function missingSteps(missing: readonly Finding[], report: Report): readonly Step[] {
  const gone = missing.find(({ reason }) => reason === 'no-candidate');
  if (gone === undefined)
    return missing.length === 0
      ? []
      : [{ sentence: 'See why the tool gave no value for what is missing, and measure it again.' }];
  return [
    {
      sentence: `Measure what is missing again; narrow a run that is partial on purpose with \`--only PATTERN\`; or say in ${configurationToEdit(report)} that a case is no longer measured${report.tallies.new > 0 ? ', or only by another name' : ''}:`,
      code: yamlCode('retired:', `  - where: ${formatCasePattern(gone)}`, '    reason: "why it is no longer measured"'),
    },
  ];
}
