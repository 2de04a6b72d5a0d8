// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database } from '@kga/db/core';
import { selectSignatureHashes } from '@kga/db/petitions';
import type { CaughtMail } from '@kga/dev/testing';
import { sql } from 'kysely';

import { contentWrites } from '../features.ts';
import { keyRing } from '../shared/product.ts';
import { selectWholeFiles } from './attachments.ts';
import type { RunRecord } from './record.ts';

/** Of one kind: what was acknowledged, what of it is not there, and what is there and was not. */
export type Comparison = {
  readonly kind: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
};

async function idsOf(db: Database, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ id: string }>(query).execute(db);
  return rows.map(({ id }) => id);
}

/** The identities of all that is stored, as the writers recorded them. */
async function selectStored(
  db: Database,
  petitionId: string,
  signers: readonly string[],
): Promise<Record<string, string[]>> {
  const { ofAddress } = await selectSignatureHashes(db, keyRing, petitionId);
  const signerOf = new Map(signers.map((signer) => [ofAddress(signer).toString('hex'), signer]));
  const signersOf = async (states: string) => {
    const hashes = await idsOf(
      db,
      `select encode(address_hash, 'hex') as id from signature where state in (${states})`,
    );
    return hashes.map((hash) => signerOf.get(hash) ?? hash);
  };
  const content = contentWrites.map(async ({ kind }) => [
    kind,
    await idsOf(db, `select id from ${kind} where account_id is not null`),
  ]);
  return {
    ...Object.fromEntries(await Promise.all(content)),
    accounts: await idsOf(db, 'select id from account'),
    likes: await idsOf(db, 'select account_id as id from game_like'),
    signatures: await signersOf(`'pending', 'confirmed', 'held'`),
    confirmations: await signersOf(`'confirmed', 'held'`),
    'legal requests': await idsOf(db, 'select reference as id from legal_request'),
    'files of legal requests': await selectWholeFiles(db),
  };
}

/** Compares what was acknowledged with what is stored. */
export async function compareWrites(
  db: Database,
  petitionId: string,
  record: RunRecord,
): Promise<readonly Comparison[]> {
  const acknowledged = (kind: string) => record.acknowledged.get(kind) ?? [];
  const stored = await selectStored(db, petitionId, acknowledged('signatures'));
  return Object.entries(stored).map(([kind, identities]) => {
    const wanted = new Set(acknowledged(kind));
    const found = new Set(identities);
    const both = [...wanted].filter((identity) => found.has(identity)).length;
    return {
      kind,
      acknowledged: wanted.size,
      lost: wanted.size - both,
      doubled: identities.length - both,
    };
  });
}

/** Whether the counts and the log of the petition say what its signatures do. */
export async function selectSignatureSums(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from signature where state = 'confirmed')::int as confirmed,
      (select coalesce(sum(signatures), 0) from signature_count
        where dimension = 'country')::int as counted,
      (select count(*) from log_leaf)::int as leaves`.execute(db);
  return rows[0] ?? {};
}

export type MailComparison = {
  /** Addresses to which a mail has to come, and those to which none came. */
  readonly expected: number;
  readonly missing: readonly string[];
  /** Mails that may have come and did not, because a worker died while the server took them. */
  readonly lost: number;
  /** Mails that are given up, or still wait. */
  readonly unsent: number;
  readonly doubled: number;
};

/** The row of the outbox that a mail came from. */
const rowOf = ({ messageId }: CaughtMail): string => messageId.slice(1).split('@')[0] ?? '';

/** Expected mails that did not come, and those that came twice. */
export async function compareMails(
  db: Database,
  record: RunRecord,
  mails: readonly CaughtMail[],
): Promise<MailComparison> {
  const came = new Set(mails.flatMap(({ to }) => to));
  const sent = new Set(mails.map(rowOf));
  const byRow = [...Map.groupBy(mails, rowOf).values()];
  const once = byRow.flatMap(([mail]) => mail ?? []);
  const alike = Map.groupBy(once, ({ to, subject }) => `${to.join(' ')} ${subject}`);
  const rowsIn = (states: string) =>
    idsOf(db, `select id::text from outbox where job = 'mail.send' and state in (${states})`);
  const uncertain = await rowsIn(`'uncertain'`);
  return {
    expected: record.mailsTo.size,
    missing: [...record.mailsTo].filter((to) => !came.has(to)),
    lost: uncertain.filter((id) => !sent.has(id)).length,
    unsent: (await rowsIn(`'waiting', 'held', 'handing_over', 'failed'`)).length,
    doubled: mails.length - byRow.length + (once.length - alike.size),
  };
}
