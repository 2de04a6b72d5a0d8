// SPDX-License-Identifier: AGPL-3.0-or-later
import { createStory, deleteStory, getOwnStory, updateStory } from '@kga/contracts/stories';
import type { Database, Schema } from '@kga/db/core';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

import { newMember } from './account-fixture.ts';
import type { Agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** Inserts a published story and returns its id. */
export async function insertTestStory(
  db: Database,
  story: Partial<Insertable<Schema['story']>> = {},
): Promise<string> {
  const id = v7();
  await db
    .insertInto('story')
    .values({
      id,
      account_id: null,
      guest_id: null,
      game_name: 'The Crew',
      title: 'Gone',
      content: 'It was bought, and one day it did not start any more.',
      amount: 6_980,
      currency: 'JPY',
      amount_lost_yen: 6_980,
      rate_date: null,
      edited_at: null,
      language: 'en',
      status: 'published',
      ...story,
    })
    .execute();
  return id;
}

let stories = 0;

/** The body of a request for a story; each one differs, so that none is a near-duplicate. */
export const storyInput = (overrides: object = {}) => {
  stories += 1;
  return {
    gameName: `Game ${stories}`,
    title: `Story ${stories}`,
    content: `I bought number ${stories}, and one day it did not start any more.`,
    language: 'fr',
    ...overrides,
  };
};

export const postStory = (
  by: Agent,
  overrides: object = {},
  headers: Record<string, string> = {},
) => by.request({ method: 'POST', url: createStory.url, payload: storyInput(overrides), headers });
const at = (url: string, id: string) => url.replace(':id', id);
export const readOwnStory = (by: Agent, id: string) => by.get(at(getOwnStory.url, id));
export const putStory = (by: Agent, id: string, payload: object) =>
  by.request({ method: 'PUT', url: at(updateStory.url, id), payload });
export const deleteOwnStory = (by: Agent, id: string) =>
  by.request({ method: 'DELETE', url: at(deleteStory.url, id) });
export const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** A member with a published story, whose next ones need no moderation. */
export async function trustedMember(api: Pick<TestApp, 'app' | 'db'>) {
  const member = await newMember(api);
  await insertTestStory(api.db, { account_id: member.account.id });
  return member;
}
