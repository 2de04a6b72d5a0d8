// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';

import type { LaunchOptions } from 'playwright';

/** Playwright starts its own browser if these are missing. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path));

/** How DOM tests and journeys start Chromium; journeys add flags of their own. */
export const chromium = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/** Where the visitors of tests are. */
export const visitor = {
  locale: 'en-GB',
  timezoneId: 'Europe/Brussels',
} as const;
