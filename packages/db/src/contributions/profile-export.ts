// SPDX-License-Identifier: AGPL-3.0-or-later
import { signerOf } from '@kga/contracts/accounts';
import { contentKinds } from '@kga/contracts/core';
import { type KeyRing, MissingKeyError } from '@kga/server/crypto';

import { selectDisplayNameReviewForExport } from '../accounts/display-name-reviews.ts';
import { selectGuestsOfAccount } from '../accounts/guests.ts';
import { selectIdentities } from '../accounts/identities.ts';
import { selectOpenTokens } from '../accounts/one-time-tokens.ts';
import { type ProfileExportRow, storeProfileExport } from '../accounts/profile-exports.ts';
import { type Account, selectAccount } from '../accounts/queries.ts';
import { selectPicture } from '../content/pictures/queries.ts';
import { selectUploadsForExport } from '../content/pictures/uploads.ts';
import { type AuditRow, selectAuditEntriesAbout, selectAuditEntriesBy } from '../core/audit.ts';
import type { Database, Transaction } from '../core/client.ts';
import type { ObjectStore } from '../core/objects/object-store.ts';
import { isoTime } from '../core/values.ts';
import { selectReadsForExport } from '../forum/reads.ts';
import { selectCounselWorkForExport, selectLegalRequestsForExport } from '../legal/index.ts';
import { selectSignaturesForExport, selectSubscriptionsForExport } from '../petitions/index.ts';
import { selectSignIns, selectWaitingJobs } from './delete-account.ts';
import {
  selectContributionsForExport,
  selectDecisionsForExport,
  selectMarksForExport,
  selectReportsForExport,
} from './export.ts';
import { selectNotificationsForExport } from './notifications.ts';

type ExportSources = {
  ring: KeyRing;
  objects: Pick<ObjectStore, 'get'>;
  /** Of the account, which Redis has. */
  sessions: readonly object[];
  /** The link of an upload, by its id. */
  uploadUrl: (id: string) => string;
};

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

/** The picture beside the name, which the worker made: a few kilobytes. */
async function loadPicture(trx: Transaction, objects: ExportSources['objects'], account: Account) {
  const picture = account.picture_id && (await selectPicture(trx, account.picture_id));
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

/** The parts of an export but for the contributions, each loaded once it is asked for. */
async function* selectParts(
  trx: Transaction,
  account: Account,
  { ring, objects, sessions, uploadUrl }: ExportSources,
): AsyncGenerator<Record<string, unknown>> {
  const { id, email } = account;
  yield { account: presentAccount(account) };
  yield { displayNameReview: await selectDisplayNameReviewForExport(trx, id) };
  yield { picture: await loadPicture(trx, objects, account) };
  const uploads = await selectUploadsForExport(trx, id);
  yield {
    uploads: uploads.map((each) => ({
      id: each.id,
      createdAt: isoTime(each.created_at),
      url: uploadUrl(each.id),
    })),
  };
  const identities = await selectIdentities(trx, id);
  yield {
    identities: identities.map(({ provider, subject, label, linked_at }) => ({
      provider,
      subject,
      label,
      linkedAt: isoTime(linked_at),
    })),
  };
  const tokens = await selectOpenTokens(trx, id);
  yield {
    openProofs: tokens.map((each) => ({
      purpose: each.purpose,
      email: each.email,
      createdAt: isoTime(each.created_at),
      expiresAt: isoTime(each.expires_at),
    })),
  };
  const signIns = await selectSignIns(trx, id);
  yield { signIns: signIns.map(({ at, ...each }) => ({ ...each, at: isoTime(at) })), sessions };
  const guests = await selectGuestsOfAccount(trx, id);
  yield {
    guests: guests.map((each) => ({
      id: each.id,
      fingerprintHash: each.fingerprint_hash.toString('hex'),
      createdAt: isoTime(each.created_at),
      seenAt: isoTime(each.seen_at),
      linkedAt: isoTime(each.linked_at),
    })),
  };
  const signer = signerOf(account);
  yield {
    signatures: signer ? await opened(() => selectSignaturesForExport(trx, ring, signer)) : [],
    subscriptions: signer
      ? await opened(() => selectSubscriptionsForExport(trx, ring, signer))
      : [],
  };
  yield { legalRequests: await opened(() => selectLegalRequestsForExport(trx, ring, id)) };
  yield { counselWork: await selectCounselWorkForExport(trx, id) };
  yield { reports: await selectReportsForExport(trx, id) };
  yield { postsRead: await selectReadsForExport(trx, id) };
  yield { notifications: await selectNotificationsForExport(trx, id) };
  yield await selectMarksForExport(trx, id);
  yield { decisionsMade: await selectDecisionsForExport(trx, id) };
  const waiting = await selectWaitingJobs(trx, { accountId: id, email });
  yield {
    waiting: waiting.map(({ created_at, ...each }) => ({
      ...each,
      createdAt: isoTime(created_at),
    })),
  };
  const about = await selectAuditEntriesAbout(trx, { kind: 'account', id });
  yield { doneToAccount: about.map(presentActionOnAccount) };
  yield { doneByAccount: (await selectAuditEntriesBy(trx, id)).map(presentOwnAction) };
}

/** The export as JSON, of which a part or a batch of contributions is in memory at a time. */
async function* writeExport(
  trx: Transaction,
  account: Account,
  { created_at }: ProfileExportRow,
  sources: ExportSources,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())},"requestedAt":${JSON.stringify(created_at)}`;
  for await (const part of selectParts(trx, account, sources)) {
    for (const [name, value] of Object.entries(part)) {
      yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`;
    }
  }
  yield ',\n"contributions":{';
  for (const [index, kind] of contentKinds.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(kind)}:[`;
    let separator = '';
    for await (const items of selectContributionsForExport(trx, kind, account.id)) {
      for (const item of items) {
        yield `${separator}\n${JSON.stringify(item)}`;
        separator = ',';
      }
    }
    yield ']';
  }
  yield '}}\n';
}

async function* utf8Of(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

/**
 * Makes the file with everything that is stored about an account, in one snapshot, and nothing about other
 * people. False where the account is gone.
 */
export async function makeProfileExport(
  db: Database,
  wanted: ProfileExportRow,
  sources: ExportSources,
): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const account = await selectAccount(trx, wanted.account_id);
      if (!account) return false;
      const file = utf8Of(writeExport(trx, account, wanted, sources));
      await storeProfileExport(trx, sources.ring, wanted.id, file);
      return true;
    });
}
