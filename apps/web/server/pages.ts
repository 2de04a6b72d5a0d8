import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { judgeAddress } from './canonical-path.ts';
import type { PageCache } from './page-cache.ts';
import { hasSession, readPageRequest } from './page-request.ts';
import { type Page, sendPage } from './page.ts';
import { sendPlain } from './plain-answers.ts';
import { routeStatus } from './route-status.ts';
import { plainHeaders } from './security-headers.ts';
import type { Shells } from './shells.ts';

/** Answers every address that is not a file and not the API's with a page. */
export function servePages(app: FastifyInstance, cache: PageCache, shells: Shells): void {
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });

  function answer(request: FastifyRequest, reply: FastifyReply): unknown {
    const url = request.raw.url ?? '/';
    const address = judgeAddress(url);
    if (address.kind === 'moved') {
      return reply.headers(plainHeaders).redirect(address.to, 301);
    }
    if (address.kind === 'bad') return sendPlain(reply, 400);
    if (address.kind === 'long') return sendPlain(reply, 414);

    const { cookie } = request.headers;
    const wanted = readPageRequest(url, cookie, request.ip);
    const page = hasSession(cookie)
      ? shells(wanted.language, routeStatus(wanted.path), true)
      : cache.get(wanted);
    if (page instanceof Promise) return page.then((ready) => send(ready, request, reply));
    send(page, request, reply);
    return undefined;
  }
}

// Past Fastify's own sending: the headers are written out already.
function send(page: Page, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  sendPage(page, request.headers, reply.raw);
}
