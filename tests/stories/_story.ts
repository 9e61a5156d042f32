/** A story runs the command line on real files in a separate folder, and checks the exit code and the output for users. */
import { afterAll } from '@jest/globals';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cli } from '../../src/cli.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { findCheckout } from '../../src/hosts/node/paths.js';
import type { ExitCode } from '../../src/model/exit-code.js';
import type { Host } from '../../src/model/host.js';
import type { Report } from '../../src/model/documents.js';
import { expectAgreement } from '../report/_agreement.js';
import { expectStatements } from '../report/_statements.js';
import { times } from '../_times.js';
import { printedCommands } from './_printed.js';

export interface Told {
  readonly exitCode: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Story {
  /** Runs `guardband ...argv`, or one line with names in single quotes; a leading @ stands for the story's folder. */
  readonly run: (...argv: readonly string[]) => Promise<Told>;
  readonly write: (file: string, text: string) => void;
  readonly text: (file: string) => string;
  readonly report: (file: string) => Report;
  readonly at: (file: string) => string;
}

/** With more cases, the surfaces are compared by few stories, and at night by more: they are rendered for a second. */
const mostCompared = times(75);

/**
 * @param repository the folder in which git runs, relative to the story's folder
 * @param now when the command line runs
 */
export function story(page: Partial<Host['page']> = {}, repository = '', now = '2026-11-20T12:00:00Z'): Story {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-story-'));
  const aside = mkdtempSync(join(tmpdir(), 'guardband-aside-'));
  afterAll(() => {
    for (const each of [folder, aside]) rmSync(each, { recursive: true });
  });
  const at = (file: string): string => join(folder, file);
  const text = (file: string): string => readFileSync(at(file), 'utf8');
  const compared = new Map<string, number>();
  const tell = async (argv: readonly string[], place = folder): Promise<Told> => {
    let [stdout, stderr] = ['', ''];
    const exitCode = await cli(argv, {
      ...nodeHost(),
      git: gitOfStory(join(place, repository)),
      now: () => new Date(now),
      page: { width: Infinity, colour: false, ...page },
      stdout: (more) => void (stdout += more),
      stderr: (more) => void (stderr += more),
    });
    return { exitCode, stdout, stderr };
  };
  return {
    at,
    text,
    report: (file) => JSON.parse(text(file)) as Report,
    write: (file, content) => {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    run: async (...given) => {
      const argv = given.length === 1 ? toWords(given[0] ?? '') : given;
      // Whatever a story is about, all surfaces say the same of it.
      const judged = argv[0] === 'check' ? [`--out=${aside}/judged.json`] : [];
      rmSync(`${aside}/judged.json`, { force: true });
      const told = await tell([...argv.map((item) => item.replace(/(^|=)@/, `$1${folder}/`)), ...judged]);
      if (told.exitCode !== 3 && existsSync(`${aside}/judged.json`)) {
        const shown = JSON.parse(readFileSync(`${aside}/judged.json`, 'utf8')) as Report;
        expectStatements(shown);
        const kind = kindOf(shown);
        const before = compared.get(kind) ?? 0;
        compared.set(kind, before + 1);
        if (shown.tallies.cases <= mostCompared && before < times(1)) expectAgreement(shown);
        if (isNight && before === 0) await expectCommands(told.stdout, folder, tell);
      }
      return told;
    },
  };
}

const toWords = (line: string): readonly string[] =>
  Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare = '']) => quoted ?? bare);

const isNight = times(1) > 1;

/**
 * Runs what a report prints to copy, each in a copy of the story. Commands that measure take too long; a capital letter stands for what
 * only the reader knows.
 */
async function expectCommands(
  printed: string,
  folder: string,
  tell: (argv: readonly string[], copy: string) => Promise<Told>,
): Promise<void> {
  for (const words of printedCommands(printed, '')) {
    const line = words.join(' ');
    if (/^(?:gate|bisect) | (?:[AB]|RESULTS)(?= |$)/.test(line) || !line.includes(` --baselines ${folder}/`)) continue;
    const copy = mkdtempSync(join(tmpdir(), 'guardband-copy-'));
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !lstatSync(file).isFIFO() });
    const { exitCode, stderr } = await tell(
      words.map((word) => word.replaceAll(folder, copy)),
      copy,
    );
    rmSync(copy, { recursive: true });
    if (exitCode === 3) throw new Error(`guardband ${line}\n${stderr}`);
  }
}

/** Outside of a repository git answers the same each time, and takes longer to start than the rest of most commands. */
function gitOfStory(folder: string): Host['git'] {
  const git = gitIn(folder);
  return (args, input) => {
    if (args[0] === '-C' || findCheckout(folder) !== undefined) return git(args, input);
    const asked = JSON.stringify([args, input]);
    const answer = knownOutside.get(asked) ?? git(args, input);
    knownOutside.set(asked, answer);
    return answer;
  };
}

const knownOutside = new Map<string, ReturnType<Host['git']>>();

/** What decides how a report is worded. Of the same kind, the surfaces of one are compared, and at night those of more. */
const kindOf = ({ outcome, reasons, findings }: Report): string => {
  const judged = findings.map(({ verdict, reason, gated, fails, control, objective }) =>
    JSON.stringify([verdict, reason, gated, fails, control, objective !== undefined]),
  );
  return JSON.stringify([outcome, reasons, [...new Set(judged)].sort()]);
};

/** The whole lines of all runs of a history, or of a scenario, and then its accepted levels. */
export const historyLines = (folder: string, scenario = ''): readonly string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ndjson') && file.replace(/.*\//, '').startsWith(scenario))
    .sort((a, b) => Number(b.includes('/')) - Number(a.includes('/')) || a.length - b.length || (a < b ? -1 : 1));
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return lines.filter((line) => line.startsWith('{') && !/^\{"(?:case|metrics|method|level)"/.test(line));
};

/** A raw JMeter result: `n` samples of `elapsedMs` each, one every `everyMs`, of which `errors` failed. */
export function jtl(
  label: string,
  { n = 1000, errors = 0, elapsedMs = 20, everyMs = 10, startMs = 1_760_000_000_000 } = {},
): string {
  const head =
    'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';
  const rows = Array.from({ length: n }, (_, i) => {
    const ok = i >= errors;
    return `${String(startMs + i * everyMs)},${String(elapsedMs + (i % 5))},${label},${ok ? '200' : '500'},${ok ? 'OK' : 'boom'},t 1-1,text,${String(ok)},,100,50,1,1,http://127.0.0.1/,1,0,0`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}

/** A night of a load test; slower by a factor. */
export const night = (n: number, factor = 1): string =>
  jtl('GET /', {
    startMs: 1_760_000_000_000 + n * 86_400_000,
    elapsedMs: 40 * factor,
    everyMs: 100 * factor + (n % 2),
  });

/** The rows of a result in CSV. */
export const body = (result: string): string => result.slice(result.indexOf('\n') + 1);

/** A result in CSV, as XML. */
export const asXml = (result: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n${body(result)
    .trim()
    .split('\n')
    .map((row) => row.split(','))
    .map(
      ([ts, t, lb]) =>
        `<httpSample t="${t ?? ''}" ts="${ts ?? ''}" s="true" lb="${lb ?? ''}" rc="200" rm="OK" tn="t 1-1"/>`,
    )
    .join('\n')}\n</testResults>\n`;
