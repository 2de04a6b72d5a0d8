// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createFeed,
  createOwnArticle,
  updateFeed,
  deleteFeed,
  listFeeds,
  importFeeds,
  previewArticle,
  createFeedPreview,
} from '@kga/contracts/news';
import { expect, test } from 'vitest';

import { makeAccount, signInAs } from '../../../testing/account-fixture.ts';
import { agent } from '../../../testing/agent.ts';
import {
  versionBody,
  createTestArticle,
  updateTestVersion,
} from '../../../testing/editorial-fixture.ts';
import { feedBody, insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp({ logLevel: 'trace', onLog: (line) => lines.push(line) });
const lines: string[] = [];

const email = 'secret.editor@mail.kga.test';
const firstName = 'Wilhelmina';
const address = '203.0.113.77';
const draft = 'An unpublished secret';
const source = 'https://unlisted-source.test/private-feed';

test('writing news and looking after sources leaves nothing of it in the log', async () => {
  const { db } = api;
  const account = await makeAccount(db, { role: 'admin', email, firstName });
  const admin = await signInAs(api.app, account, agent(api.app, { address }));
  const { id } = await createTestArticle(admin, { title: draft, body: draft });
  await updateTestVersion(admin, id, { revision: 1, title: draft });
  await updateTestVersion(admin, id, { revision: 1, title: draft });
  await admin.post(previewArticle.url, { body: draft });
  const feed = await insertTestFeed(admin, { url: source, name: draft });
  const at = (url: string) => url.replace(':id', feed.id);
  await admin.request({ method: 'PATCH', url: at(updateFeed.url), payload: { enabled: false } });
  await admin.get(`${listFeeds.url}?q=${draft}`);
  await admin.post(createFeedPreview.url, { address: source });
  const file = { opml: `<!DOCTYPE x>${draft}`, language: 'en', category: 'policy' };
  expect((await admin.post(importFeeds.url, file)).statusCode).toBe(400);
  await admin.request({ method: 'DELETE', url: at(deleteFeed.url) });

  // Errors are what gets logged: a database error in the middle of a change.
  const away = async (table: string, during: () => Promise<{ statusCode: number }>) => {
    await db.schema.alterTable(table).renameTo('table_away').execute();
    expect((await during()).statusCode).toBe(500);
    await db.schema.alterTable('table_away').renameTo(table).execute();
  };
  const version = { ...versionBody, title: draft, body: draft };
  const article = { category: 'policy', language: 'en', version };
  await away('audit_log', () => admin.post(createOwnArticle.url, article));
  await away('audit_log', () => admin.post(createFeed.url, { ...feedBody(), url: source }));

  const log = lines.join('');
  expect(log).toContain('"bug"');
  for (const secret of [email, firstName, address, draft, source, 'unlisted-source']) {
    expect(log).not.toContain(secret);
  }
});
