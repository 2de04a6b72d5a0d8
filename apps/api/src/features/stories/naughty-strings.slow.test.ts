// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createStory as addContract,
  updateStory,
  getOwnStory,
  listStories,
  getStory,
  listStoryGames,
} from '@kga/contracts/stories';
import { expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import {
  describeNaughtyStrings,
  naughtyStrings,
  withoutRateLimit,
} from '../../testing/naughty-strings.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

/** Strings that JSON can express and Postgres cannot store, and characters that grow when normalised. */
const more = [
  '\0',
  'a\0b',
  '\uD800',
  'half \uDC00 a pair',
  '\uFDFA'.repeat(120),
  '㌀㌁㌂㌃㌄㌅'.repeat(20),
];

/** Stories that one author may write before the rate limit. */
const pace = 9;

describeNaughtyStrings(() => {
  const strings = [...naughtyStrings, ...more];
  const api = setupTestApp({ config: withoutRateLimit });

  /** The strings that failed; each is tried by an author below the rate limit. */
  async function wrongOnes(
    isFine: (text: string, by: Agent) => Promise<boolean>,
  ): Promise<string[]> {
    const found: string[] = [];
    let by: Agent | undefined;
    for (const [index, text] of strings.entries()) {
      if (!by || index % pace === 0) {
        const member = await newMember(api);
        await insertTestStory(api.db, { account_id: member.account.id });
        ({ by } = member);
      }
      if (!(await isFine(text, by))) found.push(JSON.stringify(text));
    }
    return found;
  }

  const long = (text: string) => `${text} and what else was lost with it`;

  test('are stored exactly in every text of a story, or refused', async () => {
    let kept = 0;
    const wrong = await wrongOnes(async (text, by) => {
      const texts = { gameName: text, title: text, content: long(text) };
      const answer = await by.post(addContract.url, { ...texts, language: 'ja' });
      if (answer.statusCode === 400) return true;
      kept += 1;
      const { id, revision } = answer.json();
      const own = await by.get(getOwnStory.url.replace(':id', id));
      const swapped = { ...texts, title: `${text}…`, language: 'en', revision };
      const changed = await by.request({
        method: 'PUT',
        url: updateStory.url.replace(':id', id),
        payload: swapped,
      });
      const isKept = (body: object) =>
        JSON.stringify({ ...body, ...texts }) === JSON.stringify(body);
      return (
        answer.statusCode === 201 &&
        isKept(answer.json()) &&
        isKept(own.json()) &&
        (changed.statusCode === 200 || Array.from(text).length > 100)
      );
    });
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(80);
  });

  test('are sent to readers as they were written', async () => {
    const { db } = api;
    const wrong = await wrongOnes(async (text) => {
      if (!text.isWellFormed() || text.includes('\0')) return true;
      const id = await insertTestStory(db, { game_name: text, title: text, content: text });
      const answer = await api.app.inject({ url: getStory.url.replace(':id', id) });
      const { gameName, title, content } = answer.json();
      return [gameName, title, content].every((each) => each === text);
    });
    expect(wrong).toEqual([]);
  });

  test('are harmless as a search, an id or a cursor', async () => {
    const wrong = await wrongOnes(async (text, by) => {
      const given = encodeURIComponent(text.toWellFormed());
      const answers = [
        await by.get(`${listStories.url}?q=${given}`),
        await by.get(`${listStories.url}?cursor=${given}`),
        await by.get(`${listStoryGames.url}?q=${given}`),
        await by.get(getStory.url.replace(':id', given)),
        await by.get(getOwnStory.url.replace(':id', given)),
      ];
      return answers.every(({ statusCode }) => statusCode < 500);
    });
    expect(wrong).toEqual([]);
  });
}, 180_000);
