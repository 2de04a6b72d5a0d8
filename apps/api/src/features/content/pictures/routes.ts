// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/content';
import { selectPicture } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { isShareImageObject } from '@kga/db/site';
import { redirectMaxAge } from '@kga/server';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { authorOf } from '../../../content/author.ts';
import { matchesTag } from '../../../platform/cache/encoded-response.ts';
import { sendNotModified } from '../../../platform/cache/send.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Objects } from '../../../platform/objects.ts';
import { bufferOf, fileBodies } from '../../../platform/plugins/file-bodies.ts';
import { rawSecurityHeaders } from '../../../platform/plugins/security.ts';
import { createPictureUploads } from './upload-picture.ts';

const securityHeaders = rawSecurityHeaders();

/** Also forbids scripts and frames where a picture is opened as a page. */
const contentSecurityPolicy = `${securityHeaders['content-security-policy'] ?? ''};sandbox`;

const forever = 'public, max-age=31536000, immutable';

/** Moderators may hide the text, whose pictures are gone with it. */
const shownWithText = 'public, max-age=300';

/** Uploads of guests and members. */
export const pictureUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const uploadPicture = createPictureUploads(app.services);
  await app.register(fileBodies, { memory: app.services.fileMemory });

  app.route({
    ...contracts.createPictureUpload,
    bodyLimit: contracts.pictureUploadMax,
    handler: async (request, reply) => {
      const id = await uploadPicture({
        author: authorOf(request),
        bytes: bufferOf(request.body),
      });
      return reply.code(201).send({ id });
    },
  });
};

/** Pictures by their id, and images to share by their hash. What is at a URL never changes. */
export const pictureRoutes: FastifyPluginAsyncZod<{ db: Database; objects: Objects }> = async (
  app,
  { db, objects },
) => {
  async function sendForever(
    reply: FastifyReply,
    hash: string,
    { etag, cacheControl = forever }: { etag: string; cacheControl?: string },
  ) {
    const isKnown = matchesTag(reply.request.headers['if-none-match'], [etag]);
    const url = isKnown ? undefined : await objects.publicUrl(hash);
    if (url !== undefined) {
      reply.header('cache-control', `public, max-age=${redirectMaxAge}`);
      return reply.redirect(url, 302);
    }
    reply.headers({ 'cache-control': cacheControl, etag });
    if (isKnown) return sendNotModified(reply);
    const { bytes, mediaType } = found(await objects.get(hash));
    reply.type(mediaType);
    return bytes;
  }

  app.route({
    ...contracts.getPicture,
    config: { cached: true, mediaType: 'image/webp' },
    handler: async (request, reply) => {
      const picture = found(await selectPicture(db, request.params.id));
      const { id, object_hash, shownIn, isInText } = picture;
      if (shownIn === 'rejected' || shownIn === 'hidden') throw new AppError('not_found');
      reply.headers({ ...securityHeaders, 'content-security-policy': contentSecurityPolicy });
      if (shownIn !== 'pending') {
        const cacheControl = isInText ? shownWithText : forever;
        return sendForever(reply, object_hash, { etag: `"${id}"`, cacheControl });
      }
      // Other sites cannot show what no moderator has seen.
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      if (isInText && site !== 'same-origin') throw new AppError('not_found');
      // For the one who submitted it and for moderators, who may decide against it.
      const { bytes, mediaType } = found(await objects.get(object_hash));
      return reply.header('cache-control', 'no-store').type(mediaType).send(bytes);
    },
  });

  app.route({
    ...contracts.getObject,
    config: { tagged: true, openData: true, mediaType: 'image/png' },
    handler: async ({ params: { hash } }, reply) => {
      if (!(await isShareImageObject(db, hash))) throw new AppError('not_found');
      return sendForever(reply, hash, { etag: `"${hash}"` });
    },
  });
};
