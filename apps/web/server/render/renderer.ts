// SPDX-License-Identifier: AGPL-3.0-or-later
import { cacheTags, pagesKey, surrogateKeys } from '@kga/contracts/core';
import { context, propagation } from '@opentelemetry/api';
import {
  BulkheadRejectedError,
  bulkhead,
  isTaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';

import type { Rendered, RenderInput } from '../../src/app/entry-server.tsx';
import type { BrowserConfig } from '../../src/lib/browser.ts';
import type { Submission } from '../../src/lib/forms/submission.ts';
import type { PageRequest } from '../http/page-request.ts';
import { routeOf, routeStatus } from '../http/route-status.ts';
import type { Headers } from '../http/security-headers.ts';
import type { RenderFailure, WebMetrics } from '../metrics.ts';
import { type PageAssets, htmlDocument } from './document.ts';
import { type Page, encodePage } from './page.ts';
import type { FinishHtml, Shells } from './shells.ts';

/** Renders the app to HTML. */
export type Render = (input: RenderInput) => Promise<Rendered>;

export type RendererOptions = {
  readonly render: Render;
  readonly config: BrowserConfig;
  readonly apiUrl: string;
  readonly assets: PageAssets;
  readonly headers: Headers;
  readonly shells: Shells;
  readonly finish: FinishHtml;
  readonly sharedCache: boolean;
  /** Seconds for which a shared cache may store a page. */
  readonly sharedCacheSeconds: number;
  readonly metrics: WebMetrics;
  readonly log: FastifyBaseLogger;
  /** Renderings at a time, and how many more may wait. */
  readonly concurrency: number;
  readonly queueMax: number;
  /** Milliseconds that a visitor waits at the most, in the queue and for the rendering. */
  readonly timeout: number;
};

/**
 * Makes pages, of which one that answers a form is the sender's alone. Where that fails, the shell: the
 * app still works from the browser.
 */
export function createRenderer(
  options: RendererOptions,
): (request: PageRequest, submission?: Submission) => Promise<Page> {
  // The outer limit covers the queue too; the inner one frees the slot of a rendering that hangs.
  const limit = timeout(options.timeout, TimeoutStrategy.Aggressive);
  const policy = wrap(limit, bulkhead(options.concurrency, options.queueMax), limit);

  async function renderPage(request: PageRequest, submission?: Submission): Promise<Page> {
    const { config, apiUrl, assets, headers, finish, render, metrics } = options;
    const sharedCache = options.sharedCache && !submission;
    const { url, language, visitor } = request;
    const rendered = await policy.execute(({ signal }) =>
      metrics.timeRendering(() =>
        render({
          url,
          language,
          config,
          apiUrl,
          signal,
          fetch: tracedFetch,
          ...(visitor && { visitor }),
          ...(submission && { submission }),
        }),
      ),
    );
    const { head, body, state, status, movedTo, complete, modules, topics } = rendered;
    const isPrivate = rendered.isPrivate || submission !== undefined;
    const page = { language, config, head, body, state, session: false, sharedCache };
    const keys = [pagesKey, ...topics] as const;
    const html = htmlDocument({ ...page, tags: assets(modules) });
    return encodePage({
      html: await finish(url, html),
      status,
      complete,
      isPrivate,
      cacheControl: complete && !isPrivate ? cacheControlOf(options) : 'no-store',
      sharedCache,
      headers: {
        ...headers,
        ...(sharedCache && { ...surrogateKeys(keys), ...cacheTags(keys) }),
        ...(movedTo !== undefined && { location: movedTo }),
      },
    });
  }

  return async (request, submission) => {
    try {
      return await renderPage(request, submission);
    } catch (error) {
      const failure = failureOf(error);
      options.metrics.renderFailed(failure);
      // The route, not the path: that of a legal request is its key.
      const route = routeOf(request.path) ?? 'unknown';
      options.log.error({ err: error, failure, route }, 'A page could not be rendered');
      const status = submission ? 503 : routeStatus(request.path);
      return options.shells(request.language, status, false);
    }
  };
}

/** Calls the api as a part of the trace, where there is one. */
export const tracedFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  propagation.inject(context.active(), headers, {
    set: (carrier, name, value) => carrier.set(name, value),
  });
  return fetch(input, { ...init, headers });
};

/**
 * Pages that a cache shares are stale for a moment at most, unless it is purged: a changed figure is out
 * within 5 s, as without that cache.
 */
const cacheControlOf = (
  options: Pick<RendererOptions, 'sharedCache' | 'sharedCacheSeconds'>,
): string =>
  options.sharedCache
    ? `public, max-age=0, s-maxage=${options.sharedCacheSeconds}, stale-while-revalidate=30`
    : 'public, max-age=0, s-maxage=5';

function failureOf(error: unknown): RenderFailure {
  if (error instanceof BulkheadRejectedError) return 'busy';
  return isTaskCancelledError(error) ? 'timeout' : 'error';
}
