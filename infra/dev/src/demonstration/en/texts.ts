import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const en: Texts = {
  members: {
    mara: 'Mara',
    oskar: 'Oskar_K',
    priya: 'Priya teaches',
    tomasz: 'tomasz214',
    lenny: 'One-button Lenny',
    quickcash: 'quickcash',
  },
  mark: ' (demo)',
  stories,
  threads,
};
