import { printableLine } from '../../lang/printable.js';
import type { Printer } from './printer.js';

/** The line appears only after this time, and is updated at most every tenth of a second. */
const patienceMs = 1000;
const everyMs = 100;

/** A line on a terminal that is overwritten until other output follows. */
export function progressLine(printer: Printer): { readonly show: (text: string) => void; readonly clear: () => void } {
  const began = Date.now();
  let last = 0;
  return {
    show: (text) => {
      const nowMs = Date.now();
      if (nowMs - began < patienceMs || nowMs - last < everyMs || !printer.isTerminal) return;
      last = nowMs;
      printer.print(`\r\x1b[K${printableLine(text)}`);
    },
    clear: () => {
      if (last > 0) printer.print('\r\x1b[K');
      last = 0;
    },
  };
}
