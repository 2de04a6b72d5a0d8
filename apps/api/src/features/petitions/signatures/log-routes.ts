// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import { type Database } from '@kga/db/core';
import {
  selectConsistencyProof,
  selectHeads,
  selectInclusionProof,
  selectLeaf,
  selectLeaves,
  selectLogPublicKey,
  selectPetitionForSigning,
  selectSignatureReviews,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { bulkhead } from 'cockatiel';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { notFound, responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import type { LoadResult } from '../../../platform/cache/swr-entry.ts';
import { found } from '../../../platform/errors.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../../platform/pagination.ts';

const cacheControl = 'public, max-age=2, stale-while-revalidate=60';

/** Loads of the database at a time. */
const loads = { concurrent: 4, waiting: 200 } as const;

const cachedMax = 200;

const hex = (hash: Buffer) => hash.toString('hex');

/** A page of what belongs to a petition. */
type Page = { slug: string; limit: number; cursor?: string | undefined };

const headCursor = z.object({ size: z.int() });

const urlOf =
  (url: string) =>
  ({ slug, limit, cursor }: Page) =>
    listUrl(url.replace(':id', slug), { limit, cursor });

const isOfPetition = (url: string) => (key: string, id: string) =>
  key.startsWith(`${url.replace(':id', id)}?`);

/** What is proved about a head never changes. */
const neverChanges = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=86400, immutable');

/** A page of the signed heads of a petition's log. */
async function loadHeads(db: Database, ring: KeyRing, page: Page): Promise<LoadResult> {
  const { slug, limit: length, cursor } = page;
  const below = decodeCursor(cursor, headCursor)?.size;
  const petition = await selectPetitionForSigning(db, slug);
  if (!petition) return notFound;
  const listed = await selectHeads(db, petition.id, length + 1, { below });
  const { rows: signed, last } = splitPage(listed, length);
  const key = await selectLogPublicKey(db, ring);
  const log = {
    origin: contracts.logOrigin(slug),
    publicKey: key.toString('base64'),
    heads: signed.map(({ size, root, signedAt, checkpoint }) => ({
      size,
      root: hex(root),
      signedAt: signedAt.toISOString(),
      checkpoint,
    })),
  };
  const headers = pageHeaders({
    url: urlOf(contracts.getSignatureLog.url)({ ...page, cursor: undefined }),
    total: undefined,
    next: last && { size: last.size },
  });
  return responseBody(contracts.getSignatureLog, log, { cacheControl, headers });
}

/** A page of what changed the count of a petition. */
async function loadReviews(db: Database, page: Page): Promise<LoadResult> {
  const { slug, limit: length, cursor } = page;
  const after = decodeCursor(cursor, createdCursor);
  const petition = await selectPetitionForSigning(db, slug);
  if (!petition) return notFound;
  const listed = await selectSignatureReviews(db, petition.id, { limit: length + 1, after });
  const { rows, last } = splitPage(listed, length);
  const headers = pageHeaders({
    url: urlOf(contracts.listCountChanges.url)({ ...page, cursor: undefined }),
    total: undefined,
    next: last && createdCursorOf(last),
  });
  const reviews = rows.map(({ id, kind, signatures, created_at }) => ({
    id,
    kind,
    signatureCount: signatures,
    at: created_at.toISOString(),
  }));
  return responseBody(contracts.listCountChanges, reviews, { cacheControl, headers });
}

/** The log that proves the counts of signatures, and what changed them, as open data. */
export const signatureLogRoutes: FastifyPluginAsyncZod<{ db: Database; ring: KeyRing }> = async (
  app,
  { db, ring },
) => {
  const cache = app.createCache({ topics: ['petition'] });
  const limit = bulkhead(loads.concurrent, loads.waiting);
  const options = { max: cachedMax, bulkhead: limit };

  const heads = cache.keyed<Page>({
    ...options,
    name: 'signature-log',
    key: urlOf(contracts.getSignatureLog.url),
    isAffected: isOfPetition(contracts.getSignatureLog.url),
    prepare: (page) => () => loadHeads(db, ring, page),
  });

  const changes = cache.keyed<Page>({
    ...options,
    name: 'signature-reviews',
    key: urlOf(contracts.listCountChanges.url),
    isAffected: isOfPetition(contracts.listCountChanges.url),
    prepare: (page) => () => loadReviews(db, page),
  });

  app.route({
    ...contracts.getSignatureLog,
    config: cachedRoute,
    handler: (request, reply) =>
      sendCached(request, reply, heads({ ...request.query, slug: request.params.id })),
  });

  app.route({
    ...contracts.listCountChanges,
    config: cachedRoute,
    handler: (request, reply) =>
      sendCached(request, reply, changes({ ...request.query, slug: request.params.id })),
  });

  await app.register(logLeafRoutes, { db, limit });
};

type LeafOptions = { db: Database; limit: ReturnType<typeof bulkhead> };

/** Leaves of the log and the proofs that they are in it, within the bulkhead of the log. */
const logLeafRoutes: FastifyPluginAsyncZod<LeafOptions> = async (app, { db, limit }) => {
  const idOf = async (slug: string) => found(await selectPetitionForSigning(db, slug)).id;

  app.route({
    ...contracts.listLogLeaves,
    config: { openData: true },
    handler: async ({ params, query }) => {
      const page = { start: query.start, limit: contracts.logLeavesMax };
      const leaves = await limit.execute(async () => selectLeaves(db, await idOf(params.id), page));
      return leaves.map(({ withdrawal, receiptHash }) => ({
        kind: withdrawal ? ('withdraw' as const) : ('confirm' as const),
        receiptHash: hex(receiptHash),
      }));
    },
  });

  app.route({
    ...contracts.getLogLeaf,
    config: { openData: true },
    handler: async ({ params, query }) => {
      const leaf = await limit.execute(async () =>
        selectLeaf(db, await idOf(params.id), Buffer.from(query.leaf, 'hex')),
      );
      const position = leaf?.position ?? null;
      const logged = position === null ? ('waiting' as const) : ('appended' as const);
      const state = leaf ? logged : ('unknown' as const);
      return {
        state,
        position,
        waitingMinutes: leaf?.waitingMinutes ?? null,
        headIntervalMinutes: contracts.headIntervalMinutes,
      };
    },
  });

  app.route({
    ...contracts.getInclusionProof,
    config: { openData: true },
    handler: async ({ params, query: { leaf, size } }, reply) => {
      const wanted = { leaf: Buffer.from(leaf, 'hex'), size };
      const { position, proof } = found(
        await limit.execute(async () => selectInclusionProof(db, await idOf(params.id), wanted)),
      );
      neverChanges(reply);
      return { position, proof: proof.map(hex) };
    },
  });

  app.route({
    ...contracts.getConsistencyProof,
    config: { openData: true },
    handler: async ({ params, query }, reply) => {
      const proof = found(
        await limit.execute(async () => selectConsistencyProof(db, await idOf(params.id), query)),
      );
      neverChanges(reply);
      return { proof: proof.map(hex) };
    },
  });
};
