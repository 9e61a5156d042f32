// Makes the pictures of README.md and docs/method.md from the built product and the example.
//   node tools/pictures.mjs drawings   the SVG files; part of `npm run bundle`, needs only node
//   node tools/pictures.mjs            also the PNG files, which need Chromium and cmark-gfm
//   node tools/pictures.mjs screens [FOLDER]   screenshots of comments on a desk and a phone, light and dark, to look at
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawGuardBand } from './pictures/guard-band.mjs';
import { exampleReport, renderReport } from './pictures/example.mjs';
import { drawModel } from './pictures/model.mjs';
import { drawTerminal } from './pictures/terminal.mjs';

if (process.argv[2] === 'screens') {
  const argv = ['node_modules/jest/bin/jest.js', '--runTestsByPath'];
  const screens = resolve(process.argv[3] ?? '.tools/screens');
  const { status } = spawnSync(
    process.execPath,
    [...argv, 'tests/report/counterparts/comments.test.ts', 'tests/report/counterparts/situations.test.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, GUARDBAND_COUNTERPARTS: '.tools', GUARDBAND_SCREENS: screens },
    },
  );
  console.log(`The screenshots are in ${screens}.`);
  process.exit(status ?? 1);
}

const folder = 'docs/pictures';
const largest = 150_000;
mkdirSync(folder, { recursive: true });

const { report, command } = exampleReport();
// The page settings that the command line passes to renderers. The date is fixed, because the suggested waiver would
// otherwise change the picture every day.
const inputs = { results: [command.split(' ')[3]], options: [] };
const page = { today: report.candidate.provenance.startedAt.slice(0, 10), inputs };
const text = await renderReport(report, 'text', { ...page, width: 80, colour: true });
save('terminal.svg', drawTerminal(command, text));
save('guard-band.svg', drawGuardBand(report));
save('model.svg', drawModel(report));

if (process.argv[2] !== 'drawings') {
  const { openBrowser } = await import('./pictures/browser.mjs');
  const { commentPage } = await import('./pictures/comment.mjs');
  const { reportPage } = await import('./pictures/report.mjs');
  const { trendPage } = await import('./pictures/trend.mjs');
  const browser = await openBrowser();
  try {
    const comment = commentPage(await renderReport(report, 'markdown', { ...page, width: Infinity, colour: false }));
    save('comment.png', await browser.photograph(comment, { width: 860, height: 760, scale: 1.3, selector: 'main' }));
    save('report.png', await browser.photograph(reportPage(command), { width: 1000, height: 990, scale: 1 }));
    save('trend.png', await browser.photograph(trendPage(), { width: 1000, height: 850, scale: 1 }));
  } finally {
    await browser.close();
  }
}

function save(name, content) {
  const file = `${folder}/${name}`;
  writeFileSync(file, content);
  const { size } = statSync(file);
  if (size > largest) throw new Error(`${file} is ${size} bytes; the limit is ${largest}`);
}
