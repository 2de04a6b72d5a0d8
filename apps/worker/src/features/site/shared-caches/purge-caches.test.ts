// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer } from 'node:http';

import { changeTopics } from '@kga/contracts/core';
import { createLog } from '@kga/server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { publishChange } from '../../../platform/changes.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { buildWorker } from '../../../worker.ts';
import { sendPurge } from './send-purge.ts';

const log = createLog('worker', 'silent');
let services: WorkerFixture;
beforeAll(async () => {
  services = await createWorkerFixture();
});
afterAll(() => services.close());

type Asked = { method?: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string };

/** A shared cache that refuses the first requests. */
async function startCache({ refusals = 0 } = {}) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method, headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      asked.push({ method, headers, body });
      response.writeHead(asked.length > refusals ? 200 : 503).end('{"success":true}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { asked, url: `http://127.0.0.1:${port}/purge` };
}

const keysOf = ({ headers }: Asked) => String(headers['surrogate-key']).split(' ').toSorted();

test.each([
  {
    kind: 'fastly',
    sent: {
      method: 'POST',
      headers: {
        'fastly-key': 'secret',
        'fastly-soft-purge': '1',
        'surrogate-key': 'news petition',
      },
    },
  },
  {
    kind: 'cloudflare',
    sent: {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"tags":["news","petition"]}',
    },
  },
  { kind: 'purge', sent: { method: 'PURGE', headers: { 'surrogate-key': 'news petition' } } },
  { kind: 'post', sent: { method: 'POST', body: '{"keys":["news","petition"]}' } },
] as const)('$kind gets what its interface asks for', async ({ kind, sent }) => {
  const { asked, url } = await startCache({ refusals: 1 });
  const purge = { kind, url, token: 'secret' };
  await expect(sendPurge(purge, ['news', 'petition'])).rejects.toThrow('answers 503');
  await sendPurge(purge, ['news', 'petition']);
  expect(asked[1]).toMatchObject(sent);
});

test('of two workers one purges changes, together, until the cache has taken them', async () => {
  const { asked, url } = await startCache({ refusals: 2 });
  const env = { PURGE_KIND: 'purge', PURGE_URL: url, PURGE_MS: '200', READ_ONLY: 'on' };
  const workers = [1, 2].map(() => buildWorker({ config: services.config(env), log }));
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  await Promise.all(workers.map((worker) => worker.start()));
  // Whatever changed before the subscription; refused twice.
  await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 60_000 });
  expect(asked.map(keysOf)).toEqual(Array.from({ length: 3 }, () => changeTopics.toSorted()));

  asked.length = 0;
  const change = { topic: 'news', id: 'all' } as const;
  for (let times = 0; times < 3; times += 1) {
    await publishChange({ redis: services.redis, log }, change);
  }
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), { timeout: 60_000 });
  expect(keysOf(asked[0] ?? { headers: {}, body: '' })).toEqual(['news']);
  // Once more when web has rendered what changed.
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), { timeout: 60_000 });

  await Promise.all(workers.map((worker) => worker.stop()));
  // The next worker purges at once.
  expect(await services.redis.exists('kga:purge')).toBe(0);
});
