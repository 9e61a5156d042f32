import type { Finding } from '../../../model/documents.js';
import { rowTitles, formatRow } from '../../phrases/finding-row.js';
import { sparkline } from '../../phrases/sparkline.js';
import { count } from '../../phrases/words.js';
import { codeCell } from './inert.js';
import { table } from './table.js';

const align = ['left', 'left', 'right', 'right', 'right', 'right', 'left', 'left'] as const;

/** The number of past runs in a sparkline; a comment is narrow. */
const mostBars = 8;

/** The worst findings as a table, with the number of rows left out. */
export function rows(findings: readonly Finding[], most: number): readonly string[] {
  const cells = findings.slice(0, most).map((finding) => {
    const row = formatRow(finding, codeCell);
    return [
      row.case,
      unbroken(row.metric),
      unbroken(row.baseline),
      unbroken(row.now),
      `**${unbroken(row.change)}**${row.beyond === '' ? '' : `<br>${unbroken(row.beyond)}`}`,
      unbroken(row.limit),
      row.sure.replace(', noise', '<br>noise').replace(/noise (?=\d)|\d x its |\d (?=%|points|runs?)/g, unbroken),
      finding.reason === 'no-candidate' ? '' : unbroken(sparkline(finding.series?.slice(-mostBars), finding.candidate)),
    ];
  });
  const more = findings.length - cells.length;
  return [
    ...table([...Object.values(rowTitles), 'history'], cells, align),
    ...(more > 0 ? ['', `... and ${count(more, 'row')} more: see the report.`] : []),
  ];
}

// Keeps "412 /s" on one line in a narrow column. Code spans stay unchanged, as names must stay exact.
const unbroken = (text: string): string => (text.includes('`') ? text : text.replaceAll(' ', '\u00a0'));
