import { collectionAnswers } from './collection-answers.ts';
import { type Provider, below } from './provider.ts';

/** A mirror of the collection system with a quick total and the countries at its root. */
export const tracker: Provider = {
  addresses: (url) => [below(url, 'realtime'), below(url, '')],
  figures: collectionAnswers,
};
