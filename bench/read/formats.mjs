// Samples as JMeter 5.6.3 writes them by default, in CSV and in XML.

const header =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,' +
  'grpThreads,allThreads,URL,Latency,IdleTime,Connect\n';

/** @type {Record<'csv' | 'xml', (threadGroup: string) => { head: string, tail: string, text: (sample: import('./traffic.mjs').Sample) => string }>} */
export const formats = {
  csv: (threadGroup) => {
    // Text shared by all rows with the same request and outcome, built only once.
    const constants = remembered((request, { code, message, dataType, success, failure = '', bytes }) => ({
      beforeThread: `,${cell(request.label)},${cell(code)},${cell(message)},${threadGroup}-`,
      afterThread: `,${dataType},${success},${cell(failure)},${bytes},${request.sentBytes},`,
      url: `,${request.url},`,
    }));
    const text = (sample) => {
      const { beforeThread, afterThread, url } = constants(sample);
      const { startMs, elapsedMs, user, active, latencyMs, idleMs, connectMs, children } = sample;
      let rows = `${startMs},${elapsedMs}${beforeThread}${user + 1}${afterThread}${active},${active}${url}${latencyMs},${idleMs},${connectMs}\n`;
      for (const child of children) rows += text(child);
      return rows;
    };
    return { head: header, tail: '', text };
  },
  xml: (threadGroup) => {
    const constants = remembered((request, { code, message, dataType, success, failure, bytes }) => ({
      name: request.controller ? 'sample' : 'httpSample',
      result: ` s="${success}" lb="${escaped(request.label)}" rc="${escaped(code)}" rm="${escaped(message)}" tn="${threadGroup}-`,
      size: `" dt="${dataType}" by="${bytes}" sby="${request.sentBytes}" ng="`,
      assertion: request.asserted ? assertion(failure) : '',
      url: request.controller ? '' : `<java.net.URL>${escaped(request.url)}</java.net.URL>\n`,
    }));
    const text = (sample, indent = '') => {
      const { name, result, size, assertion, url } = constants(sample);
      const { startMs, elapsedMs, user, active, latencyMs, idleMs, connectMs, children } = sample;
      const start =
        `${indent}<${name} t="${elapsedMs}" it="${idleMs}" lt="${latencyMs}" ct="${connectMs}" ts="${startMs}"` +
        `${result}${user + 1}${size}${active}" na="${active}"`;
      if (children.length === 0 && url === '') return `${start}/>\n`;
      const inner = `${indent}  `;
      let all = `${start}>\n`;
      for (const child of children) all += text(child, inner);
      if (assertion !== '') all += inner + assertion;
      if (url !== '') all += inner + url;
      return `${all}${indent}</${name}>\n`;
    };
    return {
      head: '<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n',
      tail: '\n</testResults>\n',
      text: (sample) => text(sample),
    };
  },
};

/** Caches a value per request and outcome. */
function remembered(make) {
  const all = new Map();
  return ({ request, outcome }) => {
    let ofRequest = all.get(request);
    if (ofRequest === undefined) all.set(request, (ofRequest = new Map()));
    let found = ofRequest.get(outcome);
    if (found === undefined) ofRequest.set(outcome, (found = make(request, outcome)));
    return found;
  };
}

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const assertion = (failure) =>
  '<assertionResult>\n    <name>content</name>\n' +
  `    <failure>${failure !== undefined}</failure>\n    <error>false</error>\n` +
  (failure === undefined ? '' : `    <failureMessage>${escaped(failure)}</failureMessage>\n`) +
  '  </assertionResult>\n';
