// SPDX-License-Identifier: AGPL-3.0-or-later
import { signOut } from '@kga/contracts/accounts';
import { languages, pathTo } from '@kga/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { languagePath, signOutFormPath } from '../../src/lib/page-urls.ts';
import type { Config } from '../config.ts';
import { sendStatus } from '../http/plain-responses.ts';
import { forwardedHeaders } from '../http/proxy.ts';
import { plainHeaders } from '../http/security-headers.ts';
import { tracedFetch } from '../render/renderer.ts';
import { isOwnForm } from './source.ts';

/** The language of the page that the form was on. */
const form = z.object({ language: z.enum(languages) });

/**
 * Ends the session of a visitor without the app, for whom the server renders pages only without one, and
 * leads to the home page in the language of the form.
 */
export const signOutRoute = (
  { browser: { origin }, apiUrl }: Pick<Config, 'browser' | 'apiUrl'>,
  apiTimeout: number,
) => ({
  method: 'POST' as const,
  url: signOutFormPath,
  handler: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnForm(request.headers, origin)) return sendStatus(reply, 403);
    const headers = new Headers({ origin });
    const own = { cookie: request.headers.cookie, ...forwardedHeaders(request) };
    for (const [name, value] of Object.entries(own)) if (value) headers.set(name, value);
    const answer = await tracedFetch(new URL(signOut.url, apiUrl), {
      method: signOut.method,
      headers,
      signal: AbortSignal.timeout(apiTimeout),
    }).catch(() => undefined);
    if (!answer?.ok) return sendStatus(reply.header('retry-after', '10'), 503);
    const { data } = form.safeParse(request.body);
    return reply
      .headers(plainHeaders)
      .header('cache-control', 'no-store')
      .header('set-cookie', answer.headers.getSetCookie())
      .redirect(languagePath(pathTo('home'), data?.language), 303);
  },
});
