// SPDX-License-Identifier: AGPL-3.0-or-later
import { downloadOwnUpload, parseStoredSession } from '@kga/contracts/accounts';
import { exportDays } from '@kga/contracts/core';
import {
  type ProfileExportRow,
  accountName,
  failProfileExport,
  selectAccount,
  selectProfileExport,
} from '@kga/db/accounts';
import { makeProfileExport } from '@kga/db/contributions';
import {
  type Database,
  claimOutbox,
  insertOutboxJob,
  postponeOutbox,
  settleOutbox,
} from '@kga/db/core';
import { loadSessions } from '@kga/server';
import type { KeyRing } from '@kga/server/crypto';

import type { Context } from '../../../platform/context.ts';

type ExportDeps = Pick<Context, 'db' | 'log' | 'objects' | 'redis'> & {
  ring: KeyRing;
  mail: { publicOrigin: string } | undefined;
};

/** Milliseconds; half a gigabyte takes less. */
const leaseMs = 600_000;
const maxTries = 3;
const retryMs = 10_000;

/** Makes the file with all data about an account that an outbox row names, and mails that it is ready. */
export async function exportProfile(deps: ExportDeps, outboxId: string) {
  const { db, log } = deps;
  const claim = await claimOutbox(db, { id: outboxId, job: 'profile.export', leaseMs });
  if (!claim) return 'gone';
  const { accountId = '', exportId = '' } = claim.payload ?? {};
  const wanted = accountId ? await selectProfileExport(db, accountId) : undefined;
  if (!wanted || wanted.id !== exportId || wanted.finished_at) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  try {
    const isMade = await makeFile(deps, wanted);
    if (isMade) await requestMail(db, wanted);
    await settleOutbox(db, claim, 'done');
    return isMade ? 'made' : 'gone';
  } catch (error) {
    // The message of an error could quote what it failed on.
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error({ exportId, reason }, 'the export of a profile could not be made');
    if (claim.tries < maxTries) return postponeOutbox(db, claim, retryMs, reason);
    await failProfileExport(db, exportId);
    await settleOutbox(db, claim, 'failed', reason);
    return 'failed';
  }
}

async function makeFile({ db, redis, ...deps }: ExportDeps, wanted: ProfileExportRow) {
  const sessions = await loadSessions(redis, wanted.account_id, parseStoredSession);
  const origin = deps.mail?.publicOrigin ?? '';
  const uploadUrl = (id: string) => origin + downloadOwnUpload.url.replace(':id', id);
  return makeProfileExport(db, wanted, { ...deps, sessions, uploadUrl });
}

/** An address that is not verified may belong to another person, who is not mailed. */
async function requestMail(db: Database, { account_id, created_at }: ProfileExportRow) {
  const account = await selectAccount(db, account_id);
  if (!account?.email_verified_at) return;
  const deletedAt = new Date(created_at.getTime() + exportDays * 86_400_000).toISOString();
  const { id: accountId, email: to, language } = account;
  const about = 'export_ready';
  const mail = { about, accountId, to, name: accountName(account), language, deletedAt } as const;
  await db.transaction().execute((trx) => insertOutboxJob(trx, 'mail.send', mail));
}
