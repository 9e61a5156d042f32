/** Combines the reports of several jobs into one document to publish. */
import { verdictLooks } from '../phrases/looks.js';
import { joinParts } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Host, Page } from '../../model/host.js';
import type { Publication } from '../../model/rendering.js';
import { writeText } from '../blocks/text.js';
import { parseAnnotations } from '../publishers/shared/annotation-list.js';
import { formatAnnotation } from '../renderers/annotations.js';
import { createPage, reportRenderings, shortenHeadline } from '../renderings.js';
import type { JobReport } from './job-report.js';
import { jobsMarkdown } from './markdown.js';
import { describeJob, describeJobs, explainUnread } from './words.js';
import { plainWording, type Wording } from '../phrases/wording.js';

/** @param jobs worst first */
export function jobRenderings(jobs: readonly JobReport[], host: Host): Publication {
  const defaults = createPage(host);
  const wording = plainWording(...jobs.flatMap(({ report }) => report ?? []));
  const render = (id: string, page: Page): string | undefined => {
    if (id === 'markdown') return jobsMarkdown(jobs, page);
    if (id === 'text') return jobsText(jobs, page, wording);
    return id === 'annotations' ? jobsAnnotations(jobs, host) : undefined;
  };
  const worst = jobs.find(({ report }) => report !== undefined)?.report;
  return {
    ...(worst !== undefined && { report: worst }),
    headline: shortenHeadline(describeJobs(jobs, wording).text),
    text: (id, page) => render(id, { ...defaults, ...page }),
    textFor: (file, page) =>
      render(/\.txt$/i.test(file) ? 'text' : /\.md$/i.test(file) ? 'markdown' : '', { ...defaults, ...page }),
  };
}

function jobsText(jobs: readonly JobReport[], page: Page, wording: Wording): string {
  const { sign, text } = describeJobs(jobs, wording);
  const start = page.title === undefined ? '' : `${printableLine(page.title)}: `;
  const facts = jobs.flatMap(({ name, report, problems }) => [
    printableLine(name),
    { items: report === undefined ? [explainUnread({ problems })] : describeJob(report, wording) },
  ]);
  return writeText([[`${verdictLooks[sign].word.toUpperCase()}  ${start}${text}`], facts], page);
}

/** The annotations of all jobs, with the name of the job in the title. */
function jobsAnnotations(jobs: readonly JobReport[], host: Host): string {
  return jobs
    .flatMap(({ name, report }) => {
      const own = report === undefined ? [] : parseAnnotations(reportRenderings(report, host));
      return own.map(({ place, ...annotation }) => {
        const title = joinParts([printableLine(name), place.title], ': ');
        return formatAnnotation({ ...annotation, place: { ...place, title } });
      });
    })
    .join('');
}
