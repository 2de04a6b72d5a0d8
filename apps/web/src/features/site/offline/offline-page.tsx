// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';

import { returnPathOf } from '../../../auth/return-path.ts';
import { useHydrated } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { storedPagesQuery } from './queries.ts';

/**
 * Shown by the service worker without a connection, in place of a page that is not stored; `?page=` is its
 * path. Its links load documents, which the service worker answers.
 */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const formats = useLocalFormats();
  const titleId = useId();
  const [search] = useSearchParams();
  const { data: pages } = useQuery(storedPagesQuery);
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  // One stored document serves all pages, so that it knows the path only after hydration.
  const hydrated = useHydrated();
  const page = hydrated ? (search.get('page') ?? '') : '';
  const wanted = returnPathOf(new URLSearchParams({ returnTo: page }));
  return (
    <div className="column-text flex flex-col items-start gap-4 py-12 sm:py-20">
      <h1>{t('title')}</h1>
      <p className="text-lg">{t('lead')}</p>
      <Button asChild variant="signal" className="mt-2">
        <a href={wanted ?? pathTo('home')}>{t('retry')}</a>
      </Button>
      {pages !== undefined && (
        <section aria-labelledby={titleId} className="mt-8 w-full">
          <h2 id={titleId} className="text-xl">
            {t('stored')}
          </h2>
          {pages.length === 0 && <p className="mt-3 text-muted">{t('none')}</p>}
          <ul className="mt-3">
            {pages.map(({ path, title, at }) => (
              <li key={path} className="border-b border-line py-2">
                <a href={path} className="inline-flex min-h-11 items-center wrap-anywhere">
                  {title}
                </a>
                {at !== null && (
                  <p className="text-sm text-muted">{t('since', { date: formats.moment(at) })}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
