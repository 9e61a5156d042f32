// `guardband init` writes these examples with the values of the project.
import { readFileSync } from 'node:fs';
import { writePart } from './part.mjs';

const starters = { workflow: 'examples/workflows/guardband.yml', loadTest: 'examples/load-test.sh' };
const constants = Object.entries(starters).map(([name, file]) => {
  return `\n/** From ${file}. */\nexport const ${name} = ${JSON.stringify(readFileSync(file, 'utf8'))};\n`;
});
const text = `// Made from examples by \`npm run generate\`.\n${constants.join('')}`;
writePart('starters', Object.values(starters), { 'src/generated/starters.ts': text });
