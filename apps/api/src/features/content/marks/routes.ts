// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameFollow, gameLike } from '@kga/contracts/archive';
import {
  type MarkEndpoints,
  type MarkKind,
  type MarkState,
  listReactions,
  markAnswer,
  updateReaction,
} from '@kga/contracts/content';
import type { ContentKind } from '@kga/contracts/core';
import { postFollow } from '@kga/contracts/forum';
import { ownLetter } from '@kga/contracts/legal';
import {
  type Mark,
  isItemBy,
  lockAuthor,
  selectMark,
  selectMarks,
  updateMark,
} from '@kga/db/content';
import { type Transaction, transaction } from '@kga/db/core';
import { contentTypes, markTypes } from '@kga/db/registry';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { authorOf } from '../../../content/author.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isMarkHeld } from './holds.ts';

/** Marks at a path of their own; reactions are at one path for items of several kinds. */
const endpoints = {
  game_like: gameLike,
  game_follow: gameFollow,
  post_follow: postFollow,
  letter_written: ownLetter,
} satisfies Record<Exclude<MarkKind, 'helpful'>, MarkEndpoints>;

type MarkOptions = {
  /** Whether the marks of guests are registered, or those of accounts alone. */
  byGuests: boolean;
};

const endpointsOf = ({ byGuests }: MarkOptions): MarkEndpoints[] =>
  Object.values(endpoints).filter(({ kind }) => markTypes[kind].byGuests === byGuests);

const idIn = (params: Readonly<Record<string, string>>): string => Object.values(params)[0] ?? '';

type Target = { kind: MarkKind; id: string; item?: ContentKind };

const markOf = (
  request: FastifyRequest,
  { kind, id, item = markTypes[kind].items[0] }: Target,
): Mark => ({
  type: markTypes[kind],
  content: item && contentTypes[item],
  id,
  owner: authorOf(request).ref,
});

/** Reading marks, and taking back those of guests: suspended accounts may do both. */
export const ownMarkRoutes: FastifyPluginAsyncZod<MarkOptions> = async (app, options) => {
  const { db } = app.services;

  for (const mark of endpointsOf(options)) {
    const { kind, get, unset } = mark;
    app.route({
      ...get,
      handler: async (request) => {
        const id = idIn(request.params);
        return markAnswer(mark, found(await selectMark(db, markOf(request, { kind, id }))));
      },
    });
    if (!unset) continue;
    app.route({
      ...unset,
      handler: async (request) => {
        const id = idIn(request.params);
        return markAnswer(mark, await setMark(app.services, request, { kind, id, isSet: false }));
      },
    });
  }
  if (options.byGuests) return;

  app.route({
    ...listReactions,
    handler: async (request) => {
      const { kind: item } = request.params;
      const mark = markOf(request, { kind: 'helpful', item, id: '' });
      const states = await selectMarks(db, mark, request.query.ids);
      return states.map(({ id, isSet, count }) => ({ id, own: isSet, helpful: count }));
    },
  });
};

/** Setting marks, and taking back those that only accounts have. */
export const markRoutes: FastifyPluginAsyncZod<MarkOptions> = async (app, options) => {
  for (const mark of endpointsOf(options)) {
    const { kind, set } = mark;
    app.route({
      ...set,
      handler: async (request) => {
        const id = idIn(request.params);
        const [isSet = true] = Object.values(request.body ?? {});
        return markAnswer(mark, await setMark(app.services, request, { kind, id, isSet }));
      },
    });
  }
  if (options.byGuests) return;

  app.route({
    ...updateReaction,
    handler: async (request) => {
      const { kind: item, id } = request.params;
      const { helpful: isSet } = request.body;
      const target = { kind: 'helpful', item, id, isSet } as const;
      const state = await setMark(app.services, request, target);
      return { id, own: state.isSet, helpful: state.count };
    },
  });
};

/**
 * Sets a mark of the caller or takes it back, and publishes the change of a public count.
 * @throws AppError `not_found`, `not_allowed`, `not_signed_in`, `rate_limited`
 */
async function setMark(
  services: Services,
  request: FastifyRequest,
  { isSet, ...target }: Target & { isSet: boolean },
): Promise<MarkState> {
  const { db, redis, rateLimits } = services;
  const { id: account, ip: address } = authorOf(request);
  const mark = markOf(request, target);
  await rateLimits.consume('react', { address, account });
  const { change, state } = await transaction(db, async (trx) => {
    // A guest that has set nothing yet is not stored, and has nothing to take back.
    if (isSet && !(await lockAuthor(trx, mark.owner))) throw new AppError('not_signed_in');
    const changed = await changedBy(trx, mark);
    const isHeld = isSet && (await isMarkHeld({ db: trx, redis }, mark));
    if (!(await updateMark(trx, mark, { isSet, isHeld }))) throw new AppError('not_found');
    return { change: changed, state: found(await selectMark(trx, mark)) };
  });
  if (change) await publishChange(redis, request.log, change);
  return state;
}

/** What a mark changes for others; undefined where it is private. Refuses the author of the item where needed. */
async function changedBy(trx: Transaction, { type, content, id, owner }: Mark) {
  const { count, own, topic } = type;
  if (count === undefined) return undefined;
  if (!content) return topic && { topic, id };
  const item = found((await content.load(trx, [id]))[0]);
  if (own === 'refused' && isItemBy(item, owner)) throw new AppError('not_allowed');
  return item.change;
}
