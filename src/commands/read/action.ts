import { formatCount } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import type { RunDocument } from '../../model/documents.js';
import { unusable } from '../../model/exit-code.js';
import { writeOutput } from '../../report/outputs.js';
import { requestFrom } from '../command.js';
import { refuseStep, setFilesOutput, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { runDocument } from './run-document.js';
import { noOutNamed } from '../../problems/inputs.js';

export const readMode: Mode = {
  name: 'read',
  summary: 'turn results into one small document, the file named in `out`, for another job to judge',
  outcomes: ['read', 'partly-read', 'unusable'],
  options: [],
  endings: ['.json'],
  run: async (step) => {
    const { host } = step;
    const files = step.getAll('out');
    if (files.length === 0) return await refuseStep([noOutNamed()], host);
    const { exitCode, text, problems } = await runDocument(requestFrom(step, step.getAll('results')), host);
    if (text === undefined) return await refuseStep(problems, host);
    const { measurements } = JSON.parse(text) as RunDocument;
    const unwritten = [];
    const written: string[] = [];
    for (const file of files) {
      const failures = await writeOutput(file, text, host);
      unwritten.push(...failures);
      if (failures.length > 0) continue;
      written.push(file);
      host.stdout(`Wrote ${formatCount(measurements.length, 'measurement')} to ${printableLine(file)}.\n`);
    }
    showProblems([...problems, ...unwritten], host);
    const outcome = exitCode === 0 && unwritten.length === 0 ? 'read' : 'partly-read';
    host.job?.setOutput('outcome', written.length === 0 ? 'unusable' : outcome);
    setFilesOutput(written, host);
    return unwritten.length === 0 ? exitCode : unusable;
  },
};
