// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import {
  type ModerationCase,
  listModerationCases,
  createDecisions,
  createReport,
} from '@kga/contracts/moderation';
import * as contracts from '@kga/contracts/petitions';
import { beforeEach, expect, test } from 'vitest';

import { newMember, setupAgent } from '../../../testing/account-fixture.ts';
import { newAddress } from '../../../testing/agent.ts';
import {
  crowdedAddress,
  insertOwnPetition,
  newSigner,
  signatureMails,
  signatureUrl,
} from '../../../testing/signature-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const moderator = setupAgent(api, { role: 'moderator' });
const admin = setupAgent(api, { role: 'admin' });

let slug: string;
let petitionId: string;
beforeEach(async () => {
  slug = `p-${randomUUID()}`;
  petitionId = await insertOwnPetition(api, slug);
});

const post = (
  rest: '' | '/preview' | '/confirm' | '/withdraw',
  payload: object,
  remoteAddress = newAddress(),
) => api.app.inject({ method: 'POST', url: signatureUrl(slug, rest), payload, remoteAddress });

async function sign(body: object = {}, address?: string) {
  await post('', { ...newSigner(), ...body }, address);
  const mail = (await signatureMails(api, petitionId)).at(-1);
  if (!mail) throw new Error('no mail was requested');
  return mail;
}

async function signAndConfirm(body: object = {}, address?: string) {
  const mail = await sign(body, address);
  await post('/confirm', { token: mail.confirm });
  return mail;
}

const read = (query: Record<string, string> = {}) =>
  api.app.inject({ url: contracts.listReasons.url, query: { petition: slug, ...query } });
const reasons = async (query: Record<string, string> = {}): Promise<contracts.Reason[]> =>
  (await read(query)).json();
const texts = async (query: Record<string, string> = {}) =>
  (await reasons(query)).map(({ content }) => content);

const waiting = async (): Promise<ModerationCase[]> =>
  (await moderator.get(`${listModerationCases.url}?kind=reason&limit=100`))
    .json()
    .filter(({ path }: ModerationCase) => path.includes(slug));

const decide = (id: string, decision: string) =>
  moderator.post(createDecisions.url, {
    items: [{ kind: 'reason', id }],
    decision,
    ...(decision === 'hide' && { reason: 'spam' }),
  });

async function approveAll() {
  for (const { id } of await waiting()) await decide(id, 'approve');
}

const signers = async () =>
  (await api.app.inject({ url: contracts.listSigners.url.replace(':id', slug) })).json();

test('a reason is shown once its signature counts and a moderator has approved it', async () => {
  const mail = await sign({ reason: ' I still own the disc. ', showName: true, language: 'de' });
  const preview = await post('/preview', { token: mail.confirm });
  expect(preview.json().reason).toBe('I still own the disc.');
  expect(await waiting()).toEqual([]);
  await post('/confirm', { token: mail.confirm });
  const [found] = await waiting();
  expect(found).toMatchObject({
    content: 'I still own the disc.',
    language: 'de',
    status: 'pending',
    context: { title: `Petition ${slug}` },
  });
  expect(await texts()).toEqual([]);
  expect((await decide(found?.id ?? '', 'approve')).statusCode).toBe(200);
  await expect
    .poll(() => reasons())
    .toEqual([
      {
        id: found?.id,
        petition: slug,
        name: 'Wilhelmina Quisthoudt',
        country: 'NL',
        content: 'I still own the disc.',
        language: 'de',
        createdAt: expect.any(String),
      },
    ]);
  await decide(found?.id ?? '', 'hide');
  await expect.poll(() => texts()).toEqual([]);
});

