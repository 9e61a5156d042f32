import { shortList } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Bisection } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { plainWording } from '../phrases/wording.js';
import { widenPage, wrapText } from '../phrases/word-wrap.js';
import { colours } from '../renderers/text/colours.js';
import {
  answer,
  comparedSides,
  describeEffect,
  describeOthers,
  describeSkipped,
  describeSpent,
  notExcluded,
  whyRange,
} from './shared.js';

const maxCases = 10;

/** Renders the answer of a search for a terminal or a log. */
export function bisectText(bisection: Bisection, given: Page): string {
  const page = widenPage(given);
  const { culprit, groups, cases } = bisection;
  const wording = plainWording(bisection);
  const { sentences, commands } = describeOthers(bisection, wording);
  const indented = (text: string): readonly string[] => wrapText(text, page.width - 4).map((line) => `    ${line}`);
  const lines = [
    ...wrapText(answer(bisection), page.width).map((line) => colours(page.colour)('bold', line)),
    ...(culprit === undefined
      ? []
      : [
          ...indented(printableLine(culprit.title)),
          ...indented(printableLine([culprit.author, culprit.day ?? ''].filter((part) => part !== '').join(', '))),
        ]),
    ...groups.flatMap((group) => wrapText(describeEffect(group, wording), page.width)),
    ...(groups.length === 0 ? [] : wrapText(`(${comparedSides(bisection)}, 95 % interval)`, page.width)),
    ...(cases.length === 0 ? [] : wrapText(`Cases: ${shortList(cases.map(printableLine), maxCases)}`, page.width)),
    ...[whyRange(bisection), notExcluded(bisection, wording), ...sentences]
      .flatMap((sentence) => sentence ?? [])
      .flatMap((sentence) => wrapText(sentence, page.width)),
    ...commands.map((command) => `    ${command}`),
    ...describeSkipped(bisection, printableLine).flatMap((line) => wrapText(line, page.width)),
    ...wrapText(describeSpent(bisection), page.width),
  ];
  return `${lines.join('\n')}\n`;
}
