// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'search'> = {
  title: '搜索',
  description: '用六种语言搜索本站的新闻、故事、论坛和页面。',
  label: '搜索本站',
  hint: '查找新闻、故事、论坛帖子和页面。',
  key: {
    label: '按 / 键打开搜索',
    hint: '如果影响语音输入，可以关闭。Ctrl+K 或 ⌘K 仍可使用。',
  },
  tooShort: '请至少输入一个汉字，或两个字母或数字。',
  results: '搜索结果',
  kindsLabel: '结果类型',
  all: '全部',
  kinds: {
    page: '页面',
    news: '新闻',
    story: '故事',
    forum_post: '论坛帖子',
    forum_reply: '回复',
    memory: '回忆',
    game: '游戏',
  },
  found_other: '{{n}} 条结果',
  foundAtLeast: '超过 {{n}} 条结果',
  moreThan: '超过 {{n}}',
  shown_other: '显示 {{current}} 条，共 {{n}} 条结果',
  shownAtLeast: '显示 {{current}} 条，共超过 {{total}} 条结果',
  more: '更多{{kind}}',
  reply: '此帖的回复',
  deleted: '已删除的帖子',
  empty: { title: '没有找到“{{q}}”', text: '请减少或更换关键词，或在所有语言中搜索。' },
  loading: '正在搜索',
  failed: '此处搜索失败',
};
