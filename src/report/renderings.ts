/**
 * Report: what the judge states (judge/account) as text. `sentences/` words it by one table of sentences, `blocks/` are documents
 * without a notation, `renderers/` write them as text, Markdown, HTML, JSON and JUnit, and `publishers/` bring them to comments,
 * checks, the summary of a job and webhooks.
 *
 * Types: Report (what is said), Wording (how names and numbers are written on one surface), Publication (a report with all its
 * renderings). The way: check makes a Report, reportRenderings renders it on demand, and each publisher takes the texts it needs.
 * What must hold: one sentence for one fact on all surfaces; names come from results and may be hostile, so each renderer escapes
 * them; where nothing was judged, that replaces what an earlier run said.
 *
 * Example: `NOT JUDGED 100 requests in 10 s, 0 errors, 10 /s, p50 50 ms, p99 99 ms; nothing to compare with yet` is the headline
 * of a first run.
 */
import { type Host, type Inputs, type Page, today } from '../model/host.js';
import type { Problem, Report } from '../model/documents.js';
import type { Publication, Renderer } from '../model/rendering.js';
import { defined } from '../lang/objects.js';
import { describeWholeRun, failedReference, headline } from './sentences/headline.js';
import { cutEnd, printableLine } from '../lang/printable.js';
import { sayUnjudged, sortProblems } from './sentences/problem-lines.js';
import { plainWording } from './sentences/words.js';
import { chooseRenderer, writeOutputs } from './outputs.js';
import { rendererById, renderers } from './renderers/index.js';
import type { Annotation } from '../model/forge.js';
import { capitalize } from '../lang/format.js';
import { formatPlace } from '../problems/problem.js';
import { groupFindings, listWorse } from '../judge/account/groups.js';
import { nameGroup } from './sentences/names.js';
import { describeGroupFully } from './sentences/groups.js';

/**
 * A report with its renderings. The page settings are those of the host unless a caller passes others.
 *
 * @param inputs the inputs as the user named them; unknown for the report of another job
 * @param previousOutcome finds the outcome of the run before; unknown for the report of another job
 */
export function reportRenderings(
  report: Report,
  host: Host,
  inputs?: Inputs,
  previousOutcome?: Publication['previousOutcome'],
): Publication {
  const defaults = { ...createPage(host), ...defined({ inputs }) };
  return {
    report,
    outcome: report.outcome,
    get headline() {
      return shortenHeadline(headline(report, plainWording(report)).text);
    },
    text: (id, page) => rendererById.get(id)?.render(report, { ...defaults, ...page }),
    annotations: () => annotateReport(report),
    ...defined({ previousOutcome }),
  };
}

/** The renderings if nothing was judged. */
export function unjudgedRenderings(problems: readonly Problem[], host: Host): Publication {
  const defaults = createPage(host);
  return {
    outcome: 'unusable',
    headline: sayUnjudged(problems),
    text: (id, page) => rendererById.get(id)?.renderUnjudged?.(problems, { ...defaults, ...page }),
    annotations: () => annotateProblems(problems),
  };
}

/** Writes to the files of a document why there is none: those of an earlier run must not look like this one's. */
export async function writeUnjudged(
  problems: readonly Problem[],
  files: readonly string[],
  host: Host,
): Promise<{ readonly written: readonly string[]; readonly problems: readonly Problem[] }> {
  const writers = (renderers as readonly Renderer[]).flatMap(({ renderUnjudged: render, ...renderer }) =>
    render ? [{ ...renderer, render }] : [],
  );
  const known = files.filter((file) => chooseRenderer(writers, file) !== undefined);
  return await writeOutputs(problems, writers, known, { ...host, page: createPage(host) });
}

/** A headline quotes names from results, which may be of any length. */
export const shortenHeadline = (text: string): string => cutEnd(text, 500);

/** The host's page settings, with the current date. */
export const createPage = (host: Host): Page => ({ ...host.page, today: today(host) });

/** Worst first: groups that got worse, suspects, problems. Each group is one, because CI systems show ten and drop the rest. */
export function annotateReport(report: Report): readonly Annotation[] {
  const wording = plainWording(report);
  const isFailed = report.outcome === 'failed' && report.reasons.includes('whole-run');
  const message = describeWholeRun(report, wording);
  const ofRun: Annotation = { level: isFailed ? 'error' : 'warning', message, place: { title: 'The whole run' } };
  return [
    ...(message === '' ? [] : [ofRun]),
    ...listWorse(report).map((group) => ({
      level: group.state === 'failing' ? ('error' as const) : ('warning' as const),
      message: describeGroupFully(group, report, wording),
      place: { title: nameGroup(group, groupFindings(report), wording) },
    })),
    ...failedReference(report, wording).map(([name, text]): Annotation => {
      const title = capitalize(name);
      return { level: 'error', message: `${title}: ${text}.`, place: { title } };
    }),
    ...annotateProblems(report.problems),
  ];
}

const annotateProblems = (problems: readonly Problem[]): readonly Annotation[] =>
  sortProblems(problems).map(annotateProblem);

function annotateProblem(problem: Problem): Annotation {
  const { level, code, message, advice, file, line } = problem;
  const place = formatPlace(problem);
  return {
    level,
    message: printableLine(`${message} ${advice}`),
    place: defined({ title: place === '' ? code : printableLine(`${code}: ${place}`), file, line }),
  };
}
