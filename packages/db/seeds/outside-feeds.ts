// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { CategoryRule, NewsCategory } from '@kga/contracts/news';

/** A source as it is seeded. */
export type SeededFeed = {
  url: string;
  siteUrl: string;
  name: string;
  language: Language;
  category: NewsCategory;
  rules?: readonly CategoryRule[];
};

/**
 * Words by which a report belongs to another category than its source, by language; a `*` is any
 * letters, of other forms and of what German compounds.
 */
const words: Readonly<Record<Language, Readonly<Partial<Record<NewsCategory, string[]>>>>> = {
  en: {
    policy: [
      'European Commission',
      'European Parliament',
      'directive*',
      'legislation',
      'legislator*',
      'petition*',
    ],
    consumer: [
      'consumer rights',
      'consumer protection',
      'refund*',
      'class action*',
      'server shutdown*',
      'delisted',
      'delisting*',
    ],
    technology: [
      'emulator*',
      'emulation',
      'open source',
      'open-source',
      'preservation',
      'private server*',
      'offline mode*',
    ],
  },
  'zh-CN': {
    policy: ['欧盟', '法案', '立法', '监管', '请愿'],
    consumer: ['停服', '退款', '消费者', '维权'],
    technology: ['开源', '模拟器', '游戏保存', '单机模式'],
  },
  fr: {
    policy: [
      'Commission européenne',
      'Parlement européen',
      'directive*',
      'projet de loi',
      'projets de loi',
      'pétition*',
    ],
    consumer: [
      'consommateur*',
      'consommatrice*',
      'rembours*',
      'action de groupe',
      'actions de groupe',
      'fermeture des serveurs',
    ],
    technology: [
      'émulateur*',
      'émulation',
      'code source ouvert',
      'open source',
      'préservation',
      'mode hors ligne',
    ],
  },
  de: {
    policy: [
      'EU-Kommission',
      'Europäische Kommission',
      'Europäischen Kommission',
      'EU-Parlament*',
      '*Richtlinie*',
      '*Gesetzentw*',
      '*Gesetzesentw*',
      'Petition*',
      'Onlinepetition*',
    ],
    consumer: [
      'Verbraucher*',
      'Rückerstatt*',
      '*Sammelklage*',
      'Server werden abgeschaltet',
      'Serverabschaltung*',
    ],
    technology: ['Emulator*', 'Open Source', 'Open-Source*', 'quelloffen*', 'Offline-Modus'],
  },
  ja: {
    policy: ['欧州委員会', '欧州議会', '法案', '規制', '請願'],
    consumer: ['サービス終了', '返金', '消費者', '販売終了'],
    technology: ['エミュレータ', 'オープンソース', 'オフライン版', 'ゲーム保存'],
  },
  ko: {
    policy: ['유럽연합 집행위원회', '유럽의회', '법안', '개정안', '청원'],
    consumer: ['서비스 종료', '환불', '소비자', '이용자 권리'],
    technology: ['에뮬레이터', '오픈소스', '오프라인 모드', '게임 보존'],
  },
};

/** The rules of a language, without those that lead where the source stands anyway. */
function rulesFor(language: Language, own: NewsCategory): CategoryRule[] {
  return (['policy', 'consumer', 'technology'] as const).flatMap((category) => {
    const found = words[language]?.[category];
    return category === own || !found ? [] : [{ category, words: found }];
  });
}

function press(
  language: Language,
  category: NewsCategory,
  [name, siteUrl, url]: readonly [name: string, siteUrl: string, url: string],
): SeededFeed {
  return { url, siteUrl, name, language, category, rules: rulesFor(language, category) };
}

/**
 * Outlets and institutions whose feeds are public: games press, consumer organisations and
 * institutions of the European Union. Which of them a site shows is its operator's choice.
 */
export const outsideFeeds: readonly SeededFeed[] = [
  press('en', 'policy', [
    'European Commission',
    'https://ec.europa.eu/commission/presscorner/home/en',
    'https://ec.europa.eu/commission/presscorner/api/rss?language=en',
  ]),
  press('en', 'policy', [
    'European Parliament',
    'https://www.europarl.europa.eu/news/en/press-room',
    'https://www.europarl.europa.eu/rss/doc/press-releases/en.xml',
  ]),
  press('en', 'consumer', ['BEUC', 'https://www.beuc.eu/', 'https://www.beuc.eu/rss.xml']),
  press('en', 'industry', [
    'GamesIndustry.biz',
    'https://www.gamesindustry.biz/',
    'https://www.gamesindustry.biz/feed',
  ]),
  press('en', 'industry', [
    'Eurogamer',
    'https://www.eurogamer.net/',
    'https://www.eurogamer.net/feed',
  ]),
  press('en', 'industry', ['PC Gamer', 'https://www.pcgamer.com/', 'https://www.pcgamer.com/rss/']),
  press('zh-CN', 'industry', ['机核', 'https://www.gcores.com/', 'https://www.gcores.com/rss']),
  press('zh-CN', 'technology', [
    'IT之家',
    'https://www.ithome.com/',
    'https://www.ithome.com/rss/',
  ]),
  press('fr', 'policy', [
    'Commission européenne',
    'https://ec.europa.eu/commission/presscorner/home/fr',
    'https://ec.europa.eu/commission/presscorner/api/rss?language=fr',
  ]),
  press('fr', 'consumer', [
    'UFC-Que Choisir',
    'https://www.quechoisir.org/',
    'https://www.quechoisir.org/rss/',
  ]),
  press('fr', 'industry', [
    'Gamekult',
    'https://www.gamekult.com/',
    'https://www.gamekult.com/feed.xml',
  ]),
  press('fr', 'technology', [
    'Numerama',
    'https://www.numerama.com/',
    'https://www.numerama.com/feed/',
  ]),
  press('de', 'policy', [
    'Europäische Kommission',
    'https://ec.europa.eu/commission/presscorner/home/de',
    'https://ec.europa.eu/commission/presscorner/api/rss?language=de',
  ]),
  press('de', 'consumer', [
    'Verbraucherzentrale Bundesverband',
    'https://www.vzbv.de/',
    'https://www.vzbv.de/rss.xml',
  ]),
  press('de', 'technology', [
    'heise online',
    'https://www.heise.de/',
    'https://www.heise.de/rss/heise-atom.xml',
  ]),
  press('de', 'industry', [
    'GameStar',
    'https://www.gamestar.de/',
    'https://www.gamestar.de/news/rss/news.rss',
  ]),
  press('ja', 'industry', [
    '4Gamer.net',
    'https://www.4gamer.net/',
    'https://www.4gamer.net/rss/index.xml',
  ]),
  press('ja', 'industry', [
    'AUTOMATON',
    'https://automaton-media.com/',
    'https://automaton-media.com/feed/',
  ]),
  press('ja', 'technology', [
    'ITmedia NEWS',
    'https://www.itmedia.co.jp/news/',
    'https://rss.itmedia.co.jp/rss/2.0/news_bursts.xml',
  ]),
  press('ko', 'industry', [
    '인벤',
    'https://www.inven.co.kr/webzine/',
    'https://webzine.inven.co.kr/news/rss.php',
  ]),
  press('ko', 'industry', [
    '게임메카',
    'https://www.gamemeca.com/',
    'https://www.gamemeca.com/rss.php',
  ]),
];
