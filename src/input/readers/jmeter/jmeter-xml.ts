import type { Problem } from '../../../model/documents.js';
import type { Reader } from '../../../model/reading.js';
import * as inputProblems from '../../../problems/inputs.js';
import * as rawProblems from '../../../problems/raw-results.js';
import { isXmlResult, detectLayout, type Layout, type LayoutFault } from '../../samples/xml/layout.js';
import { xmlScanners } from '../../samples/xml/scanners.js';
import { readingsOf, type Form } from '../parse/raw.js';

/** The raw result of a test in XML, one element per sample and parts of a sample within it (SampleResultConverter). */
export const jmeterXml: Reader = {
  id: 'jmeter-xml',
  title: 'JMeter result (XML)',
  notes: {
    by: 'jmeter -n -f -t PLAN -l FILE -Jjmeter.save.saveservice.output_format=xml',
    from: {
      label: 'lb of every sample, and of those within it',
      errorPercent: 'samples whose s is not true, whatever their rc',
      throughput: 'samples by the time from the first ts to the last ts and t',
      'p50, p75, p90, p95, p98, p99, p999': 't: nearest rank of all samples, in whole ms',
      'mean, min, max, standardDeviation': 't: ms',
      'receivedKBPerSec, sentKBPerSec': 'by and sby, where these attributes are written',
    },
    without: 'A total over labels. How many users there were: the path says it, or --set users=N.',
  },
  recognises: isXmlResult,
  async *read(input, options) {
    const layout = detectLayout(input.head);
    if ('fault' in layout) {
      yield { kind: 'problem', problem: faultProblem(input.file, layout) };
      return;
    }
    yield* readingsOf(input, formOf(input.file, layout), xmlScanners(layout), options);
  },
};

function faultProblem(file: string, fault: LayoutFault): Problem {
  switch (fault.fault) {
    case 'foreign':
      return inputProblems.unknownFormat(file, '', [jmeterXml.title]);
    case 'encoding':
      return rawProblems.encodingNotRead(file, fault.encoding);
    case 'attribute':
      return rawProblems.attributeMissing(file, fault.attribute, fault.found);
  }
}

const formOf = (file: string, { has, columns }: Layout): Form => ({
  about: has.s ? [] : [rawProblems.successMissing(file)],
  columns,
  nestsParts: true,
  cutOff: rawProblems.brokenOffResult,
  noRows: rawProblems.noResultSamples,
});
