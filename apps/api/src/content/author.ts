import type { Language } from '@kga/contracts';
import type { AuthorRef } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { isModerator, requireAuthor } from '../accounts/actor.ts';
import { languageOf } from '../accounts/language.ts';
import type { Services } from '../platform/services.ts';

export type Author = {
  ref: AuthorRef;
  id: string;
  /** Whether it is a moderator or an admin. */
  isTeam: boolean;
  ip: string;
  /** Language of new content if the request names none. */
  language: Language;
};

/** @throws AppError `not_signed_in` if the request is neither by a guest nor by an account */
export function authorOf(request: FastifyRequest): Author {
  const ref = requireAuthor(request);
  return {
    ref,
    id: 'accountId' in ref ? ref.accountId : ref.guestId,
    isTeam: isModerator(request),
    ip: request.ip,
    language: languageOf(request),
  };
}

/**
 * The author's limit of writes for one use case: `consume` counts once, however often the
 * transaction is repeated; `refund` takes that back if the use case fails. Moderators and admins
 * are not limited.
 */
export function createWriteLimit(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { id, isTeam, ip }: Author,
) {
  const subject = { address: ip, account: id };
  let isConsumed = false;
  return {
    /** @throws AppError `rate_limited` */
    async consume(): Promise<void> {
      if (isTeam || isConsumed) return;
      await rateLimits.consume('write', subject);
      isConsumed = true;
    },
    async refund(): Promise<void> {
      if (!isConsumed) return;
      // The error of the use case matters more than a count that expires.
      await rateLimits.refund('write', subject).catch(() => undefined);
    },
  };
}
