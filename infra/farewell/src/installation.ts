// SPDX-License-Identifier: AGPL-3.0-or-later
import * as timers from 'node:timers/promises';

import { type Endpoint, type Language, cursorIn, urlOf } from '@kga/contracts/core';
import * as z from 'zod';

type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
};

type Answer<E extends Endpoint> =
  E['schema']['response'] extends Readonly<Record<200, infer Schema extends z.core.$ZodType>>
    ? z.infer<Schema>
    : never;

/** How often a read is tried, and the seconds between tries where the server names none. */
const triesMax = 60;
const pause = 5;

/** What stopped a fetch, whose own message says only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function parse<E extends Endpoint>(endpoint: E, body: unknown): Answer<E>;
function parse(endpoint: Endpoint, body: unknown): unknown {
  const schema = endpoint.schema.response[200];
  return schema && z.core.parse(schema, body);
}

/** Reads what a running installation shows to visitors without a session, and waits where it is busy. */
export function createInstallation(origin: string, signal: AbortSignal) {
  /** @returns undefined where there is nothing; `retry` says whether an answer is not good enough */
  async function read(
    path: string,
    retry: (response: Response, text: string) => boolean = () => false,
  ): Promise<{ bytes: Buffer; headers: Headers } | undefined> {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted();
      const response = await fetch(new URL(path, origin), { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        if (tries >= triesMax)
          throw new Error(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
        return undefined;
      });
      if (response?.status === 404 || response?.status === 410) return undefined;
      if (response?.ok) {
        const bytes = Buffer.from(await response.arrayBuffer());
        if (!retry(response, bytes.toString())) return { bytes, headers: response.headers };
      }
      const isBusy =
        !response || response.ok || [429, 500, 502, 503, 504].includes(response.status);
      if (!isBusy || tries >= triesMax) {
        throw new Error(`${path} answers ${response?.status ?? 'nothing'}`);
      }
      await timers.setTimeout(
        1_000 * Number(response?.headers.get('retry-after') ?? pause),
        undefined,
        {
          signal,
        },
      );
    }
  }

  return {
    origin,
    read,
    /** The HTML of a page; undefined where there is no such page. */
    page: async (path: string, language: Language): Promise<string | undefined> => {
      const url = new URL(path, origin);
      url.searchParams.set('lang', language);
      // A busy server sends pages without content, or without some of it, which no cache may store.
      const answer = await read(
        url.pathname + url.search,
        (response, text) =>
          !text.includes('<main') || response.headers.get('cache-control') === 'no-store',
      );
      return answer?.bytes.toString();
    },
    get: async <E extends Endpoint>(endpoint: E, input: Input = {}) => {
      const answer = await read(urlOf(endpoint.url, input));
      return answer && parse(endpoint, JSON.parse(answer.bytes.toString()));
    },
    /** All pages of a list, one after the other. */
    list: async function* <E extends Endpoint>(endpoint: E, input: Input = {}) {
      let cursor: string | undefined;
      do {
        const query = { ...input.query, ...(cursor !== undefined && { cursor }) };
        const answer = await read(urlOf(endpoint.url, { ...input, query }));
        if (!answer) return;
        yield parse(endpoint, JSON.parse(answer.bytes.toString()));
        cursor = cursorIn(answer.headers.get('link'), 'next');
      } while (cursor !== undefined);
    },
  };
}

export type Installation = ReturnType<typeof createInstallation>;
