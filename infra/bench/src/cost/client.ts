// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { Endpoint } from '@kga/contracts/core';

import { forEachIndex } from '../shared/concurrency.ts';
import { createCookieJar } from '../shared/cookie-jar.ts';
import type { Visited } from './meter.ts';

export type Sent = { readonly path: string; readonly method?: string; readonly body?: object };

/** A browser: compressed answers, cookies, and an address of its own. */
function createBrowser(origin: string, agent: Agent) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const jar = createCookieJar();

  /** Returns the bytes of the answer. @throws Error where it is refused */
  async function send({ path, method = 'GET', body }: Sent): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const cookie = jar.header();
    const sent = request(
      new URL(path, origin),
      {
        agent,
        method,
        headers: {
          'accept-encoding': 'gzip, deflate, br, zstd',
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        jar.store(answer.headers['set-cookie'] ?? []);
        const { statusCode = 0 } = answer;
        // Visitors ask who they are.
        if (statusCode >= 400 && statusCode !== 401)
          reject(new Error(`${path} answered ${statusCode}`));
        buffer(answer).then(({ length }) => resolve(length), reject);
      },
    );
    sent.once('error', reject).end(body && JSON.stringify(body));
    return promise;
  }

  return {
    send,
    call: ({ method, url }: Endpoint, body?: object, id = ''): Promise<number> =>
      send({ path: url.replace(':id', id), method, ...(body && { body }) }),
    async sendAll(all: readonly Sent[]): Promise<number> {
      let bytes = 0;
      for (const each of all) bytes += await send(each);
      return bytes;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Repeats a visit, by several visitors at a time. */
export async function repeat(
  origin: string,
  { visits, visitors = 8 }: { visits: number; visitors?: number },
  visit: (browser: Browser, index: number) => Promise<number>,
): Promise<Visited> {
  const agent = new Agent({ keepAlive: true });
  let bytes = 0;
  await forEachIndex({ count: visits, concurrency: visitors }, async (index) => {
    const received = await visit(createBrowser(origin, agent), index);
    bytes += received;
  });
  agent.destroy();
  return { visits, bytes };
}
