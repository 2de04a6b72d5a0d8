// SPDX-License-Identifier: AGPL-3.0-or-later
import { defineConfig } from 'vitest/config';

import { messages } from './plugins/messages.ts';

export default defineConfig({
  plugins: [messages({ pseudo: true })],
  resolve: { conditions: ['kga-source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['kga-source', 'module', 'node'] } },
  test: {
    name: 'web',
    maxWorkers: '100%',
    include: ['{browsers,plugins,server,src}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.dom.test.tsx'],
    setupFiles: '../../infra/dev/src/testing/fail-on-console.ts',
    // Loading all modules again for each file takes longer than the tests.
    isolate: false,
    // A shared processor may take ten times as long.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
