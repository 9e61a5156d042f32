import type { Publisher } from '../../model/rendering.js';
import { notWritten } from '../../problems/publishing.js';
import { systemCode } from '../../problems/problem.js';

/** Nobody knows how wide a file will be shown; lines of this length are read anywhere. */
const page = { width: 120, colour: false };

/** A file on disk; its ending picks the renderer. Without a report none is written. */
export const file = (name: string): Publisher => ({
  id: 'file',
  publish: async ({ report, textFor }, host) => {
    if (report === undefined) return [];
    const text = textFor(name, page);
    if (text === undefined) return [notWritten(name, 'its ending stands for no kind of report')];
    try {
      await host.writeText(name, text);
      return [];
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return [notWritten(name, (error as Error).message)];
    }
  },
});
