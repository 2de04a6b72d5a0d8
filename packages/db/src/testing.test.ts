// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, inject, test } from 'vitest';

import { seedPetition } from '../seeds/petition.ts';
import { createDatabase, ping } from './core/client.ts';
import { cloneDatabase } from './testing.ts';

test('clones the template many times at once, each apart from the others', async () => {
  const clones = await Promise.all(
    Array.from({ length: 6 }, () => cloneDatabase(inject('databaseUrl'))),
  );
  const [first, ...others] = clones;
  expect(new Set(clones.map(({ url }) => url)).size).toBe(6);
  if (first) await seedPetition(first.db, { type: 'record' });
  const counts = await Promise.all(
    clones.map(async ({ db }) => (await db.selectFrom('petition').select('id').execute()).length),
  );
  expect(counts).toEqual([1, ...others.map(() => 0)]);

  await Promise.all(clones.map(({ drop }) => drop()));
  const gone = createDatabase(first?.url ?? '');
  await expect(ping(gone)).rejects.toThrow('does not exist');
  await gone.destroy();
});
