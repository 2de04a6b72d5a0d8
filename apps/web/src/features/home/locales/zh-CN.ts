import type { Words } from '../../../lib/words.ts';
import type { home as english } from './en.ts';

export const home: Words<typeof english> = {
  title: '首页',
  welcome: '欢迎您，{{name}}',
  welcomeUnnamed: '欢迎您',
  lead: '请愿的进展、最新的消息，以及其他玩家失去的东西。',
  petitionAll: '查看请愿',
  stories: {
    title: '最近的玩家故事',
    all: '查看全部故事',
    empty: '暂无玩家故事。',
    emptyHint: '玩家故事发布后会显示在这里。',
    failed: '无法加载玩家故事',
    lost: '损失 {{amount}}',
    deletedUser: '已注销的用户',
  },
};
