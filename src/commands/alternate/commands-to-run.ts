import type { Problem } from '../../model/documents.js';
import { twoCommandsExpected } from '../../problems/alternate.js';
import type { Side } from './schedule.js';

/**
 * The two commands among the operands.
 *
 * @param operands everything after the first `--`: the words of both commands, with `--` between them; for a shell, one
 * text each
 * @param usesShell whether the platform's default shell runs the commands
 */
export function commandsToRun(
  operands: readonly string[],
  usesShell: boolean,
): { readonly commands: Readonly<Record<Side, readonly string[]>> } | { readonly problem: Problem } {
  if (usesShell) {
    const [base = '', head = '', ...others] = operands.filter((word) => word !== '--');
    if (base === '' || head === '' || others.length > 0) return { problem: twoCommandsExpected(operands.length, true) };
    return { commands: { base: ['sh', '-c', base], head: ['sh', '-c', head] } };
  }
  const separators = operands.filter((word) => word === '--').length;
  const middle = operands.indexOf('--');
  const [base, head] = [operands.slice(0, Math.max(middle, 0)), operands.slice(middle + 1)];
  if (separators !== 1 || base.length === 0 || head.length === 0)
    return { problem: twoCommandsExpected(separators + (operands.length === 0 ? 0 : 1), false) };
  return { commands: { base, head } };
}
