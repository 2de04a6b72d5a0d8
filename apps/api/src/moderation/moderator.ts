import type { Moderator } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { nameOf } from '../accounts/present.ts';
import { accountOf } from '../plugins/actor.ts';

/** Who decides, as the log names them. */
export function moderatorOf(request: FastifyRequest): Moderator {
  const account = accountOf(request);
  return { id: account.id, name: nameOf(account) };
}
