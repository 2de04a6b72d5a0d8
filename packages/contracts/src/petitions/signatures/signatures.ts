// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { formTraces, interfaceLanguage, languageTag } from '../../content/content.ts';
import { isCountryCode } from '../../core/countries.ts';
import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import { idParams, nameText, nothing, pageOf, time } from '../../core/fields.ts';
import { linkSource } from '../../core/links/link-source.ts';
import { email, firstName, lastName, oneTimeTokenBody } from '../../core/person-fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionParams, petitionSlug } from '../progress.ts';
import { reasonText } from './reasons.ts';
import { countChangeKinds } from './review.ts';

/**
 * `pending` until its address is confirmed; `held` for a decision; `anonymised` keeps country, month
 * and receipt hash alone. What was confirmed counts until it is withdrawn.
 */
export type SignatureState = 'pending' | 'confirmed' | 'held' | 'withdrawn' | 'anonymised';

/** Days in which a signature can be confirmed, and after which the signer is reminded. */
export const confirmationDays = { remind: 2, expire: 7 } as const;

/** Seconds after a mail in which the same form asks for no other: its answer may have been lost. */
export const resendSeconds = 60;

/** Mails an hour to a mailbox that has not confirmed that it wants them; further forms send none. */
export const unconfirmedMails = 10;

const endpoint = endpointsOf('signatures');

const receipt = describe(z.string(), 'Of the signature; only its hash is stored');

/** What a signer learns of a signature beside its receipt. An api of before November 2026 sends none of it. */
const signedFacts = {
  number: describe(
    z._default(z.nullable(z.int()), null),
    'The count of the petition with this signature; null of one that is held, or was confirmed before November 2026',
  ),
  token: describe(
    z._default(z.nullable(z.string()), null),
    'Of the link in its mail, which asks for updates and verifies the address of a new account for 7 days',
  ),
};

const country = describe(
  z.string().check(z.refine(isCountryCode, 'is no country')),
  'Of residence, ISO 3166-1 alpha-2',
);

export const createSignature = endpoint('POST', '/api/petitions/:id/signatures', {
  operationId: 'createSignature',
  summary: 'Signs a petition of this site',
  description:
    '`pending`: a mail to the address confirms the signature, and the answer is the same where it has signed before. `confirmed`: counted, because the caller is signed in with that address, verified.',
  params: petitionParams,
  body: z.object({
    firstName,
    lastName,
    email,
    country,
    city: z.optional(nameText(0, 80)),
    reason: z.optional(reasonText),
    eligible: describe(
      z.optional(z.boolean()),
      'Of that age and group by `signers` of the petition: `true` where it states them. It is not stored',
    ),
    showName: describe(z.optional(z.boolean()), 'Whether the name may be shown'),
    updates: describe(z.optional(z.boolean()), 'Whether to mail news of this petition'),
    source: z.optional(
      describe(
        linkSource,
        'Where the link stood that led here. It is counted by day once the signature is confirmed, and not stored with it',
      ),
    ),
    language: z.optional(
      describe(
        interfaceLanguage,
        'Of the form and the reason; mails are in that of an account with the same verified address, or else in this one',
      ),
    ),
    challenge: describe(
      z.optional(z.string().check(z.maxLength(4_000))),
      'A solved challenge, as base64 of its JSON; needed after `403 challenge_required`, while the petition is under attack, unless it comes `withoutScript`',
    ),
    withoutScript: describe(
      z.optional(z.boolean()),
      'From a browser without script, which cannot solve a challenge: what would take one is held instead',
    ),
    traces: formTraces,
  }),
  response: {
    202: z.discriminatedUnion('status', [
      z.object({ status: z.literal('pending') }),
      z.object({
        status: describe(
          z.enum(['confirmed', 'held']),
          '`held`: it counts once the operator has accepted it',
        ),
        receipt: describe(
          z.nullable(receipt),
          'Null where the address had signed more than 7 days before',
        ),
        ...signedFacts,
      }),
    ]),
    ...answersWith(400, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const getSignatureChallenge = endpoint('GET', '/api/petitions/:id/challenge', {
  operationId: 'getSignatureChallenge',
  summary: 'A proof of work (ALTCHA) for one signature, which signing asks for under attack only',
  params: petitionParams,
  response: {
    200: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.int(),
        data: z.object({ petition: petitionSlug }),
      }),
      signature: z.string(),
    }),
    ...answersWith(400, 404, 429, 503),
  },
});

/** Who signs and what they wish, as the holder of the mailbox decides. */
export const confirmedSigner = describe(
  z.object({
    firstName,
    lastName,
    country,
    city: z.optional(nameText(0, 80)),
    reason: z.optional(reasonText),
    showName: z.boolean(),
    updates: z.boolean(),
  }),
  'In place of what was submitted, where the holder of the mailbox has changed it',
);

