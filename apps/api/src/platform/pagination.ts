import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { AppError } from './errors.ts';

/** A place in a list as an opaque text. */
const encodeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/**
 * Reads a place that `encodeCursor` wrote.
 *
 * @throws AppError `validation_failed` where it is none
 */
export function decodeCursor<Place extends z.ZodType>(
  cursor: string,
  place: Place,
): z.infer<Place> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const errors = [{ path: 'cursor', code: 'unknown' }];
    throw new AppError('validation_failed', { errors, cause });
  }
}

function linkTo({ url }: Pick<FastifyRequest, 'url'>, place: unknown, rel: string): string {
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', encodeCursor(place));
  return `<${path}?${parameters.toString()}>; rel="${rel}"`;
}

/** The `Link` of a list that goes on after a place: the same request, from there. */
export const nextLink = (request: Pick<FastifyRequest, 'url'>, place: unknown): string =>
  linkTo(request, place, 'next');

/** The `Link` of a list that can be read backwards: the same request, for what is before a place. */
export const prevLink = (request: Pick<FastifyRequest, 'url'>, place: unknown): string =>
  linkTo(request, place, 'prev');
