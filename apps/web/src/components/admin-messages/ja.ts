import type { Messages } from '../../lib/messages.ts';
import type { admin as english } from './en.ts';

export const admin: Messages<typeof english> = {
  nav: {
    label: '管理',
    people: 'ユーザー',
    articles: '記事',
    sources: '情報源',
    moderation: 'モデレーション',
    auditLog: '監査ログ',
  },
  category: 'カテゴリー',
  language: '言語',
  search: '検索',
  find: '検索',
  all: 'すべて',
  clear: 'すべて解除',
  more: 'さらに表示',
  loadingMore: '続きを読み込み中',
  moreFailed: '続きを読み込めませんでした',
  retry: '再試行',
  failedText: '接続またはサーバーに問題がありました。何も変わっていません。',
  close: '閉じる',
  cancel: 'キャンセル',
  optional: '任意',
  notDone: 'うまくいきませんでした',
};
