// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestForum'> = {
  title: 'フォーラム',
  all: 'フォーラムを見る',
  empty: 'フォーラムのカテゴリーはまだありません。',
  emptyHint: 'カテゴリーはここに表示されます。',
  failed: 'フォーラムを読み込めませんでした',
  noPosts: '投稿はまだありません',
  posts_other: '投稿{{n}}件',
  replies_other: '返信{{n}}件',
  views_other: '閲覧{{n}}回',
};
