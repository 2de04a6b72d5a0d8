// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** A way to a service that can be cut, slowed and led elsewhere, as a network is. */
export type TcpProxy = {
  /** URL of the service through the proxy. */
  readonly url: string;
  /** Ends every connection, and each new one at once. */
  cut: () => void;
  mend: () => void;
  /** Open connections stay open and transfer nothing; new connections work. */
  mute: () => void;
  /** Passes requests on, and cuts a connection when its reply comes, until `mend`. */
  cutReplies: () => void;
  /** Holds what is sent for this many milliseconds in both directions; 0 ends that. */
  delay: (ms: number) => void;
  /** Leads new connections to another server, and ends those to the first one. */
  redirect: (serviceUrl: string) => void;
  close: () => Promise<void>;
};

/** @param rewrite changes what the service replies, chunk by chunk */
export async function startTcpProxy(
  serviceUrl: string,
  rewrite: (reply: Buffer) => Buffer = (reply) => reply,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let target = new URL(serviceUrl);
  let isCut = false;
  let dropsReplies = false;
  let delayMs = 0;

  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    return socket;
  };
  const slowed = (change = (chunk: Buffer) => chunk) =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) done(null, change(chunk));
        else setTimeout(() => done(null, change(chunk)), delayMs);
      },
    });
  const server = createServer((near) => {
    hold(near);
    if (isCut) return void near.destroy();
    const far = hold(connect(Number(target.port), target.hostname));
    near.pipe(slowed()).pipe(far);
    far.on('data', () => dropsReplies && near.destroy());
    far.pipe(slowed(rewrite)).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(serviceUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
      dropsReplies = false;
    },
    cutReplies() {
      dropsReplies = true;
    },
    mute() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    delay(ms) {
      delayMs = ms;
    },
    redirect(next) {
      target = new URL(next);
      destroyAll();
    },
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
