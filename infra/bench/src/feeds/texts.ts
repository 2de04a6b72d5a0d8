// SPDX-License-Identifier: AGPL-3.0-or-later
// Texts of the feeds of `bench:feeds`, deterministic.
import { type Language, languages } from '@kga/contracts/core';
import { type Format, atom, jsonFeed, rss } from '@kga/dev/feed-formats';

import { type Random, createRandom } from '../shared/random.ts';

export const itemsOfSource = 50;

export type Source = {
  readonly index: number;
  readonly name: string;
  readonly language: Language;
  readonly format: Format;
};

const minute = 60_000;
const words =
  'server player archive studio store label patch museum library realm licence notice console price offline update account map ticket shelf season guild menu chapter signal harbour lantern voyage village bridge garden orchard copper winter silver island letter market window engine castle river mirror planet thunder meadow compass ribbon forest summer anchor candle'.split(
    ' ',
  );
const syllables = {
  'zh-CN':
    '游戏玩家保存档案服务器离线补丁博物馆图书馆商店标签账户地图岛屿灯塔海港花园冬天河流森林桥梁',
  ja: 'ゲームの保存を守るために図書館と博物館が記録した港の灯台やしまの地図を公開する冬と川の森',
  ko: '게임을지키는사람들이도서관과박물관에서기록한항구등대와섬의지도를공개했다겨울강숲다리',
} as const;
const formats = [rss, rss, rss, atom, jsonFeed];

export function sourceAt(index: number): Source {
  return {
    index,
    name: `Source ${index}`,
    language: languages[index % languages.length] ?? 'en',
    format: formats[index % formats.length] ?? rss,
  };
}

/** A feed of 50 items up to `until`; all titles of all sources differ. */
export function writeFeed({ index, name, language, format }: Source, origin: string, until: Date) {
  const random = createRandom(0, index);
  const items = Array.from({ length: itemsOfSource }, (_, item) => ({
    guid: `tag:bench.invalid,2026:${index}/${item}`,
    url: `${origin}/articles/${index}/${item}?utm_source=feed`,
    title: `${sentence(random, language, 9)} ${index}-${item}`,
    summary: sentence(random, language, 30),
    more: sentence(random, language, 120),
    publishedAt: new Date(+until - (item * 601 + (index % 600)) * minute),
    pictureUrl: null,
  }));
  return format.write({
    name,
    about: name,
    language,
    siteUrl: `${origin}/sites/${index}`,
    feedUrl: `${origin}/feeds/${index}`,
    updatedAt: until,
    items,
  });
}

function sentence(random: Random, language: Language, length: number): string {
  if (language === 'zh-CN' || language === 'ja' || language === 'ko') {
    const characters = Array.from(syllables[language]);
    return Array.from({ length: length * 2 }, () => random.pick(characters)).join('');
  }
  return Array.from({ length }, () => random.pick(words)).join(' ');
}
