// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  deleteGame,
  gameLike,
  getGame,
  getOwnGame,
  getReviewedGame,
  listGameChanges,
  mergeGame,
} from '@kga/contracts/archive';
import { createDecisions, undoDecision } from '@kga/contracts/moderation';
import { claimGuest } from '@kga/db/accounts';
import { insertPicture, updateMark } from '@kga/db/content';
import { moveContributions } from '@kga/db/contributions';
import type { Transaction } from '@kga/db/core';
import { contentTypes, markTypes } from '@kga/db/registry';
import { countLockWaits } from '@kga/db/testing';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import {
  insertTestEvent,
  insertTestGame,
  insertTestMemory,
  submitTestGame,
} from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
let moderator: Agent;
beforeAll(async () => {
  ({ by: moderator } = await newMember(api, { role: 'moderator' }));
});

const at = (url: string, id: string) => url.replace(':id', id);
const read = async (id: string) => (await moderator.get(at(getReviewedGame.url, id))).json();
const readPublic = (id: string) => api.app.inject({ url: at(getGame.url, id) });
const merge = async (id: string, into: string) =>
  (await moderator.post(at(mergeGame.url, id), { into, revision: 1 })).statusCode;
const decide = async (id: string, decision: string, more: { reason?: string } = {}) =>
  (
    await moderator.post(createDecisions.url, {
      items: [{ kind: 'game', id }],
      decision,
      ...more,
    })
  ).json();
const undo = async (item: string) => {
  const { id } = await api.db
    .selectFrom('moderation_decision')
    .select('id')
    .where('item_id', '=', item)
    .executeTakeFirstOrThrow();
  return (await moderator.post(`/api/admin/moderation/decisions/${id}/undo`)).statusCode;
};

test('a merge that is undone waits again, with its cover, and has its own address', async () => {
  const id = await submitTestGame(await guestAgent(api));
  const into = await insertTestGame(api.db, { name: 'The Crew' });
  const cover_id = await insertPicture(api.db, {
    bytes: Buffer.from('cover'),
    width: 1,
    height: 1,
  });
  const cover = { cover_id, cover_source: 'https://example.org/cover.png' };
  await api.db.updateTable('game').set(cover).where('id', '=', id).execute();
  await merge(id, into);
  const { mergedInto, undoableMerge, coverUrl } = await read(id);
  expect(mergedInto).toEqual({ id: into, name: 'The Crew' });
  expect((await read(into)).coverUrl).toBe(coverUrl);
  expect((await api.app.inject({ url: coverUrl })).statusCode).toBe(200);
  const url = undoDecision.url.replace(':id', undoableMerge);
  expect((await moderator.post(url)).statusCode).toBe(204);
  expect(await read(id)).toMatchObject({
    status: 'pending',
    mergedInto: null,
    undoableMerge: null,
    coverUrl,
  });
  await expect.poll(async () => (await readPublic(id)).statusCode).toBe(404);
});

