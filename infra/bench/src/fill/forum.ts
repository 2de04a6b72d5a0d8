import type { Database } from '@kga/db';
import { sql } from 'kysely';

/** The id of a post by its number, from 1; the first post has half of all replies. */
export const forumPostId = (number: number): string =>
  `0193b3a2-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** `forumPostId` in SQL. */
const idOf = (number: string) =>
  sql.raw(`('0193b3a2-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

const categories = ['legal-rights', 'game-cases', 'action-organization', 'cultural-protection'];

const triggers = ['insert', 'update', 'delete'].map((when) => `forum_reply_after_${when}`);

/**
 * Replaces all posts and replies by `count` of each, one post per 100 seconds up to now. Half of the
 * replies belong to one post, the others to one post each.
 */
export async function fillForum(db: Database, count: number): Promise<void> {
  const half = Math.floor(count / 2);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '1GB'`.execute(connection);
    await sql`truncate forum_post cascade`.execute(connection);
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'forum_post_search'`.execute(
      connection,
    );
    // Rebuilding the index afterwards takes a fraction of the time.
    await sql`drop index forum_post_search`.execute(connection);
    await sql`delete from tally where name like 'forum.%'`.execute(connection);
    await sql`
      insert into forum_post (id, category_id, account_id, title, content, language, status,
        replies, views, pinned, created_at, last_activity_at)
      select ${idOf('number')}, (${categories}::text[])[1 + number % 4], null,
        'Post number ' || number, 'What can be done about game ' || number % 977 || '?', 'en',
        'published',
        case when number = 1 then ${half}::int + 1 when number <= ${half}::int then 1 else 0 end,
        number % 5000, number % 100003 = 7,
        now() - make_interval(secs => 100) * (${count}::int - number),
        now() - make_interval(secs => 100) * (${count}::int - number)
      from generate_series(1, ${count}::int) as number`.execute(connection);
    // The posts already have their counts, and counting each reply would take long.
    for (const trigger of triggers) {
      await sql`alter table forum_reply disable trigger ${sql.ref(trigger)}`.execute(connection);
    }
    await sql`
      insert into forum_reply (id, post_id, account_id, content, language, status, appeared_at,
        created_at)
      select uuidv7(), case when number <= ${half}::int then ${idOf('1')} else ${idOf(
        `number - ${half}`,
      )} end,
        null, 'Reply number ' || number, 'en', 'published',
        now() - make_interval(secs => 10) * (${count}::int - number),
        now() - make_interval(secs => 10) * (${count}::int - number)
      from generate_series(1, ${2 * half}::int) as number`.execute(connection);
    for (const trigger of triggers) {
      await sql`alter table forum_reply enable trigger ${sql.ref(trigger)}`.execute(connection);
    }
    await sql.raw(rows[0]?.definition ?? '').execute(connection);
    await sql`vacuum analyze forum_post`.execute(connection);
    await sql`vacuum analyze forum_reply`.execute(connection);
    await sql`vacuum analyze tally`.execute(connection);
  });
}
