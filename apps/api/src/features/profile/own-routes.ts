import * as contracts from '@kga/contracts';
import { campaign } from '@kga/contracts';
import { selectContributions } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { clearGuestCookie } from '../../accounts/guest-cookie.ts';
import {
  currentSessionId,
  revokeSession,
  revokeSessions,
  loadSessions,
  signOut,
} from '../../accounts/sessions.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { setPassword } from './change-password.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deleteAccountAndContent } from './delete-profile.ts';
import { exportProfile } from './export-profile.ts';
import { loadProfile } from './presenter.ts';

/** The newest of what somebody has handed in, as many as are listed. */
const contributionsMax = 100;

/** What the holder of an account may do with their own data, suspended or not. */
export const ownProfileRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.getProfile,
    handler: (request) => loadProfile(db, requireAccountOf(request)),
  });

  app.route({
    ...contracts.deleteProfile,
    handler: async (request, reply) => {
      const account = requireAccountOf(request);
      const { contributions, currentPassword } = request.body;
      await confirmOwner(request, account, currentPassword);
      await deleteAccountAndContent(request, account, contributions);
      for (const topic of ['stories', 'forum'] as const) {
        await publishChange(redis, request.log, { topic, id: 'all' });
      }
      clearGuestCookie(reply);
      await signOut(request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.updatePassword,
    handler: async (request, reply) => {
      const account = requireAccountOf(request);
      await confirmOwner(request, account, request.body.currentPassword);
      await setPassword(request, account, request.body.password);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.exportProfile,
    handler: async (request, reply) => {
      const held = await exportProfile(app.services, requireAccountOf(request).id);
      const name = `${campaign.slug}-${held.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return held;
    },
  });

  app.route({
    ...contracts.listSessions,
    handler: async (request) => {
      const current = currentSessionId(request);
      const sessions = await loadSessions(redis, requireAccountOf(request).id);
      return sessions.map((session) => ({ ...session, current: session.id === current }));
    },
  });

  app.route({
    ...contracts.deleteSession,
    handler: async (request, reply) => {
      const { id } = request.params;
      const ended = await revokeSession(redis, requireAccountOf(request).id, id);
      if (!ended) throw new AppError('not_found');
      if (id === currentSessionId(request)) await signOut(request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.deleteOtherSessions,
    handler: async (request, reply) => {
      await revokeSessions(redis, requireAccountOf(request).id, {
        except: currentSessionId(request),
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.listContributions,
    handler: (request) => selectContributions(db, requireAccountOf(request).id, contributionsMax),
  });

  done();
};
