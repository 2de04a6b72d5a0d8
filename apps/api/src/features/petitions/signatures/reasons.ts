// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import * as contracts from '@kga/contracts/petitions';
import type { Database, Transaction } from '@kga/db/core';
import {
  insertReason,
  selectPetitionForSigning,
  selectReasonCursor,
  selectReasons,
  selectSignatureHashes,
  selectSigners,
  takeSubmittedReasons,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { screenNew } from '../../../content/auto-moderation.ts';
import { notFound, responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../../platform/pagination.ts';

/** Submits what was written with signatures to the moderators, of those signatures that count. */
export async function submitReasons(
  trx: Transaction,
  ring: KeyRing,
  signatureIds: readonly string[],
): Promise<void> {
  for (const written of await takeSubmittedReasons(trx, ring, signatureIds)) {
    // Ids in order of time would show when a person signed.
    const id = randomUUID();
    const { language, content: text } = written;
    const item = { kind: 'reason', id, author: undefined, isTeam: false, language, text } as const;
    const { status } = await screenNew(trx, item);
    await insertReason(trx, { ...written, id, status });
  }
}

type Query = z.infer<typeof contracts.listReasons.schema.querystring>;

const urlOf = ({ petition, limit, cursor, at }: Query): string =>
  listUrl(contracts.listReasons.url, { petition, limit, cursor, at: cursor ? undefined : at });

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const signersMax = 30;

/** Loads of the database at a time, and most cached pages. */
const bounds = { concurrent: 4, waiting: 200, cached: 400 } as const;

/** Why people sign, and who shows that they did. */
export const reasonRoutes: FastifyPluginAsyncZod<{ db: Database; ring: KeyRing }> = async (
  app,
  { db, ring },
) => {
  const cache = app.createCache({ topics: ['petition', 'reasons'] });
  const shared = { max: bounds.cached, bulkhead: bulkhead(bounds.concurrent, bounds.waiting) };

  const reasons = cache.keyed<Query>({
    ...shared,
    name: 'reasons',
    key: urlOf,
    isAffected: (key, slug) => key.startsWith(`${contracts.listReasons.url}?petition=${slug}&`),
    prepare(query) {
      const after = decodeCursor(query.cursor, createdCursor);
      return async () => {
        const petition = await selectPetitionForSigning(db, query.petition);
        if (!petition) return notFound;
        const { at, limit } = query;
        const which = { petitionId: petition.id, limit: limit + 1, after };
        const from =
          at !== undefined && !after
            ? await selectReasonCursor(db, { petitionId: petition.id, id: at })
            : undefined;
        const { rows, last } = splitPage(await selectReasons(db, ring, { ...which, from }), limit);
        const url = urlOf({ ...query, cursor: undefined, at: undefined });
        const next = last && createdCursorOf(last);
        const listed = rows.map(({ created_at, ...row }) => ({
          ...row,
          petition: query.petition,
          createdAt: created_at.toISOString(),
        }));
        const headers = pageHeaders({ url, total: undefined, next });
        return responseBody(contracts.listReasons, listed, { cacheControl, headers });
      };
    },
  });

  const signers = cache.keyed<string>({
    ...shared,
    name: 'signers',
    key: (slug) => slug,
    isAffected: (key, slug) => key === slug,
    prepare: (slug) => async () => {
      const petition = await selectPetitionForSigning(db, slug);
      if (!petition) return notFound;
      const rows = await selectSigners(db, ring, { petitionId: petition.id, limit: signersMax });
      const { publicId } = await selectSignatureHashes(db, ring, petition.id);
      const listed = rows.map(({ id, ...row }) => ({ ...row, id: publicId(id) }));
      return responseBody(contracts.listSigners, listed, { cacheControl });
    },
  });

  app.route({
    ...contracts.listReasons,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, reasons(request.query)),
  });

  app.route({
    ...contracts.listSigners,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, signers(request.params.id)),
  });
};
