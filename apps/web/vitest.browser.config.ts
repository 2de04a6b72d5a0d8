// SPDX-License-Identifier: AGPL-3.0-or-later
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { chromium, visitor } from './chromium.ts';
import app from './vite.config.ts';

const viewport = { width: 1280, height: 800 };

/** Tests of pages, forms and dialogs in a browser, on an API that the test makes up. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    // Found while a test runs, they would reload the page.
    optimizeDeps: { include: ['axe-core', 'react-dom/server'] },
    test: {
      name: 'web in a browser',
      include: ['src/**/*.dom.test.tsx'],
      setupFiles: '../../infra/dev/src/testing/fail-on-console.ts',
      restoreMocks: true,
      // Screenshots of failed tests.
      attachmentsDir: '../../.data/failed-tests/dom',
      isolate: false,
      // A shared processor may take ten times as long.
      testTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        viewport,
        locators: { exact: false },
        provider: playwright({
          launchOptions: chromium,
          contextOptions: { ...visitor, reducedMotion: 'reduce', viewport },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
