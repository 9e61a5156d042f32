import type { Renderer } from '../../model/rendering.js';
import { chooseRenderer, listEndings } from '../outputs.js';
import { badge } from './badge.js';
import { html } from './html.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { markdown } from './markdown/markdown.js';
import { openmetrics } from './openmetrics.js';
import { text } from './text/text.js';

export const renderers = [text, markdown, html, json, junit, openmetrics, badge] as const satisfies readonly Renderer[];

export const rendererById: ReadonlyMap<string, Renderer> = new Map(
  renderers.map((renderer) => [renderer.id, renderer]),
);

/** Every file extension that selects a renderer. */
export const allEndings: readonly string[] = listEndings(renderers);

/** The renderer for a file's extension. */
export const rendererFor = (file: string): Renderer | undefined => chooseRenderer<Renderer>(renderers, file);
