// SPDX-License-Identifier: AGPL-3.0-or-later
// What the servers of the stand-ins share.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { escapeUTF8 } from 'entities';
import type { FastifyInstance, FastifyReply } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Registers routes that only this machine may call. */
export function registerLocal(
  app: FastifyInstance,
  routes: (local: FastifyInstance) => void,
): void {
  app.register(async (local) => {
    local.addHook('onRequest', async (request, reply) => {
      if (!loopback.has(request.socket.remoteAddress ?? '')) await reply.code(403).send();
    });
    routes(local);
  });
}

/**
 * Returns a function that answers as a failing server does; false for any other mode.
 *
 * @param slowAfter milliseconds of a slow answer
 * @param garbage bodies that a client must reject, sent in turn
 */
export function createFailures(
  app: FastifyInstance,
  slowAfter: number,
  garbage: readonly string[],
) {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  let garbled = 0;
  return async (mode: string, reply: FastifyReply, type: string): Promise<boolean> => {
    if (mode === 'slow') await setTimeout(slowAfter, undefined, { signal: closing.signal });
    if (mode === 'error') await reply.code(503).type('text/plain').send('Service Unavailable');
    else if (mode === 'gone') await reply.code(410).type('text/plain').send('Gone');
    else if (mode === 'garbage') {
      garbled += 1;
      await reply.type(type).send(garbage[(garbled - 1) % garbage.length]);
    }
    return reply.sent;
  };
}

export function entityTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends an HTML page that may load only what the policy allows. */
export function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

const style = readFileSync(join(import.meta.dirname, 'stand-in.css'), 'utf8');

/** An HTML page; `style` is added to the style of all pages, `head` and `body` are HTML. */
export function htmlPage(page: {
  readonly language: string;
  readonly title: string;
  readonly head?: string;
  readonly style: string;
  readonly body: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeUTF8(page.title)}</title>
${page.head ?? ''}<style>${style}${page.style}</style>
</head>
<body>
${page.body}
</body>
</html>
`;
}
