import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { AppError } from './errors.ts';

/** A place in a list as an opaque text. */
const cursorOf = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/**
 * Reads a place that `cursorOf` wrote.
 *
 * @throws AppError `validation_failed` where it is none
 */
export function readCursor<Place extends z.ZodType>(cursor: string, place: Place): z.infer<Place> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const errors = [{ path: 'cursor', code: 'unknown' }];
    throw new AppError('validation_failed', { errors, cause });
  }
}

/** The `Link` of a list that goes on after a place: the same request, from there. */
export function nextLink(request: Pick<FastifyRequest, 'url'>, place: unknown): string {
  const [path = '', query] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursorOf(place));
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
