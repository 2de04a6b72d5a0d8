// SPDX-License-Identifier: AGPL-3.0-or-later
import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    // bootstrap.mjs runs oxlint, which knip does not see.
    '.': { project: ['*.ts'], ignoreDependencies: ['oxlint', 'oxlint-tsgolint'] },
    'apps/web': {
      // Debian's packages webkit2gtk-driver and xvfb.
      ignoreBinaries: ['WebKitWebDriver', 'Xvfb'],
      entry: [
        'src/app/entry-{client,server}.tsx',
        'server/main.ts',
        // Known by their addresses.
        'public/{sw,widget}.js',
        'e2e/*.e2e.ts',
        'browsers/table.ts',
        'playwright.config.ts',
      ],
    },
    // chrt comes with Linux.
    'apps/api': { entry: ['src/platform/password-thread.ts'], ignoreBinaries: ['chrt'] },
    'apps/worker': {
      entry: [
        'src/{backup,doctor,keys-rotate,objects-move,restore}.ts',
        'src/features/news/feeds/read/read-thread.ts',
        'src/platform/pictures/{document,picture}-process.ts',
        'src/features/site/share-images/render-process.ts',
      ],
    },
    'packages/db': { entry: ['migrations/*.ts'] },
    'infra/dev': {
      entry: [
        'src/{cli,main}.ts',
        'src/{facts,i18n,images,typeset}/main.ts',
        'src/facts/{letters,read-since,sample}.ts',
        'src/settings/table.ts',
        'src/supervisor/reaper.ts',
      ],
    },
    'infra/farewell': { entry: ['src/main.ts'] },
    'infra/release': { entry: ['src/{check-release,release}.ts'] },
    'infra/bench': {
      // Part of Linux, or of every distribution.
      ignoreBinaries: ['mount', 'openssl', 'umount'],
      entry: [
        'src/{faults,noticed,throughput,growth,memory,page,sign,hostile,update}/main.ts',
        'src/shared/bare-server.ts',
        'src/shared/loopback-only.mjs',
      ],
    },
  },
} satisfies KnipConfig;
