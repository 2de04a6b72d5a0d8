import {
  changeRole as changeRoleContract,
  getPeople,
  getPersonEvents,
  restorePerson as restoreContract,
  suspendPerson as suspendContract,
} from '@kga/contracts';
import { accountById, auditOf, countPeople, findPeople } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { nextLink, readCursor } from '../cursor.ts';
import { AppError } from '../errors.ts';
import { accountOf } from '../plugins/actor.ts';
import { changeRole, restorePerson, suspendPerson } from './change-standing.ts';
import { presentEvent, presentPerson } from './present.ts';

/** The newest lines of the log about somebody, as many as are listed. */
const eventsMax = 100;

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** Looking after the people of the site. */
export const peopleRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.people;

  app.route({
    ...getPeople,
    handler: async (request, reply) => {
      const { q, role, suspended, limit, cursor } = request.query;
      const filter = { q, role, ...(suspended && { suspended: suspended === 'yes' }) };
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const [total, found] = await Promise.all([
        countPeople(db, filter),
        findPeople(db, filter, { limit: limit + 1, after }),
      ]);
      const people = found.slice(0, limit);
      const last = people.at(-1);
      reply.header('x-total-count', total);
      if (last && found.length > limit) {
        reply.header('link', nextLink(request, { createdAt: last.created_at, id: last.id }));
      }
      return people.map(presentPerson);
    },
  });

  app.route({
    ...changeRoleContract,
    handler: async (request) => {
      const standing = { admin: accountOf(request), personId: request.params.id };
      return presentPerson(await changeRole(db, standing, request.body));
    },
  });

  app.route({
    ...suspendContract,
    handler: async (request) => {
      const standing = { admin: accountOf(request), personId: request.params.id };
      return presentPerson(await suspendPerson({ db, redis }, standing, request.body.reason));
    },
  });

  app.route({
    ...restoreContract,
    handler: async (request) => {
      const standing = { admin: accountOf(request), personId: request.params.id };
      return presentPerson(await restorePerson(db, standing));
    },
  });

  app.route({
    ...getPersonEvents,
    handler: async (request) => {
      const { id } = request.params;
      if (!(await accountById(db, id))) throw new AppError('not_found');
      const rows = await auditOf(db, { kind: 'account', id }, eventsMax);
      return rows.flatMap(presentEvent);
    },
  });

  done();
};
