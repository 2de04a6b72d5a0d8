import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const fr: Texts = {
  members: {
    maelle: 'Maëlle',
    bastien: 'Bastien le cartographe',
    ines: 'Inès du mardi',
    loulou: 'loulou_et_moi',
    gratuit77: 'gratuit77',
  },
  mark: ' (démo)',
  stories,
  threads,
};
