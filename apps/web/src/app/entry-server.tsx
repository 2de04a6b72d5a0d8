// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ChangeTopic,
  type Language,
  campaign,
  changeTopics,
  escapeMarkup,
  readSurrogateKeys,
} from '@kga/contracts/core';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { userQuery } from '../auth/queries.ts';
import type { CallOptions } from '../lib/api.ts';
import type { BrowserConfig } from '../lib/browser.ts';
import type { PageDefinition, PrefetchInput } from '../lib/feature.ts';
import { type Submission, statusOf } from '../lib/forms/submission.ts';
import { type HeadTag, type PageHead, type PageLocation, headTags } from '../lib/head-tags.ts';
import { messagesModule } from './message-modules.ts';
import { commonNamespaces, createTranslator, loadMessages } from './messages.ts';
import { Providers } from './providers.tsx';
import { answeredAt, createQueryClient } from './query-client.ts';
import { AppRoutes, matchPage } from './routes.tsx';

export { sitemapSource } from './features.ts';
export { type OfflineParts, offlineParts } from './offline-parts.ts';
export { searchParamsAt } from './routes.tsx';
export { formsAt, submitForm } from './submit-form.ts';

export type RenderInput = {
  /** Path and query. */
  url: string;
  language: Language;
  config: BrowserConfig;
  /** Where the api answers. */
  apiUrl: string;
  /** IP address of the visitor, for the API's rate limits. */
  visitor?: string;
  fetch?: typeof fetch;
  signal: AbortSignal;
  /** The form that the page answers. */
  submission?: Submission;
};

export type Rendered = {
  status: number;
  /** Where a page with status 301 is now. */
  movedTo: string | undefined;
  title: string;
  /** HTML for the head, escaped. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  /** For the browser, as JSON. */
  state: unknown;
  /** Source paths of the chunks that the page needs, as in the build's manifest. */
  modules: readonly string[];
  /** Topics whose changes concern it. */
  topics: readonly ChangeTopic[];
  /** Whether no cache may store it. */
  isPrivate: boolean;
  /** False where a query failed: such a page is soon out of date. */
  complete: boolean;
};

function htmlOf({ name, attributes, json }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeMarkup(value)}"`,
  );
  const start = `<${name} ${written.join(' ')} data-page="">`;
  return json === undefined ? start : `${start}${json}</${name}>`;
}

/** The head tags of a page as HTML; the browser replaces them by `data-page`. */
function headHtml(head: PageHead, place: PageLocation): string {
  const tags = headTags(head, place).map(htmlOf);
  return [`<title>${escapeMarkup(head.title)}</title>`, ...tags].join('\n');
}

/** Runs the queries of a page; resolves to whether all succeeded. */
async function prefetch(
  definition: PageDefinition | undefined,
  input: PrefetchInput,
): Promise<boolean> {
  const results = await Promise.allSettled((await definition?.prefetch?.(input)) ?? []);
  return results.every(({ status }) => status === 'fulfilled');
}

/** Notes the topics of what the page reads. */
const noteTopics =
  (call: typeof fetch, topics: Set<ChangeTopic>): typeof fetch =>
  async (...request) => {
    const response = await call(...request);
    const keys = readSurrogateKeys(response.headers.get('surrogate-key'));
    for (const topic of changeTopics) if (keys.includes(topic)) topics.add(topic);
    return response;
  };

/** Renders one public page, with its queries filled, in one language. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { language, config, signal } = input;
  const { pathname, search } = new URL(input.url, config.origin);
  const client = createQueryClient();
  // Only pages for visitors without a session are rendered.
  client.setQueryData(userQuery().queryKey, null);
  const topics = new Set<ChangeTopic>();
  const options: CallOptions = {
    baseUrl: input.apiUrl,
    signal,
    fetch: noteTopics(input.fetch ?? fetch, topics),
    ...(input.visitor && { visitor: input.visitor }),
  };
  const found = matchPage(pathname, config);
  const namespaces = [...(found?.page.messages ?? []), ...commonNamespaces];
  const [complete] = await Promise.all([
    prefetch(found?.definition, {
      client,
      params: found?.params ?? {},
      search: new URLSearchParams(search),
      language,
      options,
    }),
    found?.page.preload(language, false),
    ...commonNamespaces.map((name) => loadMessages(name, language)),
  ]);
  let head: PageHead = { title: campaign.brand, description: '' };
  // Not streamed: streaming moves parts by inline scripts, which the security policy forbids.
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
        <AppRoutes submission={input.submission} />
      </StaticRouter>
    </Providers>,
  );
  const { submission } = input;
  const state = {
    path: pathname,
    queries: answeredAt(0, dehydrate(client)),
    ...(submission && { submission }),
  };
  client.clear();

  return {
    status: head.status ?? (submission ? statusOf(submission) : 200),
    movedTo: head.movedTo,
    title: head.title,
    head: headHtml(head, { origin: config.origin, pathname, language }),
    body,
    state,
    topics: [...topics],
    modules: [
      ...(found ? [found.page.module] : []),
      ...namespaces.map((name) => messagesModule(name, language)),
      ...(language === 'ko' ? ['src/lib/particles.ts'] : []),
    ],
    isPrivate: found?.definition.isPrivate === true,
    complete,
  };
}
