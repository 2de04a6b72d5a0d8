import type { Database } from '../client.ts';

/** The titles of the published ones among some stories and posts, by their ids. */
export async function selectMentionTitles(
  db: Database,
  { stories, posts }: { stories: readonly string[]; posts: readonly string[] },
): Promise<Map<string, string>> {
  const [found, threads] = await Promise.all([
    stories.length === 0
      ? []
      : db
          .selectFrom('story')
          .select(['id', 'title'])
          .where('id', 'in', stories)
          .where('status', '=', 'published')
          .execute(),
    posts.length === 0
      ? []
      : db
          .selectFrom('forum_post')
          .select(['id', 'title'])
          .where('id', 'in', posts)
          .where('status', '=', 'published')
          .where('deleted_at', 'is', null)
          .execute(),
  ]);
  return new Map([...found, ...threads].map(({ id, title }) => [id, title]));
}
