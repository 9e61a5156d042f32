/** What is said of a report, with names as they are. */
import type { Finding, Report } from '../../src/model/documents.js';
import type { Page } from '../../src/model/host.js';
import { headline } from '../../src/report/sentences/headline.js';
import { nextSteps } from '../../src/report/sentences/steps.js';
import { plainWording } from '../../src/report/sentences/words.js';
import { rendererById } from '../../src/report/renderers/index.js';
import { failed, report } from './reports/build.js';

export const plain = plainWording();

export const render = (id: string, shown: Report, page: Partial<Page> = {}): string =>
  rendererById.get(id)?.render(shown, { width: Infinity, colour: false, today: '2026-02-01', ...page }) ?? '';

export const headingOf = (shown: Report): string => headline(shown, plain).text;

/** The heading of a run that fails by these findings. */
export const failingHeading = (...findings: readonly Finding[]): string => headingOf(report(findings, failed));

/** The next steps for results of a folder. */
export const stepsOf = (shown: Report, options: readonly string[] = []) =>
  nextSteps({ wording: plain, report: shown, inputs: { results: ['run'], options } });

export const sentencesOf = (...given: Parameters<typeof stepsOf>): readonly string[] =>
  stepsOf(...given).map(({ sentence }) => sentence);

/** The lines of the commands and of the configuration to copy. */
export const linesOf = (...given: Parameters<typeof stepsOf>): readonly string[] =>
  stepsOf(...given).flatMap(({ code }) => code?.lines ?? []);
