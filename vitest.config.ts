import { defineConfig } from 'vitest/config';

/** One run over every package: one summary, one throw-away Postgres and Redis for all of them. */
export default defineConfig({
  test: {
    projects: ['apps/*', 'packages/*', 'infra/dev'],
  },
});
