import type { ContentTopic } from '@kga/contracts';
import { createDatabase } from '@kga/db';
import { sql } from 'kysely';

import { archive } from './features/archive.ts';
import { forum } from './features/forum.ts';
import { moderation } from './features/moderation.ts';
import { news } from './features/news.ts';
import { notifications } from './features/notifications.ts';
import { petition } from './features/petition.ts';
import { search } from './features/search.ts';
import { signatures } from './features/signatures.ts';
import { stories } from './features/stories.ts';
import type { BenchedFeature } from './growth/compare.ts';

/** The features by the names of their figures; the queue is filled from what is there. */
export const features: Readonly<
  Record<string, BenchedFeature> & Record<ContentTopic, BenchedFeature>
> = {
  history: petition,
  news,
  stories,
  forum,
  archive,
  notifications,
  search,
  reasons: signatures,
  queue: moderation,
};

/** Replaces the rows of all features by `count` of each kind. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  // Filling takes longer than the default timeout of a statement.
  const db = createDatabase(url, { maxConnections: 1, statementTimeout: 0 });
  try {
    await sql`set maintenance_work_mem = '1GB'`.execute(db);
    for (const { fill } of Object.values(features)) await fill(db, count);
    await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}
