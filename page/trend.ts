/** The script of the trend page: replaces the drawings with charts and adds a filter. Reads its data from the tables. */
import uPlot from 'uplot';

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const numberOf = (element: Element | null | undefined, name: string): number | null => {
  const text = element?.getAttribute(`data-${name}`);
  return text == null || text === '' ? null : Number(text);
};

interface Change {
  readonly at: number;
  readonly kind: string;
  readonly text: string;
}

/** Vertical lines where the level changed. */
const changesPlugin = (changes: readonly Change[]): uPlot.Plugin => ({
  hooks: {
    draw: [
      (plot) => {
        const { ctx, bbox } = plot;
        ctx.save();
        ctx.textAlign = 'left';
        ctx.font = `${String(11 * devicePixelRatio)}px system-ui, sans-serif`;
        let end = 0; // the end of the last label; a label that would overlap it is not drawn
        for (const { at, kind, text } of changes) {
          const x = Math.round(plot.valToPos(at, 'x', true));
          if (x < bbox.left || x > bbox.left + bbox.width) continue;
          ctx.strokeStyle = ctx.fillStyle = colour(kind);
          ctx.lineWidth = devicePixelRatio;
          ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
          ctx.beginPath();
          ctx.moveTo(x, bbox.top);
          ctx.lineTo(x, bbox.top + bbox.height);
          ctx.stroke();
          const wide = ctx.measureText(text).width + 8 * devicePixelRatio;
          const from = x + wide > bbox.left + bbox.width ? x - wide : x;
          if (from < end) continue;
          ctx.fillText(text, from + 4 * devicePixelRatio, bbox.top + 11 * devicePixelRatio);
          end = from + wide;
        }
        ctx.restore();
      },
    ],
  },
});

function draw(figure: HTMLElement): void {
  const holder = figure.querySelector<HTMLElement>('.chart');
  const metric = figure.dataset['metric'];
  if (holder === null || metric === undefined) return;
  const rows = [...(figure.closest('section')?.querySelectorAll('table.runs tbody tr') ?? [])].toReversed();
  const cells = rows.map((row) => row.querySelector(`[data-metric="${metric}"]`));
  const data: uPlot.AlignedData = [
    rows.map((row) => numberOf(row, 'time') ?? 0),
    cells.map((cell) => numberOf(cell, 'value')),
    cells.map((cell) => numberOf(cell, 'level')),
  ];
  const changes = [...figure.querySelectorAll('[data-change]')]
    .map((each) => ({
      at: numberOf(each, 'change') ?? 0,
      kind: each.getAttribute('data-kind') ?? 'text',
      text: each.getAttribute('data-size') ?? '',
    }))
    .sort((a, b) => a.at - b.at);
  holder.replaceChildren();
  const axis = { stroke: colour('dim'), grid: { stroke: colour('line') }, ticks: { stroke: colour('line') } };
  const size = (): { width: number; height: number } => ({ width: holder.clientWidth, height: 240 });
  const plot = new uPlot(
    {
      ...size(),
      plugins: [changesPlugin(changes)],
      cursor: { drag: { x: true, y: false } },
      axes: [axis, { ...axis, size: 64 }],
      series: [
        {},
        { label: 'measured', stroke: colour('value'), width: 1, spanGaps: true, points: { size: 4 } },
        {
          label: 'level',
          stroke: colour('level'),
          width: 2,
          paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
          points: { show: false },
        },
      ],
    },
    data,
    holder,
  );
  new ResizeObserver(() => {
    if (holder.clientWidth !== plot.width) plot.setSize(size());
  }).observe(holder);
}

const visible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      draw(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);
for (const figure of document.querySelectorAll('figure')) visible.observe(figure);

const filter = document.querySelector<HTMLInputElement>('#filter');
filter?.parentElement?.removeAttribute('hidden');
filter?.addEventListener('input', () => {
  const wanted = filter.value.toLowerCase();
  for (const section of document.querySelectorAll<HTMLElement>('section'))
    section.hidden = !(section.querySelector('h2')?.textContent ?? '').toLowerCase().includes(wanted);
});
