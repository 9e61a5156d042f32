// Renders a Markdown report as GitHub shows it in a pull request, with GitHub's parser and the style sheet of the
// package github-markdown-css.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const extensions = ['table', 'strikethrough', 'autolink', 'tasklist', 'tagfilter', 'footnotes'];

/** The margins around a comment: on a phone that is 390 px wide, GitHub leaves 324 px for the text. */
const surroundings = `
  body { margin: 0; padding: 16px; }
  @media (prefers-color-scheme: dark) { html { background: #0d1117; } }
  @media (max-width: 600px) { body { padding: 16px 33px; } }
  .markdown-body { font-size: 14px; }`;

/**
 * @param {string} markdown
 * @param {string} tools the folder of tools/setup-counterparts.sh, with cmark-gfm and github-markdown-css
 * @returns {string} a page without scripts
 */
export function commentPage(markdown, tools) {
  const argv = ['--unsafe', ...extensions.flatMap((name) => ['-e', name])];
  const { stdout, error } = spawnSync('cmark-gfm', argv, { input: markdown, encoding: 'utf8', maxBuffer: 1e8 });
  if (error) throw new Error('cmark-gfm is missing: tools/setup-counterparts.sh cmark-gfm');
  const style = readFileSync(
    `${tools}/github-markdown-css/node_modules/github-markdown-css/github-markdown.css`,
    'utf8',
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Comment</title><style>${style}${surroundings}</style><article class="markdown-body">${stdout}</article></html>`;
}
