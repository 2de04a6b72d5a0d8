import { sql } from 'kysely';

import type { Database } from '../client.ts';

/** Days after which a batch cannot be submitted again. */
const batchDays = 30;

/** Whether a post is published. */
export async function isPostVisible(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('forum_post')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a batch of counted views to their posts, once per batch id; a concurrent call with the same
 * id waits and adds nothing. False if the batch was added before.
 */
export async function insertViews(
  db: Database,
  { id, views }: { id: string; views: Readonly<Record<string, number>> },
): Promise<boolean> {
  const posts = Object.keys(views);
  const counts = Object.values(views);
  return db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('view_flush')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) return false;
    // In the order of ids, like every transaction that locks several posts.
    await sql`
      select from forum_post where id = any(${posts}::uuid[]) order by id for no key update
    `.execute(trx);
    await sql`
      update forum_post set views = forum_post.views + counted.views
      from unnest(${posts}::uuid[], ${counts}::int[]) as counted (id, views)
      where forum_post.id = counted.id`.execute(trx);
    await trx
      .deleteFrom('view_flush')
      .where('at', '<', sql<Date>`now() - ${batchDays} * interval '1 day'`)
      .execute();
    return true;
  });
}
