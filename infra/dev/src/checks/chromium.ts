// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';

import { root, type Config } from '../config.ts';
import { findOrInstall, installMissing } from '../services/install-program.ts';
import { runQuietly } from '../supervisor/command.ts';

/** Has no windows, which takes a third less work than a browser that could have some. */
const shell = 'chromium-headless-shell';
const browsers = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome'];

/** Fonts that the pages name, by a file of each: without Liberation, what is shown before the site's own fonts are loaded is wider. */
const fonts = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
} as const;

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
  await installMissing(fonts, env);
  const found =
    (await findOrInstall([shell], [shell], env)) ??
    (await findOrInstall(browsers, ['chromium'], env));
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
