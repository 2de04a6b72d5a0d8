// SPDX-License-Identifier: AGPL-3.0-or-later
import { articlePath, campaign, languageName, pathTo } from '@kga/contracts/core';
import type { NewsArticleDetail } from '@kga/contracts/news';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { BackLink } from '../../components/list-page.tsx';
import { Acts, useActs, useGameActs } from '../../content/acts.tsx';
import { LinkedGame } from '../../content/linked-game.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { pictureSources, useImageError } from './article-picture.tsx';
import { ArticleSource, ReadAtSource, sourceOf } from './article-source.tsx';
import { describeArticle } from './describe.ts';
import { ArticleByline, NewsCard } from './news-card.tsx';

export function ArticleView({ article, tools }: { article: NewsArticleDetail; tools: ReactNode }) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  useArticleHead(article);
  const { language, createdAt, updatedAt, translations, related } = article;
  const updated = formats.day(updatedAt);
  return (
    <>
      <article aria-labelledby="article-title" className="column-text pt-8 sm:pt-12">
        <BackLink to={pathTo('news')}>{t('article.back')}</BackLink>
        {tools}
        <header className="mt-2 border-t-2 border-ink pt-4">
          <ArticleByline article={article} />
          <h1 id="article-title" lang={language} className="mt-2 text-3xl">
            {article.title}
          </h1>
          {article.author !== null && (
            <p className="mt-2 font-semibold [overflow-wrap:anywhere]">
              {t('article.by', { author: article.author })}
            </p>
          )}
          {!article.isAggregated && updatedAt > createdAt && updated !== formats.day(createdAt) && (
            <p className="mt-2 text-sm text-muted">{t('article.updated', { day: updated })}</p>
          )}
          <ReadAtSource article={article} />
        </header>
        <ArticleFigure article={article} />
        <ArticleText article={article} />
        <ArticleSource article={article} />
        {article.game && <LinkedGame game={article.game} />}
        {translations.length > 0 && (
          <nav aria-labelledby="translations" className="mt-8">
            <h2 id="translations" className="text-base">
              {t('article.translations')}
            </h2>
            <ul className="mt-1">
              {translations.map((version) => (
                <li key={version.uniqueId}>
                  <Link
                    to={pathTo('newsArticle', { id: version.uniqueId })}
                    lang={version.language}
                    hrefLang={version.language}
                    className="inline-flex min-h-11 items-center"
                  >
                    {languageName(version.language)} · {version.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ArticleActs article={article} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="no-print column-data mt-16">
          <h2 id="related" className="mb-5">
            {t('article.related')}
          </h2>
          <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
            {related.map((each) => (
              <NewsCard key={each.id} article={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What to do about the game of an article, or about its subject; and to share it. */
function ArticleActs({ article }: { article: NewsArticleDetail }) {
  const { t } = useTranslation('news');
  const { id, game, title, language } = article;
  const ofGame = useGameActs(game);
  const { sign, represent } = useActs({});
  const share = {
    label: t('article.share'),
    shared: { kind: 'article', id, title, path: articlePath(article), language },
  } as const;
  const acts = game ? ofGame.slice(0, 2) : [sign, represent];
  return <Acts acts={[...acts, share]} />;
}

/** The picture of an article in its original proportions; nothing without one or where it fails. */
function ArticleFigure({ article }: { article: NewsArticleDetail }) {
  const { isBroken, imageProps } = useImageError();
  const sources = pictureSources(article);
  if (!sources || isBroken) return null;
  return (
    <img
      {...sources}
      sizes="(min-width: 46rem) 43rem, 92vw"
      alt={article.imageAlt}
      fetchPriority="high"
      className="mt-6 h-auto max-h-[80vh] w-full bg-wash object-contain"
      {...imageProps}
    />
  );
}

function ArticleText({ article: { html, excerpt, language } }: { article: NewsArticleDetail }) {
  if (html !== '') {
    // Sanitised before it was stored: only text, links and pictures.
    const cleaned = { __html: html };
    return <div lang={language} className="prose mt-6" dangerouslySetInnerHTML={cleaned} />;
  }
  if (excerpt === '') return null;
  return (
    <p lang={language} className="mt-6 text-lg">
      {excerpt}
    </p>
  );
}

function useArticleHead(article: NewsArticleDetail): void {
  const { t } = useTranslation('news');
  const { title, excerpt, language, createdAt, dateDoubt, updatedAt } = article;
  const source = sourceOf(article);
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    trail: [{ name: t('title'), path: pathTo('news') }],
    shared: { kind: 'article', id: article.id },
    description: excerpt || (source === null ? t('description') : t('publishedBy', { source })),
    article: {
      language,
      publishedAt: dateDoubt === null ? createdAt : undefined,
      updatedAt,
      translations: article.translations.map((version) => ({
        language: version.language,
        path: pathTo('newsArticle', { id: version.uniqueId }),
      })),
    },
    describe: (url, origin) => describeArticle(article, url, origin),
  });
}
