// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomUUID } from 'node:crypto';

import { leafOfReceipt } from '@kga/contracts/petitions';
import { insertPicture } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { appendLeaves } from '@kga/db/petitions';
import { updateShareImage } from '@kga/db/site';
import { insertTestPetition } from '@kga/db/testing';

const receipt = 'a receipt of an earlier signature';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A petition that collects, with a signed log; one that has closed; and an official one. */
async function insertPetitions(db: Database) {
  const row = { goal: 1_000_000, opened_at: new Date(0) };
  const petition_id = await insertTestPetition(db, { slug: 'live', ...row });
  const closes_at = new Date(Date.now() - 60_000);
  await insertTestPetition(db, { slug: 'closed', ...row, closes_at });
  await insertTestPetition(db, { slug: 'official', ...row, kind: 'official' });
  const leaf = { petition_id, withdrawal: false, receipt_hash: sha256(receipt) };
  await db.insertInto('log_leaf').values(leaf).execute();
  await db
    .transaction()
    .execute((trx) => appendLeaves(trx, petition_id, () => 'not signed by anybody'));
  return {
    petition: 'live',
    closedPetition: 'closed',
    officialPetition: 'official',
    leaf: await leafOfReceipt(receipt, 'confirm'),
  };
}

async function insertArticle(db: Database, is_aggregated: boolean): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('news_article')
    .values({
      id,
      unique_id: id,
      title: 'An answer',
      category: 'policy',
      excerpt: 'What was answered.',
      is_aggregated,
      source: is_aggregated ? 'A paper' : null,
      ...(is_aggregated && { url: `https://paper.test/${id}` }),
      language: 'en',
      status: 'published',
    })
    .execute();
  return id;
}

async function insertImage(db: Database): Promise<string> {
  const bytes = Buffer.from([0x89, 0x50, 0xff]);
  const key = { kind: 'game', id: '0', size: 'wide', language: 'en', theme: 'light' } as const;
  await db.transaction().execute((trx) => updateShareImage(trx, key, { version: '1', bytes }));
  return sha256(bytes).toString('hex');
}

async function insertGame(db: Database): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('game')
    .values({
      id,
      name: `Game ${id}`,
      developer: 'A studio',
      publisher: null,
      release_date: null,
      shutdown_date: '2024-03-31',
      genre: null,
      platforms: [],
      availability: 'shut_down',
      shutdown_reason: null,
      description: null,
      sources: [],
      language: 'en',
      status: 'published',
      edited_at: null,
    })
    .execute();
  return id;
}

/** What no operation creates, or only with help of the worker. */
export async function seedLive(db: Database) {
  return {
    ...(await insertPetitions(db)),
    pictureId: await insertPicture(db, { bytes: Buffer.from('a picture'), width: 4, height: 3 }),
    objectHash: await insertImage(db),
    otherGame: await insertGame(db),
    article: await insertArticle(db, false),
    aggregated: await insertArticle(db, true),
  };
}

export type Seeded = Awaited<ReturnType<typeof seedLive>>;
