// Opens Chromium with playwright-core; tools/setup-counterparts.sh installs both.
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/**
 * @param {string} tools the folder of tools/setup-counterparts.sh
 * @returns {Promise<object>} a playwright browser
 * @throws {Error} if the browser or its driver is missing
 */
export async function openBrowser(tools) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is missing: tools/setup-counterparts.sh chromium');
  const { chromium } = createRequire(import.meta.url)(resolve(tools, 'playwright-core/node_modules/playwright-core'));
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return await chromium.launch({ executablePath, args, chromiumSandbox: false });
}
