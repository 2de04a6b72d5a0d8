// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const folders = [
  'apps/api',
  'apps/worker',
  'apps/web',
  'packages/contracts',
  'packages/db',
  'packages/legal',
  'packages/server',
  'packages/ui',
  'infra/dev',
  'infra/bench',
  'infra/farewell',
  'infra/docs-site',
  'infra/release',
];
/** These end what hangs. A shared processor may take fifty times as long as a quiet one. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

const conditions = ['kga-source', ...defaultServerConditions];

/**
 * One run over every package with one summary and one Postgres. A package may bring a configuration of
 * its own; the others use this one.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['kga-source', 'node'] } },
  // The environment of the global setup.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // Tests mostly wait for Postgres and Redis.
    maxWorkers: '100%',
    globalSetup: 'infra/dev/src/testing/vitest-setup.ts',
    // Screenshots of failed DOM tests.
    attachmentsDir: '.data/failed-tests/dom',
    setupFiles: `${import.meta.dirname}/infra/dev/src/testing/fail-on-console.ts`,
    projects: [
      ...folders.map((folder) =>
        existsSync(`${import.meta.dirname}/${folder}/vitest.config.ts`)
          ? folder
          : {
              extends: true as const,
              root: folder,
              test: {
                name: folder,
                include: ['**/*.test.{ts,tsx}'],
                exclude: ['**/*.{alone,slow}.test.ts', '**/node_modules/**'],
                // Loading all modules again for each file takes longer than the tests.
                isolate: false,
                ...timeouts,
              },
            },
      ),
      // Slow proofs, which `npm run test:all` adds.
      {
        extends: true as const,
        test: {
          name: 'slow',
          include: ['{apps,packages,infra}/*/src/**/*.slow.test.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      // Tests of the web in a browser, on an API that each test makes up.
      'apps/web/vitest.browser.config.ts',
      // Tests that measure their own process run in one of their own.
      {
        extends: true as const,
        test: {
          name: 'alone',
          include: ['{apps,packages,infra}/*/src/**/*.alone.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
