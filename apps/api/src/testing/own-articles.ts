import { type OwnArticle, addOwnArticle, ownArticle, putArticleVersion } from '@kga/contracts';
import type { Database, Schema } from '@kga/db';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Agent } from './agent.ts';

/** What is written into a version where nothing else is said. */
export const aVersion = {
  title: 'The answer',
  excerpt: '',
  body: 'What the **Commission** answered.',
  imageAlt: '',
  status: 'draft',
} as const;

/** The time in an hour, or `ms` from now. */
export const inAWhile = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString();

/** Begins an own article in English; `version` says what differs from `aVersion`. */
export async function beginArticle(
  admin: Agent,
  version: object = {},
  rest: object = {},
): Promise<OwnArticle> {
  const body = { category: 'policy', language: 'en', version: { ...aVersion, ...version } };
  const answer = await admin.post(addOwnArticle.url, { ...body, ...rest });
  return ownArticle.parse(answer.json());
}

/** Writes a language of an own article over a revision. */
export const putVersion = (
  admin: Agent,
  id: string,
  { language = 'en', ...payload }: { language?: string; revision: unknown; [key: string]: unknown },
) =>
  admin.request({
    method: 'PUT',
    url: putArticleVersion.url.replace(':id', id).replace(':language', language),
    payload: { ...aVersion, ...payload },
  });

/** An article as a source would have brought it. */
export async function addAggregated(
  db: Database,
  article: Partial<Insertable<Schema['news_article']>> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('news_article')
    .values({
      id,
      unique_id: `outside-${id}`,
      title: 'From elsewhere',
      category: 'industry',
      excerpt: 'What they say.',
      is_aggregated: true,
      source: 'A paper',
      language: 'en',
      ...article,
    })
    .execute();
  return id;
}