test('a merged game cannot be shown again: its memories are at the other one', async () => {
  const [id, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  await insertTestMemory(api.db, { game_id: id });
  await merge(id, into);
  expect((await decide(id, 'restore')).skipped).toMatchObject([{ code: 'not_possible' }]);
  expect(await undo(id)).toBe(409);
  expect(await read(id)).toMatchObject({ mergedInto: { id: into }, undoableMerge: null });
  expect((await readPublic(id)).json()).toMatchObject({ id: into, memoryCount: 1 });
});

test('the address of a merged game leads to the other one after its author takes it back', async () => {
  const guest = await guestAgent(api);
  const id = await submitTestGame(guest);
  const into = await insertTestGame(api.db);
  await merge(id, into);
  const deleted = await guest.request({ method: 'DELETE', url: at(deleteGame.url, id) });
  expect(deleted.statusCode).toBe(204);
  expect((await readPublic(id)).json().id).toBe(into);
  expect((await guest.get(at(getOwnGame.url, id))).statusCode).toBe(404);
});

/** Merges a game while a transaction is open that the merge must wait for. */
async function mergeDuring(
  [id, into]: readonly [string, string],
  run: (trx: Transaction) => Promise<void>,
): Promise<void> {
  let merged = Promise.resolve(0);
  await api.db.transaction().execute(async (trx) => {
    await run(trx);
    merged = merge(id, into);
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
  });
  expect(await merged).toBe(204);
}

test('a like during a merge moves too', async () => {
  const games = [await insertTestGame(api.db), await insertTestGame(api.db)] as const;
  const { account } = await newMember(api);
  const like = {
    type: markTypes.game_like,
    content: contentTypes.game,
    id: games[0],
    owner: { accountId: account.id },
  };
  await mergeDuring(
    games,
    async (trx) => void (await updateMark(trx, like, { isSet: true, isHeld: false })),
  );
  expect(await read(games[1])).toMatchObject({ likeCount: 1 });
  expect(await read(games[0])).toMatchObject({ likeCount: 0 });
});

test('whose likes move to an account during a merge counts once', async () => {
  const games = [await insertTestGame(api.db), await insertTestGame(api.db)] as const;
  const guest = await guestAgent(api);
  const { by, account } = await newMember(api);
  const url = at(gameLike.set.url, games[0]);
  for (const each of [guest, by]) await each.request({ method: 'PUT', url });
  const owners = { guestId: guest.guestId, accountId: account.id };
  await mergeDuring(games, async (trx) => {
    await claimGuest(trx, owners);
    await moveContributions(trx, owners);
  });
  expect(await read(games[1])).toMatchObject({ likeCount: 1 });
});

test.each([
  [
    'a release after the end',
    { release_date: null, shutdown_date: '2014-03-01' },
    { release_date: '2016-01-01', shutdown_date: '2018-01-01' },
    { releaseDate: null, shutdownDate: '2014-03-01' },
  ],
  [
    'an end before the release',
    { release_date: '2016', shutdown_date: null, availability: 'unknown' },
    { release_date: null, shutdown_date: '2014' },
    { releaseDate: '2016', shutdownDate: null, status: 'unknown' },
  ],
  [
    'the status of another end',
    { shutdown_date: '2024-03-01', availability: 'unknown' },
    { shutdown_date: '2028-01-01', availability: 'announced' },
    { status: 'unknown', shutdownDate: '2024-03-01' },
  ],
  [
    'the end of another status',
    { shutdown_date: null, availability: 'shut_down' },
    { shutdown_date: '2028-01-01', availability: 'announced' },
    { status: 'shut_down', shutdownDate: null },
  ],
] as const)('a merge does not take over %s', async (_, survivor, duplicate, expected) => {
  const into = await insertTestGame(api.db, survivor);
  const id = await insertTestGame(api.db, duplicate);
  expect(await merge(id, into)).toBe(204);
  expect((await readPublic(into)).json()).toMatchObject(expected);
});

test('a merged game hands over the steps that the other one lacks, with their sources', async () => {
  const [known, lacking] = [
    await insertTestGame(api.db),
    await insertTestGame(api.db, { shutdown_date: null, availability: 'unknown' }),
  ];
  await insertTestEvent(api.db, { game_id: known, source_url: null });
  const announced = { kind: 'announced', date: '2023-12-14', sourceUrl: 'https://example.org/a' };
  const end = { kind: 'servers_off', date: '2024-03-31', sourceUrl: 'https://example.org/end' };
  for (const [into, expected] of [
    [known, [announced, { ...end, sourceUrl: null }]],
    [lacking, [announced, end]],
  ] as const) {
    const id = await insertTestGame(api.db);
    const { date, sourceUrl: source_url } = announced;
    await insertTestEvent(api.db, { game_id: id, kind: 'announced', date, source_url });
    await insertTestEvent(api.db, { game_id: id });
    expect(await merge(id, into)).toBe(204);
    expect((await readPublic(into)).json().events).toEqual(expected);
    const [change] = (await api.app.inject({ url: at(listGameChanges.url, into) })).json();
    const after = [announced.date, announced.sourceUrl];
    expect(change.changes).toContainEqual({ fact: 'announced', before: null, after });
  }
});

test('the address of a merged game shows what happens to the other one', async () => {
  const [id, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  await merge(id, into);
  expect((await readPublic(id)).json()).toMatchObject({ id: into, likeCount: 0 });
  await (await guestAgent(api)).request({ method: 'PUT', url: at(gameLike.set.url, into) });
  // Sooner than a response is too old to be sent.
  const soon = { timeout: 3_000 };
  await expect.poll(async () => (await readPublic(id)).json().likeCount, soon).toBe(1);
  await decide(into, 'hide', { reason: 'spam' });
  await expect.poll(async () => (await readPublic(id)).statusCode, soon).toBe(404);
});
