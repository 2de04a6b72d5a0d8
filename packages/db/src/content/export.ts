import type { Database } from '../client.ts';
import { ownedReports } from '../moderation/owned-reports.ts';
import { contributionSources } from './contribution-sources.ts';

/** What is held of the changes to pieces, and of what moderators decided about them, by whom ever. */
async function historyOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return { edits: [], decisions: [] };
  const edits = await db
    .selectFrom('content_edit')
    .select(['item_id', 'title', 'content', 'replaced_at'])
    .where('item_id', 'in', ids)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('moderation_decision')
    .select(['item_id', 'decision', 'reason', 'note', 'at', 'undone_at'])
    .where('item_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { edits, decisions };
}

/**
 * Everything that is held of what an account has handed in, by kind: each piece with what it said
 * before its changes and what was decided about it.
 */
export async function selectContributionsForExport(
  db: Database,
  accountId: string,
): Promise<Record<string, object[]>> {
  const kinds: Record<string, object[]> = {};
  for (const source of contributionSources) {
    const pieces = await source.whole(db, accountId);
    const { edits, decisions } = await historyOf(
      db,
      pieces.map(({ id }) => id),
    );
    kinds[source.kind] = pieces.map((piece) => ({
      ...piece,
      before: edits
        .filter((edit) => edit.item_id === piece.id)
        .map(({ title, content, replaced_at }) => ({
          title,
          content,
          replacedAt: replaced_at.toISOString(),
        })),
      decisions: decisions
        .filter((each) => each.item_id === piece.id)
        .map(({ decision, reason, note, at, undone_at }) => ({
          decision,
          reason,
          note,
          at: at.toISOString(),
          undoneAt: undone_at?.toISOString() ?? null,
        })),
    }));
  }
  return kinds;
}

/** What an account has reported. */
export const selectReportsForExport = (db: Database, accountId: string): Promise<object[]> =>
  ownedReports.whole(db, accountId);

/** The posts of whose replies an account is told. */
export async function selectFollowsForExport(db: Database, accountId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('forum_follow')
    .select(['post_id', 'created_at', 'told_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    postId: row.post_id,
    createdAt: row.created_at.toISOString(),
    toldAt: row.told_at?.toISOString() ?? null,
  }));
}

/** What an account decided as a moderator, without what about. */
export async function selectDecisionsForExport(db: Database, accountId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('moderation_decision')
    .select(['decision', 'reason', 'note', 'by_name', 'at', 'undone_at'])
    .where('by_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ by_name, at, undone_at, ...row }) => ({
    ...row,
    as: by_name,
    at: at.toISOString(),
    undoneAt: undone_at?.toISOString() ?? null,
  }));
}
