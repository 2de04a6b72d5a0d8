import {
  type OwnArticle,
  createOwnArticle,
  ownArticle,
  updateArticleVersion,
} from '@kga/contracts';
import type { Database, Schema } from '@kga/db';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Agent } from './agent.ts';

/** What is written into a version where nothing else is said. */
export const versionBody = {
  title: 'The answer',
  excerpt: '',
  body: 'What the **Commission** answered.',
  imageAlt: '',
  status: 'draft',
} as const;

/** The time in an hour, or `ms` from now. */
export const futureDate = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString();

/** Begins an own article in English; `version` says what differs from `versionBody`. */
export async function createTestArticle(
  admin: Agent,
  version: object = {},
  rest: object = {},
): Promise<OwnArticle> {
  const body = { category: 'policy', language: 'en', version: { ...versionBody, ...version } };
  const answer = await admin.post(createOwnArticle.url, { ...body, ...rest });
  return ownArticle.parse(answer.json());
}

/** Writes a language of an own article over a revision. */
export const updateTestVersion = (
  admin: Agent,
  id: string,
  { language = 'en', ...payload }: { language?: string; revision: unknown; [key: string]: unknown },
) =>
  admin.request({
    method: 'PUT',
    url: updateArticleVersion.url.replace(':id', id).replace(':language', language),
    payload: { ...versionBody, ...payload },
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
