// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'news'> = {
  title: '新闻',
  description:
    '有关本活动和游戏行业的新闻，既有本站撰写的，也有来自外部媒体的；可搜索，可按类别浏览，提供六种语言。',
  lead: '本站对活动与游戏行业的报道，以及其他媒体的文章。',
  search: '搜索新闻',
  placeholder: '搜索新闻文章…',
  find: '搜索',
  categories: '类别',
  all: '全部',
  list: '文章',
  shown_other: '显示 {{current}} 篇，共 {{n}} 篇文章',
  shownAtLeast: '显示 {{current}} 篇，共超过 {{total}} 篇文章',
  remaining: '还有 {{n}} 篇',
  remainingAtLeast: '还有超过 {{n}} 篇',
  loading: '正在加载文章',
  empty: {
    title: '未找到新闻文章',
    text: '没有符合当前搜索和筛选条件的文章。您可以减少关键词、更换类别或选择更多语言。',
    none: '新文章会显示在这里。',
    clear: '显示全部新闻',
  },
  feeds: { label: '订阅', atom: 'Atom 订阅源', json: 'JSON Feed' },
  article: {
    back: '全部新闻',
    updated: '更新于{{day}}',
    by: '作者：{{author}}',
    readFull: '阅读完整文章',
    continueAt: '在 {{source}} 继续阅读',
    excerpt: '以上为摘录，全文由 {{source}} 发布。',
    alsoAt: '其他报道来源',
    related: '相关文章',
    translations: '本文的其他语言版本',
    source: '来源：{{url}}',
    failed: '无法加载文章',
    share: '分享本文',
  },
  publishedBy: '本文由 {{source}} 发布。',
};
