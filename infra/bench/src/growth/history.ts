import { type HistoryRange, campaign } from '@kga/contracts';
import { selectHistory, selectPetitionBySlug } from '@kga/db';

import type { Resources } from '../shared/run-bench.ts';
import { type Read, compareP95 } from './compare-p95.ts';
import { type Part, type Side, type Sides, createReader, ratioBar } from './reads.ts';

type Query = { readonly range: HistoryRange; readonly limit: number };

const dayMs = 86_400_000;
const limits = Array.from({ length: 100 }, (_, index) => index + 1);
const queries = (range: HistoryRange): Query[] => limits.map((limit) => ({ range, limit }));

const queryBlocks = Array.from({ length: 10 }, () => [...queries('all'), ...queries('30days')]);
// The api caches each answer by range and limit, so each is requested only once.
const httpBlocks = (['24hours', 'all', '30days', '7days'] as const).flatMap((range) => [
  queries(range).filter(({ limit }) => limit % 2 === 0),
  queries(range).filter(({ limit }) => limit % 2 === 1),
]);

/** The petition's history: the query alone, and the api. */
export async function compareHistory(resources: Resources, { few, many }: Sides): Promise<Part> {
  const query = await compareP95(
    'query',
    { few: await readQueries(few), many: await readQueries(many) },
    queryBlocks,
  );
  const read = createReader(resources);
  const readHttp =
    (side: Side): Read<Query> =>
    async ({ range, limit }) =>
      void (await read(side, `/api/${campaign.slug}/history?range=${range}&limit=${limit}`));
  const http = await compareP95('api', { few: readHttp(few), many: readHttp(many) }, httpBlocks);
  return {
    figures:
      `p95 at 1,000,000 snapshots to 1,000: query ${query.toFixed(2)}, api ${http.toFixed(2)} ` +
      `(bar ${ratioBar.toFixed(2)})`,
    pass: query <= ratioBar && http <= ratioBar,
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
