import { existsSync } from 'node:fs';

import { findProgram, runQuietly } from './command.ts';
import { root, type Config } from './config.ts';
import { installWithApt } from './install-package.ts';

/** Draws for nobody, which takes a third less work than a browser that could have windows. */
const shell = 'chromium-headless-shell';
const browsers = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome'];
const fonts = 'fonts-noto-cjk';

/** Path of a Chromium for the browser tests; undefined where Playwright's own is used. */
export async function findChromium(
  config: Config,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (config.chromiumPath !== undefined) {
    if (existsSync(config.chromiumPath)) return config.chromiumPath;
    throw new Error(`CHROMIUM_PATH: there is no ${config.chromiumPath}`);
  }
  const there = await findProgram([shell]);
  if (there) return there;
  await installWithApt([shell, fonts], config.inherited);
  const found = await findProgram([shell, ...browsers]);
  if (found) return found;
  await installWithApt(['chromium', fonts], config.inherited);
  const installed = await findProgram(browsers);
  if (installed) return installed;

  console.log("Installing Playwright's own Chromium");
  await runQuietly(
    'Installing Chromium (or set CHROMIUM_PATH)',
    'pnpm',
    ['--filter', '@kga/web', 'exec', 'playwright', 'install', 'chromium'],
    { cwd: root, env: config.inherited, signal },
  );
  return undefined;
}
