// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort, withCompileCache } from '@kga/dev/testing';
import { afterAll, beforeAll } from 'vitest';

import type { Agent } from './agent.ts';
import type { SharedTestApp } from './test-app.ts';

/** The api as a process of its own on one port, which can be killed and started again. */
type ApiProcess = {
  start: () => void;
  /** By SIGKILL. */
  kill: () => Promise<void>;
  /** A request of an agent of the app in this process, whose sessions the other one knows. */
  fetch: (by: Agent, url: string, init?: RequestInit) => Promise<Response>;
};

export function setupApiProcess(api: SharedTestApp): ApiProcess {
  let port = 0;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(() => child?.kill('SIGKILL'));

  return {
    start: () => {
      const { databaseUrl, redisUrl } = api.services;
      const main = join(import.meta.dirname, '../main.ts');
      child = spawn(process.execPath, ['--conditions=kga-source', main], {
        env: withCompileCache({
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
          SESSION_SECRETS: 'a secret of the tests that is long enough',
          ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
          HOST: '127.0.0.1',
          PORT: String(port),
          METRICS_PORT: '0',
          RATE_LIMIT_MAX: '100000',
          SIGNATURE_ATTACK_PER_MINUTE: '100000',
          LOG_LEVEL: 'fatal',
        }),
        stdio: 'inherit',
      });
    },

    kill: async () => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },

    fetch: (by, url, init) => {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = new Headers({ ...by.headers, cookie });
      for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
      if (typeof init?.body === 'string') headers.set('content-type', 'application/json');
      return fetch(`http://127.0.0.1:${port}${url}`, { ...init, headers });
    },
  };
}
