// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { escapeUTF8 } from 'entities';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { htmlPage, sendPage } from '../stand-in-http.ts';
import type { CaughtMail, Mailbox } from './mailbox.ts';

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
  app.get('/mails/:id/raw', async (request, reply) => {
    const mail = find(request.params);
    if (!mail) return send(reply, pagePolicy, undefined);
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/plain; charset=utf-8')
      .send(mail.bytes);
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

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8');

/** All mails, newest first. The page reloads itself. */
function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/mails/${id}">${escapeUTF8(subject || '(no subject)')}</a><br>
${escapeUTF8(to.join(', '))}, <time>${receivedAt.toISOString()}</time></li>`,
  );
  const body = `<h1>Caught mails</h1>
<p>What this machine would have sent. Nothing leaves it; the newest are kept until it stops.</p>
${rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : '<p>No mail yet.</p>'}`;
  const head = '<meta http-equiv="refresh" content="3">\n';
  return htmlPage({ language: 'en', title: 'Caught mails', head, style, body });
}

/** One mail: its headers, its text, its links, and its HTML in a sandboxed frame. */
function mailPage({ id, subject, from, to, receivedAt, text, html, bytes }: CaughtMail): string {
  const [headers = ''] = bytes.toString('utf8').split(/\r?\n\r?\n/, 1);
  const links = new Set(text.match(/https?:\/\/\S+/g));
  const opened = [...links].map(
    (link) =>
      `<li><a href="${escapeUTF8(link)}" target="_blank" rel="noreferrer">${escapeUTF8(link)}</a></li>`,
  );
  const body = `<p><a href="/">All mails</a></p>
<h1>${escapeUTF8(subject || '(no subject)')}</h1>
<p>From ${escapeUTF8(from)} to ${escapeUTF8(to.join(', '))}, <time>${receivedAt.toISOString()}</time></p>
${opened.length > 0 ? `<h2>Links</h2>\n<ol>${opened.join('\n')}</ol>` : ''}
<h2>Headers</h2>
<pre>${escapeUTF8(headers)}</pre>
<p><a href="/mails/${id}/raw">Source</a></p>
<h2>Text</h2>
<pre>${escapeUTF8(text)}</pre>
${html === '' ? '' : `<h2>HTML</h2>\n<iframe title="The mail as HTML" sandbox src="/mails/${id}/html"></iframe>`}`;
  return htmlPage({ language: 'en', title: subject, style, body });
}
