import { type ContentKind, contentKinds } from '@kga/contracts';

import type { Database } from '../client.ts';
import { contentTypes } from '../content-registry.ts';
import { selectExportedItems } from '../content/content-type.ts';

/** Earlier versions of the items of a kind, and moderators' decisions about them. */
async function selectHistory(db: Database, kind: ContentKind, ids: readonly unknown[]) {
  if (ids.length === 0) return { edits: [], decisions: [] };
  const itemIds = ids.map(String);
  const edits = await db
    .selectFrom('content_edit')
    .select(['item_id', 'title', 'content', 'replaced_at'])
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('moderation_decision')
    .select(['item_id', 'decision', 'reason', 'note', 'at', 'undone_at'])
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { edits, decisions };
}

/**
 * Everything stored of an account's contributions, by kind: each item with its earlier versions
 * (`before`) and the decisions about it, without the moderators' names.
 */
export async function selectContributionsForExport(
  db: Database,
  accountId: string,
): Promise<Record<string, object[]>> {
  const kinds: Record<string, object[]> = {};
  for (const kind of contentKinds) {
    const items = await selectExportedItems(db, contentTypes[kind], accountId);
    const { edits, decisions } = await selectHistory(
      db,
      kind,
      items.map(({ id }) => id),
    );
    kinds[kind] = items.map((item) => ({
      ...item,
      before: edits
        .filter((edit) => edit.item_id === item['id'])
        .map(({ title, content, replaced_at }) => ({
          title,
          content,
          replacedAt: replaced_at.toISOString(),
        })),
      decisions: decisions
        .filter((each) => each.item_id === item['id'])
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

/** An account's reports of other people's content. */
export async function selectReportsForExport(db: Database, accountId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('content_report')
    .select(['kind', 'item_id', 'reason', 'note', 'at', 'outcome'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ item_id, at, ...row }) => ({ ...row, id: item_id, at: at.toISOString() }));
}

/** The posts that an account follows. */
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

/** What an account decided as a moderator, without the items. */
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
