import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { pageOptions, withPageOptions } from '../../report/page-options.js';
import { writeOutput } from '../../report/outputs.js';
import { unknownEnding, unknownFormatName } from '../../problems/publishing.js';
import { configOption, type Command } from '../command.js';
import { findWrongInputs } from '../mode.js';
import type { Option } from '../../model/option.js';
import { showProblems } from '../show-problems.js';
import { readReports, renderReports } from './comment.js';

const formats = ['markdown', 'text'];
const endings = ['.md', '.txt'];

const options: readonly Option[] = [
  {
    name: 'format',
    value: 'NAME',
    about: 'the format to print: markdown (default), text',
    refuse: (id) => (formats.includes(id) ? undefined : unknownFormatName(id, formats)),
  },
  {
    name: 'out',
    value: 'FILE',
    multiple: true,
    about: `also write it to a file; the extension selects the format: ${endings.join(' ')}`,
    refuse: (file) =>
      endings.some((ending) => file.toLowerCase().endsWith(ending)) ? undefined : unknownEnding(file, endings),
  },
  ...pageOptions('command-line'),
];

export const comment: Command = {
  usage: 'REPORTS... [options]',
  about: `REPORTS are files that \`guardband check --out report.json\` wrote, globs, or folders of them. Prints one Markdown
comment for all of them, worst first, to be posted by the tools of any CI system. Outcomes are recomputed from the
findings. A job is named by the --key of its check if all keys differ, otherwise by its path.

Exit codes: 0 the comment was printed, whatever it says; 3 a file is not a report, or there is none.

Examples:
  guardband comment 'reports/*/report.json' --title Checkout >comment.md`,
  options: [configOption, ...options],
  run: async (given, host) => {
    const wrong = findWrongInputs(options, given);
    if (wrong.length > 0 || given.operands.length === 0) {
      showProblems(wrong, host);
      if (given.operands.length === 0) host.stderr('Name one or more reports. See guardband comment --help.\n');
      return unusable;
    }
    const { files, problems } = await readReports(
      { reports: given.operands, ...defined({ config: given.get('config') }) },
      host,
    );
    const named = withPageOptions(host, given);
    const rendered = renderReports(files, named);
    host.stdout(rendered.text(given.get('format') ?? 'markdown') ?? '');
    const unwritten = await Promise.all(
      given.getAll('out').map((file) => writeOutput(file, rendered.textFor(file) ?? '', host)),
    );
    const all = [...problems, ...unwritten.flat()];
    showProblems(all, host);
    return all.length > 0 || files.length === 0 ? unusable : 0;
  },
};
