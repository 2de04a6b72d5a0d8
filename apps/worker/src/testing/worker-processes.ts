// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { withCompileCache } from '@kga/dev/testing';
import { expect, vi } from 'vitest';

import type { MailFixture } from './mail-fixture.ts';
import { untilServed } from './until-served.ts';

type Kills = {
  rounds: number;
  /** Every so many-th mail is left without an answer. */
  every: number;
  /** So many mails wait for an answer at each kill. */
  waiting: number;
};

/** Workers as processes of their own, to be killed. */
export function createWorkerProcesses(fixture: () => MailFixture) {
  const running = new Set<ChildProcess>();

  async function kill(child: ChildProcess): Promise<void> {
    running.delete(child);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  function start(): ChildProcess {
    const on = fixture();
    const { databaseUrl, redisUrl } = on.services.config();
    const main = join(import.meta.dirname, '../main.ts');
    const child = spawn(process.execPath, ['--conditions=kga-source', main], {
      env: withCompileCache({
        ...on.env(),
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
        HOST: '127.0.0.1',
        METRICS_PORT: '0',
        LOG_LEVEL: 'fatal',
      }),
      stdio: 'inherit',
    });
    running.add(child);
    return child;
  }

  return {
    async killAll(): Promise<void> {
      await Promise.all([...running].map(kill));
    },

    /** Starts and kills workers while mails wait for an answer, so that each kill meets jobs at every step. */
    async killWhileSending({ rounds, every, waiting }: Kills): Promise<void> {
      const on = fixture();
      let held: PromiseWithResolvers<void>[] = [];
      on.server.beforeAnswer = async () => {
        if (on.server.received.length % every > 0) return;
        const answer = Promise.withResolvers<void>();
        held.push(answer);
        await answer.promise;
      };
      for (let round = 0; round < rounds; round += 1) {
        const child = start();
        await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(waiting), {
          timeout: 60_000,
        });
        await kill(child);
        await untilServed(on.services.database.db);
        held.forEach((answer) => answer.resolve());
        held = [];
        await on.pass();
      }
      on.server.beforeAnswer = () => {};
    },

    /** Runs a worker until so many rows of the outbox are done or uncertain. */
    async runUntilSettled(rows: number): Promise<void> {
      const child = start();
      await vi.waitFor(
        async () => {
          const { done = 0, uncertain = 0 } = await fixture().states();
          expect(done + uncertain).toBe(rows);
        },
        { timeout: 60_000, interval: 100 },
      );
      await kill(child);
    },
  };
}
