import { existsSync } from 'node:fs';

import { root, type Config } from '../config.ts';
import { findOrInstall } from '../services/install-program.ts';
import { runQuietly } from '../supervisor/command.ts';

/** Has no windows, which takes a third less work than a browser that could have some. */
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
  const env = config.inherited;
  const found =
    (await findOrInstall([shell], [shell, fonts], env)) ??
    (await findOrInstall(browsers, ['chromium', fonts], env));
  if (found) return found;

  console.log("Installing Playwright's own Chromium");
  await runQuietly(
    'Installing Chromium (or set CHROMIUM_PATH)',
    'pnpm',
    ['--filter', '@kga/web', 'exec', 'playwright', 'install', 'chromium'],
    { cwd: root, env, signal },
  );
  return undefined;
}