test('a name without consent is not published, and withdrawing removes the reason', async () => {
  const { withdraw } = await signAndConfirm({ reason: 'My brother played it every day.' });
  await approveAll();
  await expect.poll(() => reasons()).toMatchObject([{ name: null, country: 'NL' }]);
  expect(await signers()).toEqual([]);
  await post('/withdraw', { token: withdraw });
  await expect.poll(() => texts()).toEqual([]);
  expect(
    await api.db.selectFrom('reason').select('id').where('petition_id', '=', petitionId).execute(),
  ).toEqual([]);
});

test('readers can report a reason', async () => {
  await signAndConfirm({ reason: 'Buy my cheap keys here and now.' });
  await approveAll();
  await expect.poll(() => texts()).toHaveLength(1);
  const [{ id } = { id: '' }] = await reasons();
  const { by } = await newMember(api);
  const report = { kind: 'reason', id, reason: 'spam' };
  expect((await by.post(createReport.url, report)).statusCode).toBe(204);
  expect(await waiting()).toMatchObject([{ id, causes: ['reported'] }]);
});

test('the reason of a held signature waits until the signature is accepted', async () => {
  const address = await crowdedAddress(api, slug);
  await signAndConfirm({ reason: 'Filled in at once.', traces: undefined }, address);
  expect(await waiting()).toEqual([]);
  const { batches } = (await admin.get(contracts.listHeldBatches.url)).json();
  const batch = batches.find(({ petition }: contracts.HeldBatch) => petition === slug);
  const { id, last } = batch;
  const accepted = { petition: slug, batch: id, last, decision: 'accept', note: 'A real person' };
  await admin.post(contracts.decideSignatures.url, accepted);
  expect(await waiting()).toMatchObject([{ content: 'Filled in at once.' }]);
});

test('members who need no confirmation give their reason at once', async () => {
  const { account, by } = await newMember(api);
  const body = { ...newSigner(), email: account.email, reason: 'A member of long standing.' };
  await by.post(signatureUrl(slug), body);
  expect(await waiting()).toMatchObject([{ content: body.reason, author: { kind: 'deleted' } }]);
});

test('a permanent link shows the reasons from its own on, and pages go on', async () => {
  for (const reason of ['The first one.', 'The second one.', 'The third one.']) {
    await signAndConfirm({ reason });
  }
  await approveAll();
  await expect.poll(() => texts()).toEqual(['The third one.', 'The second one.', 'The first one.']);
  const [, second] = await reasons();
  expect(await texts({ at: second?.id ?? '' })).toEqual(['The second one.', 'The first one.']);
  const first = await read({ limit: '2' });
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await api.app.inject({ url: next })).json()).toMatchObject([
    { content: 'The first one.' },
  ]);
  expect((await read({ cursor: 'x' })).statusCode).toBe(400);
  expect((await read({ petition: 'none' })).statusCode).toBe(404);
});

test('names are listed where their signers allow it, the newest first', async () => {
  await signAndConfirm({ showName: true });
  await signAndConfirm({ firstName: 'Ada', lastName: '', country: 'BE', showName: true });
  const { withdraw } = await signAndConfirm({ firstName: 'Grace', showName: true });
  await expect.poll(async () => (await signers()).length).toBe(3);
  await post('/withdraw', { token: withdraw });
  await expect.poll(signers).toMatchObject([
    { name: 'Ada', country: 'BE' },
    { name: 'Wilhelmina Quisthoudt', country: 'NL' },
  ]);
  const ids = await api.db.selectFrom('signature').select('id').execute();
  for (const { id, signedOn } of await signers()) {
    expect(signedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.map((row) => row.id.replaceAll('-', ''))).not.toContain(id);
  }
});

