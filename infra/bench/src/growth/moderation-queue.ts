import { randomBytes } from 'node:crypto';

import { listModerationCases, register } from '@kga/contracts';

import type { Resources } from '../shared/processes.ts';
import {
  type Part,
  type Path,
  type Side,
  type Sides,
  blocksOf,
  compareP95,
  createReader,
  numbers,
} from './compare.ts';

const filters = ['', '&kind=story', '&language=ja', '&cause=reported', '&status=decided'];

/** Pages of the moderation queue, with and without filters. */
export async function compareModerationQueue(resources: Resources, sides: Sides): Promise<Part> {
  const readAsModerator = async (side: Side) => {
    const read = createReader(resources, { cookie: await registerModerator(side) });
    return (path: Path) => read(side, path);
  };
  const blocks = blocksOf(numbers(40, 10)).map((block) =>
    filters.flatMap((filter) =>
      block.map((limit) => `${listModerationCases.url}?limit=${limit}${filter}`),
    ),
  );
  return {
    rows: 'items',
    ratios: { pages: await compareP95('queue', sides, readAsModerator, blocks) },
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
