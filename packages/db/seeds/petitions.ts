// SPDX-License-Identifier: AGPL-3.0-or-later
import { isDeepStrictEqual } from 'node:util';

import { languageTag } from '@kga/contracts/content';
import { partialDate, petitionRegions } from '@kga/contracts/core';
import {
  petitionEvent,
  petitionFigure,
  petitionMilestone,
  petitionSigners,
  petitionSlug,
  petitionStatuses,
  petitionTranslation,
  providerKinds,
  providerPaths,
} from '@kga/contracts/petitions';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import type { Database, Transaction } from '../src/core/client.ts';
import type { PetitionTable } from '../src/petitions/table.ts';
import { ownPetitionTexts } from './own-petition-texts.ts';
import records from './petitions.json' with { type: 'json' };

const text = z.string().trim().min(1);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A researched petition or complaint: every date and figure stands on the page that it names. */
const seededPetition = z.strictObject({
  id: petitionSlug,
  region: z.enum(petitionRegions),
  title: text,
  addressee: text,
  text: z.string(),
  answer: text.nullable().default(null),
  reference: z.string().default(''),
  translations: z.record(languageTag, petitionTranslation),
  signers: z.nullable(petitionSigners).default(null),
  officialUrl: z.httpUrl().nullable().default(null),
  provider: z
    .strictObject({
      kind: z.enum(providerKinds),
      url: z.httpUrl(),
      paths: z.optional(providerPaths),
    })
    .optional(),
  target: z.int().positive().nullable().default(null),
  opened: day.optional(),
  closes: day.optional(),
  statedStatus: z.enum(petitionStatuses).nullable().default(null),
  milestones: z.array(petitionMilestone).default([]),
  timeline: z.array(z.object({ ...petitionEvent.shape, sourceUrl: z.httpUrl() })),
  figures: z.array(z.object({ ...petitionFigure.shape, date: partialDate })).default([]),
  sources: z.array(z.httpUrl()).default([]),
});

export type SeededPetition = z.infer<typeof seededPetition>;

/** The official petitions that every installation begins with. */
export const readSeededPetitions = (): SeededPetition[] => z.array(seededPetition).parse(records);

/** Our own petitions are for those who live in a region or are its citizens, of this age. */
const ownSigners = { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 } as const;

/** Signatures that our own petitions aim for: a state, or all the world. */
const ownTargets = { region: 10_000, international: 1_000_000 } as const;

const midnight = (date: string | undefined) =>
  date === undefined ? null : new Date(`${date}T00:00:00.000Z`);

const textColumns = (
  petition: Pick<SeededPetition, 'title' | 'addressee' | 'text' | 'translations'>,
) => ({
  title: petition.title,
  addressee: petition.addressee,
  text: petition.text,
  translations: JSON.stringify(petition.translations),
});

/** Adds names of numbers to milestones that were seeded before they had any. */
async function labelMilestones(
  trx: Transaction,
  { id, milestones }: Pick<Selectable<PetitionTable>, 'id' | 'milestones'>,
  seeded: SeededPetition,
) {
  const labelled = milestones.map((milestone) => {
    const label =
      milestone.label ?? seeded.milestones.find(({ count }) => count === milestone.count)?.label;
    return label ? { ...milestone, label } : milestone;
  });
  if (isDeepStrictEqual(labelled, milestones)) return;
  const changed = { milestones: JSON.stringify(labelled) };
  await trx.updateTable('petition').set(changed).where('id', '=', id).execute();
}

/** The record has what sources say; its figures begin to be polled only where `polls` allows it. */
async function seedOfficial(trx: Transaction, petition: SeededPetition, polls: boolean) {
  const provider = polls &&
    petition.provider && {
      provider_kind: petition.provider.kind,
      provider_url: petition.provider.url,
      provider_paths: petition.provider.paths && JSON.stringify(petition.provider.paths),
    };
  const facts = {
    ...textColumns(petition),
    answer: petition.answer,
    signers: petition.signers && JSON.stringify(petition.signers),
    official_url: petition.officialUrl,
    milestones: JSON.stringify(petition.milestones),
    timeline: JSON.stringify(petition.timeline),
  };
  const existing = await trx
    .selectFrom('petition')
    .select(['id', 'addressee', 'milestones'])
    .where('slug', '=', petition.id)
    .executeTakeFirst();
  if (existing) {
    // The initiative's figures are seeded before; its texts are added once. Admins cannot empty the
    // addressee.
    if (existing.addressee === '') {
      await trx.updateTable('petition').set(facts).where('id', '=', existing.id).execute();
    } else {
      await labelMilestones(trx, existing, petition);
    }
    if (provider) {
      await trx.updateTable('petition').set(provider).where('id', '=', existing.id).execute();
    }
    return 0;
  }
  const id = uuidv7();
  await trx
    .insertInto('petition')
    .values({
      ...facts,
      id,
      slug: petition.id,
      region: petition.region,
      kind: 'official',
      registration: petition.reference,
      goal: petition.target,
      opened_at: midnight(petition.opened),
      closes_at: midnight(petition.closes),
      stated_status: petition.statedStatus,
      sources: petition.sources,
      ...provider,
      demonstration: false,
    })
    .execute();
  if (petition.figures.length > 0) {
    await trx
      .insertInto('petition_figure')
      .values(
        petition.figures.map(({ signatureCount, atLeast, date, sourceUrl }) => ({
          id: uuidv7(),
          petition_id: id,
          signature_count: signatureCount,
          at_least: atLeast,
          counted_on: date,
          source_url: sourceUrl,
        })),
      )
      .execute();
  }
  return 1;
}

/**
 * Adds the official petitions and, as drafts, our own for the regions that have no official one; keeps
 * those that are there.
 */
export async function seedPetitions(
  db: Database,
  { polls }: { polls: boolean },
): Promise<{ added: number }> {
  return db.transaction().execute(async (trx) => {
    const official = readSeededPetitions();
    let added = 0;
    for (const petition of official) added += await seedOfficial(trx, petition, polls);
    const drafts = petitionRegions.filter(
      (region) => !official.some(({ id }) => id === region.toLowerCase()),
    );
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('petition')
      .values(
        drafts.map((region) => {
          const { language, ...texts } = ownPetitionTexts(region);
          return {
            ...textColumns(texts),
            id: uuidv7(),
            slug: region.toLowerCase(),
            region,
            kind: 'own' as const,
            language,
            signers: JSON.stringify(
              region === 'international' ? { ...ownSigners, who: 'anyone' } : ownSigners,
            ),
            goal: region === 'international' ? ownTargets.international : ownTargets.region,
            sources: [],
            demonstration: false,
          };
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return { added: added + Number(numInsertedOrUpdatedRows) };
  });
}
