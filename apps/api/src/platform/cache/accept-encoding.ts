import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best compression first. A client's weights only say what it refuses. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Results by header: browsers send few different ones, and parsing costs more than the lookup. */
const results = new LRUCache<string, Encoding>({ max: 256 });

function negotiate(header: string): Encoding {
  const headers = { 'accept-encoding': header.replace(/\bx-gzip\b/i, 'gzip') };
  const accepted = new Negotiator({ headers }).encodings([...preferred]);
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The best encoding that an `Accept-Encoding` header accepts. */
export function negotiateEncoding(header: string): Encoding {
  const known = results.get(header);
  if (known) return known;
  const encoding = negotiate(header);
  results.set(header, encoding);
  return encoding;
}
