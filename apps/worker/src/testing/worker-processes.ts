import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { MailFixture } from './mail-fixture.ts';

/** Workers as processes of their own, to be killed. */
export function createWorkerProcesses(fixture: () => MailFixture) {
  const running = new Set<ChildProcess>();

  async function kill(child: ChildProcess): Promise<void> {
    running.delete(child);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    kill,

    async killAll(): Promise<void> {
      await Promise.all([...running].map(kill));
    },

    start(): ChildProcess {
      const on = fixture();
      const { databaseUrl, redisUrl } = on.services.config();
      const main = join(import.meta.dirname, '../main.ts');
      const child = spawn(process.execPath, ['--conditions=kga-source', main], {
        env: {
          ...on.env(),
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
          HOST: '127.0.0.1',
          METRICS_PORT: '0',
          LOG_LEVEL: 'fatal',
        },
        stdio: 'inherit',
      });
      running.add(child);
      return child;
    },
  };
}
