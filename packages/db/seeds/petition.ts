// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { v7 as uuidv7 } from 'uuid';

import { insertAuditEntries } from '../src/core/audit.ts';
import type { Database, Transaction } from '../src/core/client.ts';
import {
  type Existing,
  type PetitionSource,
  facts,
  figuresKey,
  newRow,
  renewedColumns,
  snapshots,
} from './petition-source.ts';

async function insertFigures(
  trx: Transaction,
  id: string,
  source: PetitionSource,
  now: Date,
): Promise<void> {
  const known = snapshots(id, source, now);
  if (known.length > 0) {
    await trx
      .insertInto('petition_snapshot')
      .values(known)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (source.type !== 'replay') return;
  // The figures are those that the provider gives at this time, though they may be months old.
  await trx
    .insertInto('petition_poll')
    .values({ petition_id: id, answers: '{}', succeeded_at: source.epoch })
    .execute();
}

/** Deletes what was polled or seeded; figures that admins entered stay. */
async function deleteFigures(trx: Transaction, id: string): Promise<void> {
  const tables = [
    'petition_snapshot',
    'petition_poll',
    'petition_rejected_poll',
    'petition_reading',
  ] as const;
  for (const table of tables) {
    await trx.deleteFrom(table).where('petition_id', '=', id).execute();
  }
}

/** Failures of an earlier provider do not pause polls of the next one. */
async function resetFailures(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('petition_poll')
    .set({ failures: 0, paused_until: null, last_error: null })
    .where('petition_id', '=', id)
    .execute();
}

async function insertPetition(trx: Transaction, source: PetitionSource, now: Date): Promise<void> {
  const id = uuidv7();
  await trx
    .insertInto('petition')
    .values({
      ...newRow(source, now),
      id,
      slug: campaign.petition,
      region: 'EU',
      seed_key: figuresKey(source),
    })
    .execute();
  await insertFigures(trx, id, source, now);
}

/** Keeps every figure, adds what the record has beyond them, and applies the settings. */
async function renewPetition(
  trx: Transaction,
  existing: Existing,
  source: PetitionSource,
  now: Date,
): Promise<void> {
  const { id, provider_kind, provider_url } = existing;
  await trx.updateTable('petition').set(facts).where('id', '=', id).execute();
  const renewed = renewedColumns(source, existing, now);
  if (Object.keys(renewed).length === 0) return;
  const seed_key = figuresKey(source);
  await trx
    .updateTable('petition')
    .set({ ...renewed, seed_key })
    .where('id', '=', id)
    .execute();
  if (source.type === 'record' && existing.seed_key !== seed_key) {
    await insertFigures(trx, id, source, now);
  }
  const isSame = renewed.provider_kind === provider_kind && renewed.provider_url === provider_url;
  if (!isSame) await resetFailures(trx, id);
}

/** Deletes the figures and seeds the petition as if it were new; its row keeps its id. */
async function restartPetition(
  trx: Transaction,
  { id }: Existing,
  source: PetitionSource,
  now: Date,
): Promise<void> {
  await deleteFigures(trx, id);
  await trx
    .updateTable('petition')
    .set({ ...newRow(source, now), seed_key: figuresKey(source) })
    .where('id', '=', id)
    .execute();
  await insertFigures(trx, id, source, now);
}

const lockSeeded = (trx: Transaction): Promise<Existing | undefined> =>
  trx
    .selectFrom('petition')
    .selectAll()
    .where('slug', '=', campaign.petition)
    .forUpdate()
    .executeTakeFirst();

/**
 * Seeds the campaign's petition. Running it again applies the settings that are given and keeps every
 * figure. Only figures that a demonstration made are deleted: when its replay starts over, or
 * when the database gets another source.
 *
 * @returns what became of the figures
 * @throws Error where a replay is to begin in a database whose figures are not a replay's
 */
export async function seedPetition(
  db: Database,
  source: PetitionSource,
  now = new Date(),
): Promise<{ figures: 'seeded' | 'kept' }> {
  return db.transaction().execute(async (trx) => {
    const existing = await lockSeeded(trx);
    if (!existing) {
      await insertPetition(trx, source, now);
      return { figures: 'seeded' };
    }
    if (source.type === 'replay' && !existing.demonstration) {
      throw new Error(
        'The figures in this database are not those of a demonstration, so no replay begins here. Set PETITION_PROVIDER_URL, or name another database.',
      );
    }
    if (existing.demonstration && existing.seed_key !== figuresKey(source)) {
      await restartPetition(trx, existing, source, now);
      return { figures: 'seeded' };
    }
    await renewPetition(trx, existing, source, now);
    return { figures: 'kept' };
  });
}

/**
 * Deletes all polled and seeded figures of the campaign's petition and seeds it from `source`, with an
 * entry in the audit log.
 *
 * @returns how many snapshots were deleted
 * @throws Error where the figures are a demonstration's and no source of others is given
 */
export async function restartFigures(
  db: Database,
  source: PetitionSource,
  now = new Date(),
): Promise<{ deleted: number }> {
  return db.transaction().execute(async (trx) => {
    const existing = await lockSeeded(trx);
    if (!existing) {
      await insertPetition(trx, source, now);
      return { deleted: 0 };
    }
    if (existing.demonstration && source.type === 'record') {
      throw new Error(
        'These figures are a demonstration’s, which starts over by itself. Nothing was deleted.',
      );
    }
    const deleted = await countSeededSnapshots(trx);
    await restartPetition(trx, existing, source, now);
    await insertAuditEntries(trx, {
      actor_id: null,
      actor: 'operator',
      action: 'petition_figures_deleted',
      subject_kind: 'petition',
      subject_id: existing.id,
      before: String(deleted),
      after: String(await countSeededSnapshots(trx)),
    });
    return { deleted };
  });
}

/** Stored figures of the campaign's petition. */
export async function countSeededSnapshots(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('petition_snapshot')
    .innerJoin('petition', 'petition.id', 'petition_snapshot.petition_id')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('slug', '=', campaign.petition)
    .executeTakeFirstOrThrow();
  return Number(count);
}