test('admins hide a name, which only the audit log records', async () => {
  await signAndConfirm({ firstName: 'Mickey', showName: true, reason: 'I am a mouse.' });
  await signAndConfirm({ showName: true });
  await approveAll();
  await expect.poll(async () => (await signers()).length).toBe(2);
  const hide = (name: string) =>
    admin.post(contracts.hideSignerName.url, { petition: slug, name, note: 'Not a person' });
  expect((await hide('Nobody')).json()).toEqual({ hidden: 0 });
  expect((await hide(' Mickey  Quisthoudt')).json()).toEqual({ hidden: 1 });
  await expect.poll(signers).toMatchObject([{ name: 'Wilhelmina Quisthoudt' }]);
  await expect.poll(() => reasons()).toMatchObject([{ name: null, content: 'I am a mouse.' }]);
  const entry = await api.db
    .selectFrom('audit_log')
    .select(['action', 'after', 'reason'])
    .where('subject_id', '=', petitionId)
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'signer_names_hidden', after: '1', reason: 'Not a person' });
});

test('readers report a name, and a moderator hides or approves it', async () => {
  const entered = { lastName: 'Quisthoudt', showName: true };
  for (const firstName of ['Mickey', 'Grace']) await signAndConfirm({ ...entered, firstName });
  await expect.poll(async () => (await signers()).length).toBe(2);
  const [grace, mickey]: { id: string; name: string }[] = await signers();
  const { by } = await newMember(api);
  const report = (id: string, body: object) =>
    by.post(contracts.createSignerReport.url.replace(':id', slug).replace(':signer', id), body);
  const note = 'Mickey Quisthoudt is a mouse.';
  expect((await report('0'.repeat(32), { reason: 'spam' })).statusCode).toBe(404);
  expect((await report(grace?.id ?? '', { reason: 'abuse' })).statusCode).toBe(204);
  expect((await report(mickey?.id ?? '', { reason: 'spam' })).statusCode).toBe(204);
  expect((await report(mickey?.id ?? '', { reason: 'other', note })).statusCode).toBe(204);

  const reported = async (): Promise<contracts.ReportedName[]> =>
    (await moderator.get(contracts.listReportedNames.url))
      .json()
      .names.filter(({ petition }: contracts.ReportedName) => petition === slug);
  expect(await reported()).toMatchObject([
    { name: 'Grace Quisthoudt', reportCount: 1, reports: [{ reason: 'abuse', note: '' }] },
    { name: 'Mickey Quisthoudt', reportCount: 1, reports: [{ reason: 'other', note }] },
  ]);
  const stored = await api.db.selectFrom('signer_report').select('note').execute();
  expect(stored.some((row) => row.note.includes('Mickey'))).toBe(false);

  const settle = async (id: string | undefined, decision: contracts.NameDecision) => {
    const body = { petition: slug, id, decision };
    return (await moderator.post(contracts.decideReportedName.url, body)).statusCode;
  };
  const [first, second] = await reported();
  expect(await settle(first?.id, 'approve')).toBe(204);
  expect(await settle(second?.id, 'hide')).toBe(204);
  expect(await settle(second?.id, 'hide')).toBe(409);
  await expect.poll(signers).toMatchObject([{ name: 'Grace Quisthoudt' }]);
  // What was found about a name holds.
  expect((await report(grace?.id ?? '', { reason: 'spam' })).statusCode).toBe(204);
  expect(await reported()).toEqual([]);
  const entries = await api.db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('subject_id', '=', petitionId)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'signer_name_approved', reason: 'abuse' },
    { action: 'signer_names_hidden', reason: 'other' },
  ]);
});

test('a reported name that is withdrawn leaves the queue', async () => {
  const { withdraw } = await signAndConfirm({ showName: true });
  await expect.poll(async () => (await signers()).length).toBe(1);
  const [{ id } = { id: '' }] = await signers();
  const { by } = await newMember(api);
  const url = contracts.createSignerReport.url.replace(':id', slug).replace(':signer', id);
  await by.post(url, { reason: 'spam' });
  await post('/withdraw', { token: withdraw });
  const left = await api.db
    .selectFrom('signer_report')
    .select('id')
    .where('signature_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('a reason that is too long is refused', async () => {
  const answer = await post('', { ...newSigner(), reason: 'x'.repeat(501) });
  expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, 'reason']);
});
