import { type Language, listNews } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { defaultLanguages } from './filter.ts';

/** Number of articles on the landing and home pages. */
const latestLength = 3;

/** The latest articles in the default languages. */
export const latestNewsQuery = (language: Language, options: CallOptions = {}) => {
  const asked = { limit: latestLength, lang: defaultLanguages(language).join(',') };
  return queryOptions({
    queryKey: [listNews.url, asked],
    queryFn: (context) => call(listNews, { query: asked }, readOptions(context, options)),
  });
};
