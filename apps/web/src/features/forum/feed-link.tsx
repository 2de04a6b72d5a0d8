// SPDX-License-Identifier: AGPL-3.0-or-later
import { Rss } from 'lucide-react';

import { useTranslation } from '../../lib/translation.ts';
import type { forumFeeds } from './queries.ts';

/** Where feed readers find what is new. */
export function FeedLink({ feeds }: { feeds: ReturnType<typeof forumFeeds> }) {
  const { t } = useTranslation('forum');
  return (
    <p className="no-print mt-4 text-sm">
      {feeds.map(({ href, type }) => (
        <a
          key={type}
          href={href}
          type={type}
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Rss aria-hidden="true" className="size-4 shrink-0" />
          {t('feed')}
        </a>
      ))}
    </p>
  );
}
