import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['kga-source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['kga-source', 'module', 'node'] } },
  test: {
    name: 'web',
    include: ['{plugins,server,src}/**/*.test.{ts,tsx}'],
    setupFiles: '../../infra/dev/src/testing/fail-on-console.ts',
  },
});
