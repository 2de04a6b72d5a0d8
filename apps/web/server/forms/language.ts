// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages, returnPath } from '@kga/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { languageCookie, languageFormPath, languagePath } from '../../src/lib/page-urls.ts';
import type { Config } from '../config.ts';
import { sendStatus } from '../http/plain-responses.ts';
import { plainHeaders } from '../http/security-headers.ts';
import { isOwnForm } from './source.ts';

const choice = z.object({ language: z.enum(languages), to: returnPath });

/** Stores the language that a visitor without script chooses, and leads back to the page. */
export const languageRoute = ({
  browser: { origin },
  sharedCache,
}: Pick<Config, 'browser' | 'sharedCache'>) => ({
  method: 'POST' as const,
  url: languageFormPath,
  handler: (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = choice.safeParse(request.body);
    if (!isOwnForm(request.headers, origin)) return sendStatus(reply, 403);
    if (!chosen.success) return sendStatus(reply, 400);
    const { language, to } = chosen.data;
    return reply
      .headers(plainHeaders)
      .header('cache-control', 'no-store')
      .header('set-cookie', languageCookie(language, { secure: origin.startsWith('https:') }))
      .redirect(languagePath(to, sharedCache ? language : undefined), 303);
  },
});
