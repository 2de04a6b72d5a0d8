// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { createLog } from '@kga/server';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

import type { searchParamsAt } from '../src/app/routes.tsx';
import type { SitemapSource } from '../src/lib/feature.ts';
import { subscribeToChanges } from './changes.ts';
import type { Config } from './config.ts';
import { type Forms, serveForms } from './forms/forms.ts';
import { serveAssets } from './http/assets.ts';
import { decodeApiPrefix } from './http/canonical-url.ts';
import { observeRequests } from './http/observe-requests.ts';
import { isApi, refuseConnection, sendStatus, sendProblem } from './http/plain-responses.ts';
import { proxyApi } from './http/proxy.ts';
import { isStaticRoute, routeStatus } from './http/route-status.ts';
import { pageHeaders, plainHeaders } from './http/security-headers.ts';
import type { WebMetrics } from './metrics.ts';
import { sendNotFoundPage, servePages } from './pages.ts';
import type { PageAssets } from './render/document.ts';
import type { OfflineList } from './render/manifest.ts';
import { createMissLimit } from './render/miss-limit.ts';
import { createPageCache } from './render/page-cache.ts';
import { createRenderer, type Render } from './render/renderer.ts';
import { createShells, type FinishHtml } from './render/shells.ts';
import { serveSiteFiles } from './site-files.ts';
import { throttle } from './throttle.ts';
import { serveWellKnown } from './well-known.ts';

/** Milliseconds and counts that bound one process. */
type Limits = Record<keyof typeof limits, number>;

const limits = {
  freshFor: 5_000,
  incompleteFor: 1_000,
  staleFor: 60_000,
  invalidateInterval: 1_000,
  pagesMax: 300,
  renderTimeout: 3_000,
  renderings: 4,
  renderQueue: 200,
  apiTimeout: 30_000,
  bodyTimeout: 15_000,
} as const;

export type WebDeps = {
  readonly config: Config;
  readonly render: Render;
  readonly sitemap: SitemapSource;
  readonly forms: Forms;
  /** Names the parameters that the page at a path reads. */
  readonly searchParamsAt: typeof searchParamsAt;
  readonly assets: PageAssets;
  /** What pages need to work without a connection. */
  readonly offline: () => Promise<OfflineList>;
  readonly metrics: WebMetrics;
  /** Folder of the client's build; null if Vite serves the files. */
  readonly clientRoot: URL | null;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  /** Where log lines go; standard output by default. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Set in development, where Vite adds scripts to pages. */
  readonly finish?: FinishHtml;
  readonly serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>;
};

/** The rendering of pages and their cache. */
function createPages(deps: WebDeps, bounds: Limits, log: FastifyBaseLogger) {
  const { config, assets, metrics, now = () => performance.now() } = deps;
  const finish: FinishHtml = deps.finish ?? (async (_url, html) => html);
  const page = {
    config: config.browser,
    headers: deps.finish ? plainHeaders : pageHeaders(config),
    assets,
    finish,
    sharedCache: config.sharedCache,
    sharedCacheSeconds: config.sharedCacheSeconds,
  };
  const shells = createShells(page);
  const mayRender = createMissLimit(config.pagesPerMinute);
  const render = createRenderer({
    ...page,
    render: deps.render,
    apiUrl: config.apiUrl,
    shells,
    metrics,
    log,
    concurrency: bounds.renderings,
    queueMax: bounds.renderQueue,
    timeout: bounds.renderTimeout,
  });
  const cache = createPageCache({
    ...bounds,
    size: bounds.pagesMax,
    now,
    count: metrics.pageSent,
    mayRender,
    refuse: ({ language }) => shells(language, 429, false),
    // Incomplete pages and errors are cached where the number of pages is bounded.
    shouldCache: ({ cacheable, path }, { status, complete, isPrivate }) =>
      cacheable &&
      !isPrivate &&
      (complete ? status === 200 || routeStatus(path) === 404 : isStaticRoute(path)),
    render: (request) => render(request),
  });
  return { cache, shells, render, mayRender };
}

/** Builds the web server without listening. */
export async function buildWeb(deps: WebDeps): Promise<FastifyInstance> {
  const { config, metrics, now = () => performance.now() } = deps;
  const bounds: Limits = { ...limits, ...deps.limits };
  const log: FastifyBaseLogger = createLog('web', config.logLevel, deps.logTo);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustProxy],
    // Requests on open connections are still answered while closing.
    return503OnClosing: false,
    genReqId: requestIds(),
    rewriteUrl: ({ url = '/' }) => decodeApiPrefix(url),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) => {
      accessLog?.note(reply.raw, { requestId: request.id });
      if (isApi(request.raw.url)) void sendProblem(request, reply, 'bad_request');
      // A percent sequence that is no UTF-8: no page has such a path.
      else void sendNotFoundPage(cache, request, reply);
    },
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
  });
  const { accessLog, tracing } = await observeRequests(app, config, metrics);
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.raw.url)) return sendProblem(request, reply, 'method_not_allowed');
    return sendStatus(reply.header('allow', 'GET, HEAD'), 405);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error(error);
    return sendStatus(reply, status);
  });

  const { cache, shells, render, mayRender } = createPages(deps, bounds, app.log);
  if (config.redisUrl) {
    const invalidate = throttle(cache.invalidate, bounds.invalidateInterval);
    const listener = subscribeToChanges(config.redisUrl, invalidate.call, app.log);
    app.addHook('onClose', async () => {
      listener.close();
      invalidate.stop();
    });
  }

  await app.register((scope) =>
    proxyApi(scope, { apiUrl: config.apiUrl, metrics, answerTimeout: bounds.apiTimeout }),
  );
  if (deps.clientRoot) await serveAssets(app, deps.clientRoot, config.sharedAssets);
  serveSiteFiles(app, {
    origin: config.browser.origin,
    source: deps.sitemap,
    offline: deps.offline,
    apiUrl: config.apiUrl,
    now,
  });
  serveWellKnown(app, {
    origin: config.browser.origin,
    contacts: config.securityContacts,
  });
  const searchParamsOf = (path: string) => deps.searchParamsAt(path, config.browser);
  await app.register((scope) =>
    serveForms(scope, {
      ...bounds,
      config,
      forms: deps.forms,
      searchParamsAt: searchParamsOf,
      render,
      mayRender,
      accessLog,
      tracing,
    }),
  );
  servePages(app, {
    cache,
    shells,
    accessLog,
    tracing,
    sharedCache: config.sharedCache,
    searchParamsAt: searchParamsOf,
  });
  return app;
}

/** Generates ids that are unique across processes at the cost of a counter. */
function requestIds(): () => string {
  const process = randomUUID();
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
