import { existsSync } from 'node:fs';

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const folders = [
  'apps/api',
  'apps/worker',
  'apps/web',
  'packages/contracts',
  'packages/db',
  'packages/ui',
  'infra/dev',
  'infra/bench',
];
/** What takes a second here may take ten where the processor is shared. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 } as const;

const conditions = ['kga-source', ...defaultServerConditions];

/**
 * One run over every package: one summary, one Postgres for all of them. A package with a
 * configuration of its own brings it; every other one takes what stands here.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['kga-source', 'node'] } },
  // Where vitest runs the global setup.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // Most of a test's time goes by in Postgres and Redis.
    maxWorkers: '100%',
    globalSetup: 'infra/dev/src/vitest-setup.ts',
    projects: [
      ...folders.map((folder) =>
        existsSync(`${import.meta.dirname}/${folder}/vitest.config.ts`)
          ? folder
          : {
              extends: true as const,
              root: folder,
              test: {
                name: folder,
                include: ['**/*.test.ts'],
                exclude: ['**/*.alone.test.ts', '**/node_modules/**'],
                // To load every module anew for each file takes longer than the tests.
                isolate: false,
                ...patience,
              },
            },
      ),
      // What measures its own process has one to itself.
      {
        extends: true as const,
        test: {
          name: 'alone',
          include: ['{apps,packages,infra}/*/src/**/*.alone.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
