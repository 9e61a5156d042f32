const roles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
  td: 'cell',
};

/**
 * Displays a matrix of thousands of rows as blocks, so that the browser lays out only those in view: as a table, each letter in
 * the filter would take it most of a second. What is not displayed as a table needs roles.
 */
export function displayAsBlocks(table: HTMLTableElement): void {
  const columns = (table.tHead?.rows[table.tHead.rows.length - 1]?.cells.length ?? 2) - 1;
  table.classList.add('long');
  table.style.setProperty('--columns', String(columns));
  table.setAttribute('role', 'table');
  for (const [selector, role] of Object.entries(roles))
    for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  for (const group of table.querySelectorAll<HTMLTableCellElement>('thead th[colspan]'))
    group.style.gridColumn = `span ${String(group.colSpan)}`;
}
