// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ContentTopic, contentKinds } from '@kga/contracts/core';
import { createDatabase } from '@kga/db/core';
import { sql } from 'kysely';

import { archive } from './features/archive.ts';
import { prepareFilling } from './features/fill.ts';
import { forum } from './features/forum.ts';
import { letters } from './features/letters.ts';
import { moderation } from './features/moderation.ts';
import { news } from './features/news.ts';
import { notifications } from './features/notifications.ts';
import { petition } from './features/petition.ts';
import { search } from './features/search.ts';
import { signatures } from './features/signatures.ts';
import { stories } from './features/stories.ts';
import type { BenchedFeature } from './growth/compare.ts';

/**
 * The features by the names of their figures, in the order in which they are filled: games before posts, which can be about
 * them, and the queue last, from what is there.
 */
const features: Readonly<Record<string, BenchedFeature> & Record<ContentTopic, BenchedFeature>> = {
  history: petition,
  news,
  stories,
  archive,
  forum,
  letters,
  notifications,
  search,
  /** With petition pages, breakdowns and duplicates. */
  reasons: signatures,
  queue: moderation,
};

/** What members write, by kind of content. */
export const contentWrites = Object.values(features).flatMap(({ writes }) =>
  contentKinds.flatMap((kind) => {
    const write = writes?.[kind];
    return write ? [{ ...write, kind }] : [];
  }),
);

/** The features that `--only=archive,news` names; all without it. @throws Error for an unknown name */
export function chosenFeatures(only: string): [string, BenchedFeature][] {
  if (only === '') return Object.entries(features);
  return only.split(',').map((name) => {
    const feature = features[name];
    if (!feature) throw new Error(`${name} is none of ${Object.keys(features).join(', ')}.`);
    return [name, feature];
  });
}

/** Replaces the rows of features by `count` of each kind. */
export async function fillDatabase(
  url: string,
  count: number,
  filled: readonly BenchedFeature[] = Object.values(features),
): Promise<void> {
  // Filling takes longer than the default timeout of a statement.
  await using db = createDatabase(url, { maxConnections: 1, statementTimeout: 0 });
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  await prepareFilling(db);
  const inOrder = Object.values(features).filter((feature) => filled.includes(feature));
  for (const { fill } of inOrder) await fill(db, count);
  await sql`vacuum analyze`.execute(db);
}
