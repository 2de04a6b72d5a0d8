// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionDraft, PetitionEvent } from '@kga/contracts/petitions';
import { type Insertable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import type { PetitionFigureTable, PetitionTable, PetitionUpdateTable } from './table.ts';

/** Locks a petition until the transaction ends; undefined if it does not exist. */
export const lockPetition = (trx: Transaction, slug: string) =>
  trx.selectFrom('petition').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();

const columnsOf = (draft: PetitionDraft) => ({
  region: draft.region,
  title: draft.title,
  addressee: draft.addressee,
  text: draft.text,
  answer: draft.answer,
  registration: draft.reference,
  language: draft.language,
  translations: JSON.stringify(draft.translations),
  goal: draft.target,
  closes_at: draft.closes,
  signers: draft.signers && JSON.stringify(draft.signers),
  official_url: draft.officialUrl,
  milestones: JSON.stringify(draft.milestones.toSorted((a, b) => a.count - b.count)),
  areas: JSON.stringify(draft.areas),
  areas_needed: draft.areasNeeded,
  sign_url: draft.signUrl,
  sources: draft.sources,
});

/** Inserts a petition as a draft; returns its id. */
export async function insertPetition(
  trx: Transaction,
  {
    slug,
    kind,
    draft,
  }: Pick<Insertable<PetitionTable>, 'slug' | 'kind'> & { draft: PetitionDraft },
): Promise<string> {
  const id = v7();
  await trx
    .insertInto('petition')
    .values({ ...columnsOf(draft), id, slug, kind, demonstration: false })
    .execute();
  return id;
}

export async function updatePetitionTexts(
  trx: Transaction,
  id: string,
  draft: PetitionDraft,
): Promise<void> {
  await trx
    .updateTable('petition')
    .set((build) => ({ ...columnsOf(draft), revision: build('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Sets a date of a petition: by default to now, by the clock that its status is judged by. */
export async function updatePetitionStep(
  trx: Transaction,
  id: string,
  step: {
    column: 'opened_at' | 'closes_at' | 'submitted_at' | 'answered_at';
    at?: Date | undefined;
    timeline?: PetitionEvent[];
    /** Signatures that were submitted. */
    delivered?: number | undefined;
  },
): Promise<void> {
  await trx
    .updateTable('petition')
    .set({
      [step.column]: step.at ?? sql`clock_timestamp()`,
      ...(step.timeline && { timeline: JSON.stringify(step.timeline) }),
      ...(step.delivered !== undefined && { delivered_count: step.delivered }),
    })
    .where('id', '=', id)
    .execute();
}

export async function updatePetitionTimeline(
  trx: Transaction,
  id: string,
  timeline: PetitionEvent[],
): Promise<void> {
  await trx
    .updateTable('petition')
    .set({ timeline: JSON.stringify(timeline) })
    .where('id', '=', id)
    .execute();
}

export async function insertPetitionFigure(
  trx: Transaction,
  figure: Omit<Insertable<PetitionFigureTable>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('petition_figure')
    .values({ id: v7(), ...figure })
    .execute();
}

export async function insertPetitionUpdate(
  trx: Transaction,
  update: Omit<Insertable<PetitionUpdateTable>, 'id'>,
): Promise<void> {
  const id = v7();
  await trx
    .insertInto('petition_update')
    .values({ id, ...update })
    .execute();
  await insertOutboxJob(trx, 'petition.update', { updateId: id });
}

type UpdateRef = { id: string; petition_id: string };

/** Corrects a post about a petition; returns its title before, undefined if it does not exist. */
export async function correctPetitionUpdate(
  trx: Transaction,
  { id, petition_id }: UpdateRef,
  texts: Pick<Insertable<PetitionUpdateTable>, 'title' | 'content' | 'language'>,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('petition_update')
    .set({ ...texts, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('petition_id', '=', petition_id)
    .returning(sql<string>`old.title`.as('title'))
    .executeTakeFirst();
  return row?.title;
}

/** Deletes a post about a petition; returns its title, undefined if it does not exist. */
export async function deletePetitionUpdate(trx: Transaction, { id, petition_id }: UpdateRef) {
  const row = await trx
    .deleteFrom('petition_update')
    .where('id', '=', id)
    .where('petition_id', '=', petition_id)
    .returning('title')
    .executeTakeFirst();
  return row?.title;
}
