// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createStory,
  updateStory,
  listStories,
  listStoryGames,
  deleteStory,
} from '@kga/contracts/stories';
import { expect, test } from 'vitest';

import { guestAgent, makeAccount, signInAs } from '../../testing/account-fixture.ts';
import { agent } from '../../testing/agent.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp({ logLevel: 'trace', onLog: (line) => lines.push(line) });
const lines: string[] = [];

const email = 'secret.teller@mail.kga.test';
const firstName = 'Wilhelmina';
const address = '203.0.113.78';
const secret = 'Nobody needs to know of this';

test('the log contains neither texts nor authors of stories', async () => {
  const { db } = api;
  const account = await makeAccount(db, { email, firstName });
  const member = await signInAs(api.app, account, agent(api.app, { address }));
  const guest = await guestAgent(api);
  const story = { gameName: secret, title: secret, content: secret, language: 'en' };
  for (const by of [member, guest]) {
    const created = await by.post(createStory.url, { ...story, amountLost: 40, currency: 'EUR' });
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    const url = updateStory.url.replace(':id', id);
    await by.request({ method: 'PUT', url, payload: { ...story, revision: 1 } });
    await by.request({ method: 'PUT', url, payload: { ...story, title: secret, revision: 1 } });
    await by.request({ method: 'DELETE', url: deleteStory.url.replace(':id', id) });
  }
  await member.post(createStory.url, { ...story, title: '' });
  const words = encodeURIComponent(secret);
  await member.get(`${listStories.url}?q=${words}`);
  await member.get(`${listStoryGames.url}?q=${words}`);

  // Errors are logged, so the database fails in between.
  await db.schema.alterTable('moderation_case').renameTo('table_away').execute();
  expect((await member.post(createStory.url, story)).statusCode).toBe(500);
  await db.schema.alterTable('table_away').renameTo('moderation_case').execute();

  const log = lines.join('');
  expect(log).toContain('"bug"');
  for (const text of [email, firstName, address, secret, words, guest.guestId, account.id]) {
    expect(log).not.toContain(text);
  }
});
