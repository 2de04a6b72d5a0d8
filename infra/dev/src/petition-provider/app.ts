// SPDX-License-Identifier: AGPL-3.0-or-later
import { areas } from '@kga/db/initiative';
import { type Figures, type Replay, figuresAt } from '@kga/db/replay';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { createFailures, entityTag, registerLocal, sendPage } from '../stand-in-http.ts';
import garbage from './garbage.json' with { type: 'json' };
import { positionAt } from './replay.ts';
import {
  collectionMap,
  collectionProgression,
  registerDetails,
  signPage,
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
const signature = z.object({
  country: z.string().refine((code) => areas.some((area) => area.code === code)),
});

const signPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

type Mode = NonNullable<z.infer<typeof control>['mode']>;

function withAdded({ total, counts }: Figures, added: ReadonlyMap<string, number>): Figures {
  const sum = [...added.values()].reduce((all, count) => all + count, 0);
  const more = [...added].map(([code, count]) => [code, (counts[code] ?? 0) + count]);
  return { total: total + sum, counts: { ...counts, ...Object.fromEntries(more) } };
}

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
  /** Signatures of visitors of the demonstration, by state. */
  const added = new Map<string, number>();
  const figures = () => withAdded(figuresAt(positionAt(clock, now())), added);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });

  const answer =
    (shape: (figures: Figures, position: Date) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (await fail(mode, reply, 'application/json')) return reply;
      const position = positionAt(clock, now());
      const body = JSON.stringify(shape(figures(), position));
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

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 256 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const sendSignPage = (reply: FastifyReply, signed: boolean) =>
    sendPage(reply, signPolicy, signPage(figures().total, signed));
  app.get('/sign', async (_request, reply) => sendSignPage(reply, false));
  app.post('/sign', async (request, reply) => {
    const { success, data } = signature.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: 'country is none of the states' });
    added.set(data.country, (added.get(data.country) ?? 0) + 1);
    return sendSignPage(reply, true);
  });

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
