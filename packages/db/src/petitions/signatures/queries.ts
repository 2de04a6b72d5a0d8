// SPDX-License-Identifier: AGPL-3.0-or-later
import { confirmationDays, retentionMonths } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import { selectAccountByEmail } from '../../accounts/queries.ts';
import type { Database } from '../../core/client.ts';
import { isoTime } from '../../core/values.ts';
import { openerOf, selectAddressHashes } from './keys.ts';

export const signatureTable = 'signature';

export const expiry = sql<Date>`now() - ${confirmationDays.expire} * interval '1 day'`;

/** Petitions that were answered earlier keep no personal data; `takesSubscribers` has the same rule. */
export const anonymousAfter = sql<Date>`now() - ${retentionMonths} * interval '1 month'`;

export const isAnonymised = sql<boolean>`coalesce(
  petition.answered_at < ${anonymousAfter}, false)`;

/** Whether a petition still collects signatures, as `petitionStatus` derives it. */
export const isCollecting = sql<boolean>`coalesce(
  least(petition.closes_at, petition.submitted_at, petition.answered_at) > now(), true)`;

/** What was submitted with a signature that can be confirmed. */
export async function selectPendingSignature(
  db: Database,
  ring: KeyRing,
  { id, petitionId }: { id: string; petitionId: string },
) {
  const row = await db
    .selectFrom('signature')
    .select(['first_name', 'last_name', 'city', 'reason', 'country', 'show_name', 'wants_updates'])
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('state', '=', 'pending')
    .where('created_at', '>', expiry)
    .executeTakeFirst();
  if (!row?.first_name || !row.last_name) return undefined;
  const open = openerOf(ring, id);
  return {
    firstName: open('first_name', row.first_name),
    lastName: open('last_name', row.last_name),
    country: row.country,
    city: row.city && open('city', row.city),
    reason: row.reason && open('reason', row.reason),
    showName: row.show_name,
    updates: row.wants_updates,
  };
}

/** The address with which a signature was confirmed, as long as the link of its mail is valid. */
export async function selectConfirmedAddress(
  db: Database,
  ring: KeyRing,
  { id, petitionId }: { id: string; petitionId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('signature')
    .select('email')
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('state', 'in', ['confirmed', 'held'])
    .where('created_at', '>', expiry)
    .executeTakeFirst();
  return row?.email ? openerOf(ring, id)('email', row.email) : undefined;
}

type AddressHashes = Awaited<ReturnType<typeof selectAddressHashes>>;

/** Whether a signature or subscription has one of the hashes of a mailbox. */
export const isOfMailbox = (hashes: AddressHashes) =>
  sql<boolean>`(petition_id, address_hash) in (
    select petition, hash from unnest(
      ${hashes.map(({ petitionId }) => petitionId)}::uuid[],
      ${hashes.map(({ hash }) => hash)}::bytea[]) as own (petition, hash))`;

/**
 * Signatures with a mailbox, the newest first. Another spelling of the address may be another mailbox,
 * and is left out.
 */
export async function selectOwnSignatures(
  db: Database,
  ring: KeyRing,
  { mailbox, email }: { mailbox: string; email: string },
) {
  const rows = await db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'signature.petition_id')
    .select([
      'signature.id',
      'signature.petition_id as petitionId',
      'signature.state',
      'signature.email',
      'signature.show_name as showName',
      'signature.wants_updates as updates',
      sql<Date>`coalesce(confirmed_at, signature.created_at)`.as('signedAt'),
      'petition.slug',
      'petition.title',
      'petition.language',
      'petition.translations',
    ])
    .where(isOfMailbox(await selectAddressHashes(db, ring, mailbox)))
    .orderBy('signedAt', 'desc')
    .execute();
  return rows.filter(
    ({ id, email: sealed }) =>
      sealed && openerOf(ring, id)('email', sealed).toLowerCase() === email.toLowerCase(),
  );
}

