// Renders a pull request comment as a page: the Markdown report in GitHub's dialect, with a style sheet that resembles
// GitHub's.
import { spawnSync } from 'node:child_process';

const style = `
  body { margin: 0; background: #fff; color: #1f2328; }
  body { font: 14px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif, 'Noto Color Emoji'; }
  main { width: 828px; padding: 16px; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; }
  header { padding: 8px 16px; color: #59636e; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; }
  header b { color: #1f2328; }
  section { padding: 16px; }
  section > :first-child { margin-top: 0; }
  section > :last-child { margin-bottom: 0; }
  p, table, pre, details, ul { margin: 0 0 16px; }
  h1, h2, h3, h4 { margin: 24px 0 16px; line-height: 1.25; font-weight: 600; }
  h2 { font-size: 21px; } h3 { font-size: 17.5px; } h4 { font-size: 14px; }
  table { border-collapse: collapse; display: block; width: max-content; max-width: 100%; }
  th, td { padding: 6px 13px; border: 1px solid #d1d9e0; }
  th { font-weight: 600; }
  tr:nth-child(2n) td { background: #f6f8fa; }
  code { padding: 0.2em 0.4em; font: 85% ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; background: #818b981f; border-radius: 6px; }
  pre { padding: 16px; overflow: hidden; background: #f6f8fa; border-radius: 6px; }
  pre code { padding: 0; background: none; }
  sub { font-size: 75%; }
  ul { padding-left: 2em; }
  a { color: #0969da; text-decoration: none; }`;

/** Machines without a font of emoji would show boxes. */
const icon = (shapes) =>
  `<svg width="1em" height="1em" viewBox="0 0 16 16" style="vertical-align: -0.12em">${shapes}</svg>`;
const icons = {
  '❌': icon('<path d="M3 3l10 10M13 3L3 13" stroke="#d1242f" stroke-width="3.5" stroke-linecap="round"/>'),
  '✅': icon(
    '<rect width="16" height="16" rx="3" fill="#1a7f37"/><path d="M4 8.5l3 3 5-7" fill="none" stroke="#fff" stroke-width="2"/>',
  ),
};

export function commentPage(markdown) {
  const argv = ['--unsafe', ...['table', 'strikethrough', 'autolink', 'tasklist'].flatMap((name) => ['-e', name])];
  const { stdout, error } = spawnSync('cmark-gfm', argv, { input: markdown, encoding: 'utf8' });
  if (error) throw new Error('cmark-gfm is needed: tools/setup-counterparts.sh cmark-gfm');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main><article>
<header><b>github-actions</b> commented</header><section>${stdout.replace(/[❌✅]/gu, (sign) => icons[sign])}</section></article></main>`;
}
