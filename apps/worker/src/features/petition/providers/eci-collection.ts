import { collectionAnswers } from './collection-answers.ts';
import { type Provider, below } from './provider.ts';

/** The European Commission's collection system, while an initiative collects and for a time after. */
export const eciCollection: Provider = {
  addresses: (url) => [below(url, 'report/progression'), below(url, 'report/map')],
  figures: collectionAnswers,
};
