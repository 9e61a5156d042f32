import { formatJson } from '../../lang/printable.js';
import type { Renderer } from '../../model/rendering.js';
import { version } from '../../version.js';
import { chooseRenderer, listEndings } from '../outputs.js';
import { reportPage, unjudgedPage } from '../page/report-page.js';
import { badge } from './badge.js';
import { junit } from './junit.js';
import { markdown } from './markdown/markdown.js';
import { openmetrics } from './openmetrics.js';
import { text } from './text/text.js';

/** A self-contained page for people: the case matrix, and every case with its history. */
const html: Renderer = {
  id: 'html',
  endings: ['.html'],
  render: reportPage,
  renderUnjudged: unjudgedPage,
};

/** The report document itself (schemas/report.schema.json), for programs. */
const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: formatJson,
  renderUnjudged: (problems) =>
    formatJson({ schemaVersion: 1, tool: { name: 'guardband', version }, outcome: 'unusable', problems }),
};

export const renderers = [text, markdown, html, json, junit, openmetrics, badge] as const satisfies readonly Renderer[];

export const rendererById: ReadonlyMap<string, Renderer> = new Map(
  renderers.map((renderer) => [renderer.id, renderer]),
);

/** Every file extension that selects a renderer. */
export const allEndings: readonly string[] = listEndings(renderers);

/** The renderer for a file's extension. */
export const rendererFor = (file: string): Renderer | undefined => chooseRenderer<Renderer>(renderers, file);
