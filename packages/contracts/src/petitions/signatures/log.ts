// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { campaign } from '../../core/campaign.ts';
import { describe, endpointsOf } from '../../core/endpoint.ts';
import { pageOf, wholeNumber } from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionParams } from '../progress.ts';

const endpoint = endpointsOf('signatures');

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a head signs: its log, size, root in base64, and as an extension line its time. Heads of 2026 up
 * to 23 November have no such line.
 */
export const checkpointText = (
  origin: string,
  { size, root, signedAt }: { size: number; root: string; signedAt?: string },
): string => `${origin}\n${size}\n${root}\n${signedAt === undefined ? '' : `time ${signedAt}\n`}`;

/** The state of a log that was signed at a time. */
export const treeHead = z.object({
  size: describe(z.int(), 'Leaves'),
  root: hash,
  signedAt: describe(z.string(), 'In the checkpoint, too, of heads since 23 November 2026'),
  checkpoint: describe(z.string(), 'The signed text with its signature, as a C2SP signed note'),
});

export type TreeHead = z.infer<typeof treeHead>;

/** Minutes between two runs that append the waiting leaves to their logs and sign new heads. */
export const headIntervalMinutes = 10;

export const getSignatureLog = endpoint('GET', '/api/petitions/:id/log', {
  operationId: 'getSignatureLog',
  summary: 'The tree heads of the log of signatures, the newest first',
  description:
    'An append-only Merkle tree by RFC 9162, 2.1. A leaf is a byte, 0 for a confirmation and 1 for a withdrawal, and the SHA-256 of the receipt. The count is the number of confirmations less that of withdrawals.',
  params: petitionParams,
  querystring: z.object(pageOf(100)),
  response: {
    200: z.object({
      origin: z.string(),
      publicKey: describe(z.string(), 'Ed25519, in base64'),
      heads: z.array(treeHead),
    }),
    ...answersWith(400, 404, 429, 503),
  },
});

/** Leaves of one answer. */
export const logLeavesMax = 1_000;

export const listLogLeaves = endpoint('GET', '/api/petitions/:id/log/leaves', {
  operationId: 'listLogLeaves',
  summary: 'Leaves of the log in their order, at most 1,000',
  params: petitionParams,
  querystring: z.object({ start: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0) }),
  response: {
    200: z.array(z.object({ kind: z.enum(['confirm', 'withdraw']), receiptHash: hash })),
    ...answersWith(400, 404, 429, 503),
  },
});

export const getLogLeaf = endpoint('GET', '/api/petitions/:id/log/leaf', {
  operationId: 'getLogLeaf',
  summary: 'Whether a leaf is in the log of signatures, or waits for the next tree head',
  description:
    'Of the last such leaf. `appended`: it has a position, and each larger head covers it; `waiting`: the next head will; `unknown`: there is no such leaf.',
  params: petitionParams,
  querystring: z.object({ leaf: hash }),
  response: {
    200: z.object({
      state: z.enum(['appended', 'waiting', 'unknown']),
      position: z.nullable(z.int()),
      waitingMinutes: describe(
        z.nullable(z.int()),
        'For how long it has been waiting; null where it does not wait, or that is not known',
      ),
      headIntervalMinutes: describe(z.int(), 'A leaf waits about this long at most'),
    }),
    ...answersWith(400, 404, 429, 503),
  },
});

export type LogLeaf = z.infer<(typeof getLogLeaf)['schema']['response'][200]>;

const treeSize = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const proof = describe(z.array(hash), 'From the leaves to the root');

export const getInclusionProof = endpoint('GET', '/api/petitions/:id/log/proof', {
  operationId: 'getInclusionProof',
  summary: 'Proves that a leaf is in the tree of a head',
  description:
    'The last such leaf: a signature that is held and accepted again is confirmed once more.',
  params: petitionParams,
  querystring: z.object({ leaf: hash, size: treeSize }),
  response: {
    200: z.object({ position: z.int(), proof }),
    ...answersWith(400, 404, 429, 503),
  },
});

export const getConsistencyProof = endpoint('GET', '/api/petitions/:id/log/consistency', {
  operationId: 'getConsistencyProof',
  summary: 'Proves that the tree of a head begins with that of an earlier one',
  params: petitionParams,
  querystring: z.object({ first: treeSize, second: treeSize }),
  response: { 200: z.object({ proof }), ...answersWith(400, 404, 429, 503) },
});

/** Names the log of a petition in its signed heads. */
export const logOrigin = (slug: string): string => `${campaign.slug}/petitions/${slug}`;
