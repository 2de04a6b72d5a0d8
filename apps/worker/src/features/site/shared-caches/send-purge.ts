// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PurgeConfig } from '../../../config.ts';

const timeoutMs = 10_000;

const json = { 'content-type': 'application/json' };

type Shape = (keys: readonly string[], token: string | undefined) => RequestInit;

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/**
 * https://www.fastly.com/documentation/reference/api/purging (soft, so that what is stale can be sent meanwhile) and
 * https://developers.cloudflare.com/api/resources/cache/methods/purge; Varnish and others by plain HTTP.
 */
const shapes: Readonly<Record<PurgeConfig['kind'], Shape>> = {
  fastly: (keys, token) => ({
    method: 'POST',
    headers: {
      ...(token !== undefined && { 'fastly-key': token }),
      'fastly-soft-purge': '1',
      'surrogate-key': keys.join(' '),
    },
  }),
  cloudflare: (keys, token) => ({
    method: 'POST',
    headers: { ...bearer(token), ...json },
    body: JSON.stringify({ tags: keys }),
  }),
  purge: (keys, token) => ({
    method: 'PURGE',
    headers: { ...bearer(token), 'surrogate-key': keys.join(' ') },
  }),
  post: (keys, token) => ({
    method: 'POST',
    headers: { ...bearer(token), ...json },
    body: JSON.stringify({ keys }),
  }),
};

/** @throws Error where the cache does not take it */
export async function sendPurge(
  { kind, url, token }: PurgeConfig,
  keys: readonly string[],
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...shapes[kind](keys, token), signal, redirect: 'error' });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the shared cache answers ${response.status}`);
}
