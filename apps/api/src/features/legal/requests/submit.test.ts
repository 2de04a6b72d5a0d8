// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { newMember } from '../../../testing/account-fixture.ts';
import { agent } from '../../../testing/agent.ts';
import { dumpText } from '../../../testing/dump-text.ts';
import {
  aidApplication,
  consultation,
  pdf,
  sendConsultation,
  upload,
} from '../../../testing/legal-fixture.ts';
import { naughtyStrings } from '../../../testing/naughty-strings.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const [consult, apply] = [contracts.createConsultation.url, contracts.createAidApplication.url];

const statusOf = (token: string) => contracts.getLegalRequest.url.replace(':token', token);

const post = (url: string, body: object) => agent(api.app).post(url, body);

test('a consultation is stored, mailed and shown on its status page', async () => {
  const answer = await post(consult, consultation({ language: 'de' }));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { reference, token } = answer.json();
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const status = await agent(api.app).get(statusOf(token));
  expect(status.json()).toMatchObject({
    reference,
    kind: 'consultation',
    state: 'received',
    steps: [{ state: 'received' }],
    replies: [],
    meeting: null,
    timeZone: 'Europe/London',
    outcome: null,
    erasedAt: null,
  });
  const row = await api.db
    .selectFrom('legal_request')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ country: 'GB', language: 'de', account_id: null });
  expect(row.consented_at).toEqual(row.created_at);
  const mail = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where(sql<string>`payload ->> 'requestId'`, '=', row.id)
    .executeTakeFirst();
  expect(mail?.payload).toEqual({
    about: 'legal_request',
    requestId: row.id,
    occasion: 'received',
  });
});

test.each([
  [{ monthlyIncome: 0 }],
  [{ monthlyIncome: '1800.50', currency: 'PLN' }],
  [{ monthlyIncome: 'prefer_not_to_say', currency: undefined }],
])('an application for aid with %j is accepted', async (change) => {
  const answer = await post(apply, aidApplication(change));
  expect(answer.statusCode).toBe(201);
  expect((await agent(api.app).get(statusOf(answer.json().token))).json().kind).toBe('aid');
});

test.each([
  [{ fullName: ' ' }, 'fullName'],
  [{ email: 'ada@' }, 'email'],
  [{ email: 'ada@example.org\r\nBcc: eve@example.org' }, 'email'],
  [{ phone: '020 7946 0000' }, 'phone'],
  [{ phone: '+44 1' }, 'phone'],
  [{ phone: undefined }, 'phone'],
  [{ preferredDate: '2020-01-01' }, 'preferredDate'],
  [{ preferredDate: '2099-02-30' }, 'preferredDate'],
  [{ preferredDate: '2026-02-31x' }, 'preferredDate'],
  [{ timeZone: 'Mars/Base' }, 'timeZone'],
  [{ timeZone: undefined }, 'timeZone'],
  [{ issueType: 'love' }, 'issueType'],
  [{ caseDescription: 'short' }, 'caseDescription'],
  [{ caseDescription: 'x'.repeat(10_001) }, 'caseDescription'],
  [{ caseDescription: 'NUL \0 in a long text' }, 'caseDescription'],
  [{ attachments: [crypto.randomUUID()] }, 'attachments'],
  [{ consent: undefined }, 'consent'],
  [{ consent: false }, 'consent'],
  [{ attachments: Array.from({ length: 6 }, () => crypto.randomUUID()) }, 'attachments'],
])('%j is refused beside its field', async (change, path) => {
  const answer = await post(consult, consultation(change));
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

test.each([[{ monthlyIncome: -1 }], [{ monthlyIncome: 'much' }], [{ monthlyIncome: '1e9' }]])(
  'an income of %j is refused',
  async (change) => {
    const answer = await post(apply, aidApplication(change));
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'monthlyIncome']);
  },
);

test('an income needs a currency', async () => {
  const answer = await post(apply, aidApplication({ currency: undefined }));
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'currency', code: 'required' }],
  ]);
});

test('the same key gives the same request, and another body is refused', async () => {
  const by = agent(api.app);
  const body = consultation();
  const send = (payload: object) =>
    by.request({ method: 'POST', url: consult, payload, headers: { 'idempotency-key': 'one' } });
  const [first, again] = [await send(body), await send(body)];
  expect(again.json()).toEqual(first.json());
  expect((await send({ ...body, fullName: 'Eve' })).statusCode).toBe(422);
});

