// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteProfile } from '@kga/contracts/accounts';
import * as jobsContracts from '@kga/contracts/jobs';
import * as contracts from '@kga/contracts/legal';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { newMember, testPassword } from '../../../testing/account-fixture.ts';
import { type Agent, agent } from '../../../testing/agent.ts';
import { consultation, sendConsultation } from '../../../testing/legal-fixture.ts';
import { exportedBy } from '../../../testing/profile-export-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

type Member = Awaited<ReturnType<typeof newMember>>;
let [one, other, admin]: (Member | undefined)[] = [];

beforeAll(async () => {
  one = await newMember(api, { role: 'counsel', firstName: 'Portia' });
  other = await newMember(api, { role: 'counsel', firstName: 'Atticus' });
  admin = await newMember(api, { role: 'admin' });
});

const there = (member: Member | undefined): Member => {
  if (!member) throw new Error('Members are made before the first test');
  return member;
};

async function newRequest(change?: object) {
  const { reference, token } = await sendConsultation(api.app, change);
  const { id } = await api.db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id, token };
}

const open = (by: Agent, id: string) => by.get(contracts.getManagedRequest.url.replace(':id', id));

const patch = (by: Agent, id: string, payload: object) =>
  by.request({
    method: 'PATCH',
    url: contracts.updateLegalRequest.url.replace(':id', id),
    payload,
  });

const reply = (by: Agent, id: string, text: string) =>
  by.post(contracts.createLegalReply.url.replace(':id', id), { text });

const statusOf = async (token: string) =>
  (await agent(api.app).get(contracts.getLegalRequest.url.replace(':token', token))).json();

const mailsOf = async (id: string) => {
  const rows = await api.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map(({ payload }) => jobsContracts.mail.safeParse(payload).data)
    .flatMap((mail) =>
      mail?.about === 'legal_request' && mail.requestId === id ? [mail.occasion] : [],
    );
};

/** What counsel was mailed about a request. */
const counselMailsOf = async (id: string) => {
  const rows = await api.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map(({ payload }) => jobsContracts.mail.safeParse(payload).data)
    .flatMap((mail) =>
      mail?.about === 'legal_counsel' && mail.requestId === id
        ? [[mail.event, mail.accountId]]
        : [],
    );
};

const auditOf = async (id: string, action: string) => {
  const rows = await api.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map(({ actor_id: actor }) => actor);
};

const ids = z.array(z.object({ id: z.uuid() }));

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

test('a request is taken, noted, answered, met and closed', async () => {
  const [{ by, account }, { id, token }] = [there(one), await newRequest()];
  expect((await patch(by, id, { action: 'take' })).json()).toMatchObject({
    state: 'assigned',
    isMine: true,
    takenBy: { id: account.id, name: 'Portia Lovelace' },
  });
  expect((await patch(there(other).by, id, { action: 'take' })).statusCode).toBe(409);
  const note = await by.post(contracts.createLegalNote.url.replace(':id', id), {
    text: 'Weak case',
  });
  expect(note.json().written.notes).toMatchObject([{ text: 'Weak case', by: 'Portia Lovelace' }]);
  const answered = await reply(by, id, 'Here is\nwhat you can do.');
  expect([answered.statusCode, answered.json().state]).toEqual([201, 'answered']);

  const at = inADay();
  expect((await patch(by, id, { action: 'propose', at, minutes: 30 })).statusCode).toBe(200);
  const calendar = contracts.getMeetingCalendar.url.replace(':token', token);
  expect((await agent(api.app).get(calendar)).statusCode).toBe(404);
  expect((await patch(by, id, { action: 'confirm' })).statusCode).toBe(409);
  const meeting = contracts.answerMeeting.url.replace(':token', token);
  const late = { at: new Date(0).toISOString(), accept: true };
  expect((await agent(api.app).post(meeting, late)).statusCode).toBe(409);
  const accepted = await agent(api.app).post(meeting, { at, accept: true });
  expect(accepted.json().meeting).toEqual({ at, minutes: 30, state: 'accepted' });
  expect((await patch(by, id, { action: 'confirm' })).json().meeting.state).toBe('confirmed');
  expect(await counselMailsOf(id)).toEqual([['accepted', account.id]]);
  const file = await agent(api.app).get(calendar);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toMatch(/SEQUENCE:\d+\r\n/);
  expect(file.body).toContain('STATUS:CONFIRMED');
  expect(file.body).not.toContain('Hopper');

  const closed = await patch(by, id, { action: 'close', outcome: 'advised', message: 'Good luck' });
  expect(closed.json()).toMatchObject({ state: 'closed', outcome: 'advised' });
  expect((await reply(by, id, 'More')).statusCode).toBe(409);
  const seen = await statusOf(token);
  expect(seen).toMatchObject({
    state: 'closed',
    outcome: 'advised',
    replies: [{ text: 'Here is\nwhat you can do.' }, { text: 'Good luck' }],
    erasedAt: expect.any(String),
  });
  expect(JSON.stringify(seen)).not.toMatch(/Portia|Weak case/);
  expect(await mailsOf(id)).toEqual(['received', 'reply', 'proposed', 'confirmed', 'closed']);
  expect((await patch(by, id, { action: 'reopen' })).json()).toMatchObject({
    state: 'answered',
    outcome: null,
    closedAt: null,
  });
  expect((await mailsOf(id)).at(-1)).toBe('reopened');
});

