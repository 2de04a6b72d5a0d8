import { type Language, type NewsCategory, campaign, defaultLanguage } from '@kga/contracts';

const words = {
  en: {
    news: 'News',
    policy: 'Policy',
    industry: 'Industry',
    consumer: 'Consumers',
    technology: 'Technology',
  },
  'zh-CN': {
    news: '新闻',
    policy: '政策',
    industry: '行业',
    consumer: '消费者',
    technology: '科技',
  },
  fr: {
    news: 'Actualités',
    policy: 'Politique',
    industry: 'Industrie',
    consumer: 'Consommation',
    technology: 'Technologie',
  },
  de: {
    news: 'Nachrichten',
    policy: 'Politik',
    industry: 'Branche',
    consumer: 'Verbraucherschutz',
    technology: 'Technik',
  },
  ja: {
    news: 'ニュース',
    policy: '政策',
    industry: '業界',
    consumer: '消費者',
    technology: 'テクノロジー',
  },
  ko: { news: '뉴스', policy: '정책', industry: '업계', consumer: '소비자', technology: '기술' },
} as const satisfies Record<Language, Record<'news' | NewsCategory, string>>;

/** What feed readers call a feed, in its own language where it has one. */
export function feedTitle({
  language = defaultLanguage,
  category,
}: {
  language?: Language | undefined;
  category: NewsCategory | undefined;
}): string {
  const { news, ...categories } = words[language];
  const about = category === undefined ? [] : [categories[category]];
  return [campaign.brand, news, ...about].join(' · ');
}
