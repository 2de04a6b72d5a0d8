import * as contracts from '@kga/contracts';
import {
  type Database,
  type KeyRing,
  selectConsistencyProof,
  selectHeads,
  selectInclusionProof,
  selectLeaves,
  selectLogPublicKey,
  selectPetitionForSigning,
  selectSignatureCounts,
  selectSignatureReviews,
} from '@kga/db';
import { bulkhead } from 'cockatiel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { languageOf } from '../../accounts/language.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../platform/cache/send.ts';
import { publishChange } from '../../platform/change-events.ts';
import { found } from '../../platform/errors.ts';
import { createSigning } from './sign.ts';

/** Signing is for everyone; who is signed in with a verified address need not confirm it. */
export const signatureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { redis } = app.services;
  const signing = createSigning(app.services, app.log);
  const publish = (request: FastifyRequest, id: string) =>
    publishChange(redis, request.log, { topic: 'petition', id });

  app.route({
    ...contracts.createSignature,
    handler: async (request, reply) => {
      const { actor, body, params, ip } = request;
      const result = await signing.sign({
        slug: params.id,
        body,
        address: ip,
        account: actor.kind === 'account' ? actor.account : undefined,
        language: languageOf(request),
      });
      if (result.status === 'confirmed' && result.receipt !== null) {
        await publish(request, params.id);
      }
      return reply.code(202).send(result);
    },
  });

  app.route({
    ...contracts.getSignatureChallenge,
    handler: ({ params }) => signing.challenge(params.id),
  });

  app.route({
    ...contracts.previewSignature,
    handler: ({ body, params, ip }) => signing.preview(params.id, body.token, ip),
  });

  app.route({
    ...contracts.confirmSignature,
    handler: ({ body, params, ip }) => signing.confirm(params.id, body, ip),
  });

  app.route({
    ...contracts.withdrawSignature,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      const hasFallen = await signing.withdraw(params.id, body.token, ip);
      if (hasFallen) await publish(request, params.id);
      return reply.code(204).send(null);
    },
  });
};

const cacheControl = 'public, max-age=2, stale-while-revalidate=60';

/** Loads of the database at a time. */
const loads = { concurrent: 4, waiting: 200 } as const;

const cachedMax = 200;

/** Heads of one answer: those of about a day while signatures arrive. */
const headsMax = 144;

const hex = (hash: Buffer) => hash.toString('hex');

/** What is proved about a head never changes. */
const neverChanges = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=86400, immutable');

/** The counts of signatures and the log that proves them, as open data. */
export const signatureLogRoutes: FastifyPluginAsyncZod<{ db: Database; ring: KeyRing }> = async (
  app,
  { db, ring },
) => {
  const cache = app.createCache({ topics: ['petition'], openData: true });
  const limit = bulkhead(loads.concurrent, loads.waiting);
  const options = {
    max: cachedMax,
    bulkhead: limit,
    key: (slug: string) => slug,
    isAffected: (slug: string, id: string) => slug === id,
  };

  const counts = cache.keyed<string>({
    ...options,
    name: 'signature-counts',
    prepare: (slug) => async () => {
      const petition = await selectPetitionForSigning(db, slug);
      if (!petition) return notFound;
      const { total, countries, days } = await selectSignatureCounts(db, petition.id);
      const reviews = await selectSignatureReviews(db, petition.id);
      const counted = {
        signatureCount: total,
        countries: countries.map(({ value, signatures }) => ({
          countryCode: value,
          signatureCount: signatures,
        })),
        days: days.map(({ value, signatures }) => ({ day: value, signatureCount: signatures })),
        reviews: reviews.map(({ kind, signatures, created_at }) => ({
          kind,
          signatureCount: signatures,
          at: created_at.toISOString(),
        })),
      };
      return responseBody(contracts.getSignatureCounts, counted, { cacheControl });
    },
  });

  const heads = cache.keyed<string>({
    ...options,
    name: 'signature-log',
    prepare: (slug) => async () => {
      const petition = await selectPetitionForSigning(db, slug);
      if (!petition) return notFound;
      const signed = await selectHeads(db, petition.id, headsMax);
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
      return responseBody(contracts.getSignatureLog, log, { cacheControl });
    },
  });

  app.route({
    ...contracts.getSignatureCounts,
    config: { ...cachedRoute, openData: true },
    handler: (request, reply) => sendCached(request, reply, counts(request.params.id)),
  });

  app.route({
    ...contracts.getSignatureLog,
    config: { ...cachedRoute, openData: true },
    handler: (request, reply) => sendCached(request, reply, heads(request.params.id)),
  });

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