test('a form with the hidden field filled in gets the usual answer, and nothing is stored', async () => {
  const answer = await post(consult, consultation({ traces: { website: 'https://spam.example' } }));
  expect(answer.statusCode).toBe(201);
  expect(answer.json().reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect((await agent(api.app).get(statusOf(answer.json().token))).statusCode).toBe(404);
});

test('one network sends ten requests, then has to wait; what is not stored does not count', async () => {
  const by = agent(api.app);
  const refused = consultation({ attachments: [crypto.randomUUID()] });
  expect((await by.post(consult, refused)).statusCode).toBe(400);
  const codes = [];
  for (let count = 0; count < 11; count += 1) {
    codes.push((await by.post(consult, consultation())).statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('nothing tells a wrong token from an erased one, and guessing has to wait', async () => {
  const { token } = await sendConsultation(api.app);
  const gone = await agent(api.app).request({ method: 'DELETE', url: statusOf(token) });
  expect(gone.statusCode).toBe(204);
  const by = agent(api.app);
  const erased = await by.get(statusOf(token));
  const { requestId: _one, ...problem } = erased.json();
  const flipped = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  const { requestId: _other, ...other } = (await by.get(statusOf(flipped))).json();
  expect(other).toEqual(problem);
  const codes = new Set<number>();
  const own = await sendConsultation(api.app);
  for (let count = 0; count < 40; count += 1) {
    codes.add((await by.get(statusOf(crypto.randomUUID()))).statusCode);
    await by.get(statusOf(own.token));
  }
  expect([...codes]).toEqual([404, 429]);
});

test('a reference opens nothing', async () => {
  const { reference } = await sendConsultation(api.app);
  for (const guess of [reference, `${reference}${reference}${reference}`]) {
    expect([400, 404]).toContain((await agent(api.app).get(statusOf(guess))).statusCode);
  }
});

test('withdrawing erases the request with its files, and is counted', async () => {
  const by = agent(api.app);
  const file = (await upload(by, 'a.pdf', pdf())).json();
  const { token, reference } = await sendConsultation(api.app, { attachments: [file.id] });
  const figures = async () => (await agent(api.app).get(contracts.getLegalFigures.url)).json();
  const before = await api.db
    .selectFrom('legal_request_past')
    .select((build) => build.fn.countAll().as('rows'))
    .executeTakeFirst();
  await by.request({ method: 'DELETE', url: statusOf(token) });
  for (const table of ['legal_request', 'legal_file'] as const) {
    const id = table === 'legal_file' ? sql`id = ${file.id}` : sql`reference = ${reference}`;
    const { rows } = await sql`select from ${sql.table(table)} where ${id}`.execute(api.db);
    expect(rows).toEqual([]);
  }
  const after = await api.db
    .selectFrom('legal_request_past')
    .select((build) => build.fn.countAll().as('rows'))
    .executeTakeFirst();
  expect(Number(after?.rows)).toBe(Number(before?.rows) + 1);
  expect(await figures()).toMatchObject({ received: expect.any(Number), answered: 0 });
});

/** Counsel notes, answers, hands over and closes a request; returns the marks of what they wrote. */
async function answerWithMarks(reference: string): Promise<string[]> {
  const { id } = await api.db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { by, account } = await newMember(api, { role: 'counsel' });
  const marks = Array.from({ length: 4 }, () => `mark${crypto.randomUUID().replaceAll('-', '')}`);
  const [note, reply, handOver, last] = marks;
  const send = async (method: 'PATCH' | 'POST', { url }: { url: string }, payload: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await by.request({ method, url: url.replace(':id', id), payload, headers });
    expect(answer.statusCode).toBeLessThan(300);
  };
  await send('PATCH', contracts.updateLegalRequest, { action: 'take' });
  await send('POST', contracts.createLegalNote, { text: `Noted: ${note}` });
  await send('POST', contracts.createLegalReply, { text: `Dear Grace, ${reply}` });
  const handed = { action: 'hand_over', to: account.id, note: `For you: ${handOver}` };
  await send('PATCH', contracts.updateLegalRequest, handed);
  const closed = { action: 'close', outcome: 'advised', message: `Good luck: ${last}` };
  await send('PATCH', contracts.updateLegalRequest, closed);
  return marks;
}

test('nothing of fifty requests, of replies or of notes is in the database in clear', async () => {
  const marks: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    const mark = `mark${crypto.randomUUID().replaceAll('-', '')}`;
    marks.push(mark);
    const by = agent(api.app);
    const file = (await upload(by, `${mark}.pdf`, pdf(mark))).json();
    const url = count % 2 === 0 ? consult : apply;
    const body = count % 2 === 0 ? consultation() : aidApplication();
    const text = `Something happened: ${mark}`;
    const answer = await by.post(url, {
      ...body,
      fullName: `Name ${mark}`,
      email: `${mark}@example.org`,
      caseDescription: text,
      detailedDescription: text,
      attachments: [file.id],
    });
    expect(answer.statusCode).toBe(201);
    marks.push(answer.json().token);
    if (count % 5 === 0) marks.push(...(await answerWithMarks(answer.json().reference)));
  }
  const stored = await dumpText(api.services.databaseUrl);
  expect(marks.filter((mark) => stored.includes(mark))).toEqual([]);
  expect(stored).not.toContain('7946 0000');
});

test('what a person writes comes back as it was written', async () => {
  const { by } = await newMember(api, { role: 'counsel' });
  for (const text of naughtyStrings.slice(0, 40)) {
    if (text.includes('\0') || !text.isWellFormed()) continue;
    const caseDescription = `It is about this: ${text}`.trim();
    const { reference } = await sendConsultation(api.app, { caseDescription });
    const { id } = await api.db
      .selectFrom('legal_request')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const opened = await by.get(contracts.getManagedRequest.url.replace(':id', id));
    expect(opened.json().written.contents.description).toBe(caseDescription);
  }
});
