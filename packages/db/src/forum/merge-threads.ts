// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import { helpfulMark, moveMarks } from '../content/marks.ts';
import type { Transaction } from '../core/client.ts';
import { isThread, selectThreads } from './game-threads.ts';
import { postFollowMark } from './reply-notifications.ts';

/** Ids of what is merged and of what it is merged into. */
export type Merge = { from: string; into: string };

/** Notifications about a post and its replies stand on the page of another post; of the post it is a reply. */
async function moveNotifications(trx: Transaction, { from, into }: Merge): Promise<void> {
  const ofItems = sql`item_id in (
    select ${from}::uuid union all select id from forum_reply where post_id = ${from}::uuid)`;
  // One part for each of the indexes.
  await sql`
    update notification set thread_id = ${into}::uuid,
      item_kind = case when item_kind = 'forum_post' then 'forum_reply' else item_kind end
    where (${ofItems} and decision is null) or (${ofItems} and decision is not null)`.execute(trx);
}

/**
 * Merges a locked published post into another one: its text becomes a reply with its id, and its replies those of
 * the other one, in the order of their times. Its row stays, so that its address leads to the other one.
 */
async function mergePosts(trx: Transaction, merge: Merge): Promise<void> {
  const { from, into } = merge;
  await moveNotifications(trx, merge);
  await sql`
    insert into forum_reply (id, post_id, account_id, content, format, language, status, appeared_at,
      revision, created_at, edited_at)
    select id, ${into}::uuid, account_id, title || E'\n\n' || content, format, language, 'published',
      created_at, revision, created_at, edited_at
    from forum_post where id = ${from}::uuid`.execute(trx);
  await trx.updateTable('forum_reply').set({ post_id: into }).where('post_id', '=', from).execute();
  await sql`
    update forum_post set solution_id = case id when ${into}::uuid then coalesce(solution_id, (
      select solution_id from forum_post where id = ${from}::uuid)) end
    where id in (${from}::uuid, ${into}::uuid)`.execute(trx);
  await moveMarks(trx, postFollowMark, { from: { post_id: from }, to: { post_id: into } });
  await moveMarks(trx, helpfulMark, {
    from: { kind: 'forum_post', item_id: from },
    to: { kind: 'forum_reply', item_id: from },
  });
  await trx
    .updateTable('content_picture')
    .set({ kind: 'forum_reply' })
    .where('item_id', '=', from)
    .execute();
  await trx.deleteFrom('forum_read').where('post_id', '=', from).execute();
  await trx
    .updateTable('forum_post')
    .set({
      title: '',
      content: '',
      account_id: null,
      game_id: null,
      status: 'hidden',
      pinned: false,
      deleted_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', from)
    .execute();
  await trx
    .updateTable('forum_post')
    .set({ merged_into: into })
    .where((build) => build.or([build('id', '=', from), build('merged_into', '=', from)]))
    .execute();
}

/**
 * Gives the thread of a game to the one that it is merged into. Where both have one, the thread of the other
 * game stays and takes over the duplicate's; where one of them waits for a moderator, the published one gets the game and
 * the other becomes a post without one. Games and the cases of their threads are locked.
 *
 * @returns the ids of the posts that changed, and what was merged
 */
export async function mergeThreadsOfGames(
  trx: Transaction,
  games: Merge,
): Promise<{ changed: string[]; merged?: Merge }> {
  const { from, into } = games;
  await sql`
    select from forum_post where game_id in (${from}::uuid, ${into}::uuid) and ${isThread}
    order by id for no key update`.execute(trx);
  const threads = await selectThreads(trx, [from, into]);
  const duplicate = threads.find((each) => each.game_id === from);
  const own = threads.find((each) => each.game_id === into);
  const changed = threads.map(({ id }) => id);
  const isMerge = duplicate?.status === 'published' && own?.status === 'published';
  const merged = isMerge ? { from: duplicate.id, into: own.id } : undefined;
  if (merged) await mergePosts(trx, merged);
  else if (duplicate && own) {
    await trx
      .updateTable('forum_post')
      .set({ game_id: null })
      .where('id', '=', duplicate.status === 'published' ? own.id : duplicate.id)
      .execute();
  }
  await trx.updateTable('forum_post').set({ game_id: into }).where('game_id', '=', from).execute();
  return { changed, ...(merged && { merged }) };
}
