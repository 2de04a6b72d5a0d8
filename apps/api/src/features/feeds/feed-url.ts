import { AppError } from '../../platform/errors.ts';

/** Longest address, in UTF-16 units, as it is stored. */
const longest = 2_048;

/** What is wrong with an address of the web, or the address as it is stored. */
export function normalizeUrl(text: string): { address: string } | { code: string } {
  const url = URL.parse(text.trim());
  if (!url || url.hostname === '') return { code: 'invalid_format' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { code: 'protocol' };
  if (url.username !== '' || url.password !== '') return { code: 'credentials' };
  url.hash = '';
  return url.href.length > longest ? { code: 'too_big' } : { address: url.href };
}

/**
 * An address of the web as it is stored: in one spelling, and without a name or password.
 *
 * @param field its path within the request
 * @throws AppError `validation_failed`
 */
export function parseFeedUrl(text: string, field: string): string {
  const checked = normalizeUrl(text);
  if ('address' in checked) return checked.address;
  throw new AppError('validation_failed', { errors: [{ path: field, code: checked.code }] });
}
