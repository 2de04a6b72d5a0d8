import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { answersWith } from './core/problem.ts';

export const getPicture = endpoint({
  method: 'GET',
  url: '/api/pictures/:id',
  schema: {
    operationId: 'getPicture',
    summary: 'A picture that was fetched from elsewhere, checked and resized',
    description: 'Never changes under its address, so it may be kept for ever.',
    tags: ['pictures'],
    params: z.object({ id: z.uuid() }),
    response: { 200: described(z.any(), 'image/webp'), ...answersWith(400, 404, 429, 503) },
  },
});

/** Path of a picture. */
export const pictureUrl = (id: string): string => getPicture.url.replace(':id', id);
