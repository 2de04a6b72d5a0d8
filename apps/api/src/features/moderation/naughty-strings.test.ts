import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createReport,
  createDecisions,
  listAuditEntries,
  listModerationCases,
} from '@kga/contracts';
import { bulkhead } from 'cockatiel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { newMember } from '../../testing/accounts.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestStory } from '../../testing/contributions.ts';
import { type Services, startServices } from '../../testing/services.ts';
import { type TestApp, createTestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const list = join(import.meta.dirname, '../../../../../../shared/data/bad/blns.json');
const there = existsSync(list);

/** What JSON can say and Postgres cannot hold. */
const unholdable = ['\0', 'a\0b', '\uD800', 'half \uDC00 a pair'];

describe.skipIf(!there)('naughty strings (skipped without shared/data/bad/blns.json)', () => {
  const strings = there ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  let services: Services;
  let api: TestApp;
  let moderator: Agent;
  beforeAll(async () => {
    services = await startServices();
    const rateLimit = { max: 1_000_000, windowMs: 60_000 };
    api = await createTestApp({ ...services, config: { rateLimit } });
    moderator = (await newMember(api, { role: 'moderator' })).by;
  });
  afterAll(async () => {
    await api.close();
    await services.stop();
  });

  const limit = bulkhead(8, Infinity);
  const each = <Result>(run: (text: string) => Promise<Result>) =>
    Promise.all(strings.map((text) => limit.execute(() => run(text))));

  test('are kept as notes of decisions, and found in the log', async () => {
    const { db } = services.database;
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

  test('are kept as notes of reports', async () => {
    const { db } = services.database;
    const id = await insertTestStory(db);
    const { by, account } = await newMember(api);
    for (const note of strings.filter((text) => /[<\u{80}-\u{10FFFF}]/u.test(text)).slice(0, 25)) {
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

  test('that nothing can hold are refused', async () => {
    const id = await insertTestStory(services.database.db);
    const { by } = await newMember(api);
    for (const note of unholdable) {
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
