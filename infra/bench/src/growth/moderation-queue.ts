import { randomBytes } from 'node:crypto';

import { listModerationCases, register } from '@kga/contracts';

import type { Resources } from '../shared/run-bench.ts';
import { blocksOf, compareP95 } from './compare-p95.ts';
import { type Part, type Side, type Sides, createReader, ratioBar, readPaths } from './reads.ts';

const limits = Array.from({ length: 40 }, (_, index) => index + 10);

const filters = ['', '&kind=story', '&language=ja', '&cause=reported', '&status=decided'];

/** Pages of the moderation queue, with and without filters. */
export async function compareModerationQueue(resources: Resources, sides: Sides): Promise<Part> {
  const readAs = async (side: Side) =>
    readPaths(createReader(resources, { cookie: await registerModerator(side) }), side);
  const blocks = blocksOf(limits).map((block) =>
    filters.flatMap((filter) =>
      block.map((limit) => `${listModerationCases.url}?limit=${limit}${filter}`),
    ),
  );
  const reads = { few: await readAs(sides.few), many: await readAs(sides.many) };
  const ratio = await compareP95('queue', reads, blocks);
  return {
    figures: `p95 at 1,000,000 items to 1,000: ${ratio.toFixed(2)} (bar ${ratioBar.toFixed(2)})`,
    pass: ratio <= ratioBar,
  };
}

/** Registers a moderator. Returns the session as the value of a `Cookie` header. */
async function registerModerator({ api, db }: Side): Promise<string> {
  const email = `${randomBytes(8).toString('hex')}@example.org`;
  const answer = await fetch(`${api}${register.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: randomBytes(16).toString('hex'),
      firstName: 'Mo',
      lastName: 'Derator',
    }),
  });
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}`);
  await db
    .updateTable('account')
    .set({ role: 'moderator', email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
