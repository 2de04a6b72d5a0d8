// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Endpoint, type UrlParts, cursorIn, urlOf } from '@kga/contracts/core';
import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import * as z from 'zod';

type Answer<E extends Endpoint> =
  E['schema']['response'] extends Readonly<Record<200, infer Schema extends z.core.$ZodType>>
    ? z.infer<Schema>
    : never;

/** What a path answers; `type` is the media type without its parameters. */
export type File = { status: number; type: string; bytes: Buffer; headers: Headers };

/** Milliseconds for one answer. */
const timeout = 30_000;

function parse<E extends Endpoint>(endpoint: E, body: unknown): Answer<E>;
function parse(endpoint: Endpoint, body: unknown): unknown {
  const schema = endpoint.schema.response[200];
  return schema && z.core.parse(schema, body);
}

/** Reads what an installation shows to visitors without a session, and waits where it is busy. */
export function createInstallation(origin: string, signal: AbortSignal) {
  // Limits of requests are those of a minute: attempts are made for about five.
  const backoff = new ExponentialBackoff({ initialDelay: 500, maxDelay: 60_000 });
  const policy = retry(handleAll, { maxAttempts: 9, backoff });

  async function request(path: string): Promise<File> {
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const response = await fetch(new URL(path, origin), { signal: either });
    const { status, headers } = response;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (status === 429 || status >= 500) throw new Error(`answers ${status}`);
    // A busy server sends pages without some of their content, which no cache may store.
    if (status === 200 && type === 'text/html' && headers.get('cache-control') === 'no-store') {
      throw new Error('is incomplete');
    }
    return { status, type, headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  /** @throws if it answers with another status, with a message that names the path */
  async function read(path: string, expected: readonly number[] = [200]): Promise<File> {
    const file = await policy
      .execute(() => request(path), signal)
      .catch((cause: unknown) => {
        signal.throwIfAborted();
        throw new Error(`${path} ${cause instanceof Error ? cause.message : ''}`, { cause });
      });
    if (!expected.includes(file.status)) throw new Error(`${path} answers ${file.status}`);
    return file;
  }

  return {
    origin,
    read,
    get: async <E extends Endpoint>(endpoint: E, input: UrlParts = {}) =>
      parse(endpoint, JSON.parse((await read(urlOf(endpoint.url, input))).bytes.toString())),
    /** All pages of a list, one after the other. */
    list: async function* <E extends Endpoint>(endpoint: E, input: UrlParts = {}) {
      let cursor: string | undefined;
      do {
        const query = { ...input.query, ...(cursor !== undefined && { cursor }) };
        const { bytes, headers } = await read(urlOf(endpoint.url, { ...input, query }));
        yield parse(endpoint, JSON.parse(bytes.toString()));
        cursor = cursorIn(headers.get('link'), 'next');
      } while (cursor !== undefined);
    },
  };
}

export type Installation = ReturnType<typeof createInstallation>;
