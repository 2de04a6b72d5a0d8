import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const zhCN: Texts = {
  members: {
    ache: '阿澈',
    laozhou: '老周的书架',
    xiaoman: '小满妈妈',
    dengdeng: '等等党',
    kuaishou99: '快手99',
  },
  mark: '（演示）',
  stories,
  threads,
};
