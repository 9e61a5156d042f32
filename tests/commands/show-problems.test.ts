import { expect, test } from '@jest/globals';
import { showProblems } from '../../src/commands/show-problems.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Host } from '../../src/model/host.js';
import { unreadableFile } from '../../src/problems/inputs.js';

const file = 'a\u202e\n::error::b\u001b[2J.jtl';
const hostile = unreadableFile(file, 'no\u200b\nreason');

test.each([true, false])('a problem is shown as visible lines; in a job: %s', (isJob) => {
  const printed: string[] = [];
  const annotated: unknown[] = [];
  const print = (text: string): void => void printed.push(text);
  const host: Host = {
    ...nodeHost(),
    stdout: print,
    stderr: print,
    ...(isJob && {
      job: {
        annotate: (level, message, place) => void annotated.push([level, message, place.file]),
        setOutput: () => undefined,
        writeSummary: () => Promise.resolve(),
      },
    }),
  };
  showProblems([hostile], host);
  expect(printed.join('')).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u200b\u202e]+\n$/);
  expect(printed.join('').split('\n')).toHaveLength(isJob ? 2 : 3);
  // The host escapes the path, which must stay exact.
  expect(annotated).toEqual(
    isJob ? [['error', expect.stringMatching(/^[^\n\u200b\u202e]+ no\ufffd reason[^\n]*$/), file]] : [],
  );
});
