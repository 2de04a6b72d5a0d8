// SPDX-License-Identifier: AGPL-3.0-or-later
import { type TcpProxy, startSentinel, startTcpProxy } from '@kga/dev/testing';

import type { Resources } from '../shared/processes.ts';

/** A port as Sentinel replies it. */
const replied = (url: string) => `\r\n${new URL(url).port}\r\n`;

/**
 * Starts the Redis of the queues: a master with a replica and a Sentinel. Workers reach all of them through
 * proxies. Sentinel itself does not, so that it sees servers die, and not what the network of the workers does.
 */
export async function startQueues(resources: Resources) {
  const fleet = await startSentinel();
  resources.defer(() => fleet.stop());
  const start = async (...[url, rewrite]: Parameters<typeof startTcpProxy>): Promise<TcpProxy> => {
    const proxy = await startTcpProxy(url, rewrite);
    resources.defer(() => proxy.close());
    return proxy;
  };
  const servers = await Promise.all(fleet.serverUrls.map((url) => start(url)));
  const ports = fleet.serverUrls.map((url, index) => [
    replied(url),
    replied(servers[index]?.url ?? ''),
  ]);
  const toProxies = (reply: Buffer): Buffer => {
    const text = ports.reduce(
      (before, [server = '', proxy = '']) => before.replaceAll(server, proxy),
      reply.toString('latin1'),
    );
    return Buffer.from(text, 'latin1');
  };
  const { host } = new URL(fleet.url.replace('+sentinel', ''));
  const sentinel = await start(`redis://${host}`, toProxies);
  return {
    ...fleet,
    /** As workers know it. */
    url: fleet.url.replace(host, new URL(sentinel.url).host),
    /** Between workers and all of it. */
    proxies: [...servers, sentinel],
  };
}
