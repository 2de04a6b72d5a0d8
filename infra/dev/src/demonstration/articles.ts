// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadSource } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import { insertPictureUpload } from '@kga/db/content';
import { type Database, type Transaction, insertOutboxJob } from '@kga/db/core';
import { escapeUTF8 } from 'entities';
import { v7 } from 'uuid';

import { drawPicture } from '../feed-host/picture.ts';
import {
  type Article,
  articleKeys,
  demonstrationLanguages,
  moderatorAddress,
  moderatorName,
  readTexts,
} from './texts.ts';

/** Ids of the articles, by which they are removed: an article names no account. */
const ids = {
  tour: '0193f5a0-0000-7000-8000-00000000d001',
  crew: '0193f5a0-0000-7000-8000-00000000d003',
  receipt: '0193f5a0-0000-7000-8000-00000000d002',
} as const satisfies Record<(typeof articleKeys)[number], string>;

const hour = 3_600_000;

type Version = Article & { language: Language; author: string };

const versionsOf = (language: Language): Version[] => {
  const { articles, mark } = readTexts(language);
  return articles.map((article) => ({ ...article, language, author: `${moderatorName}${mark}` }));
};

/** Stores a drawn picture as an upload of the moderator; returns its source. */
async function uploadDrawing(trx: Transaction, name: string): Promise<string> {
  const { id } = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', moderatorAddress)
    .executeTakeFirstOrThrow();
  const bytes = await drawPicture(name);
  return uploadSource(await insertPictureUpload(trx, { author: { accountId: id }, bytes }));
}

/** Publishes the articles of the campaign, in each language that has a text. */
export async function insertArticles(trx: Transaction, now: Date): Promise<void> {
  const versions = demonstrationLanguages.flatMap(versionsOf);
  for (const key of articleKeys) {
    const own = versions.filter((version) => version.key === key);
    const isIllustrated = own.some(({ imageAlt }) => imageAlt !== undefined);
    const source = isIllustrated ? await uploadDrawing(trx, key) : null;
    const shared = { category: 'consumer', picture_source: source } as const;
    await trx
      .insertInto('own_article')
      .values({ id: ids[key], ...shared })
      .execute();
    for (const { language, author, title, excerpt, paragraphs, imageAlt, hoursAgo } of own) {
      const id = v7();
      const at = new Date(now.getTime() - hoursAgo * hour);
      await trx
        .insertInto('news_article')
        .values({
          ...shared,
          id,
          unique_id: `demo-${key}-${language.toLowerCase()}`,
          own_article_id: ids[key],
          is_aggregated: false,
          source: null,
          language,
          title,
          excerpt,
          author,
          body: paragraphs.join('\n\n'),
          html: paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph)}</p>`).join('\n'),
          image_alt: imageAlt ?? '',
          status: 'published',
          publish_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute();
      if (source !== null) await insertOutboxJob(trx, 'news.picture', { articleId: id, source });
    }
  }
}

/** Deletes the articles of the demonstration in all languages. */
export async function removeArticles(db: Database): Promise<void> {
  await db.deleteFrom('own_article').where('id', 'in', Object.values(ids)).execute();
}
