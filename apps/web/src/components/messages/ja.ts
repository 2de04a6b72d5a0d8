// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'shared'> = {
  category: 'カテゴリー',
  language: '言語',
  search: '検索',
  find: '検索',
  all: 'すべて',
  clear: 'すべて解除',
  more: 'さらに表示',
  loadingMore: '読み込み中',
  moreFailed: '続きを読み込めませんでした',
  nextPage: '次のページ',
  firstPage: '最初のページに戻る',
  retry: '再試行',
  failedText: '接続またはサーバーに問題がありました。何も変更されていません。',
  close: '閉じる',
  cancel: 'キャンセル',
  optional: '任意',
  notDone: '処理できませんでした',
  loadFailedText: '接続またはサーバーに問題がありました。接続を確認して、もう一度お試しください。',
  replay: '{{year}}年の再現',
  newsCategories: {
    policy: '政策',
    industry: '業界',
    consumer: '消費者',
    technology: 'テクノロジー',
  },
  guest: {
    name: 'ゲストユーザー',
    hint: 'ゲストとして投稿した内容は保存され、ログインするとアカウントに引き継がれます。',
  },
  author: {
    deleted: '削除されたユーザー',
    guest: 'ゲスト{{number}}',
    member: '会員{{id}}',
    team: '運営',
    original: '投稿者',
    you: 'あなた',
  },
  share: {
    share: '共有',
    copyLink: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    copyFailed: 'コピーできませんでした',
    copyFailedHint: 'リンクを手動でコピーしてください。',
  },
};
