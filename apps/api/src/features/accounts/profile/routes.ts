// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import { selectContributions } from '@kga/db/contributions';
import { loadSessions } from '@kga/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { clearGuestCookie } from '../../../accounts/guests.ts';
import { presentUser } from '../../../accounts/presenter.ts';
import { deviceOf } from '../../../accounts/security-notifications.ts';
import {
  currentSessionId,
  revokeSession,
  revokeSessions,
  signOut,
} from '../../../accounts/sessions.ts';
import { publishAuthorChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import { changeDisplayName } from './change-display-name.ts';
import { confirmOwner } from './confirm-owner.ts';
import { exportRoutes } from './export-routes.ts';
import { deleteProfile, loadProfile, updateProfile } from './profile.ts';
import { changePassword, unlinkIdentity } from './sign-in-methods.ts';

const contributionsMax = 100;

/** Access to one's own data, which suspended accounts have too. */
export const ownProfileRoutes: FastifyPluginAsyncZod = async (app) => {
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
      await deleteProfile(request, account, contributions);
      await publishAuthorChange(redis, request.log);
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
      await changePassword(request, account, request.body.password);
      return reply.code(204).send(null);
    },
  });

  await app.register(exportRoutes);

  app.route({
    ...contracts.listSessions,
    handler: async (request) => {
      const current = currentSessionId(request);
      const { id } = requireAccountOf(request);
      const sessions = await loadSessions(redis, id, contracts.parseStoredSession);
      return sessions.map((session) => ({ ...session, current: session.id === current }));
    },
  });

  app.route({
    ...contracts.deleteSession,
    handler: async (request, reply) => {
      const { id } = request.params;
      const isEnded = await revokeSession(redis, requireAccountOf(request).id, id);
      if (!isEnded) throw new AppError('not_found');
      if (id === currentSessionId(request)) await signOut(request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.deleteOtherSessions,
    handler: async (request, reply) => {
      const except = currentSessionId(request);
      await revokeSessions(redis, requireAccountOf(request).id, { except });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.listContributions,
    handler: (request) => selectContributions(db, requireAccountOf(request).id, contributionsMax),
  });
};

/** Changes that need an active account. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...contracts.updateProfile,
    handler: async (request) => {
      const account = requireAccountOf(request);
      const changed = await updateProfile(request, account, request.body);
      if (changed.picture_id !== account.picture_id) {
        await publishAuthorChange(services.redis, request.log);
      }
      return loadProfile(services.db, changed);
    },
  });

  app.route({
    ...contracts.updateDisplayName,
    handler: async (request) => {
      const account = requireAccountOf(request);
      const { displayName } = request.body;
      const changed = await changeDisplayName(services, { account, ip: request.ip }, displayName);
      if (changed !== account) await publishAuthorChange(services.redis, request.log);
      return presentUser(changed);
    },
  });

  app.route({
    ...contracts.unlinkIdentity,
    handler: async (request, reply) => {
      const { provider } = request.params;
      const accountId = requireAccountOf(request).id;
      await unlinkIdentity(services, { accountId, provider, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });
};
