import type { Contribution } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** What can be done with one kind of what people hand in; each has a table of its own. */
export type ContributionSource = {
  kind: Contribution['kind'];
  table: keyof Schema;
  /** Gives what is a guest's to an account, and says how much. */
  move: (
    trx: Transaction<Schema>,
    owners: { guestId: string; accountId: string },
  ) => Promise<number>;
  /** An account's newest ones, newest first. */
  list: (db: Database, accountId: string, limit: number) => Promise<Contribution[]>;
  /** All that is held of an account's, for its owner to take along. */
  whole: (db: Database, accountId: string) => Promise<object[]>;
  /** Deletes an account's, and those of the guests that it was; says how much. */
  remove: (trx: Transaction<Schema>, accountId: string) => Promise<number>;
};
