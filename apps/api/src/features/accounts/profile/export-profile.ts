// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Account,
  selectAccount,
  selectDisplayNameReviewForExport,
  selectGuestsOfAccount,
  selectIdentities,
  selectOpenTokens,
} from '@kga/db/accounts';
import { selectPicture, selectUploadsForExport, type Picture } from '@kga/db/content';
import {
  selectContributionsForExport,
  selectDecisionsForExport,
  selectMarksForExport,
  selectNotificationsForExport,
  selectReportsForExport,
  selectSignIns,
  selectWaitingJobs,
} from '@kga/db/contributions';
import {
  type AuditRow,
  selectAuditEntriesBy,
  selectAuditEntriesAbout,
  type Transaction,
  isoTime,
} from '@kga/db/core';
import { selectReadsForExport } from '@kga/db/forum';
import { selectCounselWorkForExport, selectLegalRequestsForExport } from '@kga/db/legal';
import { selectSignaturesForExport, selectSubscriptionsForExport } from '@kga/db/petitions';
import type { RedisClient } from '@kga/server';
import { MissingKeyError, type KeyRing } from '@kga/server/crypto';

import { signerOf } from '../../../accounts/address.ts';
import { loadSessions } from '../../../accounts/sessions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Objects } from '../../../platform/objects.ts';
import type { Services } from '../../../platform/services.ts';

/** All columns of the account except the password hash, which would be useful to attackers. */
const presentAccount = (account: Account) => ({
  id: account.id,
  email: account.email,
  emailVerifiedAt: isoTime(account.email_verified_at),
  firstName: account.first_name,
  lastName: account.last_name,
  displayName: account.display_name,
  hasPassword: account.password_hash !== null,
  role: account.role,
  language: account.language,
  pictureSource: account.picture_source,
  mutedMails: account.muted_mails,
  suspendedAt: isoTime(account.suspended_at),
  suspendedReason: account.suspended_reason,
  lastSignedInAt: isoTime(account.last_signed_in_at),
  createdAt: isoTime(account.created_at),
});

const selectOwnPicture = async (trx: Transaction, { picture_id: id }: Account) =>
  id === null ? undefined : selectPicture(trx, id);

/** Reads the file after the transaction, because it may be in the bucket. */
async function presentPicture(objects: Objects, picture: Picture | undefined) {
  const object = picture && (await objects.get(picture.object_hash));
  if (!object) return null;
  const { id, width, height, created_at } = picture;
  const file = `data:${object.mediaType};base64,${object.bytes.toString('base64')}`;
  return { id, width, height, createdAt: isoTime(created_at), file };
}

/** An admin's action on the account, without the admin's identity. */
const presentActionOnAccount = ({ at, action, before, after, reason }: AuditRow) => ({
  at: isoTime(at),
  action,
  before,
  after,
  reason,
});

/** The account's own action as an admin, without the person that it concerned. */
const presentOwnAction = ({ at, actor, action }: AuditRow) => ({
  at: isoTime(at),
  as: actor,
  action,
});

/** What was sealed; null while `ENCRYPTION_KEYS` lacks a key. */
async function opened<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof MissingKeyError) return null;
    throw error;
  }
}

/** What the verified address has signed, and of which petitions it is mailed the updates without that. */
async function loadSignatures(trx: Transaction, ring: KeyRing, account: Account) {
  const signer = signerOf(account);
  if (!signer) return { signatures: [], subscriptions: [] };
  return {
    signatures: await selectSignaturesForExport(trx, ring, signer),
    subscriptions: await selectSubscriptionsForExport(trx, ring, signer),
  };
}

async function loadData(
  trx: Transaction,
  { redis, ring, accountId }: { redis: RedisClient; ring: KeyRing; accountId: string },
) {
  const account = await selectAccount(trx, accountId);
  if (!account) throw new AppError('not_signed_in');
  const { email } = account;
  return {
    account: presentAccount(account),
    displayNameReview: await selectDisplayNameReviewForExport(trx, accountId),
    picture: await selectOwnPicture(trx, account),
    uploads: (await selectUploadsForExport(trx, accountId)).map((each) => ({
      id: each.id,
      createdAt: isoTime(each.created_at),
      file: each.bytes.toString('base64'),
    })),
    identities: (await selectIdentities(trx, accountId)).map((each) => ({
      provider: each.provider,
      subject: each.subject,
      label: each.label,
      linkedAt: isoTime(each.linked_at),
    })),
    openProofs: (await selectOpenTokens(trx, accountId)).map((each) => ({
      purpose: each.purpose,
      email: each.email,
      createdAt: isoTime(each.created_at),
      expiresAt: isoTime(each.expires_at),
    })),
    signIns: (await selectSignIns(trx, accountId)).map(({ at, ...each }) => ({
      ...each,
      at: isoTime(at),
    })),
    sessions: await loadSessions(redis, accountId),
    guests: (await selectGuestsOfAccount(trx, accountId)).map((each) => ({
      id: each.id,
      fingerprintHash: each.fingerprint_hash.toString('hex'),
      createdAt: isoTime(each.created_at),
      seenAt: isoTime(each.seen_at),
      linkedAt: isoTime(each.linked_at),
    })),
    contributions: await selectContributionsForExport(trx, accountId),
    ...((await opened(() => loadSignatures(trx, ring, account))) ?? {
      signatures: null,
      subscriptions: null,
    }),
    legalRequests: await opened(() => selectLegalRequestsForExport(trx, ring, accountId)),
    counselWork: await selectCounselWorkForExport(trx, accountId),
    reports: await selectReportsForExport(trx, accountId),
    postsRead: await selectReadsForExport(trx, accountId),
    notifications: await selectNotificationsForExport(trx, accountId),
    ...(await selectMarksForExport(trx, accountId)),
    decisionsMade: await selectDecisionsForExport(trx, accountId),
    waiting: (await selectWaitingJobs(trx, { accountId, email })).map(
      ({ created_at, ...each }) => ({ ...each, createdAt: isoTime(created_at) }),
    ),
    doneToAccount: (await selectAuditEntriesAbout(trx, { kind: 'account', id: accountId })).map(
      presentActionOnAccount,
    ),
    doneByAccount: (await selectAuditEntriesBy(trx, accountId)).map(presentOwnAction),
  };
}

/** Everything that is stored about an account, in one snapshot, and nothing about other people. */
export async function exportProfile(
  { db, redis, ring, objects }: Pick<Services, 'db' | 'redis' | 'ring' | 'objects'>,
  accountId: string,
) {
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => loadData(trx, { redis, ring, accountId }));
  const picture = await presentPicture(objects, data.picture);
  return { exportedAt: new Date().toISOString(), ...data, picture };
}
