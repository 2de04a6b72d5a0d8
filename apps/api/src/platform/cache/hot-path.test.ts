// SPDX-License-Identifier: AGPL-3.0-or-later
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';

import { createHttpServer } from '../http-server.ts';
import { createMetrics } from '../plugins/metrics.ts';
import { type EncodedResponse, encodeResponse } from './encoded-response.ts';
import { createHotPath } from './hot-path.ts';
import { textBody } from './response-body.ts';
import { sendHot } from './send.ts';

const encoded = await encodeResponse(
  textBody('application/json', JSON.stringify('text'.repeat(200)), {
    cacheControl: 'public, max-age=5',
    headers: { 'x-custom': 'yes' },
  }),
);

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server whose only route counts its requests. */
async function serve(get: (requests: number) => EncodedResponse | Promise<EncodedResponse>) {
  const metrics = createMetrics();
  const hotPath = createHotPath(metrics);
  let requests = 0;
  app = fastify({ serverFactory: (handler) => createHttpServer(hotPath.respond, handler) });
  app.decorate('hotPath', hotPath);
  app.route({
    method: ['GET', 'POST'],
    url: '/list',
    handler(request, reply) {
      requests += 1;
      return sendHot(request, reply, () => get(requests));
    },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    metrics,
    requests: () => requests,
    ask: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
  };
}

test('a second request gets the same response without its route', async () => {
  const { requests, ask, metrics } = await serve(() => encoded);
  const [first, second] = [await ask('/list?limit=3'), await ask('/list?limit=3')];
  expect(requests()).toBe(1);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['etag', 'cache-control', 'content-encoding', 'content-type', 'x-custom']) {
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  }
  expect(second.headers.get('content-encoding')).toBe('gzip');
  const etag = second.headers.get('etag') ?? '';
  const known = await ask('/list?limit=3', { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text(), requests()]).toEqual([304, '', 1]);
  await ask('/list?limit=4');
  expect(requests()).toBe(2);
  const times = metrics.requestTimes.text();
  expect(times).toMatch(/count\{route="\/list",method="GET",status="200"\} 1\n/);
  expect(times).toMatch(/count\{route="\/list",method="GET",status="304"\} 1\n/);
  expect(await metrics.registry.metrics()).toContain(
    'kga_cache_requests_total{route="/list",outcome="hit"} 2\n',
  );
});

test('leaves other methods to the route', async () => {
  const { requests, ask } = await serve(() => encoded);
  for (const method of ['GET', 'GET', 'HEAD', 'POST']) {
    expect((await ask('/list', { method })).status).toBe(200);
  }
  expect(requests()).toBe(3);
});

test('leaves responses that have to be loaded, and failed loads, to the route', async () => {
  const { requests, ask } = await serve((times) =>
    times === 1 ? Promise.resolve(encoded) : Promise.reject(new Error('down')),
  );
  expect((await ask('/list')).status).toBe(200);
  expect((await ask('/list')).status).toBe(500);
  expect(requests()).toBe(2);
});

test('limits the number and length of URLs', async () => {
  const { requests, ask } = await serve(() => encoded);
  const long = `/list?${'x'.repeat(400)}`;
  for (const path of [long, long, '/list?first', '/list?first']) await ask(path);
  expect(requests()).toBe(3);
  for (let number = 0; number < 1_000; number += 1) await ask(`/list?${number}`);
  expect(requests()).toBe(1_003);
  await ask('/list?first');
  await ask('/list?999');
  expect(requests()).toBe(1_004);
});
