// SPDX-License-Identifier: AGPL-3.0-or-later
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';

import { listenTo } from '../../testing/event-stream.ts';
import { sendProblem } from '../plugins/problems.ts';
import { createEventStream, formatEvent } from './event-stream.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server with a stream that has a room for each path. */
async function serve({
  connectionsMax = 10,
  connectionsPerNetworkMax = 10,
  heartbeatMs = 60_000,
  loadEvent = async () => formatEvent('count', '0'),
} = {}) {
  const sizes: number[] = [];
  const stream = createEventStream({
    connectionsMax,
    connectionsPerNetworkMax,
    heartbeatMs,
    onSize: (size) => sizes.push(size),
  });
  app = fastify({ forceCloseConnections: true, trustProxy: 'loopback' });
  app.setErrorHandler(sendProblem);
  app.addHook('preClose', async () => stream.close());
  app.get('/:room', (request, reply) => {
    const room = request.url.slice(1);
    return stream.open(request, reply, { room, loadEvent });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const listen = (room: string, address?: string) =>
    listenTo(`${origin}/${room}`, address === undefined ? {} : { 'x-forwarded-for': address });
  return { stream, sizes, listen };
}

test('formats events', () => {
  expect(formatEvent('count', '1', 'a')).toBe('event: count\nid: a\ndata: 1\n\n');
  expect(formatEvent('count', '1')).toBe('event: count\ndata: 1\n\n');
});

test('begins with a retry hint and the loaded event', async () => {
  const { listen } = await serve();
  const listener = await listen('one');
  expect(await listener.events(1)).toEqual(['0']);
  expect(listener.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(listener.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(listener.text()).toMatch(/^retry: [2-5]\d{3}\n\nevent: count\ndata: 0\n\n$/);
});

test('sends events to their room only, and the same event once', async () => {
  const { stream, listen } = await serve();
  const [one, other] = [await listen('one'), await listen('other')];
  for (const data of ['1', '1', '2']) stream.send('one', formatEvent('count', data));
  stream.send('empty', formatEvent('count', '3'));
  expect(await one.events(3)).toEqual(['0', '1', '2']);
  expect(other.data()).toEqual(['0']);
  expect(stream.rooms()).toEqual(['one', 'other']);
  expect(stream.has('empty')).toBe(false);
});

test('a listener whose event is outdated by now is sent the newest one', async () => {
  const load = Promise.withResolvers<string>();
  const events = [Promise.resolve(formatEvent('count', '0')), load.promise];
  const { stream, listen } = await serve({
    loadEvent: () => events.shift() ?? Promise.reject(new Error('loaded too often')),
  });
  const early = await listen('one');
  await early.events(1);
  const late = listen('one');
  await expect.poll(() => events.length).toBe(0);
  stream.send('one', formatEvent('count', '1'));
  load.resolve(formatEvent('count', '0'));
  expect(await (await late).events(1)).toEqual(['1']);
  expect(await early.events(2)).toEqual(['0', '1']);
});

test('limits connections over all rooms, and counts those that leave', async () => {
  const { stream, sizes, listen } = await serve({ connectionsMax: 2 });
  const [one] = [await listen('one'), await listen('other')];
  expect(await listen('one')).toMatchObject({ status: 503 });
  one?.leave();
  await expect.poll(stream.size).toBe(1);
  expect((await listen('third')).status).toBe(200);
  expect(sizes).toEqual([1, 2, 1, 2]);
});

test('limits connections of one network over all rooms, and no other network', async () => {
  const { stream, listen } = await serve({ connectionsPerNetworkMax: 2 });
  const [first] = [await listen('one', '2001:db8::1'), await listen('other', '2001:db8::2')];
  const refused = await listen('one', '2001:db8::3');
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '30' },
  });
  expect((await listen('one', '2001:db8:0:1::1')).status).toBe(200);
  first?.leave();
  await expect.poll(stream.size).toBe(2);
  expect((await listen('one', '2001:db8::3')).status).toBe(200);
});

test('keeps connections open with heartbeats, and ends them on close', async () => {
  const { stream, listen } = await serve({ heartbeatMs: 10 });
  const listener = await listen('one');
  await expect.poll(listener.text).toMatch(/(:\n\n){2}$/);
  stream.close();
  await listener.ended;
  expect((await app?.inject('/one'))?.statusCode).toBe(503);
});
