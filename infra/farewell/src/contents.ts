// SPDX-License-Identifier: AGPL-3.0-or-later
import { listGames, listMemories } from '@kga/contracts/archive';
import {
  type Language,
  articlePath,
  languages,
  memoryAnchor,
  pathTo,
  reasonAnchor,
  replyAnchor,
  routes,
} from '@kga/contracts/core';
import { forumCategoryIds, listPosts, listReplies } from '@kga/contracts/forum';
import { listNews } from '@kga/contracts/news';
import { listPetitions, listReasons } from '@kga/contracts/petitions';
import { listStories } from '@kga/contracts/stories';

import type { Installation } from './installation.ts';

type Row = { readonly path: string; readonly title: string; readonly language: Language };

export type Page = {
  readonly path: string;
  /** All, or that of an item. */
  readonly languages: readonly Language[];
  /** Ids of what its parts begin with; the first is empty. */
  readonly parts: readonly string[];
};

type Ids = AsyncIterable<readonly { readonly id: string }[]>;

/** Pages of the sitemap that are of no use without scripts. */
const leftOut = new Set<string>([routes.letter, routes.evidence, routes.widgets]);

/**
 * Lists all that a copy has: the pages of the sitemap in all languages, and each item in its own.
 * @throws if the installation is not read-only, whose forms would be copied
 */
export async function listContents(site: Installation) {
  const pages = new Map<string, Page>();
  /** All items, by the path of the page that shows the first of them. */
  const lists = new Map<string, Map<string, Row>>();
  /** Parts of a page by the ids of their elements. */
  const partOf = new Map<string, number>();

  /** Paths of articles of other publishers. */
  const aggregated = new Set<string>();
  const ownPetitions: string[] = [];

  const addPage = (path: string, own?: Language, parts: readonly string[] = ['']) =>
    pages.set(path, { path, languages: own === undefined ? languages : [own], parts });
  function addItem(list: string, row: Row, parts?: readonly string[]): void {
    addPage(row.path, row.language, parts);
    lists.set(list, (lists.get(list) ?? new Map<string, Row>()).set(row.path, row));
  }
  /** The ids with which further parts of a list begin, as the site shows it. */
  async function partsOf(list: Ids, size: number, anchor: (id: string) => string) {
    const ids: string[] = [];
    for await (const some of list) ids.push(...some.map(({ id }) => id));
    for (const [at, id] of ids.entries()) partOf.set(anchor(id), Math.floor(at / size) + 1);
    return ['', ...ids.filter((_, at) => at > 0 && at % size === 0)];
  }

  const query = { limit: 100 };
  for await (const games of site.list(listGames, { query: { ...query, sort: 'name' } })) {
    for (const { id, name, language, memoryCount } of games) {
      addItem(routes.archive, { path: pathTo('archiveGame', { id }), title: name, language });
      if (memoryCount === 0) continue;
      const memories = site.list(listMemories, { params: { id }, query });
      const path = pathTo('archiveMemories', { id });
      addPage(path, language, await partsOf(memories, 20, memoryAnchor));
    }
  }
  for await (const stories of site.list(listStories, { query })) {
    for (const { id, title, language } of stories) {
      addItem(routes.stories, { path: pathTo('story', { id }), title, language });
    }
  }
  for (const category of forumCategoryIds) {
    const input = { params: { id: category }, query: { ...query, sort: 'newest' } };
    for await (const posts of site.list(listPosts, input)) {
      for (const { id, title, language, replies } of posts) {
        const thread = site.list(listReplies, { params: { id }, query });
        const parts = replies > 50 ? await partsOf(thread, 50, replyAnchor) : [''];
        const row = { path: pathTo('forumPost', { id }), title, language };
        addItem(pathTo('forumCategory', { id: category }), row, parts);
      }
    }
  }
  for await (const articles of site.list(listNews, { query })) {
    for (const article of articles) {
      const { title, language } = article;
      const path = articlePath(article);
      if (article.isAggregated) aggregated.add(path);
      else addItem(routes.news, { path, title, language });
    }
  }
  for await (const petitions of site.list(listPetitions, { query })) {
    for (const { id, kind } of petitions) {
      addPage(routes.petitionDetail.replace(':id', id));
      if (kind !== 'own') continue;
      ownPetitions.push(id);
      const reasons = site.list(listReasons, { query: { ...query, petition: id } });
      const path = pathTo('petitionReasons', { id });
      addPage(path, undefined, await partsOf(reasons, 20, reasonAnchor));
    }
  }

  const urls = await readSitemap(site, pages);
  for (const { pathname } of urls) if (!pages.has(pathname)) addPage(pathname);
  /** The origin by which pages name themselves. */
  const publicOrigin = urls[0]?.origin ?? site.origin;
  return { publicOrigin, pages, lists, partOf, aggregated, ownPetitions };
}

/** Pages of the sitemap that are still there, which forms of a read-only installation are not. */
async function readSitemap(site: Installation, pages: ReadonlyMap<string, Page>): Promise<URL[]> {
  const isGone = async (path: string) => (await site.read(path, [200, 410])).status === 410;
  if (!(await isGone(routes.login))) {
    throw new Error(`${site.origin} is not read-only: set READ_ONLY=on`);
  }
  const sitemap = (await site.read('/sitemap.xml')).bytes.toString();
  const addresses = new Set([...sitemap.matchAll(/<loc>([^<?]+)/g)].map(([, url = '']) => url));
  const urls: URL[] = [];
  for (const address of addresses) {
    const url = new URL(address);
    const isKnown = pages.has(url.pathname);
    if (!leftOut.has(url.pathname) && (isKnown || !(await isGone(url.pathname)))) urls.push(url);
  }
  return urls;
}

export type Contents = Awaited<ReturnType<typeof listContents>>;
