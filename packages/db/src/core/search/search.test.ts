// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { newsListing } from '../../news/listing.ts';
import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import type { SearchCursor } from './matches.ts';
import { searchListing } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000);

async function add(
  title: string,
  {
    excerpt = '',
    language = 'en',
    second = 0,
  }: { excerpt?: string; language?: Language; second?: number } = {},
): Promise<void> {
  await database.db
    .insertInto('news_article')
    .values({
      id: uuidv7(),
      unique_id: uuidv7(),
      title,
      excerpt,
      category: 'policy',
      is_aggregated: true,
      source: 'A paper',
      language,
      status: 'published',
      created_at: at(second),
    })
    .execute();
}

async function titlesOf(found: readonly SearchCursor[]): Promise<string[]> {
  if (found.length === 0) return [];
  const rows = await database.db
    .selectFrom('news_article')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return found.map(({ id }) => titles.get(id) ?? '');
}

const search = async (query: string, filter = {}) =>
  titlesOf((await searchListing(database.db, newsListing, { query, filter, limit: 100 })).found);

describe('among few', () => {
  beforeAll(async () => {
    await sql`truncate news_article cascade`.execute(database.db);
    const examples: [string, Language][] = [
      ['Publisher shuts down The Crew', 'en'],
      ['Les éditeurs arrêtent un jeu à Besançon, Œuvre perdue', 'fr'],
      ['Verbraucherschützer fordern Gewährleistung in der Straße', 'de'],
      ['欧盟要求出版商保留游戏服务器', 'zh-CN'],
      ['ガンダムのサーバー終了に消費者が反発', 'ja'],
      ['게임 서버 종료에 소비자 반발', 'ko'],
      ['100% off: „C++“ under_score it’s PS5', 'en'],
      ['生成AI技術とVRの将来、3月に発表', 'ja'],
      ['新主机PS6版2031年上市，支持GTA 8', 'zh-CN'],
      ['Кооператив на PS7 и Ελλάδα2', 'en'],
      ['Alþingi ræðir Færøerne, þing', 'en'],
    ];
    for (const [index, [title, language]] of examples.entries()) {
      await add(title, { language, second: index });
    }
  });

  test.each([
    ['within words', 'lisher', 'Publisher'],
    ['without accents', 'editeurs besancon', 'Les éditeurs'],
    ['with accents where none are', 'públisher', 'Publisher'],
    ['joined letters', 'oeuvre', 'Les éditeurs'],
    ['accents in decomposed form', 'arre\u0302tent', 'Les éditeurs'],
    ['umlauts and ß', 'verbraucherschutzer strasse', 'Verbraucher'],
    ['capitals', 'GEWÄHRLEISTUNG', 'Verbraucher'],
    ['two Chinese letters', '游戏', '欧盟'],
    ['Chinese across words', '商保留', '欧盟'],
    ['one Chinese letter', '欧', '欧盟'],
    ['Chinese letters one at a time', '戏 游', '欧盟'],
    ['one Japanese letter', 'ガ', 'ガンダム'],
    ['one Korean letter', '버', '게임'],
    ['a Chinese letter and a word apart from each other', '主 GTA', '新主机'],
    ['two Japanese letters', '消費', 'ガンダム'],
    ['halfwidth katakana', 'ｶﾞﾝﾀﾞﾑ', 'ガンダム'],
    ['two Korean letters', '서버', '게임'],
    ['Korean within words', '비자', '게임'],
    ['full width', 'ＰＳ５', '100%'],
    ['two letters at the beginning of a word', 'cr', 'Publisher'],
    ['all words in any order', 'crew down', 'Publisher'],
    ['two Latin letters within Japanese', 'ai', '生成'],
    ['two Latin letters between Japanese letters', 'VRの', '生成'],
    ['Latin letters within Japanese, as they stand', '生成AI技術', '生成'],
    ['a digit and one letter', '3月', '生成'],
    ['a digit and one letter with a space between', '3 月', '生成'],
    ['Latin letters and one Chinese letter', 'PS6版', '新主机'],
    ['a word and one with a lone letter', 'GTA PS6版', '新主机'],
    ['a year', '2031年', '新主机'],
    ['the end of a year', '031年', '新主机'],
    ['words of both scripts apart from each other', 'PS6 上市', '新主机'],
    ['a digit that stands apart', '8 主机', '新主机'],
    ['Cyrillic', 'операт', 'Кооператив'],
    ['Greek and a digit', 'ελλαδα2', 'Кооператив'],
    ['letters that are Latin and yet not of the alphabet', 'lthing', 'Alþingi'],
  ])('finds %s', async (_what, query, beginning) => {
    expect(await search(query)).toEqual([expect.stringMatching(new RegExp(`^${beginning}`))]);
  });

  test.each([
    ['nothing but a space', ' '],
    ['one letter', 'a'],
    ['one Cyrillic letter', 'о'],
    ['wildcards', '%'],
    ['more wildcards', '__%%\\'],
    ['quotes', `'"\`;--`],
    ['emoji', '🎮🎮'],
    ['a word too many', 'crew sequel'],
    ['two letters in the middle of words', 'ew'],
    ['a wildcard in a word', 'p_blisher'],
    ['200 letters', 'x'.repeat(200)],
    ['100 words', Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')],
    ['a digit and one letter that are apart', '1月'],
    ['a digit and one letter in the other order', '月3'],
    ['letters of another script one at a time', 'о п'],
  ])('finds nothing for %s', async (_what, query) => {
    expect(await search(query)).toEqual([]);
  });

  test('takes signs around words for spaces', async () => {
    expect(await search(`"100%" it's`)).toEqual([expect.stringContaining('100%')]);
  });

  test('keeps to the filter', async () => {
    expect(await search('er', { languages: ['de'] })).toEqual([]);
    expect(await search('rver', { languages: ['en', 'fr'] })).toEqual([]);
    expect(await search('crew', { languages: ['en', 'fr'], category: 'policy' })).toHaveLength(1);
    expect(await search('crew', { category: 'industry' })).toEqual([]);
  });
});

test('finds in titles first, each the newest first', async () => {
  await sql`truncate news_article cascade`.execute(database.db);
  await add('Old refund', { second: 1 });
  await add('Newest', { second: 4, excerpt: 'A refund, perhaps.' });
  await add('New refund', { second: 3 });
  await add('Newer', { second: 2, excerpt: 'No refund.' });
  await add('Refund', { second: 5, excerpt: 'of the crew' });
  expect(await search('refund')).toEqual(['Refund', 'New refund', 'Old refund', 'Newest', 'Newer']);
  // Both words are there, but not both in the title.
  expect(await search('refund crew')).toEqual(['Refund']);
});
