// SPDX-License-Identifier: AGPL-3.0-or-later
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    maxWorkers: '100%',
    isolate: false,
    setupFiles: '../../infra/dev/src/testing/fail-on-console.ts',
  },
});
