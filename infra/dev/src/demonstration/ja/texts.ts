import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const ja: Texts = {
  members: {
    haru: 'ハル',
    mizuki: 'みずき',
    genzo: '付箋の源蔵',
    coma: '小間物屋',
    tokutoku: 'とくとく便',
  },
  mark: '（デモ）',
  stories,
  threads,
};
