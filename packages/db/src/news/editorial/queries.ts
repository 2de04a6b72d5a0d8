// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { NewsCategory, VersionStatus } from '@kga/contracts/news';
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction, Schema } from '../../core/client.ts';
import { type Page, isAfter } from '../../core/lists.ts';
import { likePattern } from '../../core/values.ts';
import type { NewsArticleTable, OwnArticleTable } from '../table.ts';

export type OwnArticleRow = Selectable<OwnArticleTable>;

/** An own article in one language. */
export type VersionRow = Selectable<NewsArticleTable>;

export type OwnArticleFilter = {
  /** Matches articles with a version of this status. */
  status?: VersionStatus | undefined;
  /** Matches within a title, case-insensitively. */
  q?: string | undefined;
};

/** One and the same version has to match all conditions. */
function matches(
  build: ExpressionBuilder<Schema, 'own_article'>,
  { q = '', status }: OwnArticleFilter,
): Expression<SqlBool> {
  const wanted = q.trim();
  if (wanted === '' && status === undefined) return build.lit(true);
  return build.exists(
    build
      .selectFrom('news_article')
      .select('news_article.id')
      .whereRef('own_article_id', '=', 'own_article.id')
      .$if(wanted !== '', (query) => query.where('title', 'ilike', likePattern(wanted)))
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'draft')),
  );
}

/** Own articles after a cursor, newest first. */
export async function selectOwnArticles(
  db: Database,
  filter: OwnArticleFilter,
  { limit, after }: Page,
): Promise<OwnArticleRow[]> {
  return db
    .selectFrom('own_article')
    .selectAll()
    .where((build) => matches(build, filter))
    .where(isAfter(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countOwnArticles(db: Database, filter: OwnArticleFilter): Promise<number> {
  const { count } = await db
    .selectFrom('own_article')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where((build) => matches(build, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectOwnArticle(db: Database, id: string) {
  return db.selectFrom('own_article').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectVersions(db: Database, ownArticleIds: readonly string[]) {
  if (ownArticleIds.length === 0) return [];
  return db
    .selectFrom('news_article')
    .selectAll()
    .where('own_article_id', 'in', ownArticleIds)
    .execute();
}

/** Locks an own article with all its versions until the transaction ends. */
export async function lockOwnArticle(trx: Transaction, id: string) {
  const article = await trx
    .selectFrom('own_article')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // The worker locks single versions when it publishes them or stores pictures.
  const versions = await trx
    .selectFrom('news_article')
    .selectAll()
    .where('own_article_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return article && { article, versions };
}

export async function insertOwnArticle(
  trx: Transaction,
  { category, pictureSource }: { category: NewsCategory | null; pictureSource: string | null },
): Promise<OwnArticleRow> {
  return trx
    .insertInto('own_article')
    .values({ id: v7(), category, picture_source: pictureSource })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The texts of a version and what is derived from them. */
export type NewVersion = {
  title: string;
  excerpt: string;
  excerpt_is_made: boolean;
  body: string;
  /** Sanitised. */
  html: string;
  image_alt: string;
  /** Absent where it stays. */
  author?: string | undefined;
  status: VersionStatus;
  publish_at: Date | null;
  /** Absent where it stays. */
  created_at?: Date | undefined;
};

/** Category of a draft until one is chosen; readers never see it. */
const draftCategory: NewsCategory = 'policy';

/** Inserts a version, with the picture of its siblings. */
export async function insertVersion(
  trx: Transaction,
  { article, sibling }: { article: OwnArticleRow; sibling?: VersionRow | undefined },
  version: NewVersion & { id: string; unique_id: string; language: Language },
): Promise<VersionRow> {
  return trx
    .insertInto('news_article')
    .values({
      ...version,
      own_article_id: article.id,
      category: article.category ?? draftCategory,
      is_aggregated: false,
      source: null,
      picture_source: article.picture_source,
      picture_small_id: sibling?.picture_small_id ?? null,
      picture_large_id: sibling?.picture_large_id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a version and increments its revision. */
export async function updateVersion(trx: Transaction, id: string, version: NewVersion) {
  await trx
    .updateTable('news_article')
    .set((build) => ({
      ...version,
      revision: build('revision', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteVersion(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('news_article').where('id', '=', id).execute();
}

/** Deletes an article. The retention job deletes its pictures. */
export async function deleteOwnArticle(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('own_article').where('id', '=', id).execute();
}

export async function updateOwnArticleCategory(
  trx: Transaction,
  id: string,
  category: NewsCategory,
): Promise<void> {
  await trx.updateTable('own_article').set({ category }).where('id', '=', id).execute();
  await trx
    .updateTable('news_article')
    .set({ category, updated_at: sql<Date>`now()` })
    .where('own_article_id', '=', id)
    .execute();
}

/**
 * Replaces or removes the picture of an own article. The old one is deleted at once, in all
 * languages.
 */
export async function updateOwnArticlePicture(trx: Transaction, id: string, source: string | null) {
  await trx
    .deleteFrom('picture')
    .where(
      sql<boolean>`id in (
        select unnest(array[picture_small_id, picture_large_id])
        from news_article where own_article_id = ${id})`,
    )
    .execute();
  await trx
    .updateTable('own_article')
    .set({ picture_source: source })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('news_article')
    .set({
      picture_source: source,
      picture_small_id: null,
      picture_large_id: null,
      updated_at: sql<Date>`now()`,
    })
    .where('own_article_id', '=', id)
    .execute();
}
