// SPDX-License-Identifier: AGPL-3.0-or-later
import { objectUrl } from '@kga/contracts/content';
import * as contracts from '@kga/contracts/site';
import type { Database } from '@kga/db/core';
import { selectShareSubject } from '@kga/db/registry';
import { findLegalSubject } from '@kga/legal/share-subjects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { matchesTag } from '../../../platform/cache/encoded-response.ts';
import { sendNotModified } from '../../../platform/cache/send.ts';
import { found } from '../../../platform/errors.ts';
import type { Objects } from '../../../platform/objects.ts';
import { createImageLoader } from './load-image.ts';

type Options = { db: Database; objects: Objects; publicOrigin: string };

/** Images to share. Their URLs stay while what they show changes; the tag changes with it. */
export const shareImageRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, objects, publicOrigin },
) => {
  const loadImage = createImageLoader(db);

  app.route({
    ...contracts.getShareImage,
    config: { tagged: true, openData: true, mediaType: 'image/png' },
    handler: async ({ params, query, headers }, reply) => {
      const { size, lang: language, theme } = query;
      const subject = found(await selectShareSubject(db, params, findLegalSubject));
      const hash = await loadImage({ ...params, size, language, theme }, subject);
      const image = hash === undefined ? undefined : await objects.get(hash);
      if (hash === undefined || !image) {
        reply.header('cache-control', 'public, max-age=30');
        return reply.redirect(`${publicOrigin}/social.png`, 302);
      }
      const etag = `"${hash}"`;
      reply.headers({
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
        'content-location': objectUrl(hash),
        etag,
      });
      if (matchesTag(headers['if-none-match'], [etag])) return sendNotModified(reply);
      reply.type(image.mediaType);
      return image.bytes;
    },
  });
};
