import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';

import { createHttpServer } from '../http-server.ts';
import { createRequestTimes } from '../plugins/request-times.ts';
import { type EncodedResponse, encodeResponse } from './encoded-response.ts';
import { createHotPath } from './hot-path.ts';
import { sendHot } from './send.ts';

const answer = await encodeResponse({
  text: JSON.stringify('text'.repeat(200)),
  cacheControl: 'public, max-age=5',
  headers: { 'x-kept': 'yes' },
});

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server whose only route says how often it was asked. */
async function serve(get: (asked: number) => EncodedResponse | Promise<EncodedResponse>) {
  const times = createRequestTimes();
  const fastPath = createHotPath(times);
  let asked = 0;
  app = fastify({ serverFactory: (handler) => createHttpServer(fastPath.answer, handler) });
  app.decorate('hotPath', fastPath);
  app.route({
    method: ['GET', 'POST'],
    url: '/list',
    handler(request, reply) {
      asked += 1;
      return sendHot(request, reply, () => get(asked));
    },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    times,
    asked: () => asked,
    ask: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
  };
}

test('what was answered once is answered without its route, alike', async () => {
  const { asked, ask, times } = await serve(() => answer);
  const [first, second] = [await ask('/list?limit=3'), await ask('/list?limit=3')];
  expect(asked()).toBe(1);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['etag', 'cache-control', 'content-encoding', 'content-type', 'x-kept']) {
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  }
  expect(second.headers.get('content-encoding')).toBe('gzip');
  const etag = second.headers.get('etag') ?? '';
  const known = await ask('/list?limit=3', { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text(), asked()]).toEqual([304, '', 1]);
  await ask('/list?limit=4');
  expect(asked()).toBe(2);
  expect(times.text()).toMatch(/count\{route="\/list",method="GET",status="200"\} 1\n/);
  expect(times.text()).toMatch(/count\{route="\/list",method="GET",status="304"\} 1\n/);
});

test('other methods go to the route', async () => {
  const { asked, ask } = await serve(() => answer);
  for (const method of ['GET', 'GET', 'HEAD', 'POST']) {
    expect((await ask('/list', { method })).status).toBe(200);
  }
  expect(asked()).toBe(3);
});

test('what has to be made anew, or cannot be, is left to the route', async () => {
  const { asked, ask } = await serve((times) =>
    times === 1 ? Promise.resolve(answer) : Promise.reject(new Error('down')),
  );
  expect((await ask('/list')).status).toBe(200);
  expect((await ask('/list')).status).toBe(500);
  expect(asked()).toBe(2);
});

test('the addresses are bounded in number and length', async () => {
  const { asked, ask } = await serve(() => answer);
  const long = `/list?${'x'.repeat(400)}`;
  for (const path of [long, long, '/list?first', '/list?first']) await ask(path);
  expect(asked()).toBe(3);
  for (let number = 0; number < 1_000; number += 1) await ask(`/list?${number}`);
  expect(asked()).toBe(1_003);
  await ask('/list?first');
  await ask('/list?999');
  expect(asked()).toBe(1_004);
});
