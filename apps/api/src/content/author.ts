// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { AuthorRef } from '@kga/db/content';
import type { FastifyRequest } from 'fastify';

import { isModerator, requireAuthor } from '../accounts/actor.ts';
import { languageOf } from '../accounts/language.ts';
import { limitOnce } from '../platform/rate-limits.ts';
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

/** The author's limit of writes for one use case; moderators and admins are not limited. */
export function createWriteLimit(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { id, isTeam, ip }: Author,
) {
  const limit = limitOnce(rateLimits, 'write', { address: ip, account: id });
  return {
    consume: async () => (isTeam ? undefined : limit.consume()),
    refund: () => limit.refund(),
  };
}
