import type { Publisher } from '../model.js';
import { notWritten, unknownEnding } from '../problems.js';
import { reasonOf } from './_shared.js';

/** Which renderer a file's ending asks for: the endings of the renderers, as a test makes sure. */
const rendererIds: Readonly<Record<string, string>> = {
  '.json': 'json',
  '.md': 'markdown',
  '.txt': 'text',
  '.xml': 'junit',
};

/** Nobody knows how wide a file will be shown; lines of this length are read anywhere. */
const page = { width: 120, colour: false };

/** A file on disk; its ending picks the renderer. */
export const file = (name: string): Publisher => ({
  id: 'file',
  publish: async ({ text }, host) => {
    const id = rendererIds[/\.[^./\\]+$/.exec(name.toLowerCase())?.[0] ?? ''];
    if (id === undefined) return [unknownEnding(name, Object.keys(rendererIds))];
    try {
      await host.writeText(name, text(id, page));
      return [];
    } catch (error) {
      return [notWritten(name, reasonOf(error))];
    }
  },
});
