import type { ContentKind, Contribution } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** What is a guest's or an account's; each has a table of its own. */
export type OwnedTable = {
  table: keyof Schema;
  /** Gives what is a guest's to an account, and says how much. */
  move: (
    trx: Transaction<Schema>,
    owners: { guestId: string; accountId: string },
  ) => Promise<number>;
  /** All that is held of an account's, for its owner to take along. */
  whole: (db: Database, accountId: string) => Promise<{ id: string }[]>;
};

/** A piece in its author's list; how it stands with moderators is looked up for all at once. */
type ListedContribution = Omit<Contribution, 'reason' | 'note'>;

/** What can be done with one kind of what people hand in. */
export type ContributionSource = OwnedTable & {
  kind: ContentKind;
  /** An account's newest ones, newest first. */
  list: (db: Database, accountId: string, limit: number) => Promise<ListedContribution[]>;
  /** The ids of an account's, and of those of the guests that it was. */
  theirs: (trx: Transaction<Schema>, accountId: string) => Promise<string[]>;
  /** Deletes pieces; their cases and what they belong to are locked. */
  remove: (trx: Transaction<Schema>, ids: readonly string[]) => Promise<void>;
};