export type ConfirmedSigner = z.infer<typeof confirmedSigner>;

export const confirmSignature = endpoint('POST', '/api/petitions/:id/signatures/confirm', {
  operationId: 'confirmSignature',
  summary: 'Confirms a signature by the link or the code of its mail',
  description:
    'It counts once. The link answers the same receipt again for 7 days after signing. `400 proof_invalid` where link or code are too old or unknown, or the code is used up.',
  params: petitionParams,
  body: z.intersection(oneTimeTokenBody, z.object({ signer: z.optional(confirmedSigner) })),
  response: {
    200: z.object({
      receipt,
      held: describe(z.boolean(), 'It counts once the operator has accepted it'),
      country: describe(z._default(z.nullable(z.string()), null), 'Of residence, as confirmed'),
      updates: describe(z._default(z.boolean(), true), 'Whether news of the petition is mailed'),
      ...signedFacts,
    }),
    ...answersWith(400, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const requestSignatureUpdates = endpoint('POST', '/api/petitions/:id/signatures/updates', {
  operationId: 'requestSignatureUpdates',
  summary: 'Asks for mails about the updates of a petition, after signing it',
  description:
    'By the token of the confirmation mail, for 7 days after signing. `400 proof_invalid` where it is older or unknown, or the signature is not confirmed.',
  params: petitionParams,
  body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(128)) }),
  response: { 204: nothing, ...answersWith(400, 403, 404, 413, 415, 429, 503) },
});

export const previewSignature = endpoint('POST', '/api/petitions/:id/signatures/preview', {
  operationId: 'previewSignature',
  summary:
    'What the link or the code of a mail would confirm, because anyone may have submitted it',
  description:
    '`400 proof_invalid` where they are used up, too old or unknown. A code is used up by five attempts.',
  params: petitionParams,
  body: oneTimeTokenBody,
  response: {
    200: z.object({
      token: describe(z.string(), 'Of the link, to confirm what is shown'),
      firstName: z.string(),
      lastName: z.string(),
      country: z.string(),
      city: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      showName: z.boolean(),
      updates: z.boolean(),
    }),
    ...answersWith(400, 403, 404, 413, 415, 429, 503),
  },
});

export const withdrawSignature = endpoint('POST', '/api/petitions/:id/signatures/withdraw', {
  operationId: 'withdrawSignature',
  summary: 'Withdraws a signature by the link or a code of its mails, and deletes name and address',
  description:
    '`400 proof_invalid` where link or code are unknown, or the code is older than 7 days; `409 signature_anonymised` half a year after the petition was answered: nothing tells any more whose signature it is.',
  params: petitionParams,
  body: oneTimeTokenBody,
  response: { 204: nothing, ...answersWith(400, 403, 404, 409, 413, 415, 429, 503) },
});

const ownSignature = namedObject('OwnSignature', {
  id: z.uuid(),
  petition: z.object({
    id: z.string(),
    title: z.string(),
    language: z.string(),
    titles: describe(z.record(languageTag, z.string()), 'In other languages'),
  }),
  state: describe(z.enum(['pending', 'confirmed', 'held']), 'Only `confirmed` counts'),
  signedAt: time,
  showName: z.boolean(),
  updates: z.boolean(),
});

export type OwnSignature = z.infer<typeof ownSignature>;

export const listOwnSignatures = endpoint('GET', '/api/profile/signatures', {
  operationId: 'listOwnSignatures',
  summary: 'What was signed with the verified address of the account, the newest first',
  response: { 200: z.array(ownSignature), ...answersWith(401, 429, 503) },
});

export const withdrawOwnSignature = endpoint('DELETE', '/api/profile/signatures/:id', {
  operationId: 'withdrawOwnSignature',
  summary: 'Withdraws such a signature, and deletes name and address',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

const countChange = namedObject('CountChange', {
  id: z.uuid(),
  kind: describe(
    z.enum(countChangeKinds),
    '`accepted` raised the count, `held` lowered it, those `rejected` do not count',
  ),
  signatureCount: z.int(),
  at: time,
});

export type CountChange = z.infer<typeof countChange>;

export const listCountChanges = endpoint('GET', '/api/petitions/:id/reviews', {
  operationId: 'listCountChanges',
  summary: 'Each decision of admins about suspicious signatures, the newest first',
  params: petitionParams,
  querystring: z.object(pageOf(20)),
  response: { 200: z.array(countChange), ...answersWith(400, 404, 429, 503) },
});
