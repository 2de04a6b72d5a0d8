// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameFollow, mergeGame, updateGame } from '@kga/contracts/archive';
import { expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const at = (url: string, id: string) => url.replace(':id', id);
const follow = (by: Agent, id: string) =>
  by.request({ method: 'PUT', url: at(gameFollow.set.url, id), payload: { following: true } });
const isFollowing = async (by: Agent, id: string) =>
  (await by.get(at(gameFollow.get.url, id))).json().following;
const tokenOf = async (id: string) =>
  (
    await api.db
      .selectFrom('game_follow')
      .select('token')
      .where('game_id', '=', id)
      .executeTakeFirstOrThrow()
  ).token;

const theCrew = {
  name: 'The Crew',
  developer: 'Ivory Tower',
  publisher: 'Ubisoft',
  releaseDate: '2014-12-02',
  shutdownDate: '2024-03-31',
  status: 'shut_down',
  revivedBy: null,
  genre: 'racing',
  platforms: ['windows', 'ps4'],
  description: null,
  shutdownReason: null,
  sources: ['https://example.org/the-crew'],
};
const revived = { status: 'playable_again', revivedBy: 'Fans' };

const revise = (by: Agent, id: string, changes: object, revision: number) =>
  by.request({
    method: 'PUT',
    url: at(updateGame.url, id),
    payload: { ...theCrew, ...changes, revision },
  });
const countMailJobs = async () => {
  const jobs = await api.db
    .selectFrom('outbox')
    .select('id')
    .where('job', '=', 'archive.changed')
    .execute();
  return jobs.length;
};

test('a change of the status or of a date is mailed, other changes are not', async () => {
  const id = await insertTestGame(api.db);
  const { by } = await newMember(api, { role: 'moderator' });
  const before = await countMailJobs();
  expect((await revise(by, id, { developer: 'Ivory' }, 1)).statusCode).toBe(200);
  expect(await countMailJobs()).toBe(before);
  await revise(by, id, revived, 2);
  expect(await countMailJobs()).toBe(before + 1);
  await revise(by, id, { ...revived, shutdownDate: '2024-04-01' }, 3);
  expect(await countMailJobs()).toBe(before + 2);
});

test('followers of a duplicate follow the game that it is merged into, with the same link', async () => {
  const [id, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const { by } = await newMember(api);
  const { by: moderator } = await newMember(api, { role: 'moderator' });
  await follow(by, id);
  const token = await tokenOf(id);
  expect((await moderator.post(at(mergeGame.url, id), { into, revision: 1 })).statusCode).toBe(204);
  expect(await isFollowing(by, into)).toBe(true);
  expect(await tokenOf(into)).toBe(token);
});
