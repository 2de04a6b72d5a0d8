import { createStory, updateStory, getOwnStory, deleteStory } from '@kga/contracts';

import { newMember } from './accounts.ts';
import type { Agent } from './agent.ts';
import { insertTestStory as insertStory } from './contributions.ts';
import type { TestApp } from './test-app.ts';

let told = 0;

/** A story that is like no other one. */
export const aStory = (given: object = {}) => {
  told += 1;
  return {
    gameName: `Game ${told}`,
    title: `Story ${told}`,
    content: `I bought number ${told}, and one day it did not start any more.`,
    language: 'fr',
    ...given,
  };
};

export const tell = (by: Agent, given: object = {}, headers: Record<string, string> = {}) =>
  by.request({ method: 'POST', url: createStory.url, payload: aStory(given), headers });
const at = (url: string, id: string) => url.replace(':id', id);
export const own = (by: Agent, id: string) => by.get(at(getOwnStory.url, id));
export const change = (by: Agent, id: string, payload: object) =>
  by.request({ method: 'PUT', url: at(updateStory.url, id), payload });
export const withdraw = (by: Agent, id: string) =>
  by.request({ method: 'DELETE', url: at(deleteStory.url, id) });
export const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** A member of whom something was published before. */
export async function knownMember(api: Pick<TestApp, 'app' | 'db'>) {
  const member = await newMember(api);
  await insertStory(api.db, { account_id: member.account.id });
  return member;
}
