// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createBroadcaster } from './broadcaster.ts';

const server = createServer((_request, response) => {
  response.writeHead(200);
  response.write('begin\n');
  joined?.(response);
});
let joined: ((response: ServerResponse) => void) | undefined;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

async function listener(): Promise<{ socket: Socket; response: ServerResponse }> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const response = new Promise<ServerResponse>((resolve) => {
    joined = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { socket, response: await response };
}

const event = Buffer.from('event\n');

test('disconnects a client that does not read, and no other', async () => {
  const sizes: number[] = [];
  const audience = createBroadcaster({ onSize: (size) => sizes.push(size) });
  const slow = await listener();
  const quick = await listener();
  slow.socket.pause();
  quick.socket.resume();
  audience.add(slow.response, event);
  audience.add(quick.response, event);
  const closed = once(slow.response, 'close');
  for (let index = 0; audience.size() === 2 && index < 64; index += 1) {
    await audience.broadcast(Buffer.alloc(1_000_000, String(index)));
    if (quick.response.writableNeedDrain) await once(quick.response, 'drain');
  }
  await closed;
  expect(audience.size()).toBe(1);
  expect(sizes).toEqual([1, 2, 1]);
});

test('sends no event twice to a listener', async () => {
  const audience = createBroadcaster({ onSize: () => {} });
  const { socket, response } = await listener();
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  audience.add(response, event);
  await audience.broadcast(event);
  const next = Buffer.from('next\n');
  await Promise.all([audience.broadcast(next), audience.broadcast(next)]);
  audience.closeAll();
  await once(socket, 'close');
  expect(text.split('next\n')).toHaveLength(2);
  expect(text).not.toContain('event');
});
