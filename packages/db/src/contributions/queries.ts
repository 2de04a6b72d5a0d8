import type { Contribution } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
import { contributionSources } from './sources.ts';

/**
 * Moves everything of a guest's to an account.
 *
 * @returns how many pieces there were
 */
export async function moveContributions(
  trx: Transaction<Schema>,
  owners: { guestId: string; accountId: string },
): Promise<number> {
  let moved = 0;
  for (const source of contributionSources) moved += await source.move(trx, owners);
  return moved;
}

/** What an account has handed in, newest first. */
export async function contributionsOf(
  db: Database,
  accountId: string,
  limit: number,
): Promise<Contribution[]> {
  const lists = await Promise.all(
    contributionSources.map((source) => source.list(db, accountId, limit)),
  );
  return lists
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, limit);
}

/** Everything that is held of what an account has handed in, by kind. */
export async function exportContributions(
  db: Database,
  accountId: string,
): Promise<Record<string, object[]>> {
  const kinds: Record<string, object[]> = {};
  for (const source of contributionSources) {
    kinds[source.kind] = await source.whole(db, accountId);
  }
  return kinds;
}

/**
 * Deletes everything that an account has handed in, also as the guests that it was.
 *
 * @returns how many pieces there were
 */
export async function deleteContributions(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<number> {
  let deleted = 0;
  for (const source of contributionSources) deleted += await source.remove(trx, accountId);
  return deleted;
}
