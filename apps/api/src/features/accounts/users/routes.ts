// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import { type ManagedUser, type UserEvent, userActions } from '@kga/contracts/accounts';
import { type Account, countUsers, selectAccount, selectUsers } from '@kga/db/accounts';
import { type AuditRow, selectAuditEntriesAbout } from '@kga/db/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { publishAuthorChange } from '../../../platform/change-events.ts';
import { found } from '../../../platform/errors.ts';
import { createdCursor, createdCursorOf, selectPage } from '../../../platform/pagination.ts';
import { type UserChange, changeRole, restoreUser, suspendUser } from './update-user.ts';

const eventsMax = 100;

function presentUser(account: Account): ManagedUser {
  const { suspended_at: at, suspended_reason: reason } = account;
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    firstName: account.first_name,
    lastName: account.last_name,
    role: account.role,
    suspended: at === null ? null : { reason: reason ?? '', at: at.toISOString() },
    createdAt: account.created_at.toISOString(),
    lastSignedInAt: account.last_signed_in_at?.toISOString() ?? null,
  };
}

/** An audit entry about a role or suspension; none for other entries. */
function presentEvent(row: AuditRow): UserEvent[] {
  const action = userActions.find((each) => each === row.action);
  if (!action) return [];
  const { id, at, actor, before, after, reason } = row;
  return [{ id, at: at.toISOString(), action, actor, before, after, reason }];
}

const userChange = (request: FastifyRequest, userId: string): UserChange => ({
  admin: requireAccountOf(request),
  userId,
});

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listUsers,
    handler: async (request, reply) => {
      const { q, role, suspended } = request.query;
      const filter = { q, role, ...(suspended && { suspended: suspended === 'yes' }) };
      const users = await selectPage(request, reply, {
        cursor: createdCursor,
        count: () => countUsers(db, filter),
        select: (page) => selectUsers(db, filter, page),
        cursorOf: createdCursorOf,
      });
      return users.map(presentUser);
    },
  });

  app.route({
    ...contracts.changeRole,
    handler: async (request) => {
      const change = userChange(request, request.params.id);
      const changed = await changeRole(db, change, request.body);
      await publishAuthorChange(redis, request.log);
      return presentUser(changed);
    },
  });

  app.route({
    ...contracts.suspendUser,
    handler: async (request) => {
      const change = userChange(request, request.params.id);
      const changed = await suspendUser(app.services, change, request.body.reason);
      await publishAuthorChange(redis, request.log);
      return presentUser(changed);
    },
  });

  app.route({
    ...contracts.restoreUser,
    handler: async (request) => {
      const changed = await restoreUser(db, userChange(request, request.params.id));
      await publishAuthorChange(redis, request.log);
      return presentUser(changed);
    },
  });

  app.route({
    ...contracts.listUserEvents,
    handler: async (request) => {
      const { id } = request.params;
      found(await selectAccount(db, id));
      const rows = await selectAuditEntriesAbout(db, { kind: 'account', id }, eventsMax);
      return rows.flatMap(presentEvent);
    },
  });
};
