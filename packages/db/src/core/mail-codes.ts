// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { type MailLink, mailCodeDays } from '@kga/contracts/core';
import type { KeyRing } from '@kga/server/crypto';
import { type Generated, sql } from 'kysely';
import { v7 } from 'uuid';
import * as z from 'zod/mini';

import { type Database, transaction } from './client.ts';
import type { Retentions } from './retention.ts';
import { selectSealedKey } from './sealed-keys.ts';
import type { SealedTable } from './sealed-table.ts';
import type { FilledTime } from './values.ts';

/** The code of a mail that stands for the tokens of its links. */
type MailCodeTable = {
  id: string;
  /** Keyed hash of the address that the mail went to. */
  address_hash: Buffer;
  /** The code and the tokens, sealed. */
  content: Buffer;
  /** Codes that were tried for the address since the mail. */
  tries: Generated<number>;
  created_at: FilledTime;
};

/** Tokens of the links of a mail. */
export type LinkTokens = Readonly<Partial<Record<MailLink, string>>>;

const storedContent = z.object({
  code: z.string(),
  tokens: z.record(z.string(), z.string()),
});

const triesMax = 5;

const placeOf = (row: string) => ({ table: 'mail_code', column: 'content', row });

async function hashOf(db: Database, ring: KeyRing, address: string): Promise<Buffer> {
  const key = await selectSealedKey(db, ring, 'mail codes');
  return createHmac('sha256', key).update(address.trim().toLowerCase()).digest();
}

/** Stores the code of a mail, by default a new one, with the tokens of its links; returns it. */
export async function insertMailCode(
  db: Database,
  ring: KeyRing,
  mail: { address: string; tokens: LinkTokens; code?: string | undefined },
): Promise<string> {
  const { code = String(randomInt(1_000_000)).padStart(6, '0'), tokens } = mail;
  const id = v7();
  await db
    .insertInto('mail_code')
    .values({
      id,
      address_hash: await hashOf(db, ring, mail.address),
      content: ring.seal(JSON.stringify({ code, tokens }), placeOf(id)),
    })
    .execute();
  return code;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The token of a link for which a code stands; undefined for a wrong code, of which each uses up one try
 * of all codes of the address.
 */
export async function selectTokenByCode(
  db: Database,
  ring: KeyRing,
  proof: { email: string; code: string; link: MailLink },
): Promise<string | undefined> {
  const addressHash = await hashOf(db, ring, proof.email);
  const rows = await transaction(db, async (trx) => {
    // The time of a write to disk would tell whether the address is known.
    await sql`set local synchronous_commit = off`.execute(trx);
    return trx
      .updateTable('mail_code')
      .set((current) => ({ tries: current('tries', '+', 1) }))
      .where('address_hash', '=', addressHash)
      .where('tries', '<', triesMax)
      .where('created_at', '>', sql<Date>`now() - ${mailCodeDays} * interval '1 day'`)
      .returning(['id', 'content'])
      .execute();
  });
  for (const { id, content } of rows) {
    const { code, tokens } = storedContent.parse(
      JSON.parse(String(ring.open(content, placeOf(id)))),
    );
    const token = tokens[proof.link];
    if (token === undefined || !isSame(code, proof.code)) continue;
    await db
      .updateTable('mail_code')
      .set({ tries: 0 })
      .where('address_hash', '=', addressHash)
      .execute();
    return token;
  }
  return undefined;
}

export const sealedMailCodes: SealedTable = {
  table: 'mail_code',
  key: 'id',
  columns: ['content'],
};

export const mailCodeRetention = {
  mailCodes: {
    table: 'mail_code',
    days: mailCodeDays,
    isOver: (end) => sql`created_at < ${end}`,
  },
} as const satisfies Retentions;

declare module './client.ts' {
  interface Schema {
    mail_code: MailCodeTable;
  }
}
