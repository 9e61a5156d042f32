// `guardband init` writes the example workflows, with the load test of the project in place of the example's.
import { readFileSync } from 'node:fs';
import { writePart } from './part.mjs';

const starters = {
  pullRequestWorkflow: 'examples/workflows/pr-load-test.yml',
  commentWorkflow: 'examples/workflows/perf-comment.yml',
  recordWorkflow: 'examples/workflows/record-load-test.yml',
  loadTest: 'examples/load-test.sh',
};
const constants = Object.entries(starters).map(([name, file]) => {
  const text = readFileSync(file, 'utf8').replaceAll('examples/load-test.sh', '.github/load-test.sh');
  return `\n/** From ${file}. */\nexport const ${name} = ${JSON.stringify(text)};\n`;
});
const text = `// Made from examples by \`npm run generate\`.\n${constants.join('')}`;
writePart('starters', Object.values(starters), { 'src/generated/starters.ts': text });
