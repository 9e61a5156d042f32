import { today, type Host, type Inputs, type Page } from '../model/host.js';
import type { Problem, Report } from '../model/documents.js';
import type { Publication, Renderer } from '../model/rendering.js';
import { defined } from '../lang/defined.js';
import { headline } from './phrases/headline.js';
import { unjudgedLead, unjudgedRest } from './phrases/unjudged.js';
import { plainWording } from './phrases/wording.js';
import { rendererById, rendererFor } from './renderers/index.js';

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
  const render = (renderer: Renderer | undefined, page?: Partial<Page>): string | undefined =>
    renderer?.render(report, { ...defaults, ...page });
  return {
    report,
    get headline() {
      return shortenHeadline(headline(report, plainWording(report)).text);
    },
    text: (id, page) => render(rendererById.get(id), page),
    textFor: (file, page) => render(rendererFor(file), page),
    ...defined({ previousOutcome }),
  };
}

/** The renderings if nothing was judged. Only renderers that can show problems without a report produce text. */
export function unjudgedRenderings(problems: readonly Problem[], host: Host): Publication {
  const defaults = createPage(host);
  return {
    headline: `${unjudgedLead}${unjudgedRest(problems)}`,
    text: (id, page) => rendererById.get(id)?.renderUnjudged?.(problems, { ...defaults, ...page }),
    textFor: () => undefined,
  };
}

/** A headline quotes names from results, which may be of any length. */
const mostPoints = 500;
export function shortenHeadline(text: string): string {
  const points = Array.from(text);
  return points.length <= mostPoints ? text : `${points.slice(0, mostPoints - 1).join('')}…`;
}

/** The host's page settings, with the current date. */
export const createPage = (host: Host): Page => ({ ...host.page, today: today(host) });
