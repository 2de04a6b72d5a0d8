import type { Contribution } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import { lockPosts } from '../forum/contributions.ts';
import { lockCases } from '../moderation/cases.ts';
import { selectModerationStatuses } from '../moderation/moderation-status.ts';
import type { Schema } from '../schema.ts';
import { contributionSources, ownedTables } from './contribution-sources.ts';

/**
 * Moves everything of a guest's to an account.
 *
 * @returns how much there was
 */
export async function moveContributions(
  trx: Transaction<Schema>,
  owners: { guestId: string; accountId: string },
): Promise<number> {
  let moved = 0;
  for (const held of ownedTables) moved += await held.move(trx, owners);
  return moved;
}

/** What an account has handed in, newest first. */
export async function selectContributions(
  db: Database,
  accountId: string,
  limit: number,
): Promise<Contribution[]> {
  const lists = await Promise.all(
    contributionSources.map((source) => source.list(db, accountId, limit)),
  );
  const newest = lists
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, limit);
  const standings = await selectModerationStatuses(db, newest);
  return newest.map((piece) => {
    const { reason = null, note = null } = standings.get(piece.id) ?? {};
    return { ...piece, reason, note };
  });
}

/**
 * Deletes everything that an account has handed in, also as the guests that it was. All cases are
 * locked first, then what pieces belong to, then the pieces, as everybody takes them.
 *
 * @returns how many pieces there were
 */
export async function deleteContributions(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<number> {
  const kinds = [];
  for (const source of contributionSources) {
    kinds.push({ source, ids: await source.theirs(trx, accountId) });
  }
  const pieces = kinds.flatMap(({ source: { kind }, ids }) => ids.map((id) => ({ kind, id })));
  await lockCases(trx, pieces);
  await lockPosts(trx, {
    posts: pieces.filter(({ kind }) => kind === 'forum_post').map(({ id }) => id),
    replies: pieces.filter(({ kind }) => kind === 'forum_reply').map(({ id }) => id),
  });
  for (const { source, ids } of kinds) await source.remove(trx, ids);
  return pieces.length;
}
