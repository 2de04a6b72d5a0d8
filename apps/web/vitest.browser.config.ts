// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import app from './vite.config.ts';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Tests of pages, forms and dialogs in a browser, on an API that the test makes up. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    // Found while a test runs, it would reload the page.
    optimizeDeps: { include: ['axe-core'] },
    test: {
      name: 'web in a browser',
      include: ['src/**/*.dom.test.tsx'],
      setupFiles: 'src/testing/setup.ts',
      isolate: false,
      // A shared processor may take ten times as long.
      testTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotDirectory: '../../.data/failed-tests',
        viewport: { width: 1280, height: 800 },
        locators: { exact: false },
        provider: playwright({
          launchOptions: {
            ...(executablePath !== undefined && { executablePath }),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
          contextOptions: {
            locale: 'en-GB',
            timezoneId: 'Europe/Brussels',
            reducedMotion: 'reduce',
            viewport: { width: 1280, height: 800 },
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
