// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ClientRequest, type IncomingMessage, get } from 'node:http';

import { vi } from 'vitest';

export type Listening = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything that was received. */
  text: () => string;
  /** The data of each event. */
  data: () => string[];
  /** Resolves once that many events have arrived. */
  events: (count: number) => Promise<string[]>;
  ended: Promise<void>;
  leave: () => ClientRequest;
};

/** Listens to an event stream. */
export function listenTo(url: string, headers: Record<string, string> = {}): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const ended = Promise.withResolvers<void>();
  const request = get(url, { headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.on('error', () => undefined);
    response.on('close', () => ended.resolve());
    const data = () => [...text.matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? '');
    resolve({
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: () => text,
      data,
      events: (count) =>
        vi.waitUntil(() => data().length >= count && data(), { timeout: 60_000, interval: 10 }),
      ended: ended.promise,
      leave: () => request.destroy(),
    });
  });
  request.on('error', reject);
  return promise;
}
