import * as contracts from '@kga/contracts';
import { type OwnStory, storyMax } from '@kga/contracts';
import { type Database, type Writer, selectOwnStory, selectModerationStatuses } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireWriter } from '../../accounts/actor.ts';
import { requireWriteAccess } from '../../accounts/guards.ts';
import { authorOf } from '../../content/author.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { editStory, withdrawStory } from './edit-story.ts';
import { presentOwnStory } from './presenter.ts';
import { publishStory } from './publish-story.ts';

/** A story as JSON, in bytes: a UTF-16 unit takes six where it is written as `\\uXXXX`. */
const storyBodyLimit = 6 * (storyMax.content + storyMax.title + storyMax.gameName) + 8_192;

/** @throws AppError `not_found` where it is not theirs */
async function loadOwn(db: Database, writer: Writer, id: string): Promise<OwnStory> {
  const row = await selectOwnStory(db, { id, writer });
  if (!row) throw new AppError('not_found');
  const standings = await selectModerationStatuses(db, [{ kind: 'story', id: row.id }]);
  const standing = standings.get(row.id) ?? { held: false, reason: null, note: null };
  return presentOwnStory(row, standing);
}

/** Telling stories, and looking after one's own, with or without an account. */
export const storyWriteRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;
  const changed = (request: FastifyRequest, id: string) =>
    publishChange(redis, request.log, { topic: 'stories', id });

  app.route({
    ...contracts.getOwnStory,
    handler: (request) => loadOwn(db, requireWriter(request), request.params.id),
  });

  app.route({
    ...contracts.createStory,
    onRequest: requireWriteAccess,
    bodyLimit: storyBodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await publishStory(app.services, author, { given: request.body, key });
      await changed(request, id);
      return reply.code(201).send(await loadOwn(db, author.writer, id));
    },
  });

  app.route({
    ...contracts.updateStory,
    onRequest: requireWriteAccess,
    bodyLimit: storyBodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      await editStory(app.services, { author, id, given: request.body });
      await changed(request, id);
      return loadOwn(db, author.writer, id);
    },
  });

  app.route({
    ...contracts.deleteStory,
    handler: async (request, reply) => {
      const { id } = request.params;
      await withdrawStory(app.services, { writer: requireWriter(request), id });
      await changed(request, id);
      return reply.code(204).send(null);
    },
  });

  done();
};
