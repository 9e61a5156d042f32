import { formatJson } from '../../lang/json-text.js';
import { notWritten, unknownEnding, unknownFormatName } from '../../problems/publishing.js';
import { systemCode } from '../../problems/problem.js';
import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const signoff: Command = {
  name: 'signoff',
  summary: 'sign the performance of a release, or say what speaks against it',
  usage: 'RESULTS... --against tag:4.4.0 [options]',
  about: `Every case of the baseline must be measured, waived or retired, and every objective kept. Stricter than check: a
missing case rejects; an open suspect, a case that could not be judged and an objective that is about no case are not
signed, whatever the configuration says. Slow drift over the last five releases (recorded with --tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (could not judge all of it), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.md --out signoff.json`,
  options: [
    ...readingOptions,
    baselinesOption,
    {
      name: 'against',
      value: 'SELECTOR',
      about: 'the release before: tag:NAME; also history, last, ref:GITREF, or any result',
    },
    { name: 'tag', value: 'NAME', about: 'the name of this release' },
    { name: 'out', value: 'FILE', multiple: true, about: 'also write the document; the ending chooses: .md .json' },
    { name: 'format', value: 'NAME', about: 'what is printed: markdown (default), json' },
  ],
  tellsCommit: 'job-or-git',
  run: async (given, host) => {
    const { sign, signoffMarkdown } = await import('../_looking-back.js');
    const [format, files, against, tag] = [
      given.one('format') ?? 'markdown',
      given.all('out'),
      given.one('against'),
      given.one('tag'),
    ];
    const wrong = [
      ...(['markdown', 'json'].includes(format) ? [] : [unknownFormatName(format, ['markdown', 'json'])]),
      ...files.filter((file) => !/\.(md|json)$/i.test(file)).map((file) => unknownEnding(file, ['.md', '.json'])),
    ];
    if (wrong.length > 0) {
      tell(wrong, host);
      return 3;
    }
    const request = {
      ...requestFrom(given),
      ...(against !== undefined && { against }),
      ...(tag !== undefined && { tag }),
    };
    const { signoff: document, exitCode, problems } = await sign(request, host);
    if (document === undefined) {
      tell(problems, host);
      return exitCode;
    }
    const json = formatJson(document);
    const markdown = signoffMarkdown(document);
    host.stdout(format === 'json' ? json : markdown);
    for (const file of files) {
      try {
        await host.writeText(file, /\.json$/i.test(file) ? json : markdown);
      } catch (error) {
        if (systemCode(error) === undefined) throw error;
        tell([notWritten(file, (error as Error).message)], host);
        return 3;
      }
    }
    return exitCode;
  },
};
