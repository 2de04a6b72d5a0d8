// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'news'> = {
  title: 'ニュース',
  description:
    '活動とゲーム業界のニュースを、独自の記事と外部の記事でお届けします。検索やカテゴリー別の表示ができ、6つの言語で読めます。',
  lead: '活動と業界の動きを、独自の記事と外部の報道でお伝えします。',
  search: 'ニュースを検索',
  placeholder: 'ニュース記事を検索…',
  find: '検索',
  categories: 'カテゴリー',
  all: 'すべて',
  list: '記事',
  shown_other: '{{n}}件中{{current}}件を表示',
  shownAtLeast: '{{total}}件を超える記事のうち{{current}}件を表示',
  remaining: '残り{{n}}件',
  remainingAtLeast: '残り{{n}}件超',
  loading: '記事を読み込み中',
  empty: {
    title: 'ニュース記事が見つかりません',
    text: 'この検索と絞り込みに合う記事はありません。キーワードを減らすか、別のカテゴリーやほかの言語もお試しください。',
    none: '新しい記事はここに表示されます。',
    clear: 'すべてのニュースを表示',
  },
  feeds: { label: '購読', atom: 'Atomフィード', json: 'JSON Feed' },
  article: {
    back: 'ニュース一覧',
    updated: '{{day}}更新',
    by: '文：{{author}}',
    readFull: '記事の全文を読む',
    continueAt: '{{source}}で続きを読む',
    excerpt: 'これは抜粋です。記事は{{source}}に掲載されました。',
    alsoAt: 'ほかの情報源での報道',
    related: '関連記事',
    translations: 'この記事のほかの言語版',
    source: '情報源：{{url}}',
    failed: '記事を読み込めませんでした',
    share: 'この記事を共有',
  },
  publishedBy: 'この記事は{{source}}に掲載されました。',
};
