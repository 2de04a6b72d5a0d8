// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: '最新新闻',
  all: '查看全部新闻',
  empty: '暂无新闻文章。',
  emptyHint: '新文章会显示在这里。',
  failed: '无法加载新闻',
  more: '阅读更多',
  dateDoubt: {
    unknown: '收录日期（来源未注明日期）',
    future: '收录日期（来源所注日期在未来）',
    old: '来源所注日期早于1995年，存疑',
  },
};
