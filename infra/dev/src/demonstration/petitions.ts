// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Transaction } from '@kga/db/core';
import { insertSignatureSnapshot } from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import { addSignatures } from './signatures.ts';

const day = 86_400_000;

/** Our own petitions that collect: everywhere, in a small country, and with its target reached. */
const petitions = [
  { slug: 'international', target: 1_000_000, openDays: 40, signed: 1_250, home: undefined },
  { slug: 'is', target: 2_000, openDays: 20, signed: 310, home: 'IS' },
  { slug: 'nz', target: 1_000, openDays: 60, signed: 1_084, home: 'NZ' },
] as const;

/** Opens drafts, marked as demonstration, with made-up signatures. */
export async function openPetitions(trx: Transaction, ring: KeyRing, now: Date): Promise<void> {
  for (const { slug, target, openDays, signed, home } of petitions) {
    const since = new Date(now.getTime() - openDays * day);
    const opened = await trx
      .updateTable('petition')
      .set({
        opened_at: since,
        goal: target,
        demonstration: true,
      })
      .where('slug', '=', slug)
      .where('opened_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!opened) continue;
    const signatures = { ...opened, count: signed, since, now, home };
    const receipt = await addSignatures(trx, ring, signatures);
    await trx
      .insertInto('petition_update')
      .values({
        id: v7(),
        petition_id: opened.id,
        title: 'A receipt to try',
        content: `The signatures of this demonstration are made up. This is the receipt of the first:\n\n${receipt}\n\nEnter it under “Check a receipt” above, and your browser proves that the signature is counted.`,
        language: 'en',
        created_at: now,
      })
      .execute();
    await insertSignatureSnapshot(trx, opened.id, now);
  }
}

/** Makes them drafts again, without signatures. */
export async function closePetitions(trx: Transaction): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'close-petitions.sql'), 'utf8');
  await sql.raw(script).execute(trx);
}
