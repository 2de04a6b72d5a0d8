import * as contracts from '@kga/contracts';
import { selectAccount, selectAuditEntriesAbout, countUsers, selectUsers } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { grantUserRole, restoreAccount, suspendAccount } from './change-account.ts';
import { presentEvent, presentUser } from './presenter.ts';

/** The newest lines of the log about somebody, as many as are listed. */
const eventsMax = 100;

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** Looking after the people of the site. */
export const userRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listUsers,
    handler: async (request, reply) => {
      const { q, role, suspended, limit, cursor } = request.query;
      const filter = { q, role, ...(suspended && { suspended: suspended === 'yes' }) };
      const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
      const [total, found] = await Promise.all([
        countUsers(db, filter),
        selectUsers(db, filter, { limit: limit + 1, after }),
      ]);
      const people = found.slice(0, limit);
      const last = people.at(-1);
      reply.header('x-total-count', total);
      if (last && found.length > limit) {
        reply.header('link', nextLink(request, { createdAt: last.created_at, id: last.id }));
      }
      return people.map(presentUser);
    },
  });

  app.route({
    ...contracts.changeRole,
    handler: async (request) => {
      const standing = { admin: requireAccountOf(request), personId: request.params.id };
      return presentUser(await grantUserRole(db, standing, request.body));
    },
  });

  app.route({
    ...contracts.suspendUser,
    handler: async (request) => {
      const standing = { admin: requireAccountOf(request), personId: request.params.id };
      return presentUser(await suspendAccount({ db, redis }, standing, request.body.reason));
    },
  });

  app.route({
    ...contracts.restoreUser,
    handler: async (request) => {
      const standing = { admin: requireAccountOf(request), personId: request.params.id };
      return presentUser(await restoreAccount(db, standing));
    },
  });

  app.route({
    ...contracts.listUserEvents,
    handler: async (request) => {
      const { id } = request.params;
      if (!(await selectAccount(db, id))) throw new AppError('not_found');
      const rows = await selectAuditEntriesAbout(db, { kind: 'account', id }, eventsMax);
      return rows.flatMap(presentEvent);
    },
  });

  done();
};
