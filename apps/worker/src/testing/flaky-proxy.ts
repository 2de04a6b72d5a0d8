import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/** A way to a service that can be cut as a network is. */
export type TcpProxy = {
  /** The service's address by way of the proxy. */
  url: string;
  /** Ends every connection and takes no more. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(target);
  let isCut = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (isCut) return void client.destroy();
    const upstream = keep(connect(Number(port), hostname));
    client.pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
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
    },
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
