import { type Database, type Schema, guestsOfAccount } from '@kga/db';
import type { Transaction } from 'kysely';

import { addedOnce } from '../accounts/add-once.ts';
import type { People } from '../accounts/people.ts';
import type { Author } from './author.ts';
import { countWritten } from './count-written.ts';

type Piece<Given> = {
  /** Names it among the author's other ones. */
  operation: string;
  create: (trx: Transaction<Schema>, author: Author, given: Given) => Promise<string>;
  isThere: (db: Database, which: { id: string; author: Author }) => Promise<unknown>;
};

/** The guests that an author was before. */
async function earlierOf(db: Database, { writer }: Author): Promise<string[]> {
  if (!('accountId' in writer)) return [];
  const guests = await guestsOfAccount(db, writer.accountId);
  return guests.map(({ id }) => id);
}

/**
 * Makes a function that writes something and answers its id. Repeated with the same key, also by a
 * guest who has signed in meanwhile, it answers the first one's id, and counts for no limit.
 *
 * @throws AppError `rate_limited`, `idempotency_key_reused`; and what `create` throws
 */
export function writeOnce<Given extends { traces?: unknown }>({
  operation,
  create,
  isThere,
}: Piece<Given>) {
  return (
    { db, keys, attempts }: Pick<People, 'db' | 'keys' | 'attempts'>,
    author: Author,
    { given, key }: { given: Given; key: string | undefined },
  ): Promise<string> =>
    countWritten({ attempts }, author, (count) => {
      const { traces: _howFilledIn, ...request } = given;
      const once = {
        operation,
        owner: author.id,
        earlier: (trx: Transaction<Schema>) => earlierOf(trx, author),
        key,
        request,
      };
      return addedOnce({ db, keys }, once, {
        async create(trx) {
          await count();
          return create(trx, author, given);
        },
        isThere: (id) => isThere(db, { id, author }),
      });
    });
}
