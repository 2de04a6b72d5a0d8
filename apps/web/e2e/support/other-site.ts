// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A page on an origin of its own, with the policy that it is served with. */
export async function startOtherSite({ body, policy }: { body: string; policy?: string }) {
  const server = createServer((_request, response) => {
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
