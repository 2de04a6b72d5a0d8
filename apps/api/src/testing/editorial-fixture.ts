// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type OwnArticle,
  createOwnArticle,
  ownArticle,
  updateArticleVersion,
} from '@kga/contracts/news';
import type { Database, Schema } from '@kga/db/core';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

import type { Agent } from './agent.ts';

/** The default body of a version. */
export const versionBody = {
  title: 'The answer',
  excerpt: '',
  body: 'What the **Commission** answered.',
  imageAlt: '',
  status: 'draft',
} as const;

/** The time in an hour, or `ms` from now. */
export const futureDate = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString();

/** Creates an article in English; `version` overrides `versionBody`. */
export async function createTestArticle(
  admin: Agent,
  version: object = {},
  rest: object = {},
): Promise<OwnArticle> {
  const body = { category: 'policy', language: 'en', version: { ...versionBody, ...version } };
  const answer = await admin.post(createOwnArticle.url, { ...body, ...rest });
  return ownArticle.parse(answer.json());
}

/** Updates one language of an article. */
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

/** Inserts an article as the worker does for a feed. */
export async function addAggregated(
  db: Database,
  article: Partial<Insertable<Schema['news_article']>> = {},
): Promise<string> {
  const id = v7();
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
