import type { Messages } from '../../../lib/messages.ts';
import type { stories as english } from './en.ts';

export const stories: Messages<typeof english> = {
  title: '玩家故事',
  description: '买下的游戏被关停时，玩家失去了什么：由玩家亲自讲述，可按游戏搜索。',
  lead: '买下的游戏被关停时，玩家失去了什么。由他们亲自讲述。',
  totals: {
    lost: '损失总额',
    rates: '以日元计，各笔金额按当时的参考汇率折算',
    stories: '故事',
    games: '游戏',
  },
  search: '按游戏搜索',
  placeholder: '游戏名称',
  find: '搜索',
  list: '已发布的故事',
  shown_one: '显示 {{current}} 篇，共 {{n}} 篇故事',
  shown_other: '显示 {{current}} 篇，共 {{n}} 篇故事',
  more: '加载更多',
  loading: '正在加载故事',
  loadingMore: '正在加载更多',
  moreFailed: '无法加载更多故事',
  retry: '重试',
  read: '阅读故事',
  readOf: '阅读故事：{{title}}',
  empty: {
    title: '没有关于这款游戏的故事',
    text: '还没有人讲述过。只输入名称的一部分，或许能找到更多。',
    none: '您买下的游戏被关停了吗？欢迎讲述第一篇故事。',
    clear: '显示全部故事',
  },
  story: {
    back: '全部故事',
    edited: '编辑于 {{day}}',
    given: '{{amount}}，按 {{day}}的参考汇率折算',
    more: '关于这款游戏的故事',
    share: '分享这篇故事',
    failed: '无法加载故事',
  },
};
