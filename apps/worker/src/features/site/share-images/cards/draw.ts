// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShareImageKey } from '@kga/contracts/site';
import type { ShareSubject } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { frameOf } from '../design.ts';
import { countryCard, petitionCard } from './figures.ts';
import { gameCard, memoryCard } from './memorial.ts';
import { lawCard, pageCard } from './pages.ts';
import { storyCard } from './story.ts';
import { articleCard, postCard } from './texts.ts';

/** What a card shows, and the `src` of its picture. */
export type CardInput = {
  subject: ShareSubject;
  drawn: Omit<ShareImageKey, 'kind' | 'id'>;
  src?: string | undefined;
};

/** Draws the card of a subject. A new kind is an entry in `ShareSubject` and a case here. */
export function drawCard({ subject, drawn, src }: CardInput): Node {
  const frame = frameOf(drawn);
  switch (subject.kind) {
    case 'petition':
      return petitionCard(frame, subject);
    case 'country':
      return countryCard(frame, subject);
    case 'page':
      return pageCard(frame, subject);
    case 'law':
      return lawCard(frame, subject);
    case 'game':
      return gameCard(frame, subject, src);
    case 'memory':
      return memoryCard(frame, subject);
    case 'story':
      return storyCard(frame, subject);
    case 'article':
      return articleCard(frame, subject, src);
    case 'post':
      return postCard(frame, subject);
  }
}
