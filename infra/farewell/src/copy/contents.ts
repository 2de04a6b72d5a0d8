// SPDX-License-Identifier: AGPL-3.0-or-later
import { listGames, listMemories } from '@kga/contracts/archive';
import {
  articlePath,
  languages,
  memoryAnchor,
  pathTo,
  reasonAnchor,
  replyAnchor,
} from '@kga/contracts/core';
import { forumCategoryIds, listPosts, listReplies } from '@kga/contracts/forum';
import { listLegalDocuments, listLegalRecords } from '@kga/contracts/legal';
import { listNews } from '@kga/contracts/news';
import { listPetitions, listReasons } from '@kga/contracts/petitions';
import { listStories } from '@kga/contracts/stories';
import * as z from 'zod';

import { generalPaths } from '../copied-pages.ts';
import type { Installation } from '../installation.ts';

/** A page of the copy; those of items have one language, the others all. */
const page = z.object({
  path: z.string(),
  language: z.optional(z.enum(languages)),
  /** Ids of what the second and later parts begin with. */
  parts: z.array(z.string()),
});

const row = z.object({
  path: z.string(),
  title: z.string(),
  language: z.enum(languages),
  day: z.string(),
});

export const contentsSchema = z.object({
  pages: z.array(page),
  /** Lists of all items by the path of the page that shows the first of them. */
  lists: z.record(z.string(), z.array(row)),
  /** Parts of anchors that are not in the first one of their page. */
  places: z.record(z.string(), z.number()),
});

export type CopiedPage = z.infer<typeof page>;
export type ListRow = z.infer<typeof row>;
export type Contents = z.infer<typeof contentsSchema>;

/** Rows of a part, as the pages of the site show them. */
const partSizes = { replies: 50, memories: 20, reasons: 20 } as const;

/** Lists all that a copy has; `progress` receives the number of pages found. */
export async function listContents(
  site: Installation,
  progress: (found: number) => void,
): Promise<Contents> {
  const found: Contents = { pages: [], lists: {}, places: {} };
  const add = (path: string, part: Partial<CopiedPage> = {}) => {
    found.pages.push({ path, parts: [], ...part });
    progress(found.pages.length);
  };
  const parts = async (
    lists: AsyncIterable<readonly { id: string }[]>,
    anchor: (id: string) => string,
  ): Promise<string[]> => {
    const begins: string[] = [];
    let at = 1;
    for await (const rows of lists) {
      if (at > 1 && rows[0]) begins.push(rows[0].id);
      if (at > 1) for (const { id } of rows) found.places[anchor(id)] = at;
      at += 1;
    }
    return begins;
  };

  for (const path of generalPaths) add(path);

  for await (const petitions of site.list(listPetitions, { query: { limit: 100 } })) {
    for (const { id, kind } of petitions) {
      add(pathTo('petitionDetail', { id }));
      if (kind !== 'own') continue;
      add(pathTo('checkReceipt', { id }));
      const reasons = site.list(listReasons, {
        query: { petition: id, limit: partSizes.reasons },
      });
      add(pathTo('petitionReasons', { id }), { parts: await parts(reasons, reasonAnchor) });
    }
  }

  for (const { id, checked } of (await site.get(listLegalRecords)) ?? []) {
    // A record without a source has nothing to say yet.
    if (checked !== null) add(pathTo('legalRecord', { id }));
  }
  for (const { id } of (await site.get(listLegalDocuments)) ?? []) {
    add(pathTo('legalDocument', { id }));
  }

  const list = (path: string) => (found.lists[path] ??= []);
  const games = list(pathTo('archive'));
  for await (const some of site.list(listGames, { query: { limit: 100, sort: 'name' } })) {
    for (const { id, name, language, shutdownDate, memoryCount } of some) {
      const path = pathTo('archiveGame', { id });
      add(path, { language });
      games.push({ path, title: name, language, day: shutdownDate ?? '' });
      if (memoryCount === 0) continue;
      const query = { limit: partSizes.memories };
      const memories = site.list(listMemories, { params: { id }, query });
      add(pathTo('archiveMemories', { id }), {
        language,
        parts: memoryCount > query.limit ? await parts(memories, memoryAnchor) : [],
      });
    }
  }

  const stories = list(pathTo('stories'));
  for await (const some of site.list(listStories, { query: { limit: 100 } })) {
    for (const { id, title, language, createdAt } of some) {
      const path = pathTo('story', { id });
      add(path, { language });
      stories.push({ path, title, language, day: createdAt.slice(0, 10) });
    }
  }

  for (const category of forumCategoryIds) {
    const posts = list(pathTo('forumCategory', { id: category }));
    const input = { params: { id: category }, query: { limit: 100, sort: 'newest' } };
    for await (const some of site.list(listPosts, input)) {
      for (const { id, title, language, createdAt, replies } of some) {
        const path = pathTo('forumPost', { id });
        const query = { limit: partSizes.replies };
        const pages = site.list(listReplies, { params: { id }, query });
        add(path, {
          language,
          parts: replies > query.limit ? await parts(pages, replyAnchor) : [],
        });
        posts.push({ path, title, language, day: createdAt.slice(0, 10) });
      }
    }
  }

  const news = list(pathTo('news'));
  for await (const some of site.list(listNews, { query: { limit: 100 } })) {
    for (const article of some) {
      // Those of other publishers are theirs.
      if (article.isAggregated) continue;
      const path = articlePath(article);
      add(path, { language: article.language });
      const { title, language, createdAt } = article;
      news.push({ path, title, language, day: createdAt.slice(0, 10) });
    }
  }
  return withoutDoubles(found);
}

const once = <Row extends { path: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((each) => [each.path, each])).values(),
];

/** An item that changed its place while the lists were read may have been read twice. */
const withoutDoubles = (found: Contents): Contents => ({
  ...found,
  pages: once(found.pages),
  lists: Object.fromEntries(Object.entries(found.lists).map(([path, rows]) => [path, once(rows)])),
});
