// What the gate gives to a JVM to profile it, and what reads its recordings.
import { readFileSync } from 'node:fs';
import { writePart } from './part.mjs';

const files = { recordingSettings: 'profiler/gate.jfc', recordingReader: 'profiler/ReadRecording.java' };
const constants = Object.entries(files).map(
  ([name, file]) => `\n/** From ${file}. */\nexport const ${name} = ${JSON.stringify(readFileSync(file, 'utf8'))};\n`,
);
const text = `// Made from profiler/ by \`npm run generate\`.\n${constants.join('')}`;
writePart('profiler', Object.values(files), { 'src/generated/profiler.ts': text });
