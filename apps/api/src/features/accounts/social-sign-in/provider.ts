// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { z } from 'zod';

import type { CookieRules } from '../../../platform/cookies.ts';
import { SocialSignInError } from './errors.ts';
import type { ProviderPerson } from './person.ts';

/** Limits of one call: the time until the whole body was read, and the bytes of the body. */
export type FetchLimits = { timeoutMs: number; maxBytes: number };

export type Provider = {
  /** The URL to send the browser to; sets cookies. @throws SocialSignInError `unavailable` */
  authorizationUrl: (
    request: FastifyRequest,
    reply: FastifyReply,
    nonce: string,
  ) => Promise<string>;
  /** Exchanges a callback's code for claims. @throws SocialSignInError `failed`, `unavailable` */
  fetchPerson: (request: FastifyRequest, nonce: string) => Promise<ProviderPerson>;
};

/** What every provider needs beside its own settings. */
export type ProviderContext = { callbackUrl: string; limits: FetchLimits; cookies: CookieRules };

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`The response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A `fetch` for calls to providers: follows no redirect, stops at the limits, buffers the body and
 * throws for a server error or a success that is not JSON.
 * @returns a function that throws SocialSignInError `unavailable`
 */
export function createProviderFetch({ timeoutMs, maxBytes }: FetchLimits): CustomFetch {
  return async (url, { method, headers, body }) => {
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, 'user-agent': 'keep-games-alive' },
        body: body ?? null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await readBody(response, maxBytes);
      if (response.status >= 500) throw new Error(`The response has status ${response.status}`);
      if (response.ok) JSON.parse(bytes.toString());
      const { status, headers: responseHeaders } = response;
      return new Response(new Uint8Array(bytes), { status, headers: responseHeaders });
    } catch (error) {
      throw new SocialSignInError('unavailable', 'A provider does not answer as it should', error);
    }
  };
}

/** Gets a JSON resource with an access token. @throws SocialSignInError `unavailable` */
export async function getResource<Schema extends z.ZodType>(
  fetchProvider: CustomFetch,
  url: string,
  schema: Schema,
  headers: Readonly<Record<string, string>>,
): Promise<z.output<Schema>> {
  const response = await fetchProvider(url, {
    method: 'GET',
    headers: { ...headers },
    body: null,
    redirect: 'manual',
  });
  const { data, error } = schema.safeParse(response.ok ? await response.json() : undefined);
  if (error) {
    const message = `A provider answers ${response.status} in an unknown shape`;
    throw new SocialSignInError('unavailable', message, error);
  }
  return data;
}
