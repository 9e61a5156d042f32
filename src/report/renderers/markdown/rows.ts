import type { Finding } from '../../../model/documents.js';
import { rowTitles, formatRow } from '../../phrases/finding-row.js';
import { sparkline } from '../../phrases/sparkline.js';
import { count } from '../../phrases/words.js';
import { codeCell } from './inert.js';
import { table } from './table.js';

const align = ['left', 'left', 'right', 'right', 'right', 'right', 'left', 'left'] as const;

/** A comment is narrow: so many past runs are seen at a glance. */
const mostBars = 8;

/** The worst findings as a table, and how many more there are. */
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

// A narrow column would break "412 /s" in two. Code spans are left as they are: a name must stay what it was.
const unbroken = (text: string): string => (text.includes('`') ? text : text.replaceAll(' ', '\u00a0'));
