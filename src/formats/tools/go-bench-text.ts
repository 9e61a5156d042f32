import type { Reader } from '../../model/reading.js';
import { cleanPrint } from '../parse/print.js';
import { unitFactor } from '../parse/quantity.js';
import { readText } from '../parse/text.js';
import { summaryCutOff } from '../../problems/summaries.js';
import { noRows } from '../../problems/tables.js';
import { reportRuns, type ToolRun } from '../parse/tool.js';

/** "BenchmarkCopy/1K-16   88331236   13.18 ns/op   0 B/op": a name, the number of processors, a count, and pairs of value and unit. */
const line = /^(Benchmark\S*?)(?:-(\d+))?[ \t]+(\d+)((?:[ \t]+[\d.e+-]+[ \t]+[^\s\d]\S*)+)[ \t]*\r?$/;
const pair = /([\d.e+-]+)[ \t]+(\S+)/g;

/** What go test -bench prints, a line per repetition: the format of golang.org/design/14313-benchmark-format. */
export const goBenchText: Reader = {
  id: 'go-bench-text',
  recognises: (head) => new RegExp(line.source, 'm').test(head),
  read: (input) =>
    readText(input, (text, file) => {
      const found: (ToolRun & { line: number; pkg: string; processors: string })[] = [];
      let pkg = '';
      const seen = new Set<string>();
      for (const [i, content] of cleanPrint(text).split('\n').entries()) {
        pkg = /^pkg: (\S+)/.exec(content)?.[1] ?? pkg;
        const [, label, processors = '', , values = ''] = line.exec(content) ?? [];
        const [time = ''] = [...values.matchAll(pair)].flatMap(([, value = '', unit]) =>
          unit === 'ns/op' ? [value] : [],
        );
        const ms = time === '' ? undefined : Number(time) * (unitFactor('ns', 'ms') ?? NaN);
        if (label !== undefined && ms !== undefined && seen.size < seen.add(content).size)
          found.push({
            label,
            isLocal: true,
            values: { throughput: 1000 / ms, mean: ms },
            line: i + 1,
            pkg,
            processors,
          });
      }
      const differ = (key: 'pkg' | 'processors'): boolean => new Set(found.map((one) => one[key])).size > 1;
      const runs = found.map(({ pkg: scenario, processors, ...run }) => ({
        ...run,
        ...(differ('pkg') && { scenario }),
        ...(differ('processors') && { configuration: { cpu: processors } }),
      }));
      const ends = ['\nPASS', '\nFAIL', '\nok '].map((word) => text.lastIndexOf(word));
      const isWhole = Math.max(...ends) > text.lastIndexOf('\nBenchmark');
      if (!isWhole)
        return [{ kind: 'problem', problem: summaryCutOff({ file, line: 1 }, 'the output of go test -bench', 'PASS') }];
      if (runs.length === 0) return [{ kind: 'problem', problem: noRows(file) }];
      return reportRuns(file, runs, { remedy: 'benchmark' });
    }),
};
