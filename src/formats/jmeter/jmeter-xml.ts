import type { Problem } from '../../model/documents.js';
import type { Reader } from '../../model/reading.js';
import { detectLayout, isXmlResult, type Layout, type LayoutFault, XmlScan } from '../../samples/xml/scan.js';
import type { Scanners } from '../../samples/hybrid-scan.js';
import { findColumnsPresent } from '../../samples/summed-fields.js';
import { readRawResult, type RawFormat } from '../parse/raw.js';
import { unknownFormat } from '../../problems/inputs.js';
import { encodingNotRead, resultColumnMissing, successMissing } from '../../problems/raw-results.js';

/** The raw result of a test in XML: one element per sample, with its sub-results nested in it. */
export const jmeterXml: Reader = {
  id: 'jmeter-xml',
  recognises: isXmlResult,
  async *read(input, options) {
    const layout = detectLayout(input.head);
    if ('fault' in layout) {
      yield { kind: 'problem', problem: faultProblem(input.file, layout) };
      return;
    }
    const scanners: Scanners = { plain: (scanning) => new XmlScan(layout, scanning) };
    yield* readRawResult(input, toRawFormat(input.file, layout), scanners, options);
  },
};

function faultProblem(file: string, fault: LayoutFault): Problem {
  if (fault.fault === 'foreign') return unknownFormat(file, '');
  if (fault.fault === 'encoding') return encodingNotRead(file, fault.encoding);
  return resultColumnMissing(file, fault.attribute, fault.found);
}

const toRawFormat = (file: string, { columns }: Layout): RawFormat => ({
  problems: columns.has('success') ? [] : [successMissing(file)],
  columns: findColumnsPresent((column) => columns.has(column)),
  nestsParts: true,
  listThreads,
});

const listThreads = (text: string): ReturnType<RawFormat['listThreads']> =>
  [...text.matchAll(/<\w+ [^>]*\btn="([^"]*)"[^>]*>/g)].map(([tag, thread = '']) => ({
    label: /\blb="([^"]*)"/.exec(tag)?.[1] ?? '',
    thread,
  }));
