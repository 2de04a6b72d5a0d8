import * as z from 'zod/mini';

import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { articleShape, newsArticle } from './news.ts';
import { answersWith } from './problem.ts';

const articleLanguage = z.enum(languages);

/** An article as its own page shows it. */
export const newsArticleDetail = z
  .object({
    ...articleShape,
    html: described(z.string(), 'Sanitised: the article, or the excerpt of an aggregated one'),
    url: described(z.nullable(z.string()), 'Of an aggregated one, at its source'),
    updatedAt: z.iso.datetime(),
    alsoAt: described(
      z.array(z.object({ source: z.string(), title: z.string(), url: z.string() })),
      'Where else the same was published, the earliest first',
    ),
    translations: described(
      z.array(z.object({ language: articleLanguage, uniqueId: z.string(), title: z.string() })),
      'Its other languages',
    ),
    related: described(z.array(newsArticle), 'At most three, newest first'),
  })
  .register(z.globalRegistry, { id: 'NewsArticleDetail' });

export type NewsArticleDetail = z.infer<typeof newsArticleDetail>;

export const getNewsArticle = endpoint({
  method: 'GET',
  url: '/api/news/:id',
  schema: {
    operationId: 'getNewsArticle',
    summary: 'An article by its `uniqueId` or `id`',
    tags: ['news'],
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: { 200: newsArticleDetail, ...answersWith(400, 404, 429, 503) },
  },
});
