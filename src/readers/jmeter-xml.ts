import type { Reader } from '../model.js';
import { xmlNotRead } from '../problems.js';

/** JMeter's result in XML. It is recognised, so that it is refused in words of its own. */
export const jmeterXml: Reader = {
  id: 'jmeter-xml',
  title: 'JMeter result (XML)',
  notes: {
    by: 'jmeter -n -t PLAN -l FILE -Jjmeter.save.saveservice.output_format=xml',
    from: {},
    without: 'Everything: it is recognised, and refused with how to write CSV instead.',
  },
  recognises: (head) => /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)?<testResults[\s>]/.test(head),
  // eslint-disable-next-line @typescript-eslint/require-await -- nothing is read yet
  async *read({ file }) {
    yield { kind: 'problem', problem: xmlNotRead(file) };
  },
};
