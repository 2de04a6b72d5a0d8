import { createHash } from 'node:crypto';

import { type Database, type KeyRing, sealedSignature, transaction } from '@kga/db';
import { sql } from 'kysely';

const batch = 1_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** A petition of our own that has closed, with signatures that count, without counts and log. */
export async function insertManySigners(
  db: Database,
  ring: KeyRing,
  { petitionId, signers }: { petitionId: string; signers: number },
): Promise<void> {
  await db
    .insertInto('petition')
    .values({
      id: petitionId,
      slug: 'many-signers',
      kind: 'own',
      title: 'Keep them',
      addressee: 'Parliament',
      text: 'We ask for a law.',
      sources: [],
      demonstration: false,
      opened_at: new Date('2026-01-01'),
      closes_at: new Date('2026-02-01'),
    })
    .execute();
  for (let start = 0; start < signers; start += batch) {
    const rows = Array.from({ length: Math.min(batch, signers - start) }, (_, offset) => {
      const name = `signer ${start + offset}`;
      return {
        ...sealedSignature(ring, {
          petitionId,
          addressHash: hashOf(name),
          signer: {
            firstName: 'Wilhelmina',
            lastName: name,
            email: 'signer@mail.kga.test',
            city: undefined,
          },
          country: 'NL',
          language: 'en',
          showName: false,
          wantsUpdates: false,
        }),
        state: 'confirmed' as const,
        confirmed_at: new Date('2026-01-02'),
        receipt_hash: hashOf(`receipt ${name}`),
      };
    });
    await transaction(db, async (trx) => {
      // Triggers would count each of them.
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.insertInto('signature').values(rows).execute();
    });
  }
}
