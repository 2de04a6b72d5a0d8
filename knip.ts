import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': { project: ['*.ts'] },
    'apps/web': {
      entry: [
        'src/app/entry-{client,server}.tsx',
        'server/main.ts',
        'e2e/*.e2e.ts',
        'playwright.config.ts',
      ],
    },
    'apps/api': { entry: ['src/platform/password-thread.ts'] },
    'apps/worker': { entry: ['src/features/feeds/read/read-thread.ts'] },
    'packages/db': { entry: ['migrations/*.ts'] },
    'infra/dev': {
      entry: ['src/{start,dev,test,reaper,on-database,mail-catcher/main,feed-host/main}.ts'],
    },
    'infra/bench': {
      entry: [
        'src/{throughput,streams,growth,page,login,feeds,bare-server,stream-clients,login-crowd,feeds-host}.ts',
      ],
    },
  },
} satisfies KnipConfig;
