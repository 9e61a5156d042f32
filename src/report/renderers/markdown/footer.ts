/** The last line of a comment: the job, both commits, and the known pages. */
import type { Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import { describeComparedRuns, fullCommit } from '../../phrases/compared-runs.js';
import { isWebAddress } from '../../phrases/dashboard-links.js';
import { joinParts } from '../../../lang/format.js';
import { sentenceName } from './inert.js';
import type { Wording } from '../../phrases/wording.js';

/** "**gate** · guardband 0.1.0 · [report](...) · [trend](...) · [run](...) · [compare](...)" */
export function footer(report: Report, { key, links }: Page, wording: Wording): string {
  const version = `guardband ${wording.name(report.tool.version)}`;
  return formatSmall([formatKey(key), version, ...pageLinks(links), compareLink(report, links?.compare)]);
}

/** "1a2b3c4d5e against 11 runs of 2026-11-22, newest 5d4c3b2a10, 3 days old": what is compared, below the heading. */
export const comparedLine = (report: Report, wording: Wording): string =>
  formatSmall([
    describeComparedRuns(report, wording).replace(
      /^Candidate ?/,
      fullCommit(report.candidate.provenance) === undefined ? 'This run ' : '',
    ),
  ]);

/** The footer if nothing was judged. */
export const footerWithoutReport = ({ key, links }: Page): string => formatSmall([formatKey(key), ...pageLinks(links)]);

export function formatSmall(parts: readonly string[]): string {
  const text = joinParts(parts, ' · ');
  return text === '' ? '' : `<sub>${text}</sub>`;
}

export const formatKey = (key = ''): string => (key === '' ? '' : `**${sentenceName(key)}**`);

const pageLinks = ({ job: run, report, trend, dashboard = '' }: NonNullable<Page['links']> = {}): readonly string[] =>
  Object.entries({ dashboard: isWebAddress(dashboard) ? dashboard : undefined, report, trend, run }).flatMap(
    ([text, url]) => (url === undefined ? [] : [link(text, url)]),
  );

/** The page that shows the changes between the newest run of the baseline and this one; empty unless both are known. */
function compareLink({ candidate, baseline }: Report, compare: string | undefined): string {
  const [head, base] = [candidate.provenance, baseline.runs.at(-1) ?? {}].map(fullCommit);
  return compare === undefined || base === undefined || head === undefined || base === head
    ? ''
    : link('compare', `${compare}${base}...${head}`);
}

/** A link to a URL provided by the job or the workflow. */
export const link = (text: string, address: string): string =>
  `[${text}](${address.replace(
    /[()\s<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )})`;
