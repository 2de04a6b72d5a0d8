import { randomUUID } from 'node:crypto';

import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import type { SitemapSource } from '../src/lib/feature.ts';
import { serveAssets } from './assets.ts';
import { listenForChanges } from './changes.ts';
import type { Config } from './config.ts';
import type { PageAssets } from './document.ts';
import type { WebMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import { isApi, sendPlain, sendProblem } from './plain-answers.ts';
import { proxyApi } from './proxy.ts';
import { createRenderer, type Render } from './render-page.ts';
import { isPlainRoute } from './route-status.ts';
import { pageHeaders, plainHeaders } from './security-headers.ts';
import { createShells, type FinishHtml } from './shells.ts';
import { serveSiteFiles } from './site-files.ts';
import { callCalmly } from './throttle.ts';

/** Milliseconds and counts that bound what one process does. */
type Limits = Record<keyof typeof limits, number>;

const limits = {
  freshFor: 5_000,
  incompleteFor: 1_000,
  staleFor: 60_000,
  outdatedEvery: 1_000,
  pagesKept: 300,
  renderTimeout: 3_000,
  renderings: 4,
  renderQueue: 200,
  apiAnswersWithin: 30_000,
} as const;

export type WebDeps = {
  readonly config: Config;
  readonly render: Render;
  readonly sitemap: SitemapSource;
  readonly assets: PageAssets;
  readonly metrics: WebMetrics;
  /** The folder of the client's build; null where something else serves its files. */
  readonly clientRoot: URL | null;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  /** Set in development, whose pages are changed on their way and carry scripts of the tools. */
  readonly finish?: FinishHtml;
  readonly serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>;
};

/** Makes the web server; it listens for nothing yet. */
export async function buildWeb(deps: WebDeps): Promise<FastifyInstance> {
  const { config, assets, metrics, now = () => performance.now() } = deps;
  const bounds: Limits = { ...limits, ...deps.limits };
  const app = fastify({
    logger: { level: config.logLevel, base: { app: 'web' } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustProxy],
    genReqId: requestIds(),
    frameworkErrors: (_error, request, reply) => {
      if (isApi(request.raw.url)) void sendProblem(request, reply, 'bad_request');
      else void sendPlain(reply, 400);
    },
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.raw.url)) return sendProblem(request, reply, 'method_not_allowed');
    return sendPlain(reply.header('allow', 'GET, HEAD'), 405);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error(error);
    return sendPlain(reply, status);
  });

  const finish: FinishHtml = deps.finish ?? (async (_url, html) => html);
  const page = {
    config: config.browser,
    headers: deps.finish ? plainHeaders : pageHeaders(config.browser),
    assets,
    finish,
  };
  const shells = createShells(page);
  const cache = createPageCache({
    ...bounds,
    most: bounds.pagesKept,
    now,
    count: metrics.pageSent,
    // Where something failed, only pages whose number is known are kept.
    keeps: (request, { status, complete }) =>
      request.keepable && (complete ? status === 200 : isPlainRoute(request.path)),
    render: createRenderer({
      ...page,
      render: deps.render,
      apiUrl: config.apiUrl,
      shells,
      metrics,
      log: app.log,
      concurrency: bounds.renderings,
      longestQueue: bounds.renderQueue,
      timeout: bounds.renderTimeout,
    }),
  });
  if (config.redisUrl) {
    const outdate = callCalmly(cache.outdate, bounds.outdatedEvery);
    const listener = listenForChanges(config.redisUrl, outdate.call, app.log);
    app.addHook('onClose', async () => {
      listener.close();
      outdate.stop();
    });
  }

  await app.register((scope) =>
    proxyApi(scope, { apiUrl: config.apiUrl, metrics, answerWithin: bounds.apiAnswersWithin }),
  );
  if (deps.clientRoot) await serveAssets(app, deps.clientRoot);
  serveSiteFiles(app, {
    origin: config.browser.origin,
    source: deps.sitemap,
    apiUrl: config.apiUrl,
    now,
  });
  servePages(app, cache, shells);
  return app;
}

/** Gives ids that no other process gives, at the cost of counting. */
function requestIds(): () => string {
  const process = randomUUID();
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
