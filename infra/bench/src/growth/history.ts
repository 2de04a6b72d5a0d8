import { type HistoryRange, campaign } from '@kga/contracts';
import { selectHistory, selectPetitionBySlug } from '@kga/db';

import type { Resources } from '../shared/processes.ts';
import {
  type Part,
  type Read,
  type Side,
  type Sides,
  compareP95,
  createReader,
  numbers,
} from './compare.ts';

type Query = { readonly range: HistoryRange; readonly limit: number };

const dayMs = 86_400_000;
const queries = (range: HistoryRange): Query[] =>
  numbers(100, 1).map((limit) => ({ range, limit }));

const queryBlocks = Array.from({ length: 10 }, () => [...queries('all'), ...queries('30days')]);
// The api caches each answer by range and limit, so each is requested only once.
const httpBlocks = (['24hours', 'all', '30days', '7days'] as const).flatMap((range) => [
  queries(range).filter(({ limit }) => limit % 2 === 0),
  queries(range).filter(({ limit }) => limit % 2 === 1),
]);

/** The petition's history: the query alone, and the api. */
export async function compareHistory(resources: Resources, sides: Sides): Promise<Part> {
  const read = createReader(resources);
  const readHttp =
    (side: Side) =>
    ({ range, limit }: Query) =>
      read(side, `/api/${campaign.slug}/history?range=${range}&limit=${limit}`);
  return {
    rows: 'snapshots',
    ratios: {
      query: await compareP95('query', sides, readQueries, queryBlocks),
      api: await compareP95('api', sides, readHttp, httpBlocks),
    },
  };
}

async function readQueries({ db }: Side): Promise<Read<Query>> {
  const petition = await selectPetitionBySlug(db, campaign.slug);
  if (!petition) throw new Error('The petition is not seeded.');
  return async ({ range, limit }) => {
    const to = new Date();
    const from = new Date(range === 'all' ? 0 : to.getTime() - 30 * dayMs);
    const points = await selectHistory(db, { petitionId: petition.id, from, to, limit });
    if (points.length !== limit) throw new Error(`${points.length} points instead of ${limit}`);
  };
}
