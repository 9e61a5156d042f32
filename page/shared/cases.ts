/** The cases of a page: one filter, one set of keys, and one state in the hash of the URL, so that a shared link restores the view. */
import { copyButton, find } from './dom.js';

/** What a page does with its cases. Cases are numbered as in its data. */
export interface CaseList {
  readonly names: readonly string[];
  /** Reads the chosen verdict and metric; says whether a case has both. */
  readonly choice: () => (index: number) => boolean;
  /** Shows the chosen metric. */
  readonly showMetric: () => void;
  /** Filters what is beside the cases. @param hasWords whether a name in lower case has the words that are searched */
  readonly filter: (hasWords: (name: string) => boolean) => void;
  /** The open cases, and how each is shown. */
  readonly opened: () => readonly (readonly [index: number, view: string])[];
  readonly open: (wanted: ReadonlyMap<number, string>) => void;
  readonly toggle: (index: number) => void;
  /** The reader moved to a case by key. */
  readonly moveTo?: (index: number) => void;
  /** The reader left with Escape. */
  readonly leave?: () => void;
  /** How a table is sorted. */
  readonly sort?: { value: string };
  /** The runs that are compared. */
  readonly compared?: { value: string };
}

interface Cell {
  readonly link: HTMLAnchorElement;
  readonly index: number;
  isShown: boolean;
}

/** A row of a table with its cells, or a line of a list with its only one. */
interface Row {
  readonly row: HTMLElement;
  readonly cells: Cell[];
}

const [text, verdict, metric] = [
  find('text', HTMLInputElement),
  find('verdict', HTMLSelectElement),
  find('metric', HTMLSelectElement),
];
export const chosenVerdict = (): string => verdict.value;
export const chosenMetric = (): string => metric.value;

/** The case that a link is about; undefined of other links. */
function caseOf(link: Element | null): number | undefined {
  const digits = /^#c(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The bodies of tables, or the lists, with their rows. */
function listBoxes(): readonly { readonly box: HTMLElement; readonly rows: readonly Row[] }[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('#cases :is(tbody, ol)')];
  return boxes.map((box) => ({
    box,
    rows: [...box.querySelectorAll<HTMLElement>('tr:not(.scenario), li')].map((row) => ({
      row,
      cells: [...row.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
        const index = caseOf(link);
        return index === undefined ? [] : [{ link, index, isShown: true }];
      }),
    })),
  }));
}

/** @param make is told what to call when something opens, closes or is sorted */
export function showCases(make: (changed: () => void) => CaseList): void {
  const cases: Cases = new Cases(
    make(
      oncePerFrame(() => {
        cases.saveState();
      }),
    ),
  );
  const refresh = oncePerFrame(() => {
    cases.applyFilter();
    cases.saveState();
  });
  const form = find('filter', HTMLFormElement);
  form.classList.add('ready');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  text.addEventListener('input', refresh);
  verdict.addEventListener('change', refresh);
  metric.addEventListener('change', () => {
    cases.list.showMetric();
    refresh();
  });
  document.addEventListener('click', (event) => {
    const index = event.target instanceof Element ? caseOf(event.target.closest('a')) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    cases.toggle(index);
  });
  listenForKeys(cases);
  addEventListener('hashchange', () => {
    cases.restoreState();
  });
  for (const code of document.querySelectorAll<HTMLPreElement>('.card pre, .steps pre'))
    code.after(copyButton(code.textContent));
  cases.restoreState();
}

class Cases {
  private readonly boxes = listBoxes();
  private readonly cells = this.boxes.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  private readonly links = new Map(this.cells.map(({ index, link }) => [index, link]));
  private readonly names: readonly string[];
  private current = this.cells[0]?.index ?? 0;
  private isMoved = false;

  constructor(readonly list: CaseList) {
    this.names = list.names.map((name) => name.toLowerCase());
  }

