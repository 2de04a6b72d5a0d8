// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: '最新ニュース',
  all: 'ニュースをすべて見る',
  empty: 'ニュース記事はまだありません。',
  emptyHint: '新しい記事はここに表示されます。',
  failed: 'ニュースを読み込めませんでした',
  more: '続きを読む',
  dateDoubt: {
    unknown: '取得した日（配信元に日付の記載なし）',
    future: '取得した日（配信元の日付は未来）',
    old: '1995年より前の日付（配信元の記載、不確か）',
  },
};
