// SPDX-License-Identifier: AGPL-3.0-or-later
import { signIn } from '@kga/contracts/accounts';
import { campaign } from '@kga/contracts/core';
import { getLatest } from '@kga/contracts/petitions';
import { getLive } from '@kga/contracts/site';
import { listStories } from '@kga/contracts/stories';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { listenTo } from '../testing/event-stream.ts';
import { setupTestApp } from '../testing/test-app.ts';

const lines: string[] = [];
const testApp = setupTestApp({
  settings: { ACCESS_LOG: 'on', TRUST_PROXY: 'loopback' },
  onLog: (line) => lines.push(line),
});

const access = z.looseObject({ msg: z.literal('access'), route: z.string() });

const entries = () =>
  lines.flatMap((line) => {
    const { success, data } = access.safeParse(JSON.parse(line));
    return success ? [data] : [];
  });

test('each request has a line with its route and outcome, and nothing personal', async () => {
  const origin = await testApp.listen();
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'user-agent': 'PeculiarBrowser/7.7',
    'content-type': 'application/json',
  };
  const get = (path: string) => fetch(`${origin}${path}`, { headers });
  const search = `${listStories.url}?q=secretgame`;
  for (const path of [getLatest.url, search, search]) {
    await get(path);
  }
  await get(`${listStories.url}/0190a0a0-0000-7000-8000-000000000000`);
  await get('/api/secretpath?q=secretgame');
  await get('/api/%FFsecretpath');
  await fetch(`${origin}${signIn.url}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'secret.reader@kga.test', password: 'violet lantern' }),
  });
  await get(getLive.url);
  const stream = await listenTo(`${origin}/api/${campaign.slug}/stream`);
  await stream.events(1);
  stream.leave();

  await vi.waitFor(() => expect(entries()).toHaveLength(9));
  const known = entries().map(({ method, route, status, cache }) => [method, route, status, cache]);
  expect(known).toEqual([
    // The start may have loaded it already.
    ['GET', getLatest.url, 200, expect.stringMatching(/^(hit|miss)$/)],
    ['GET', listStories.url, 200, 'miss'],
    ['GET', listStories.url, 200, 'hit'],
    ['GET', `${listStories.url}/:id`, 404, 'miss'],
    ['GET', 'unknown', 404, undefined],
    ['GET', 'unknown', 400, undefined],
    ['POST', signIn.url, 401, undefined],
    ['GET', getLive.url, 200, undefined],
    ['GET', `/api/${campaign.slug}/stream`, 200, undefined],
  ]);
  for (const { requestId, bytes } of entries()) {
    expect(requestId).toEqual(expect.stringMatching(/./));
    expect(Number(bytes)).toBeGreaterThan(100);
  }
  const personal = ['secret', '198.51', 'PeculiarBrowser', 'violet', '0190a0a0'];
  for (const each of personal) expect(lines.join('')).not.toContain(each);
});
