// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CopyMessages } from './messages.ts';

export const messages: CopyMessages = {
  skip: '本文へ移動',
  nav: {
    label: 'メインメニュー',
    petitions: '署名活動',
    archive: 'アーカイブ',
    news: 'ニュース',
    stories: '体験談',
    forum: 'フォーラム',
    legal: '法律サポート',
    commitments: '約束の記録',
    openData: 'オープンデータ',
  },
  note: '{{date}}時点の静的コピーです。すべて読めますが、新しく書き込むことはできません。',
  about: 'このコピーについて',
  licence: 'オープンソース（AGPL）',
  languages: 'このページの言語',
  start: {
    title: '{{brand}}の静的コピー',
    lead: '{{date}}に、このサイトで公開されていたものをすべて保存しました。サーバーがなくても読めるので、活動が終わったあとも残せます。',
    inside: '収録内容',
    pages: 'すべてのページ',
    front: '当時のトップページ',
    works: '今も使えるもの',
    worksText:
      '手紙の作成と証拠の収集は、ブラウザーの中だけで行われるので今も使えます。ここで署名した方は、保存された記録と受領証を照合できます。オープンデータもすべて含まれ、チェックサムのファイルで変更の有無を確かめられます。',
    gone: '使えなくなったもの',
    goneText:
      'ログイン、署名、投稿、返信、検索、報告はできません。会員のプロフィールと、ほかの媒体の記事は含まれていません。数字や日付は保存した日のものです。',
    checksums: '全ファイルのチェックサム',
  },
  list: {
    all: 'すべての項目：{{title}}',
    count: '{{n}}件',
    page: '{{pages}}ページ中{{page}}ページ目',
    pages: 'ページ',
    empty: '項目はありません。',
  },
  deleted: {
    title: '削除されました',
    text: '保存する前に、投稿した方またはモデレーターが削除しました。',
  },
  missing: {
    title: 'ページが見つかりません',
    text: 'このページはコピーに含まれていません。',
  },
};
