// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'search'> = {
  title: '検索',
  description: 'このサイトのニュース、体験談、フォーラム、ページを6つの言語で検索できます。',
  label: 'サイト内を検索',
  hint: 'ニュース、体験談、フォーラムの投稿、ページを探せます。',
  key: {
    label: '「/」キーで検索を開く',
    hint: '音声入力の妨げになる場合はオフにできます。Ctrl+Kまたは⌘Kはそのまま使えます。',
  },
  tooShort: '1文字以上（英字や数字だけの場合は2文字以上）入力してください。',
  results: '検索結果',
  kindsLabel: '結果の種類',
  all: 'すべて',
  kinds: {
    page: 'ページ',
    news: 'ニュース',
    story: '体験談',
    forum_post: 'フォーラムの投稿',
    forum_reply: '返信',
    memory: '思い出',
    game: 'ゲーム',
  },
  found_other: '{{n}}件見つかりました',
  foundAtLeast: '{{n}}件を超える結果が見つかりました',
  moreThan: '{{n}}件超',
  shown_other: '{{n}}件中{{current}}件を表示',
  shownAtLeast: '{{total}}件を超える結果のうち{{current}}件を表示',
  more: '{{kind}}をさらに表示',
  reply: 'この投稿への返信',
  deleted: '削除された投稿',
  empty: {
    title: '「{{q}}」に一致するものはありません',
    text: 'キーワードを減らすか変えるか、すべての言語で検索してみてください。',
  },
  loading: '検索中',
  failed: 'この項目は検索できませんでした',
};
