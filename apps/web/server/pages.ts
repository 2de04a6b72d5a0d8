// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AccessLog, RequestTracing } from '@kga/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { checkUrl } from './http/canonical-url.ts';
import {
  type SearchParamsAt,
  hasSession,
  notFoundRequest,
  readPageRequest,
} from './http/page-request.ts';
import { sendStatus } from './http/plain-responses.ts';
import { routeOf, routeStatus } from './http/route-status.ts';
import { plainHeaders } from './http/security-headers.ts';
import type { Outcome, PageCache } from './render/page-cache.ts';
import { type Page, sendPage } from './render/page.ts';
import type { Shells } from './render/shells.ts';

/** Serves pages at every URL that is neither a file nor the API's. */
export function servePages(
  app: FastifyInstance,
  {
    cache,
    shells,
    accessLog,
    tracing,
    sharedCache,
    searchParamsAt,
  }: {
    readonly cache: PageCache;
    readonly shells: Shells;
    readonly accessLog: AccessLog | undefined;
    readonly tracing: RequestTracing | undefined;
    /** Whether cookies must make no difference to the page. */
    readonly sharedCache: boolean;
    readonly searchParamsAt: SearchParamsAt;
  },
): void {
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });

  function answer(request: FastifyRequest, reply: FastifyReply): unknown {
    const url = request.raw.url ?? '/';
    const checked = checkUrl(url);
    if (checked.kind === 'moved') {
      return reply.headers(plainHeaders).redirect(checked.to, 301);
    }
    if (checked.kind === 'bad') return sendStatus(reply, 400);
    if (checked.kind === 'long') return sendStatus(reply, 414);

    const cookie = sharedCache ? undefined : request.headers.cookie;
    const pageRequest = readPageRequest(url, cookie, searchParamsAt, request.ip);
    const { language, path } = pageRequest;
    const status = routeStatus(path);
    const route = routeOf(path) ?? 'not-found';
    request.pageRoute = route;
    accessLog?.note(reply.raw, { route });
    tracing?.note(reply.raw, route);
    const note = accessLog && ((cached: Outcome) => accessLog.note(reply.raw, { cache: cached }));
    const page = hasSession(cookie)
      ? shells(language, status, true)
      : cache.get(status === 404 ? notFoundRequest(language) : pageRequest, note);
    if (page instanceof Promise) return page.then((ready) => send(ready, request, reply));
    send(page, request, reply);
    return undefined;
  }
}

/** Sends the not-found page of the visitor's language. */
export async function sendNotFoundPage(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language } = readPageRequest(request.raw.url ?? '/', request.headers.cookie, () => []);
  send(await cache.get(notFoundRequest(language)), request, reply);
}

// Bypasses Fastify's reply, since the headers are serialised already.
function send(page: Page, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendPage(page, request.headers, reply.raw);
}
