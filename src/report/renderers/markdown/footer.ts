/** The last line of a comment: the job, both commits, and the known pages. */
import type { Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import { describeComparedRuns, fullCommit } from '../../phrases/compared-runs.js';
import { isWebAddress } from '../../phrases/dashboard-links.js';
import { sentenceName } from './inert.js';
import type { Wording } from '../../phrases/wording.js';

/** "**gate** · 1a2b3c4d5e against 11 runs ([compare](...)) · [job](...) · [report](...) · [trend](...) · guardband 0.1.0" */
export function footer(report: Report, { key, links }: Page, wording: Wording): string {
  const [compared = '', version = ''] = describeComparedRuns(report, wording).split(/\. (?=guardband )/);
  const address = compareUrl(report, links?.compare);
  const both = compared.replace(
    /^Candidate ?/,
    fullCommit(report.candidate.provenance) === undefined ? 'This run ' : '',
  );
  return formatSmall([
    formatKey(key),
    address === undefined ? both : `${both} (${link('compare', address)})`,
    ...pageLinks(links),
    version,
  ]);
}

/** The footer if nothing was judged. */
export const footerWithoutReport = ({ key, links }: Page): string => formatSmall([formatKey(key), ...pageLinks(links)]);

const formatSmall = (parts: readonly string[]): string => {
  const known = parts.filter((part) => part !== '');
  return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>`;
};

const formatKey = (key: string | undefined): string =>
  key === undefined || key === '' ? '' : `**${sentenceName(key)}**`;

const pageLinks = ({ job, report, trend, dashboard = '' }: NonNullable<Page['links']> = {}): readonly string[] =>
  Object.entries({ job, report, trend, dashboard: isWebAddress(dashboard) ? dashboard : undefined }).flatMap(
    ([text, url]) => (url === undefined ? [] : [link(text, url)]),
  );

/** The page that shows the changes between the newest run of the baseline and this one. */
function compareUrl({ candidate, baseline }: Report, compare: string | undefined): string | undefined {
  const newest = baseline.runs.at(-1);
  const [head, base] = [candidate.provenance, newest ?? {}].map(fullCommit);
  return compare === undefined || base === undefined || head === undefined || base === head
    ? undefined
    : `${compare}${base}...${head}`;
}

/** A link to a URL provided by the job or the workflow. */
export const link = (text: string, address: string): string =>
  `[${text}](${address.replace(/[()\s<>\\]/g, encodeCharacter)})`;

const encodeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
