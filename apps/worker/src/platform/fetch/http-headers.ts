import { campaign } from '@kga/contracts';

/** Identifies the worker and links to its source. */
export const userAgent = `KeepGamesAlive-worker (${campaign.brand}; +${campaign.sourceUrl})`;

/** Parses `Retry-After`, seconds or a date (RFC 9110, 10.2.3), as milliseconds from now. */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
