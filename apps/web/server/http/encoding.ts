// SPDX-License-Identifier: AGPL-3.0-or-later
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Encodings of a rendered page. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. A client's weights only say what it refuses. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Results by header: browsers send few different ones, and parsing costs more than the lookup. */
const results = new LRUCache<string, Encoding>({ max: 200 });

function negotiate(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    ...preferred,
  ]);
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The best encoding that an `Accept-Encoding` header accepts; without a header, none. */
export function pickEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = results.get(header);
  if (known) return known;
  const encoding = negotiate(header);
  results.set(header, encoding);
  return encoding;
}
