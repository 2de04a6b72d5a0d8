import { campaign, getNewsAtomFeed, getNewsJsonFeed } from '@kga/contracts';

import { urlOf } from '../../lib/api.ts';
import type { NewsFilter } from './filter.ts';
import { filterQuery } from './filter.ts';

/** The feeds of a list's languages and category; searches have no feed. */
export function feedLinks(filter: NewsFilter, title: string) {
  const query = filterQuery({ ...filter, q: '' });
  const named = `${campaign.brand} · ${title}`;
  return [
    {
      type: 'application/atom+xml',
      title: `${named} (Atom)`,
      href: urlOf(getNewsAtomFeed.url, { query }).replaceAll('%2C', ','),
    },
    {
      type: 'application/feed+json',
      title: `${named} (JSON Feed)`,
      href: urlOf(getNewsJsonFeed.url, { query }).replaceAll('%2C', ','),
    },
  ];
}
