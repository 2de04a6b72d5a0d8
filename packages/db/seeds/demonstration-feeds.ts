// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { CategoryRule, NewsCategory } from '@kga/contracts/news';

import type { SeededFeed } from './outside-feeds.ts';

type Demonstration = {
  /** Stands in the addresses of the outlet at the stand-in host. */
  key: string;
  /** Of its feed, below its key. */
  file: string;
  name: string;
  language: Language;
  category: NewsCategory;
  rules: readonly CategoryRule[];
};

/**
 * Outlets that do not exist. The one-machine stack has a host that writes for them; their names say
 * to every reader, in the language of the outlet, that they are a demonstration.
 */
export const demonstrations = [
  {
    key: 'save-file',
    file: 'feed.xml',
    name: 'Demonstration: The Save File',
    language: 'en',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['parliament', 'minister', 'lawmakers', 'hearing'] },
      { category: 'consumer', words: ['refund', 'label', 'customers', 'store page'] },
      {
        category: 'technology',
        words: ['server software', 'source code', 'emulation', 'patch', 'offline mode', 'networks'],
      },
    ],
  },
  {
    key: 'player-rights-weekly',
    file: 'feed.json',
    name: 'Demonstration: Player Rights Weekly',
    language: 'en',
    category: 'consumer',
    rules: [{ category: 'policy', words: ['parliament', 'minister', 'lawmakers'] }],
  },
  {
    key: 'cundangdian',
    file: 'rss.xml',
    name: '演示：存档点',
    language: 'zh-CN',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['议会', '立法', '听证会', '部长'] },
      { category: 'consumer', words: ['退款', '消费者', '标签', '购买页面'] },
      {
        category: 'technology',
        words: ['服务端程序', '源代码', '模拟器', '补丁', '离线模式', '网络原理'],
      },
    ],
  },
  {
    key: 'point-de-sauvegarde',
    file: 'atom.xml',
    name: 'Démonstration\u202F: Le Point de sauvegarde',
    language: 'fr',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['parlement', 'ministre', 'députés', 'audition'] },
      { category: 'consumer', words: ['remboursement', 'étiquette', 'clients', 'page d’achat'] },
      {
        category: 'technology',
        words: [
          'code source',
          'émulation',
          'logiciel serveur',
          'correctif',
          'mode hors ligne',
          'réseaux',
        ],
      },
    ],
  },
  {
    key: 'speicherpunkt',
    file: 'feed.json',
    name: 'Demonstration: Speicherpunkt',
    language: 'de',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['Parlament', 'Ministerium', 'Abgeordnete', 'Anhörung'] },
      { category: 'consumer', words: ['Erstattung', 'Kennzeichnung', 'Kundschaft', 'Kaufseite'] },
      {
        category: 'technology',
        words: ['Quellcode', 'Emulation', 'Serversoftware', 'Patch', 'Offline-Modus', 'Netze'],
      },
    ],
  },
  {
    key: 'save-point-tsushin',
    file: 'index.rdf',
    name: 'デモンストレーション：セーブポイント通信',
    language: 'ja',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['議会', '大臣', '公聴会', '条例'] },
      { category: 'consumer', words: ['返金', '表示', '購入者', '購入ページ'] },
      {
        category: 'technology',
        words: [
          'ソースコード',
          'エミュレーション',
          'サーバーソフト',
          'パッチ',
          'オフラインモード',
          'ネットワーク',
        ],
      },
    ],
  },
  {
    key: 'save-point-ilbo',
    file: 'rss.xml',
    name: '시연: 세이브 포인트 일보',
    language: 'ko',
    category: 'industry',
    rules: [
      { category: 'policy', words: ['의회', '장관', '공청회', '조례'] },
      { category: 'consumer', words: ['환불', '표시제', '구매자', '구매 페이지'] },
      {
        category: 'technology',
        words: ['소스 코드', '에뮬레이션', '서버 프로그램', '패치', '오프라인 모드', '네트워크'],
      },
    ],
  },
] as const satisfies readonly Demonstration[];

export type DemonstrationKey = (typeof demonstrations)[number]['key'];

/** As sources at a host, such as `http://localhost:3920`. */
export function demonstrationFeeds(
  origin: string,
): readonly (SeededFeed & { key: DemonstrationKey })[] {
  return demonstrations.map(({ key, file, name, language, category, rules }) => ({
    key,
    url: `${origin}/${key}/${file}`,
    siteUrl: `${origin}/${key}/`,
    name,
    language,
    category,
    rules,
  }));
}
