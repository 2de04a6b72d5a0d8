import type { Language } from '@kga/contracts';
import type { Writer } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { isModerator, requireWriter } from '../accounts/actor.ts';
import { languageOf } from '../platform/language.ts';

/** Who writes what others read. */
export type Author = {
  writer: Writer;
  /** The account's or the guest's. */
  id: string;
  /** Whether it is a moderator or an admin. */
  isTeam: boolean;
  address: string;
  /** What they write in where they do not say. */
  language: Language;
};

const idOf = (writer: Writer): string =>
  'accountId' in writer ? writer.accountId : writer.guestId;

/** @throws AppError `not_signed_in` where somebody is neither a guest nor signed in */
export function authorOf(request: FastifyRequest): Author {
  const writer = requireWriter(request);
  return {
    writer,
    id: idOf(writer),
    isTeam: isModerator(request),
    address: request.ip,
    language: languageOf(request),
  };
}
