// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestNumber } from '@kga/contracts/content';
import { getModerationFigures } from '@kga/contracts/forum';
import {
  type ModerationCase,
  createReport,
  createDecisions,
  listEdits,
  listModerationCases,
  undoDecision,
} from '@kga/contracts/moderation';
import { createStory, updateStory, listStories } from '@kga/contracts/stories';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { guestAgent, newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
let moderator: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  moderator = await newMember(api, { role: 'moderator', firstName: 'Mo' });
});
beforeEach(async () => {
  const { db } = api;
  for (const table of ['story', 'content_report', 'moderation_decision'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const told = {
  gameName: 'The Crew',
  title: 'Gone <b>for</b> good',
  content: `It was bought, and one day it did not start any more.\n${'“Why?” '.repeat(3)}`,
  language: 'en',
} as const;

/** A story that a browser tells; its id and status. */
async function tell(by: Agent): Promise<{ id: string; status: string; revision: number }> {
  const answer = await by.post(createStory.url, told);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function queue(query = '', by: Agent = moderator.by): Promise<ModerationCase[]> {
  const answer = await by.get(`${listModerationCases.url}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json();
}

const verdict = (payload: object, by: Agent = moderator.by) =>
  by.post(createDecisions.url, payload);

const undo = (id: string, by: Agent = moderator.by) => by.post(undoDecision.url.replace(':id', id));

const report = (by: Agent, id: string, payload: object = { reason: 'spam' }) =>
  by.post(createReport.url, { kind: 'story', id, ...payload });

const publicIds = async () => {
  const answer = await api.app.inject({ url: listStories.url });
  return answer.json().map(({ id }: { id: string }) => id);
};

async function published(): Promise<string> {
  const { id } = await tell(await guestAgent(api));
  const answer = await verdict({ items: [{ kind: 'story', id }], decision: 'approve' });
  expect(answer.json().decided).toHaveLength(1);
  return id;
}

test('a guest’s story waits with all that a moderator needs, and appears once approved', async () => {
  const guest = await guestAgent(api);
  const { id, status } = await tell(guest);
  expect(status).toBe('pending');
  const [waiting, ...others] = await queue();
  expect(others).toEqual([]);
  expect(waiting).toEqual({
    kind: 'story',
    id,
    causes: ['pending'],
    holds: [],
    status: 'pending',
    since: expect.any(String),
    revision: expect.any(Number),
    title: told.title,
    content: told.content,
    pictures: [],
    details: [{ name: 'gameName', value: 'The Crew' }],
    language: 'en',
    path: `/stories/${id}`,
    context: null,
    reports: [],
    reportCount: 0,
    author: {
      id: guest.guestId,
      kind: 'guest',
      name: guestNumber(guest.guestId),
      since: expect.any(String),
      suspended: false,
      published: 0,
      pending: 1,
      rejected: 0,
      hidden: 0,
    },
    decided: null,
  });
  const items = [{ kind: 'story', id, revision: waiting?.revision }];
  const answer = await verdict({ items, decision: 'approve' });
  expect(answer.json()).toEqual({
    decided: [
      {
        kind: 'story',
        id,
        decisionId: expect.any(String),
        status: 'published',
        revision: expect.any(Number),
      },
    ],
    skipped: [],
  });
  await expect.poll(publicIds).toEqual([id]);
  expect(await queue()).toEqual([]);
  expect(await queue('?status=decided')).toMatchObject([
    {
      id,
      author: { published: 1 },
      decided: { decision: 'approve', by: 'Mo Lovelace', undoable: true },
    },
  ]);
});

test('what three people report is hidden, and given back', async () => {
  const id = await published();
  await expect.poll(publicIds).toEqual([id]);
  const member = await newMember(api);
  const reporters = [member.by, await guestAgent(api), await guestAgent(api)];
  for (const by of reporters) {
    const note = ' <script>alert(1)</script>\nIt is mine. ';
    expect((await report(by, id, { reason: 'other', note })).statusCode).toBe(204);
  }
  await expect.poll(publicIds).toEqual([]);
  const [reported] = await queue('?cause=reported');
  expect(reported).toMatchObject({ id, status: 'hidden', holds: ['reported'], reportCount: 3 });
  expect(reported?.reports).toHaveLength(3);
  expect(reported?.reports[0]).toMatchObject({
    reason: 'other',
    note: '<script>alert(1)</script>\nIt is mine.',
    weight: 1,
  });
  await verdict({ items: [{ kind: 'story', id }], decision: 'restore' });
  await expect.poll(publicIds).toEqual([id]);
  const figures = await api.app.inject({ url: getModerationFigures.url });
  expect(figures.headers['cache-control']).toMatch(/^public/);
  await expect
    .poll(async () => (await api.app.inject({ url: getModerationFigures.url })).json())
    .toEqual({ reported: 1, removed: 0, restored: 1 });
});

test('guests of one address report as one', async () => {
  const id = await published();
  const from = async (remoteAddress: string) => {
    const { cookies, headers } = await guestAgent(api);
    const answer = await api.app.inject({
      method: 'POST',
      url: createReport.url,
      payload: { kind: 'story', id, reason: 'spam' },
      remoteAddress,
      headers,
      cookies: Object.fromEntries(cookies),
    });
    expect(answer.statusCode).toBe(204);
  };
  for (const end of [1, 2, 3, 4]) await from(`2001:db8::${end}`);
  await from('192.0.2.1');
  expect(await queue()).toMatchObject([{ id, status: 'published', reportCount: 5 }]);
  await from('192.0.2.2');
  expect(await queue()).toMatchObject([{ id, status: 'hidden', reportCount: 6 }]);
});

test('reports by way of a loopback address count for each visitor, because a proxy may stand before it', async () => {
  const id = await published();
  for (let each = 0; each < 3; each += 1) {
    const { cookies, headers } = await guestAgent(api);
    await api.app.inject({
      method: 'POST',
      url: createReport.url,
      payload: { kind: 'story', id, reason: 'spam' },
      remoteAddress: '127.0.0.1',
      headers,
      cookies: Object.fromEntries(cookies),
    });
  }
  expect(await queue()).toMatchObject([{ id, status: 'hidden' }]);
});

test('the queue lists what waits and what became of the rest', async () => {
  const { id: waiting } = await tell(await guestAgent(api));
  const [shown, hidden] = [await published(), await published()];
  await verdict({ items: [{ kind: 'story', id: hidden }], decision: 'hide', reason: 'spam' });
  const { id: rejected } = await tell(await guestAgent(api));
  await verdict({ items: [{ kind: 'story', id: rejected }], decision: 'reject', reason: 'spam' });
  for (const [status, id] of Object.entries({
    pending: waiting,
    published: shown,
    hidden,
    rejected,
  })) {
    expect(await queue(`?status=${status}&kind=story`)).toMatchObject([{ id, status }]);
  }
  const unknown = await moderator.by.get(`${listModerationCases.url}?status=deleted`);
  expect(unknown.statusCode).toBe(400);
});

test('two moderators never decide the same item twice', async () => {
  const { id } = await tell(await guestAgent(api));
  const [{ revision } = { revision: 0 }] = await queue();
  const other = await newMember(api, { role: 'moderator' });
  const items = [{ kind: 'story', id, revision }];
  const answers = await Promise.all([
    verdict({ items, decision: 'approve' }),
    verdict({ items, decision: 'reject', reason: 'spam' }, other.by),
  ]);
  const all = answers.map((answer) => answer.json());
  expect(all.flatMap(({ decided }) => decided)).toHaveLength(1);
  expect(all.flatMap(({ skipped }) => skipped)).toEqual([
    { kind: 'story', id, code: 'decided_meanwhile' },
  ]);
});

test('decides many at once and says which were left', async () => {
  const ids = [];
  for (let each = 0; each < 3; each += 1) ids.push((await tell(await guestAgent(api))).id);
  const gone = crypto.randomUUID();
  const own = await tell(moderator.by);
  expect(own.status).toBe('published');
  const items = [...ids, gone, own.id].map((id) => ({ kind: 'story', id }));
  const answer = await verdict({ items, decision: 'reject', reason: 'duplicate' });
  expect(answer.json().decided.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(answer.json().skipped).toEqual([
    { kind: 'story', id: gone, code: 'gone' },
    { kind: 'story', id: own.id, code: 'own' },
  ]);
});

test.each([
  [{ decision: 'reject' }, 'reason'],
  [{ decision: 'hide' }, 'reason'],
  [{ decision: 'hide', reason: 'other', note: ' \n' }, 'note'],
  [{ decision: 'hide', reason: 'ugly' }, 'reason'],
  [{ decision: 'hide', reason: 'spam', note: 'x'.repeat(1_001) }, 'note'],
  [{ decision: 'delete' }, 'decision'],
  [{ decision: 'approve', items: [] }, 'items'],
])('%j is refused', async (payload, path) => {
  const { id } = await tell(await guestAgent(api));
  const answer = await verdict({ items: [{ kind: 'story', id }], ...payload });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path }]]);
  expect(await queue()).toMatchObject([{ id, status: 'pending' }]);
});

test('a decision is undone once', async () => {
  const { id } = await tell(await guestAgent(api));
  const answer = await verdict({ items: [{ kind: 'story', id }], decision: 'approve' });
  await expect.poll(publicIds).toEqual([id]);
  const [{ decisionId }] = answer.json().decided;
  expect((await undo(decisionId)).statusCode).toBe(204);
  await expect.poll(publicIds).toEqual([]);
  expect(await queue()).toMatchObject([{ id, status: 'pending', decided: null }]);
  const again = await undo(decisionId);
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  expect((await undo(crypto.randomUUID())).statusCode).toBe(404);
});

test('pages of the queue lead through all of it', async () => {
  const ids = [];
  for (let each = 0; each < 3; each += 1) ids.push((await tell(await guestAgent(api))).id);
  const first = await moderator.by.get(`${listModerationCases.url}?limit=2&kind=story`);
  expect(first.headers['x-total-count']).toBe('3');
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await moderator.by.get(next);
  expect(second.headers.link).toBeUndefined();
  const seen: ModerationCase[] = [...first.json(), ...second.json()];
  expect(seen.map(({ id }) => id)).toEqual(ids);
  const bad = await moderator.by.get(`${listModerationCases.url}?cursor=x`);
  expect([bad.statusCode, bad.json().errors]).toMatchObject([400, [{ path: 'cursor' }]]);
});

test('moderators see the text of an item before its edit', async () => {
  const guest = await guestAgent(api);
  const { id, revision } = await tell(guest);
  const history = listEdits.url.replace(':kind', 'story').replace(':id', id);
  expect((await moderator.by.get(history)).json()).toEqual([]);
  const payload = { ...told, title: 'Gone again', revision };
  const url = updateStory.url.replace(':id', id);
  expect((await guest.request({ method: 'PUT', url, payload })).statusCode).toBe(200);
  const edits = (await moderator.by.get(history)).json();
  expect(edits).toEqual([
    {
      title: expect.stringContaining(told.title),
      content: told.content,
      replacedAt: expect.any(String),
    },
  ]);
  const none = history.replace(id, crypto.randomUUID());
  expect((await moderator.by.get(none)).statusCode).toBe(404);
});

test('a visitor without an id cannot report, and a missing item cannot be reported', async () => {
  const id = await published();
  const guest = await guestAgent(api);
  guest.cookies.clear();
  expect((await report(guest, id)).statusCode).toBe(401);
  const member = await newMember(api);
  for (const payload of [{ id: crypto.randomUUID() }, { kind: 'forum_post' }]) {
    const answer = await report(member.by, id, { reason: 'spam', ...payload });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  const flood = await Promise.all(Array.from({ length: 32 }, () => report(member.by, id)));
  expect(flood.map(({ statusCode }) => statusCode)).toContain(429);
  expect(await queue()).toMatchObject([{ id, reportCount: 1 }]);
});
