// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, pathTo } from '@kga/contracts/core';

/** Texts of the installed app by language: its description and its shortcuts. */
const texts = {
  en: {
    description: 'Games you bought should stay playable: the petition, news, stories and a forum.',
    petition: 'Petition',
    news: 'News',
    share: 'Share your story',
    forum: 'Forum',
  },
  'zh-CN': {
    description: '买下的游戏应当一直能玩：请愿、新闻、故事与论坛。',
    petition: '请愿',
    news: '新闻',
    share: '分享您的故事',
    forum: '论坛',
  },
  fr: {
    description:
      'Les jeux que vous avez achetés doivent rester jouables : pétition, actualités, témoignages et forum.',
    petition: 'Pétition',
    news: 'Actualités',
    share: 'Partager votre témoignage',
    forum: 'Forum',
  },
  de: {
    description:
      'Spiele, die du gekauft hast, sollen spielbar bleiben: Petition, Nachrichten, Geschichten und Forum.',
    petition: 'Petition',
    news: 'Nachrichten',
    share: 'Erzähl deine Geschichte',
    forum: 'Forum',
  },
  ja: {
    description: '買ったゲームを遊び続けられる社会へ。署名活動、ニュース、体験談、フォーラム。',
    petition: '署名活動',
    news: 'ニュース',
    share: '体験談を投稿する',
    forum: 'フォーラム',
  },
  ko: {
    description: '구매한 게임을 계속 플레이할 수 있도록. 청원, 뉴스, 사연, 포럼.',
    petition: '청원',
    news: '뉴스',
    share: '사연 나누기',
    forum: '포럼',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The manifest of the installable app. */
export function webManifest(language: Language): string {
  const { description, petition, news, share, forum } = texts[language];
  return JSON.stringify({
    name: campaign.brand,
    short_name: campaign.shortBrand,
    description,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    categories: ['games', 'news', 'politics'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: petition, url: pathTo('petition') },
      { name: news, url: pathTo('news') },
      { name: share, url: pathTo('shareStory') },
      { name: forum, url: pathTo('forum') },
    ],
    screenshots: [
      screenshot('/screenshot-narrow.png', '390x844', 'narrow', description),
      screenshot('/screenshot-wide.png', '1280x800', 'wide', description),
    ],
  });
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

const screenshot = (src: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
});
