import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const ko: Texts = {
  members: {
    haneul: '하늘항구',
    sori: '소리 엄마',
    baekgu: '백구',
    nadongi: '나동이',
    daebak: '대박거래',
  },
  mark: ' (데모)',
  stories,
  threads,
};
