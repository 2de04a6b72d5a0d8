// SPDX-License-Identifier: AGPL-3.0-or-later
import { availableParallelism } from 'node:os';

import { defineConfig } from 'playwright/test';

import { chromium, visitor } from './chromium.ts';

/** Browser tests on the production build, each worker with a stack of its own. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: '*.slow.e2e.ts' },
    // Which `npm run test:all` adds.
    { name: 'slow', testMatch: '*.slow.e2e.ts' },
  ],
  fullyParallel: false,
  // A browser and its stack keep a core busy; one more uses the time in which tests wait.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // For a slow machine that does other things beside; a test that passes waits no longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // With the screenshot and the trace of each failed test.
  outputDir: '../../.data/failed-tests/journeys',
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    browserName: 'chromium',
    // Requests of a service worker escape the routes of a page.
    serviceWorkers: 'block',
    ...visitor,
    // Drawing animations takes a tenth of the processor time; tests of animations ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--disable-quic',
        // Fewer processes, and no optimisation of code that runs for seconds, take a tenth less time.
        '--in-process-gpu',
        // Takes the place of Playwright's own list, so it names these, too.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
