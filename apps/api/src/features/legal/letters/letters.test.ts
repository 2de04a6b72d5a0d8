// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import { listModerationCases, createDecisions } from '@kga/contracts/moderation';
import { expect, test } from 'vitest';

import { guestAgent, newMember, setupAgent } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const moderator = setupAgent(api, { role: 'moderator' });

const urlOf = ({ url }: { url: string }, region: string) => url.replace(':region', region);

const countOf = async (region: string): Promise<contracts.LetterCount | undefined> =>
  (await api.app.inject({ url: contracts.listLetterCounts.url }))
    .json()
    .find((each: contracts.LetterCount) => each.region === region);

const answer = {
  who: 'A member of parliament',
  content: 'Thank you for your letter. I will raise it in the committee.',
  answeredOn: '2026-11-20',
  consent: true,
  language: 'en',
};

const listed = async (region: string): Promise<contracts.LetterAnswer[]> =>
  (await api.app.inject({ url: urlOf(contracts.listLetterAnswers, region) })).json();

test('an answer waits for a moderator, even that of the team, and is counted while it is shown', async () => {
  const url = urlOf(contracts.createLetterAnswer, 'NL');
  const team = await newMember(api, { role: 'moderator' });
  for (const by of [await guestAgent(api), team.by]) {
    const created = await by.post(url, answer);
    expect([created.statusCode, created.json().status]).toEqual([201, 'pending']);
    await by.request({
      method: 'DELETE',
      url: urlOf(contracts.deleteLetterAnswer, 'NL').replace(':id', created.json().id),
    });
  }
  const guest = await guestAgent(api);
  const { id } = (await guest.post(url, answer)).json();
  expect(await listed('NL')).toEqual([]);
  const [waiting] = (await moderator.get(`${listModerationCases.url}?kind=letter_answer`)).json();
  expect(waiting).toMatchObject({
    title: answer.who,
    path: `/legal/countries/NL#answer-${id}`,
    details: [
      { name: 'region', value: 'NL' },
      { name: 'answeredOn', value: '2026-11-20' },
    ],
  });
  const decide = (decision: string) =>
    moderator.post(createDecisions.url, {
      items: [{ kind: 'letter_answer', id }],
      decision,
      reason: 'other',
      note: 'checked',
    });
  await decide('approve');
  await expect.poll(() => listed('NL')).toMatchObject([{ id, content: answer.content }]);
  await expect.poll(() => countOf('NL')).toMatchObject({ answers: 1 });
  await decide('hide');
  await expect.poll(() => listed('NL')).toEqual([]);
  const [own] = (await guest.get(urlOf(contracts.listOwnLetterAnswers, 'NL'))).json();
  expect(own).toMatchObject({ id, status: 'hidden', note: 'checked' });
  const remove = (by: Agent) =>
    by.request({
      method: 'DELETE',
      url: urlOf(contracts.deleteLetterAnswer, 'NL').replace(':id', id),
    });
  expect((await remove(team.by)).statusCode).toBe(404);
  expect((await remove(guest)).statusCode).toBe(204);
});

test.each([
  ['without consent', { consent: false }],
  ['of a day to come', { answeredOn: '2126-01-01' }],
  ['without a name', { who: ' ' }],
  ['without a text', { content: '' }],
])('an answer %s is refused', async (_why, change) => {
  const guest = await guestAgent(api);
  const url = urlOf(contracts.createLetterAnswer, 'NL');
  expect((await guest.post(url, { ...answer, ...change })).statusCode).toBe(400);
});
