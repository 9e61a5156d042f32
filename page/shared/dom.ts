/** Builds elements. Text is always set as text, never parsed as markup. */
export type Child = Node | string | undefined;
type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return fill(document.createElement(name), attributes, children);
}

export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, String(value));
  for (const child of children) if (child !== undefined) made.append(child);
  return made;
}

/** The element with this id, which the static markup must contain. */
export function find<Wanted extends HTMLElement>(id: string, type: new () => Wanted): Wanted {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`no ${id}`);
  return found;
}

/** The JSON data embedded in the page, which is compressed if it is large. */
export async function readData(): Promise<unknown> {
  const { text, type } = find('data', HTMLScriptElement);
  if (type === 'application/json') return JSON.parse(text);
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return await new Response(stream).json();
}

/** A button that copies a text and announces the result to screen readers. */
export function copyButton(text: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy', 'aria-live': 'polite' }, 'Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Select and copy'),
    );
  });
  return button;
}

/** A colour of page/base.css in the present theme, for canvases. */
export const themeColour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Marks a box for as long as something follows beyond its right edge, whatever changes its size or that of its table. */
export function markCut(box: HTMLElement): void {
  const mark = (): void => {
    box.classList.toggle('more-after', box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
  };
  box.addEventListener('scroll', mark);
  const sizes = new ResizeObserver(mark);
  for (const each of [box, ...box.children]) sizes.observe(each);
}
