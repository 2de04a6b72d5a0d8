// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { type ShareImageKind, campaign } from '@kga/contracts/core';
import { sharesOf } from '@kga/contracts/petitions';
import { validate } from 'uuid';

import type { Database } from '../core/client.ts';
import { petitionTitles, selectAnyPetition } from '../petitions/list.ts';
import { selectPetitionBySlug, selectThresholds } from '../petitions/queries.ts';
import { selectLatestSnapshot } from '../petitions/snapshots.ts';

/** Changes when cards are drawn in another way, so that all images are drawn again. */
const design = 2;

/** The initiative. */
async function selectInitiative(db: Database) {
  const petition = await selectPetitionBySlug(db, campaign.petition);
  const snapshot = petition && (await selectLatestSnapshot(db, petition.id));
  if (!snapshot) return undefined;
  const thresholds = await selectThresholds(db, petition.id);
  const countries = sharesOf(snapshot.country_counts, thresholds).map(
    ({ countryCode: code, ...share }) => {
      return { code, ...share };
    },
  );
  const { signature_count, goal } = snapshot;
  return { kind: 'petition' as const, about: null, count: signature_count, goal, countries };
}

/** A petition by its slug; the initiative also by that of the campaign. */
async function selectPetition(db: Database, slug: string) {
  if (slug === campaign.slug || slug === campaign.petition) return selectInitiative(db);
  const row = await selectAnyPetition(db, slug);
  if (!row || row.status === 'draft') return undefined;
  const { region, language, demonstration, at_least, kind } = row;
  return {
    kind: 'petition' as const,
    about: { region, language, titles: petitionTitles(row), demonstration },
    count: row.signature_count ?? (kind === 'own' ? 0 : null),
    atLeast: at_least ?? false,
    goal: row.goal,
  };
}

async function selectCountry(db: Database, id: string) {
  const petition = await selectInitiative(db);
  const country = petition?.countries.find(({ code }) => code === id);
  if (!petition || !country) return undefined;
  return { kind: 'country' as const, country, countries: petition.countries };
}

async function selectGame(db: Database, id: string) {
  const game = await db
    .selectFrom('game')
    .leftJoin('picture', 'picture.id', 'cover_id')
    .select(['name', 'release_date', 'shutdown_date', 'availability', 'language'])
    .select('object_hash as picture')
    .where('game.id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return game && { kind: 'game' as const, ...game };
}

async function selectMemory(db: Database, id: string) {
  const memory = await db
    .selectFrom('memory')
    .innerJoin('game', 'game.id', 'game_id')
    .select(['content', 'memory.language', 'name', 'game.language as name_language'])
    .where('memory.id', '=', id)
    .where('memory.status', '=', 'published')
    .where('game.status', '=', 'published')
    .executeTakeFirst();
  return memory && { kind: 'memory' as const, ...memory };
}

async function selectStory(db: Database, id: string) {
  const story = await db
    .selectFrom('story')
    .select(['title', 'game_name', 'amount', 'currency', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return story && { kind: 'story' as const, ...story };
}

async function selectArticle(db: Database, id: string) {
  const article = await db
    .selectFrom('news_article')
    .leftJoin('picture', 'picture.id', 'picture_large_id')
    .select(['title', 'source', 'language', 'object_hash as picture'])
    .where('news_article.id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return article && { kind: 'article' as const, ...article };
}

async function selectPost(db: Database, id: string) {
  const post = await db
    .selectFrom('forum_post')
    .select(['title', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return post && { kind: 'post' as const, ...post };
}

const ofUuid =
  <Subject>(select: (db: Database, id: string) => Promise<Subject | undefined>) =>
  async (db: Database, id: string) =>
    validate(id) ? select(db, id) : undefined;

/** What the images of each kind show; undefined where visitors do not see it. */
const subjects = {
  petition: selectPetition,
  country: selectCountry,
  game: ofUuid(selectGame),
  memory: ofUuid(selectMemory),
  story: ofUuid(selectStory),
  article: ofUuid(selectArticle),
  post: ofUuid(selectPost),
} satisfies Record<ShareImageKind, (db: Database, id: string) => Promise<unknown>>;

export type ShareSubject = NonNullable<Awaited<ReturnType<(typeof subjects)[ShareImageKind]>>>;

/** The subject of a kind. */
export type SubjectOf<Kind extends ShareImageKind> = Extract<ShareSubject, { kind: Kind }>;

export const selectShareSubject = (
  db: Database,
  { kind, id }: { kind: ShareImageKind; id: string },
): Promise<ShareSubject | undefined> => subjects[kind](db, id);

/** Identifies what an image shows. */
export const versionOf = (subject: ShareSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([design, subject]))
    .digest('base64url');
