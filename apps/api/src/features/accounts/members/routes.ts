// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import { contentTopics } from '@kga/contracts/core';
import { selectDisplayNameReviews } from '@kga/db/accounts';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import { publishAuthorChange } from '../../../platform/change-events.ts';
import { approveDisplayName } from './approve-display-name.ts';
import {
  type ContributionsQuery,
  contributionsUrl,
  loadMember,
  loadMembersByName,
  prepareContributions,
} from './load.ts';
import { resetDisplayName } from './reset-display-name.ts';

/** Most entries of each kind, and loads that may wait. */
const max = { members: 200, names: 200, contributions: 200, waiting: 50 } as const;

export const memberRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const cache = app.createCache({ topics: contentTopics });
  const limit = bulkhead(2, max.waiting);
  const member = cache.keyed<string>({
    name: 'member',
    max: max.members,
    bulkhead: limit,
    key: (id) => id,
    prepare: (id) => () => loadMember(db, id),
  });
  const names = cache.keyed<string>({
    name: 'member-names',
    max: max.names,
    bulkhead: limit,
    key: (name) => name.trim().toLowerCase(),
    prepare: (name) => () => loadMembersByName(db, name),
  });
  const contributions = cache.keyed<ContributionsQuery>({
    name: 'member-contributions',
    max: max.contributions,
    bulkhead: limit,
    key: contributionsUrl,
    prepare: (query) => prepareContributions(db, query),
  });

  app.route({
    ...contracts.listMembers,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, names(request.query.name)),
  });

  app.route({
    ...contracts.getMember,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, member(request.params.id)),
  });

  app.route({
    ...contracts.listMemberContributions,
    config: cachedRoute,
    handler: (request, reply) => {
      return sendCached(request, reply, contributions({ ...request.query, ...request.params }));
    },
  });
};

/** Public names that moderators remove, or keep where they wait for them. */
export const displayNameRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listDisplayNameReviews,
    handler: async () => {
      const reviews = await selectDisplayNameReviews(db);
      return reviews.map(({ id, name, created_at, reason, other_id, other_name }) => ({
        id,
        name,
        reason,
        since: created_at.toISOString().slice(0, 10),
        other: other_id === null ? null : { id: other_id, name: other_name },
      }));
    },
  });

  app.route({
    ...contracts.approveDisplayName,
    handler: async (request, reply) => {
      const { id } = request.params;
      await approveDisplayName(db, { by: requireAccountOf(request), id });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.resetDisplayName,
    handler: async (request, reply) => {
      const { params, body } = request;
      await resetDisplayName(db, { by: requireAccountOf(request), id: params.id }, body.reason);
      await publishAuthorChange(redis, request.log);
      return reply.code(204).send(null);
    },
  });
};
