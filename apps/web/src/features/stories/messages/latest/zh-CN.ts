// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: '最近的玩家故事',
  all: '查看全部故事',
  empty: '暂无玩家故事。',
  emptyHint: '玩家们的故事会显示在这里。',
  failed: '无法加载玩家故事',
  amountLost: '损失',
  share: '分享您的故事',
};
