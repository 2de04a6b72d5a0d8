import {
  type OwnStory,
  addStory as addContract,
  changeStory as changeContract,
  getOwnStory,
  storyMax,
  withdrawStory as withdrawContract,
} from '@kga/contracts';
import { type Database, type Writer, ownStoryById, standingOf } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { announce } from '../changes.ts';
import { AppError } from '../errors.ts';
import { writerOf } from '../plugins/actor.ts';
import { mayWrite } from '../plugins/scopes.ts';
import { authorOf } from '../writing/author.ts';
import { addStory } from './add-story.ts';
import { changeStory, withdrawStory } from './change-story.ts';
import { presentOwnStory } from './present.ts';

/** A story as JSON, in bytes: a UTF-16 unit takes six where it is written as `\\uXXXX`. */
const storyBodyLimit = 6 * (storyMax.content + storyMax.title + storyMax.gameName) + 8_192;

/** @throws AppError `not_found` where it is not theirs */
async function loadOwn(db: Database, writer: Writer, id: string): Promise<OwnStory> {
  const row = await ownStoryById(db, { id, writer });
  if (!row) throw new AppError('not_found');
  const standings = await standingOf(db, [{ kind: 'story', id: row.id }]);
  const standing = standings.get(row.id) ?? { held: false, reason: null, note: null };
  return presentOwnStory(row, standing);
}

/** Telling stories, and looking after one's own, with or without an account. */
export const ownStoryRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.people;
  const changed = (request: FastifyRequest, id: string) =>
    announce(redis, request.log, { topic: 'stories', id });

  app.route({
    ...getOwnStory,
    handler: (request) => loadOwn(db, writerOf(request), request.params.id),
  });

  app.route({
    ...addContract,
    onRequest: mayWrite,
    bodyLimit: storyBodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await addStory(app.people, author, { given: request.body, key });
      await changed(request, id);
      return reply.code(201).send(await loadOwn(db, author.writer, id));
    },
  });

  app.route({
    ...changeContract,
    onRequest: mayWrite,
    bodyLimit: storyBodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      await changeStory(app.people, { author, id, given: request.body });
      await changed(request, id);
      return loadOwn(db, author.writer, id);
    },
  });

  app.route({
    ...withdrawContract,
    handler: async (request, reply) => {
      const { id } = request.params;
      await withdrawStory(app.people, { writer: writerOf(request), id });
      await changed(request, id);
      return reply.code(204).send(null);
    },
  });

  done();
};
