// SPDX-License-Identifier: AGPL-3.0-or-later
import { plainText } from '@kga/contracts/core';
import {
  createReport,
  createDecisions,
  listAuditEntries,
  listModerationCases,
} from '@kga/contracts/moderation';
import { bulkhead } from 'cockatiel';
import { expect, test, vi } from 'vitest';

import { newMember, setupAgent } from '../../testing/account-fixture.ts';
import {
  describeNaughtyStrings,
  naughtyStrings,
  unstorableStrings,
  withoutRateLimit,
} from '../../testing/naughty-strings.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

describeNaughtyStrings(() => {
  const api = setupTestApp({ config: withoutRateLimit });
  const moderator = setupAgent(api, { role: 'moderator' });

  const limit = bulkhead(8, Infinity);
  // Those that show nothing are refused like those that nothing can hold.
  const visible = naughtyStrings.filter(
    (text) => text === '' || plainText(1, 5_000).safeParse(text).success,
  );
  const each = <Result>(run: (text: string) => Promise<Result>) =>
    Promise.all(visible.map((text) => limit.execute(() => run(text))));

  test('are stored as notes of decisions, and found in the log', async () => {
    const { db } = api;
    const notes = await each(async (text) => {
      const id = await insertTestStory(db);
      const verdict = { decision: 'hide', reason: 'spam', note: text };
      const answer = await moderator.post(createDecisions.url, {
        items: [{ kind: 'story', id }],
        ...verdict,
      });
      expect(answer.statusCode, text).toBe(200);
      return { id, note: text.trim() };
    });
    const rows = await db.selectFrom('moderation_decision').select(['item_id', 'note']).execute();
    const kept = new Map(rows.map(({ item_id, note }) => [item_id, note]));
    for (const { id, note } of notes) expect(kept.get(id)).toBe(note);
    const searched = await each(async (text) => {
      const q = new URLSearchParams({ q: text.slice(0, 200).toWellFormed(), limit: '100' });
      const answer = await moderator.get(`${listAuditEntries.url}?${q.toString()}`);
      expect(answer.statusCode, text).toBe(200);
      return answer.json().length;
    });
    expect(searched).not.toContain(0);
  });

  test('are stored as notes of reports', async () => {
    const { db } = api;
    const id = await insertTestStory(db);
    const { by, account } = await newMember(api);
    for (const note of visible.filter((text) => /[<\u{80}-\u{10FFFF}]/u.test(text)).slice(0, 25)) {
      const answer = await by.post(createReport.url, { kind: 'story', id, reason: 'other', note });
      expect(answer.statusCode, note).toBe(204);
      const [row] = await db
        .selectFrom('content_report')
        .select('note')
        .where('account_id', '=', account.id)
        .execute();
      expect(row?.note).toBe(note.trim());
    }
    const queue = await moderator.get(`${listModerationCases.url}?cause=reported`);
    expect(queue.json()).toHaveLength(1);
  });

  test('that nothing can hold, or that show nothing, are refused', async () => {
    const id = await insertTestStory(api.db);
    const { by } = await newMember(api);
    for (const note of [...unstorableStrings, '\u3164', '\u200B\u2060']) {
      const report = await by.post(createReport.url, { kind: 'story', id, reason: 'other', note });
      const items = [{ kind: 'story', id }];
      const verdict = { items, decision: 'hide', reason: 'other', note };
      const decided = await moderator.post(createDecisions.url, verdict);
      expect([report.statusCode, decided.statusCode]).toEqual([400, 400]);
    }
    const found = await moderator.get(`${listAuditEntries.url}?q=%00`);
    expect(found.statusCode).toBe(400);
  });
});
