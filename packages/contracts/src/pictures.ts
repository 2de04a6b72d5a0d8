import * as z from 'zod/mini';

import { describe, endpointsOf } from './core/endpoint.ts';
import { idParams } from './core/fields.ts';
import { answersWith } from './core/problem.ts';

const endpoint = endpointsOf('pictures');

export const getPicture = endpoint('GET', '/api/pictures/:id', {
  operationId: 'getPicture',
  summary: 'A picture that was fetched from elsewhere, checked and resized',
  description: 'Never changes under its address, so it may be kept for ever.',
  params: idParams,
  response: { 200: describe(z.any(), 'image/webp'), ...answersWith(400, 404, 429, 503) },
});

export const pictureUrl = (id: string): string => getPicture.url.replace(':id', id);
