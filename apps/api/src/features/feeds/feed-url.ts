import { AppError } from '../../platform/errors.ts';

/** Length of a stored URL in UTF-16 units. */
const urlLengthMax = 2_048;

/** A web URL in its canonical spelling, or the code of what is wrong with it. */
export function normalizeUrl(text: string): { url: string } | { code: string } {
  const url = URL.parse(text.trim());
  if (!url || url.hostname === '') return { code: 'invalid_format' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { code: 'protocol' };
  if (url.username !== '' || url.password !== '') return { code: 'credentials' };
  url.hash = '';
  return url.href.length > urlLengthMax ? { code: 'too_big' } : { url: url.href };
}

/**
 * Normalises the URL in a field of the request.
 *
 * @throws AppError `validation_failed`
 */
export function parseFeedUrl(text: string, field: string): string {
  const result = normalizeUrl(text);
  if ('url' in result) return result.url;
  throw new AppError('validation_failed', { errors: [{ path: field, code: result.code }] });
}

export const urlTaken = () =>
  new AppError('conflict', { errors: [{ path: 'url', code: 'taken' }] });
