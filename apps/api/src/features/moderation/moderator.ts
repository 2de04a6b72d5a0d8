import type { Moderator } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { requireAccountOf } from '../../accounts/actor.ts';
import { displayName } from '../../accounts/presenter.ts';

/** Who decides, as the log names them. */
export function moderatorOf(request: FastifyRequest): Moderator {
  const account = requireAccountOf(request);
  return { id: account.id, name: displayName(account) };
}
