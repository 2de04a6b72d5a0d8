import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export type FlakyProxy = {
  /** URL of the service through the proxy. */
  url: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Open connections stay open and transfer nothing; new connections work. */
  mute: () => void;
  stop: () => Promise<void>;
};

/** A TCP proxy to a service whose connections can be cut and restored. */
export async function startFlakyProxy(serviceUrl: string): Promise<FlakyProxy> {
  const service = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(service.port), service.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address: AddressInfo | string | null = server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const url = new URL(serviceUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend: async () => void (await listen(port)),
    mute: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    stop: cut,
  };
}
