// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticleDetail } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { ArrowUpRight } from 'lucide-react';

import { hostOf } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';

const elsewhere = { rel: 'external noopener' } as const;

/** The name of an aggregated article's source; null for the campaign's own articles. */
export function sourceOf({ url, isAggregated, source }: NewsArticleDetail): string | null {
  return isAggregated && url !== null ? (source ?? hostOf(url)) : null;
}

export function ReadAtSource({ article: { url, isAggregated } }: { article: NewsArticleDetail }) {
  const { t } = useTranslation('news');
  if (!isAggregated || url === null) return null;
  return (
    <p className="no-print mt-2">
      <a
        href={url}
        {...elsewhere}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
      >
        {t('article.readFull')}
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      </a>
    </p>
  );
}

/** Names the source of an aggregated article, and links to other reports of the same. */
export function ArticleSource({ article }: { article: NewsArticleDetail }) {
  const { t } = useTranslation('news');
  const { url, alsoAt, html, excerpt } = article;
  const source = sourceOf(article);
  if (source === null || url === null) return null;
  const bare = html === '' && excerpt === '';
  return (
    <aside className="mt-8 border-y border-line py-6">
      <p className="text-muted">{t(bare ? 'publishedBy' : 'article.excerpt', { source })}</p>
      <Button asChild variant="signal" className="no-print mt-4 [overflow-wrap:anywhere]">
        <a href={url} {...elsewhere}>
          {t('article.continueAt', { source })}
          <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
        </a>
      </Button>
      <p className="mt-2 hidden text-sm print:block">{t('article.source', { url })}</p>
      {alsoAt.length > 0 && (
        <>
          <h2 className="mt-6 text-base">{t('article.alsoAt')}</h2>
          <ul className="mt-1">
            {alsoAt.map((other) => (
              <li
                key={other.url}
                className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]"
              >
                <span className="font-semibold">{other.source}</span>
                <a
                  href={other.url}
                  {...elsewhere}
                  className="inline-flex min-h-11 items-center py-1"
                >
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
