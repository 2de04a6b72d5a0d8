// SPDX-License-Identifier: AGPL-3.0-or-later
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { sendPage } from '../stand-in-http.ts';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './page.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For a mail's own HTML, which may not load, run or open anything. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const params = z.object({ id: z.coerce.number().int() });
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Pages that show the caught mails; only on this machine, since mails give access to accounts. */
export function buildMailCatcher(mailbox: Pick<Mailbox, 'mails'>): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // DNS rebinding: a foreign site must not read mails in a developer's browser.
    if (!ownHosts.has(request.hostname)) await reply.code(403).send('Only by localhost');
  });

  const find = (given: unknown) => {
    const { success, data } = params.safeParse(given);
    return success ? mailbox.mails.find(({ id }) => id === data.id) : undefined;
  };

  app.get('/', async (_request, reply) => send(reply, pagePolicy, listPage(mailbox.mails)));
  app.get('/mails/:id', async (request, reply) => {
    const mail = find(request.params);
    return send(reply, pagePolicy, mail && mailPage(mail));
  });
  app.get('/mails/:id/html', async (request, reply) =>
    send(reply, mailPolicy, find(request.params)?.html),
  );
  return app;
}

function send(reply: FastifyReply, policy: string, html: string | undefined): FastifyReply {
  if (html === undefined) return reply.code(404).type('text/plain').send('There is no such mail');
  return sendPage(reply, policy, html);
}
