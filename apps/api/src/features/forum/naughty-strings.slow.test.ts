// SPDX-License-Identifier: AGPL-3.0-or-later
import { bulkhead } from 'cockatiel';
import { expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import { insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
import { describeNaughtyStrings, naughtyStrings } from '../../testing/naughty-strings.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const limit = bulkhead(6, Infinity);

const spansOf = (post: { blocks: { spans: { href?: string }[] }[] }) =>
  post.blocks.flatMap(({ spans }) => spans);

describeNaughtyStrings(() => {
  const api = setupTestApp();

  /** Posts of moderators need no approval; each stays below the rate limit. */
  async function writeAll(texts: readonly string[]): Promise<number[]> {
    const { by } = await newMember({ app: api.app, db: api.db }, { role: 'moderator' });
    const codes: number[] = [];
    for (const text of texts) {
      const title = text.slice(0, 160).toWellFormed();
      const body = {
        categoryId: 'game-cases',
        title,
        content: text,
        language: 'en',
        format: 'markdown',
      };
      const begun = await by.post('/api/forum/posts', body);
      codes.push(begun.statusCode);
      if (begun.statusCode === 400) continue;
      expect(begun.json()).toMatchObject({ title, content: text });
      for (const { href = '/' } of spansOf(begun.json()))
        expect(href).toMatch(/^(?:https?:\/\/|\/)/);
      const reply = { post_id: begun.json().id, content: text };
      const quote_id = await insertTestReply(api.db, reply);
      await insertTestReply(api.db, { ...reply, quote_id });
      const [, answer] = (await by.get(`/api/forum/posts/${reply.post_id}/replies`)).json();
      expect(answer).toMatchObject({ content: text, quote: { id: quote_id } });
      expect(text.startsWith(answer.quote.content)).toBe(true);
    }
    return codes;
  }

  test('as title, content and quote are answered as they were written, or refused', async () => {
    const each = 15;
    const lanes = Array.from({ length: Math.ceil(naughtyStrings.length / each) }, (_, lane) =>
      limit.execute(() => writeAll(naughtyStrings.slice(lane * each, (lane + 1) * each))),
    );
    const codes = (await Promise.all(lanes)).flat();
    expect(codes).toHaveLength(naughtyStrings.length);
    expect([...new Set(codes)].toSorted((a, b) => a - b)).toEqual([201, 400]);
  }, 60_000);

  test('as search, cursor, token and place get an answer that is no fault', async () => {
    const id = await insertTestPost(api.db);
    for (const text of naughtyStrings) {
      const value = encodeURIComponent(text.toWellFormed());
      for (const url of [
        `/api/forum/categories/game-cases/posts?q=${value}`,
        `/api/forum/categories/game-cases/posts?cursor=${value}`,
        `/api/forum/posts/${id}/replies?cursor=${value}`,
        `/api/forum/posts/${id}/replies?at=${value}`,
        `/api/forum/categories?lang=${value}`,
      ]) {
        const { statusCode } = await api.app.inject({ url, remoteAddress: addressOf(text) });
        expect([200, 400], `${statusCode} ${url}`).toContain(statusCode);
      }
    }
  }, 60_000);
});

let calls = 0;

/** Another one for each text, so that no limit stands in for an answer. */
function addressOf(text: string): string {
  calls += 1;
  return `10.${text.length % 256}.${Math.floor(calls / 256) % 256}.${calls % 256}`;
}
