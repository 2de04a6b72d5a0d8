import * as z from 'zod/mini';

import { endpointsOf } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('archive');

const following = z.object({ following: z.boolean() });

export const getGameFollow = endpoint('GET', '/api/archive/games/:id/follow', {
  operationId: 'getGameFollow',
  summary: 'Whether one is mailed when the status or the dates of a game change',
  params: idParams,
  response: { 200: following, ...answersWith(400, 401, 404, 429, 503) },
});

export const updateGameFollow = endpoint('PUT', '/api/archive/games/:id/follow', {
  operationId: 'updateGameFollow',
  summary: 'Asks for mails about changes of a game, or for no more of them',
  params: idParams,
  body: following,
  response: { 200: following, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});
