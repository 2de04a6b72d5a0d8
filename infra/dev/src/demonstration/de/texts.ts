import type { Texts } from '../texts.ts';
import { stories } from './stories.ts';
import { threads } from './threads.ts';

export const de: Texts = {
  members: { jonte: 'Jonte', wiebke: 'Wiebke H.', kalle: 'Papa Kalle', neele: 'neele_112' },
  mark: ' (Demo)',
  stories,
  threads,
};
