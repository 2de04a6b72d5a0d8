// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: '最近の体験談',
  all: '体験談をすべて見る',
  empty: '体験談はまだありません。',
  emptyHint: 'プレイヤーの体験談はここに表示されます。',
  failed: '体験談を読み込めませんでした',
  amountLost: '失った金額',
  share: '体験談を投稿する',
};
