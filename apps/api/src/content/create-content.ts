import { type Database, type Schema, selectGuestsOfAccount } from '@kga/db';
import type { Transaction } from 'kysely';

import { createIdempotent } from '../platform/idempotency.ts';
import type { Services } from '../platform/services.ts';
import type { Author } from './author.ts';
import { consumeWriteLimit } from './write-limit.ts';

type Piece<Given> = {
  /** Names it among the author's other ones. */
  operation: string;
  create: (trx: Transaction<Schema>, author: Author, given: Given) => Promise<string>;
  isThere: (db: Database, which: { id: string; author: Author }) => Promise<unknown>;
};

/** The guests that an author was before. */
async function earlierOf(db: Database, { writer }: Author): Promise<string[]> {
  if (!('accountId' in writer)) return [];
  const guests = await selectGuestsOfAccount(db, writer.accountId);
  return guests.map(({ id }) => id);
}

/**
 * Makes a function that writes something and answers its id. Repeated with the same key, also by a
 * guest who has signed in meanwhile, it answers the first one's id, and counts for no limit.
 *
 * @throws AppError `rate_limited`, `idempotency_key_reused`; and what `create` throws
 */
export function createContent<Given extends { traces?: unknown }>({
  operation,
  create,
  isThere,
}: Piece<Given>) {
  return (
    { db, keys, rateLimits }: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
    author: Author,
    { given, key }: { given: Given; key: string | undefined },
  ): Promise<string> =>
    consumeWriteLimit({ rateLimits }, author, (count) => {
      const { traces: _howFilledIn, ...request } = given;
      const once = {
        operation,
        owner: author.id,
        earlier: (trx: Transaction<Schema>) => earlierOf(trx, author),
        key,
        request,
      };
      return createIdempotent({ db, keys }, once, {
        async create(trx) {
          await count();
          return create(trx, author, given);
        },
        isThere: (id) => isThere(db, { id, author }),
      });
    });
}
