// SPDX-License-Identifier: AGPL-3.0-or-later
import { signIn } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';

import { roleTable } from '../../testing/role-table.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const testApp = setupTestApp({ settings: { READ_ONLY: 'on', RATE_LIMIT_MAX: '100000' } });

const routes = Object.keys(roleTable).map((route) => {
  const [name = '', path = ''] = route.split(' ');
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((each) => each === name);
  return { route, method: method ?? 'GET', path };
});

async function outcomeOf({ route, method, path }: (typeof routes)[number]) {
  const url = path.replaceAll(/:\w+/g, '0190a0a0-0000-7000-8000-000000000000');
  const { statusCode, body } = await testApp.app.inject({ method, url });
  return { route, statusCode, body };
}

/** One after the other: all at once keep the pool busy for longer than requests wait for a connection. */
async function outcomesOf(some: typeof routes) {
  const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
  for (const route of some) outcomes.push(await outcomeOf(route));
  return outcomes;
}

test('every change is refused with a reason', async () => {
  const writes = await outcomesOf(routes.filter(({ method }) => method !== 'GET'));
  expect(writes.map(({ route }) => route)).toContain(`POST ${signIn.url}`);
  expect(writes.filter(({ statusCode }) => statusCode !== 410)).toEqual([]);
  expect(JSON.parse(writes[0]?.body ?? '')).toMatchObject({ code: 'read_only', status: 410 });
});

test('what is public is read as before', async () => {
  const reads = await outcomesOf(
    routes.filter(({ method, path }) => method === 'GET' && !/:|\/stream$/.test(path)),
  );
  expect(reads.filter(({ statusCode }) => statusCode === 410 || statusCode >= 500)).toEqual([]);
  expect(reads.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(30);
});