  applyFilter(): void {
    const { boxes, cells, names, list } = this;
    const words = text.value.toLowerCase().split(/\s+/);
    const hasWords = (name: string): boolean => words.every((word) => name.includes(word));
    // First, because it reads the sizes of boxes, which costs a layout once the cases are filtered.
    list.filter(hasWords);
    const wants = list.choice();
    // Only what changes is written, because each letter asks for all of thousands of cases.
    for (const cell of cells) {
      const isShown = hasWords(names[cell.index] ?? '') && wants(cell.index);
      if (isShown !== cell.isShown) cell.link.toggleAttribute('data-off', !isShown);
      cell.isShown = isShown;
    }
    for (const { box, rows } of boxes) {
      let shownRows = 0;
      for (const { row, cells: inRow } of rows) {
        const isShown = inRow.some((cell) => cell.isShown);
        if (row.hidden === isShown) row.hidden = !isShown;
        if (isShown) shownRows++;
      }
      if (box.style.getPropertyValue('--rows') === String(shownRows)) continue;
      box.hidden = shownRows === 0;
      // The height of a list that is not laid out.
      box.style.setProperty('--rows', String(shownRows));
    }
    for (const section of document.querySelectorAll<HTMLElement>('section.scenario'))
      section.hidden = section.querySelector('ol:not([hidden])') === null;
    const shown = cells.filter(({ isShown }) => isShown).length;
    find('shown', HTMLOutputElement).textContent =
      shown === cells.length ? '' : `${String(shown)} of ${String(cells.length)} cases`;
  }

  /** Replaces the hash without adding an entry to the browser's history; empty values are omitted. */
  saveState(): void {
    const { list } = this;
    const [sort = '', compared = ''] = [list.sort?.value, list.compared?.value];
    const fields = { find: text.value, verdict: verdict.value, metric: metric.value, sort, with: compared };
    const opened = list.opened().flatMap(([index, view]) => [
      ['case', list.names[index] ?? ''],
      ['view', view],
    ]);
    const entries = [...Object.entries(fields), ...opened].filter(([, value]) => value !== '');
    const query = new URLSearchParams(entries).toString();
    history.replaceState(null, '', query === '' ? location.pathname + location.search : `#${query}`);
  }

  restoreState(): void {
    const { list } = this;
    const query = new URLSearchParams(location.hash.slice(1));
    text.value = query.get('find') ?? '';
    choose(verdict, query.get('verdict'));
    choose(metric, query.get('metric'));
    if (list.sort !== undefined) list.sort.value = query.get('sort') ?? '';
    if (list.compared !== undefined) list.compared.value = query.get('with') ?? '';
    list.showMetric();
    this.applyFilter();
    const wanted = new Map<number, string>();
    let last = -1;
    for (const [name, value] of query)
      if (name === 'case') wanted.set((last = list.names.indexOf(value)), '');
      else if (name === 'view') wanted.set(last, value);
    wanted.delete(-1);
    const newest = [...wanted.keys()].at(-1);
    if (newest !== undefined) this.select(newest);
    list.open(wanted);
    this.links.get(newest ?? -1)?.scrollIntoView({ block: 'nearest' });
  }

  toggle(index = this.current): void {
    this.select(index);
    this.list.toggle(index);
    this.saveState();
  }

  /** To the next or previous case that the filter shows. */
  move(step: 1 | -1): void {
    const shown = this.cells.filter(({ isShown }) => isShown);
    const place = this.isMoved ? shown.findIndex(({ index }) => index === this.current) : -1;
    const next = shown[place === -1 ? 0 : place + step];
    if (next === undefined) return;
    this.select(next.index);
    this.list.moveTo?.(next.index);
  }

  private select(index: number): void {
    this.links.get(this.current)?.removeAttribute('aria-current');
    [this.current, this.isMoved] = [index, true];
    const link = this.links.get(index);
    link?.setAttribute('aria-current', 'true');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    link?.focus({ preventScroll: true });
  }
}

/** Chooses the option with this value, or the first one if there is no such option. */
function choose(select: HTMLSelectElement, value: string | null): void {
  select.value = value ?? '';
  if (select.selectedIndex === -1) select.value = '';
}

/** Listens for keys. Letters typed into a field are none; Escape is everywhere. */
function listenForKeys(cases: Cases): void {
  document.addEventListener('keydown', (event) => {
    const isField = event.target === text || event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      text.blur();
      cases.list.leave?.();
    } else if (isField) return;
    else if (event.key === 'j') cases.move(1);
    else if (event.key === 'k') cases.move(-1);
    else if (event.key === 'o') cases.toggle();
    else if (event.key === '/') {
      event.preventDefault();
      text.focus();
    }
  });
}

/** Wraps a callback so that it runs at most once per frame. */
export function oncePerFrame(work: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      work();
    });
  };
}
