// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Figures, type Replay, figuresAt } from '@kga/db/replay';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { createFailures, entityTag, registerLocal } from '../stand-in-http.ts';
import { positionAt } from './replay.ts';
import {
  collectionMap,
  collectionProgression,
  garbage,
  registerDetails,
  ukCount,
  ukPetition,
} from './shapes.ts';

export interface PetitionProviderOptions {
  readonly clock: Replay;
  /** Milliseconds of a slow answer. */
  readonly slowAfter?: number;
  readonly now?: () => Date;
}

const control = z.object({
  mode: z.enum(['ok', 'slow', 'error', 'garbage', 'frozen']).optional(),
  position: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
  speed: z.number().min(0).max(10_000_000).optional(),
});
type Mode = NonNullable<z.infer<typeof control>['mode']>;

/**
 * A stand-in for the petition provider in the formats of the real ones. It replays the initiative's
 * figures, and `POST /control` makes it fail.
 */
export function buildPetitionProvider(options: PetitionProviderOptions): FastifyInstance {
  const { slowAfter = 15_000, now = () => new Date() } = options;
  const app = Fastify({ forceCloseConnections: true });
  const fail = createFailures(app, slowAfter, garbage);
  let clock = options.clock;
  let mode: Mode = 'ok';

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });

  const answer =
    (shape: (figures: Figures, position: Date) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (await fail(mode, reply, 'application/json')) return reply;
      const position = positionAt(clock, now());
      const body = JSON.stringify(shape(figuresAt(position), position));
      const tag = entityTag(body);
      reply.header('etag', tag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('application/json').send(body);
    };

  app.get('/eci/report/progression', answer(collectionProgression));
  app.get('/eci/report/map', answer(collectionMap));
  app.get('/tracker/realtime', answer(collectionProgression));
  app.get('/tracker', answer(collectionMap));
  app.get('/tracker/', answer(collectionMap));
  app.get('/register', answer(registerDetails));
  app.get('/uk/petitions/1.json', answer(ukPetition));
  app.get('/uk/petitions/1/count.json', answer(ukCount));

  const state = () => ({
    mode,
    speed: clock.speed,
    position: positionAt(clock, now()).toISOString(),
  });
  /** Continues from the current position, so that a change of speed causes no jump. */
  const setClock = (change: { from?: Date | undefined; speed?: number | undefined }) => {
    const moment = now();
    const from = change.from ?? positionAt(clock, moment);
    clock = { from, epoch: moment, speed: change.speed ?? clock.speed };
  };
  let speedBeforeFreeze = clock.speed;

  registerLocal(app, (local) => {
    local.get('/control', async () => state());
    local.post('/control', async (request, reply) => {
      const { success, data } = control.safeParse(request.body);
      if (!success) return reply.code(400).send({ error: 'mode, position or speed is wrong' });
      if (mode !== 'frozen') speedBeforeFreeze = clock.speed;
      mode = data.mode ?? mode;
      speedBeforeFreeze = data.speed ?? speedBeforeFreeze;
      setClock({
        from: data.position ? new Date(data.position) : undefined,
        speed: mode === 'frozen' ? 0 : speedBeforeFreeze,
      });
      return state();
    });
  });
  return app;
}
