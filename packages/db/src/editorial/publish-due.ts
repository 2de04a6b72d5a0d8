import { sql } from 'kysely';

import type { Database } from '../client.ts';

/**
 * Publishes the versions whose time has come, dated by it; answers how many. One that an admin is
 * changing is left for the next time: by then it may have another time. Its words stay as they are,
 * so its revision does: what somebody is typing is no conflict.
 */
export async function publishDueArticles(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update news_article
    set status = 'published', created_at = publish_at, updated_at = now()
    where id = any(array(
      select id from news_article where status = 'scheduled' and publish_at <= now()
      order by id for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}
