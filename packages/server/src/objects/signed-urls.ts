// SPDX-License-Identifier: AGPL-3.0-or-later
import { clientOf } from './bucket.ts';
import type { BucketConfig } from './settings.ts';

/** Seconds in which the URL of an object stays the same, so that browsers find it in their caches. */
const sameFor = 1_800;

/** Seconds for which a redirect to a signed URL may be cached. */
export const redirectMaxAge = 900;

/** Seconds for which a URL works: longer than a redirect to it is cached. */
const validFor = sameFor + redirectMaxAge + 300;

/** Makes URLs at which browsers read an object of a private bucket for less than an hour. */
export function createUrlSigner(config: BucketConfig, publicUrl: string, now = Date.now) {
  const client = clientOf(config);
  return async (hash: string): Promise<string> => {
    const time = new Date(Math.floor(now() / 1_000 / sameFor) * sameFor * 1_000);
    const datetime = time.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
    const url = `${publicUrl}/${hash}?X-Amz-Expires=${validFor}`;
    const signed = await client.sign(url, { aws: { signQuery: true, datetime } });
    return signed.url;
  };
}