test('counsel hands over and gives back; only the owner answers', async () => {
  const { id } = await newRequest();
  await patch(there(one).by, id, { action: 'take' });
  expect((await reply(there(other).by, id, 'Mine?')).statusCode).toBe(409);
  const to = there(other).account.id;
  const nobody = await patch(there(one).by, id, { action: 'hand_over', to: crypto.randomUUID() });
  expect([nobody.statusCode, nobody.json().errors[0].path]).toEqual([400, 'to']);
  const handed = await patch(there(one).by, id, { action: 'hand_over', to, note: 'Yours' });
  expect(handed.json()).toMatchObject({ isMine: false, takenBy: { id: to } });
  expect(await counselMailsOf(id)).toEqual([['handed_over', to]]);
  expect((await reply(there(other).by, id, 'Now mine')).statusCode).toBe(201);
  const released = await patch(there(other).by, id, { action: 'release' });
  expect(released.json()).toMatchObject({ state: 'answered', takenBy: null });
});

test('admins hand over without reading, and members see nothing', async () => {
  const { id } = await newRequest();
  const managed = await open(there(admin).by, id);
  expect(managed.json()).toMatchObject({ id, state: 'received', written: null });
  expect(managed.body).not.toMatch(/Hopper|refund/);
  const to = there(one).account.id;
  const handed = await patch(there(admin).by, id, { action: 'hand_over', to });
  expect(handed.json()).toMatchObject({ state: 'assigned', written: null });
  for (const action of ['take', 'confirm', 'reopen']) {
    expect((await patch(there(admin).by, id, { action })).statusCode).toBe(403);
  }
  expect((await patch(there(admin).by, id, { action: 'release' })).statusCode).toBe(200);
  expect((await reply(there(admin).by, id, 'Hello')).statusCode).toBe(403);
  for (const role of ['member', 'moderator'] as const) {
    const { by } = await newMember(api, { role });
    expect((await open(by, id)).statusCode).toBe(403);
  }
  const entries = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'legal_opened',
    'legal_handed_over',
    'legal_released',
  ]);
});

test('each opening is in the audit log, that of admins as well', async () => {
  const { id } = await newRequest();
  const openers = [there(admin), there(one), there(admin)];
  for (const { by } of openers) expect((await open(by, id)).statusCode).toBe(200);
  expect(await auditOf(id, 'legal_opened')).toEqual(openers.map(({ account }) => account.id));
  const gone = crypto.randomUUID();
  expect((await open(there(admin).by, gone)).statusCode).toBe(404);
  expect(await auditOf(gone, 'legal_opened')).toEqual([]);
});

test('the queue is filtered, and shows nothing that was written', async () => {
  const { id } = await newRequest({ phone: '+81 90 1234 5678', language: 'ja' });
  const list = async (query: string) => {
    const answer = await there(one).by.get(`${contracts.listLegalRequests.url}?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Hopper');
    return ids.parse(answer.json()).map((each) => each.id);
  };
  for (const query of [
    'country=JP',
    'language=ja&kind=consultation&state=received',
    'age=day&taken=free',
    'state=received&limit=100',
  ]) {
    expect(await list(query)).toContain(id);
  }
  for (const query of ['country=DE', 'kind=aid', 'age=week', 'age=older', 'taken=mine']) {
    expect(await list(query)).not.toContain(id);
  }
  await patch(there(one).by, id, { action: 'take' });
  expect(await list('taken=mine')).toContain(id);
});

test('a reply that is sent twice with a key is one, and both answers are audited', async () => {
  const { id } = await newRequest();
  const { by, account } = there(one);
  await patch(by, id, { action: 'take' });
  const send = () =>
    by.request({
      method: 'POST',
      url: contracts.createLegalReply.url.replace(':id', id),
      payload: { text: 'Once' },
      headers: { 'idempotency-key': 'reply' },
    });
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 201]);
  expect(await mailsOf(id)).toEqual(['received', 'reply']);
  expect(await auditOf(id, 'legal_replied')).toHaveLength(1);
  expect(await auditOf(id, 'legal_opened')).toEqual([account.id, account.id]);
});

test('a time in the past is neither suggested nor confirmed', async () => {
  const { id } = await newRequest();
  const { by } = there(one);
  await patch(by, id, { action: 'take' });
  const at = new Date(Date.now() - 1_000).toISOString();
  const answer = await patch(by, id, { action: 'propose', at, minutes: 30 });
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'at', code: 'past' }]]);
  await api.db
    .updateTable('legal_request')
    .set({ meeting_at: at, meeting_minutes: 30, meeting_state: 'accepted' })
    .where('id', '=', id)
    .execute();
  expect((await patch(by, id, { action: 'confirm' })).statusCode).toBe(409);
});

test('a member exports own requests, and deletes them with the account', async () => {
  const { by } = await newMember(api);
  const sent = (await by.post(contracts.createConsultation.url, consultation())).json();
  const data = (await exportedBy(api, by)).json();
  expect(data.legalRequests).toMatchObject([
    { reference: sent.reference, fullName: 'Grace Hopper', state: 'received' },
  ]);
  const gone = await by.request({
    method: 'DELETE',
    url: deleteProfile.url,
    payload: { contributions: 'remove', currentPassword: testPassword },
  });
  expect(gone.statusCode).toBe(204);
  const status = contracts.getLegalRequest.url.replace(':token', sent.token);
  expect((await agent(api.app).get(status)).statusCode).toBe(404);
});