/** All that is stored of what a mailbox has signed, the newest first. */
export async function selectSignaturesForExport(
  db: Database,
  ring: KeyRing,
  signer: { mailbox: string; email: string },
) {
  const own = await selectOwnSignatures(db, ring, signer);
  if (own.length === 0) return [];
  const rows = await db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'signature.petition_id')
    .leftJoin('reason', 'reason.signature_id', 'signature.id')
    .selectAll('signature')
    .select(['petition.slug', 'petition.title', 'reason.content'])
    .where(
      'signature.id',
      'in',
      own.map(({ id }) => id),
    )
    .orderBy('signature.created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const open = openerOf(ring, row.id);
    return {
      petition: { id: row.slug, title: row.title },
      state: row.state,
      firstName: row.first_name && open('first_name', row.first_name),
      lastName: row.last_name && open('last_name', row.last_name),
      email: row.email && open('email', row.email),
      city: row.city && open('city', row.city),
      country: row.country,
      language: row.language,
      reason: row.content ?? (row.reason && open('reason', row.reason)),
      showName: row.show_name,
      updates: row.wants_updates,
      number: row.number,
      source: row.source,
      createdAt: isoTime(row.created_at),
      remindedAt: isoTime(row.reminded_at),
      confirmedAt: isoTime(row.confirmed_at),
    };
  });
}

type SignatureCounts = {
  total: number;
  countries: { value: string; signatures: number }[];
  days: { value: string; signatures: number }[];
};

/** The count of a petition by country and by day, in the order of their names. */
export async function selectSignatureCounts(
  db: Database,
  petitionId: string,
): Promise<SignatureCounts> {
  const rows = await db
    .selectFrom('signature_count')
    .select(['dimension', 'value', sql<number>`sum(signatures)::int`.as('signatures')])
    .where('petition_id', '=', petitionId)
    .groupBy(['dimension', 'value'])
    .having(sql<boolean>`sum(signatures) <> 0`)
    .orderBy('value')
    .execute();
  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
  const countries = of('country');
  return {
    total: countries.reduce((sum, { signatures }) => sum + signatures, 0),
    countries,
    days: of('day'),
  };
}

/**
 * What a mail to a signer needs, in the language that the account with its address has for mails, or
 * else that of the form. Undefined where the signature is gone or anonymised.
 */
export async function selectSignatureForMail(db: Database, ring: KeyRing, id: string) {
  const row = await db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'signature.petition_id')
    .select([
      'signature.petition_id as petitionId',
      'signature.state',
      'signature.wants_updates as wantsUpdates',
      'signature.language',
      'signature.email',
      'signature.first_name as firstName',
      'signature.created_at as createdAt',
      'petition.slug',
      'petition.title',
      'petition.translations',
      isCollecting.as('isCollecting'),
    ])
    .where('signature.id', '=', id)
    .executeTakeFirst();
  if (!row?.email || !row.firstName || !row.language) return undefined;
  const open = openerOf(ring, id);
  const email = open('email', row.email);
  const account = await selectAccountByEmail(db, email);
  return {
    ...row,
    language: account?.email_verified_at ? account.language : row.language,
    email,
    firstName: open('first_name', row.firstName),
    expiresAt: new Date(row.createdAt.getTime() + confirmationDays.expire * 86_400_000),
  };
}

/** A petition of this site that has opened. */
export async function selectPetitionForSigning(db: Database, slug: string) {
  const row = await db
    .selectFrom('petition')
    .select(['id', 'signers', 'closes_at', 'submitted_at', 'answered_at'])
    .where('slug', '=', slug)
    .where('kind', '=', 'own')
    .where('opened_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const dates = {
    closes: isoTime(row.closes_at),
    submitted: isoTime(row.submitted_at),
    answered: isoTime(row.answered_at),
  };
  return { id: row.id, signers: row.signers, dates };
}
