import {
  campaign,
  changePassword as changePasswordContract,
  deleteProfile as deleteContract,
  endOtherSessions,
  endSession as endSessionContract,
  exportProfile as exportContract,
  getContributions,
  getProfile,
  getSessions,
} from '@kga/contracts';
import { contributionsOf } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import {
  currentSessionId,
  endSession,
  endSessions,
  listSessions,
  signOut,
} from '../accounts/sessions.ts';
import { announce } from '../changes.ts';
import { AppError } from '../errors.ts';
import { clearGuestCookie } from '../guests/guest-cookie.ts';
import { accountOf } from '../plugins/actor.ts';
import { changePassword } from './change-password.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deleteProfile } from './delete-profile.ts';
import { exportProfile } from './export-profile.ts';
import { loadProfile } from './present.ts';

/** The newest of what somebody has handed in, as many as are listed. */
const contributionsMax = 100;

/** What the holder of an account may do with their own data, suspended or not. */
export const ownProfileRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.people;

  app.route({ ...getProfile, handler: (request) => loadProfile(db, accountOf(request)) });

  app.route({
    ...deleteContract,
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { contributions, currentPassword } = request.body;
      await confirmOwner(request, account, currentPassword);
      await deleteProfile(request, account, contributions);
      for (const topic of ['stories', 'forum'] as const) {
        await announce(redis, request.log, { topic, id: 'all' });
      }
      clearGuestCookie(reply);
      await signOut(request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...changePasswordContract,
    handler: async (request, reply) => {
      const account = accountOf(request);
      await confirmOwner(request, account, request.body.currentPassword);
      await changePassword(request, account, request.body.password);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...exportContract,
    handler: async (request, reply) => {
      const held = await exportProfile(app.people, accountOf(request).id);
      const name = `${campaign.slug}-${held.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return held;
    },
  });

  app.route({
    ...getSessions,
    handler: async (request) => {
      const current = currentSessionId(request);
      const sessions = await listSessions(redis, accountOf(request).id);
      return sessions.map((session) => ({ ...session, current: session.id === current }));
    },
  });

  app.route({
    ...endSessionContract,
    handler: async (request, reply) => {
      const { id } = request.params;
      const ended = await endSession(redis, accountOf(request).id, id);
      if (!ended) throw new AppError('not_found');
      if (id === currentSessionId(request)) await signOut(request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...endOtherSessions,
    handler: async (request, reply) => {
      await endSessions(redis, accountOf(request).id, { except: currentSessionId(request) });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getContributions,
    handler: (request) => contributionsOf(db, accountOf(request).id, contributionsMax),
  });

  done();
};
