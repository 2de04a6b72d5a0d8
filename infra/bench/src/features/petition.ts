// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, embedPath, widgetImagePath } from '@kga/contracts/core';
import {
  type HistoryRange,
  getPetitionHighlights,
  getPetition,
  listPetitionDays,
  listPetitions,
} from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { weeklyFigures } from '@kga/db/initiative';
import { selectBestDay, selectDays, selectHistory, selectPetitionBySlug } from '@kga/db/petitions';

import { type BenchedFeature, type Comparison, type Side, numbers } from '../growth/compare.ts';
import { fill } from './fill.ts';

/** Days of history, so that every range of `selectHistory` has more snapshots than it returns. */
const days = 60;

const fillHistory = (db: Database, count: number) =>
  fill(db, 'petition', { count, days, counts: JSON.stringify(weeklyFigures.at(-1)?.counts) });

type Query = { readonly range: HistoryRange; readonly limit: number };

const dayMs = 86_400_000;
const queries = (range: HistoryRange): Query[] =>
  numbers(100, 1).map((limit) => ({ range, limit }));

const repeated = numbers(10, 0).flatMap(() => [...queries('all'), ...queries('30days')]);
// The api caches each answer by range and limit, so each is requested only once.
const once = (['24hours', 'all', '30days', '7days'] as const).flatMap(queries);

/** The petition's history: the queries alone, and the api. */
async function compare(bench: Comparison): Promise<void> {
  await bench.compareReads('query', readQueries, repeated);
  await bench.compareReads('days', readDays, daysAgo);
  await bench.compareReads('best day', readBestDay, daysAgo);
  const readHttp =
    (side: Side) =>
    ({ range, limit }: Query) =>
      bench.read(side, `/api/${campaign.slug}/history?range=${range}&limit=${limit}`);
  await bench.compareReads('api', readHttp, once);
}

/** Ends of the days that are read, in days before today. */
const daysAgo = numbers(10, 0).flatMap(() => numbers(40, 1));

async function readDays({ db }: Side) {
  const petitionId = await selectPetitionId(db);
  return async (ago: number) => {
    const read = await selectDays(db, { petitionId, now: new Date(Date.now() - ago * dayMs) });
    if (read.length < days - ago - 1) throw new Error(`${read.length} days`);
  };
}

async function readBestDay({ db }: Side) {
  const petitionId = await selectPetitionId(db);
  return async (ago: number) => {
    const to = new Date(Date.now() - ago * dayMs);
    const from = new Date(Date.now() - 2 * days * dayMs);
    const best = await selectBestDay(db, { petitionId, from, to });
    if (!best) throw new Error('No day added signatures');
  };
}

async function selectPetitionId(db: Database): Promise<string> {
  const petition = await selectPetitionBySlug(db, campaign.petition);
  if (!petition) throw new Error('The petition is not seeded.');
  return petition.id;
}

async function readQueries({ db }: Side) {
  const petitionId = await selectPetitionId(db);
  return async ({ range, limit }: Query) => {
    const to = new Date();
    const from = new Date(range === 'all' ? 0 : to.getTime() - 30 * dayMs);
    const points = await selectHistory(db, { petitionId, from, to, limit });
    if (points.length !== limit) throw new Error(`${points.length} points instead of ${limit}`);
  };
}

export const petition: BenchedFeature = {
  rows: 'snapshots',
  fill: fillHistory,
  hotReads: {
    latest: `/api/${campaign.slug}/latest`,
    history: `/api/${campaign.slug}/history`,
    days: listPetitionDays.url.replace(':id', campaign.petition),
    highlights: getPetitionHighlights.url.replace(':id', campaign.petition),
    petitions: listPetitions.url,
    petition: getPetition.url.replace(':id', campaign.petition),
    'widget image': widgetImagePath({ petition: campaign.petition }),
    embed: embedPath({ petition: campaign.petition }),
  },
  compare,
};
