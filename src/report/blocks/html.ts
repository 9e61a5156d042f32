/** Writes blocks as HTML. All texts of the blocks are plain: they are escaped here. */
import { tableHtml, toHtml } from '../page/document.js';
import { codeHtml, problemsHtml, proseHtml, stepsHtml } from '../page/problems-and-steps.js';
import { readSection, type Block, type Section } from './blocks.js';

export const writeHtml = (sections: readonly Section[]): string =>
  sections
    .map(readSection)
    .map(({ title, id, isFolded, body }) => {
      const parts = body.map((block) => writeBlock(block, title)).filter((part) => part !== '');
      const html = parts.join('\n');
      if (title === undefined || html === '') return html;
      return isFolded === true
        ? `<details><summary><h2>${toHtml(title)}</h2></summary>\n${html}\n</details>`
        : `<section${id === undefined ? '' : ` id="${id}"`}><h2>${toHtml(title)}</h2>\n${html}\n</section>`;
    })
    .filter((html) => html !== '')
    .join('\n');

function writeBlock(block: Block, title = ''): string {
  if (typeof block === 'string') return block === '' ? '' : `<p>${toHtml(block)}</p>`;
  if ('items' in block) {
    const items = block.items.map((item) =>
      typeof item === 'string'
        ? `<li><bdi>${proseHtml(item)}</bdi></li>`
        : `<li><b>${toHtml(item[0])}</b>: <bdi>${toHtml(item[1])}</bdi></li>`,
    );
    return items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`;
  }
  if ('table' in block)
    return tableHtml(toHtml(title), { ...block.table, rows: block.table.rows.map((row) => row.map(toHtml)) });
  if ('code' in block) return codeHtml(block.code);
  if ('steps' in block) return stepsHtml(block.steps);
  return 'written' in block ? block.written.join('\n') : problemsHtml(block);
}
