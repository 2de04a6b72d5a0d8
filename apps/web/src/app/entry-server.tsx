import { type Language, campaign, forumCategoryIds, pathTo, routes } from '@kga/contracts';
import { type QueryClient, dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter, matchPath } from 'react-router-dom';

import { providersQuery } from '../auth/providers-query.ts';
import { userQuery } from '../auth/user-query.ts';
import { parseNewsFilter } from '../features/news/filter.ts';
import { latestNewsQuery } from '../features/news/latest-query.ts';
import { articleQuery, newsQuery } from '../features/news/queries.ts';
import {
  detailsQuery,
  figuresQuery,
  forecastQuery,
  historyQuery,
} from '../features/petition/queries.ts';
import { parseGame } from '../features/stories/filter.ts';
import { latestStoriesQuery } from '../features/stories/latest-query.ts';
import { storiesQuery, storyQuery, totalsQuery } from '../features/stories/queries.ts';
import type { CallOptions } from '../lib/api.ts';
import type { BrowserConfig } from '../lib/browser-config.tsx';
import type { PageHead } from '../lib/head-tags.ts';
import { headHtml } from './head.ts';
import { commonNamespaces, createTranslator, loadMessages, messagesModule } from './messages.ts';
import { fillForum } from './prefetch-forum.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes, finishedRoutes, preloadPage } from './routes.tsx';

export type RenderInput = {
  /** Path and query. */
  url: string;
  language: Language;
  config: BrowserConfig;
  /** Where the api answers. */
  apiUrl: string;
  /** The address of whoever asks, to whom the API counts what is asked. */
  visitor?: string;
  fetch?: typeof fetch;
  signal: AbortSignal;
};

export type Rendered = {
  status: number;
  title: string;
  /** HTML for the head, escaped. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  /** For the browser, as JSON. */
  state: unknown;
  /** Source paths of the chunks that the page needs, as in the build's manifest. */
  modules: readonly string[];
  /** False where a query failed: such a page is soon out of date. */
  complete: boolean;
};

/** Which page is rendered, in which language. */
type Place = { pathname: string; search: string; language: Language };

function fillingOf(
  client: QueryClient,
  { pathname, search, language }: Place,
  options: CallOptions,
): Promise<unknown>[] {
  const petition = () => [
    client.fetchQuery(figuresQuery(options)),
    client.fetchQuery(historyQuery('30days', options)),
    client.fetchQuery(forecastQuery(options)),
    client.fetchQuery(detailsQuery(options)),
  ];
  switch (pathname) {
    case routes.login:
      return [client.fetchQuery(providersQuery(options))];
    case routes.home:
      return [
        ...petition(),
        client.fetchQuery(latestNewsQuery(language, options)),
        client.fetchQuery(latestStoriesQuery(options)),
      ];
    case routes.petition:
      return petition();
    case routes.news: {
      const filter = parseNewsFilter(new URLSearchParams(search), language);
      return [client.fetchInfiniteQuery(newsQuery(filter, options))];
    }
    case routes.stories: {
      const q = parseGame(new URLSearchParams(search));
      return [
        client.fetchInfiniteQuery(storiesQuery(q, options)),
        client.fetchQuery(totalsQuery(options)),
      ];
    }
    case routes.shareStory:
      return [];
    default: {
      const storyId = matchPath(routes.story, pathname)?.params.id;
      if (storyId !== undefined) return [client.fetchQuery(storyQuery(storyId, options))];
      const id = matchPath(routes.newsArticle, pathname)?.params.id;
      return id === undefined ? [] : [client.fetchQuery(articleQuery(id, options))];
    }
  }
}

/** Fills the queries of a page; answers whether all succeeded. */
async function fillQueries(
  client: QueryClient,
  place: Place,
  options: CallOptions,
): Promise<boolean> {
  const filled = await Promise.allSettled([
    ...fillingOf(client, place, options),
    ...fillForum(client, place, options),
  ]);
  return filled.every((result) => result.status === 'fulfilled');
}

/** Renders one public page, with its queries filled, in one language. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { language, config, signal } = input;
  const { pathname, search } = new URL(input.url, config.origin);
  const client = createQueryClient();
  // Pages are rendered for those without a session only.
  client.setQueryData(userQuery().queryKey, null);
  const options: CallOptions = {
    baseUrl: input.apiUrl,
    signal,
    ...(input.fetch && { fetch: input.fetch }),
    ...(input.visitor && { visitor: input.visitor }),
  };
  const [modules, complete] = await Promise.all([
    preloadPage(pathname, language),
    fillQueries(client, { pathname, search, language }, options),
    ...commonNamespaces.map((name) => loadMessages(name, language)),
  ]);
  let head: PageHead = { title: campaign.brand, description: '' };
  // In one piece: a streamed page would move its parts by inline scripts, which the policy forbids.
  const body = renderToString(
    <Providers
      config={config}
      queryClient={client}
      translator={createTranslator(language)}
      language={language}
      collectHead={(collected) => {
        head = collected;
      }}
    >
      <StaticRouter location={input.url}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  const state = { path: pathname, queries: dehydrate(client) };
  client.clear();

  return {
    status: head.status ?? 200,
    title: head.title,
    head: headHtml(head, { origin: config.origin, pathname, language }),
    body,
    state,
    modules: [...modules, ...commonNamespaces.map((name) => messagesModule(name, language))],
    complete,
  };
}

/** The canonical paths of the finished public pages. */
export const sitemapPaths: readonly string[] = [
  ...finishedRoutes.map((name) => routes[name]),
  ...forumCategoryIds.map((id) => pathTo('forumCategory', { id })),
];
