// SPDX-License-Identifier: AGPL-3.0-or-later
import { excerptOf } from '@kga/contracts/core';
import {
  type MarkBurst,
  countedMarks,
  decideMarkBurst,
  listMarkBursts,
} from '@kga/contracts/moderation';
import { type HeldMarks, decideHeldMarks, selectMarkBursts } from '@kga/db/content';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { changeOfCount, contentTypes, markTypes } from '@kga/db/registry';
import { plainTextOf } from '@kga/server/markdown';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { auditSubject } from '../../accounts/presenter.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';

const burstsMax = 100;

/** UTF-16 units of a text without a title. */
const titleMax = 80;

/** Finds the item of each burst as moderators see it; a region has its id alone. */
async function loadItems(db: Database, bursts: readonly HeldMarks[]) {
  const items = new Map<string, { title: string; path: string | null }>();
  for (const kind of new Set(bursts.flatMap((burst) => burst.kind ?? []))) {
    const ids = bursts.flatMap((burst) => (burst.kind === kind ? burst.id : []));
    for (const { id, title, path, ...text } of await contentTypes[kind].load(db, ids)) {
      items.set(`${kind} ${id}`, { title: title || excerptOf(plainTextOf(text), titleMax), path });
    }
  }
  return ({ kind, id }: HeldMarks) => items.get(`${kind} ${id}`) ?? { title: id, path: null };
}

/** Marks that came in a burst, and decisions about them. */
export const markReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...listMarkBursts,
    handler: async () => {
      const bursts = await Promise.all(
        countedMarks.map(async (mark) =>
          (await selectMarkBursts(db, markTypes[mark], burstsMax)).map((burst) => ({
            mark,
            burst,
          })),
        ),
      );
      const oldest = bursts
        .flat()
        .toSorted((one, other) => one.burst.first.getTime() - other.burst.first.getTime())
        .slice(0, burstsMax);
      const itemOf = await loadItems(
        db,
        oldest.map(({ burst }) => burst),
      );
      return oldest.map(({ mark, burst }): MarkBurst => ({
        mark,
        ...burst,
        ...itemOf(burst),
        first: burst.first.toISOString(),
        last: burst.last.toISOString(),
      }));
    },
  });

  app.route({
    ...decideMarkBurst,
    handler: async (request) => {
      const moderator = requireAccountOf(request);
      const { mark, kind, id, last, decision } = request.body;
      const type = markTypes[mark];
      const isKnown = kind === null ? type.items.length === 0 : type.items.includes(kind);
      if (!isKnown) throw new AppError('not_found');
      const isCounted = decision === 'accept';
      const decided = await transaction(db, async (trx) => {
        const marks = await decideHeldMarks(trx, type, { item: { kind, id }, last, isCounted });
        if (marks === 0) return 0;
        await insertAuditEntries(trx, {
          ...auditSubject(moderator, kind ?? 'letters', id),
          action: isCounted ? 'marks_accepted' : 'marks_rejected',
          after: `${mark}: ${marks}`,
        });
        return marks;
      });
      if (decided > 0 && isCounted) {
        const change = await changeOfCount(db, type, { kind, id });
        if (change) await publishChange(redis, request.log, change);
      }
      return { decided };
    },
  });
};
