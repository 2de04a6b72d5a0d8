// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/content';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { jsonBodyLimit } from '../../../content/create-content.ts';
import { createTexts, showText } from '../../../content/texts.ts';

/** Previews of texts, before anything is published. */
export const textRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.previewText,
    bodyLimit: jsonBodyLimit({ content: contracts.textMax }),
    handler: async ({ body: { content } }) => {
      const { blocks } = await showText(db, showTexts, { content, format: 'markdown' });
      return { blocks: blocks ?? [] };
    },
  });
};
