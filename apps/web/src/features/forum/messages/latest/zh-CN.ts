// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestForum'> = {
  title: '论坛',
  all: '查看论坛',
  empty: '暂无论坛版块。',
  emptyHint: '版块会显示在这里。',
  failed: '无法加载论坛',
  noPosts: '暂无帖子',
  posts_other: '{{n}} 个帖子',
  replies_other: '{{n}} 条回复',
  views_other: '{{n}} 次浏览',
};
