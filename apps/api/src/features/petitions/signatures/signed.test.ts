// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { register } from '@kga/contracts/accounts';
import { holdSignatures, listSources, otherSource } from '@kga/contracts/petitions';
import { selectSignatureCounts } from '@kga/db/petitions';
import { beforeEach, expect, test } from 'vitest';

import { newMember, setupAgent, testPassword } from '../../../testing/account-fixture.ts';
import { agent, newAddress } from '../../../testing/agent.ts';
import {
  crowdedAddress,
  insertOwnPetition,
  newSigner,
  signatureMails,
  signatureUrl,
} from '../../../testing/signature-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

// Two hundred signatures at once are no attack here.
const api = setupTestApp({ settings: { SIGNATURE_ATTACK_PER_MINUTE: '1000000' } });
const admin = setupAgent(api, { role: 'admin' });

let slug: string;
let petitionId: string;
beforeEach(async () => {
  await api.db.deleteFrom('outbox').execute();
  slug = `p-${randomUUID()}`;
  petitionId = await insertOwnPetition(api, slug);
});

const post = async (url: string, payload: object) => {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: newAddress(),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

/** Signs by form, and returns what its mail holds. */
async function sign(change: object = {}) {
  const signer = { ...newSigner(), ...change };
  const answer = await post(signatureUrl(slug), signer);
  expect(answer).toEqual({ status: 202, body: { status: 'pending' } });
  const mail = (await signatureMails(api, petitionId)).at(-1);
  if (!mail) throw new Error('no mail was requested');
  return { ...mail, signer };
}

const confirm = async (token: string) =>
  (await post(signatureUrl(slug, '/confirm'), { token })).body;

const sources = async (days: string) =>
  (await admin.get(`${listSources.url.replace(':id', slug)}?days=${days}`)).json();

test('signatures that are confirmed at the same time have different numbers, without a gap', async () => {
  const mails = await Promise.all(Array.from({ length: 200 }, () => sign()));
  const tokens = new Set((await signatureMails(api, petitionId)).map((mail) => mail.confirm));
  expect([mails.length, tokens.size]).toEqual([200, 200]);
  const confirmed = await Promise.all(Array.from(tokens, confirm));
  const numbers = confirmed.map(({ number }) => number).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('the number is the count of the petition with the signature, also after others were withdrawn', async () => {
  const first = await sign();
  expect((await confirm(first.confirm)).number).toBe(1);
  const second = await sign();
  expect((await confirm(second.confirm)).number).toBe(2);
  await post(signatureUrl(slug, '/withdraw'), { token: first.withdraw });
  const third = await sign();
  expect((await confirm(third.confirm)).number).toBe(2);
  // The link shows what it showed before.
  expect((await confirm(second.confirm)).number).toBe(2);
});

test('a member learns the number at once, and again when signing a second time', async () => {
  await confirm((await sign()).confirm);
  const { account, by } = await newMember(api);
  const body = { ...newSigner(), email: account.email };
  const signed = (await by.post(signatureUrl(slug), body)).json();
  expect(signed).toEqual({
    status: 'confirmed',
    receipt: expect.any(String),
    number: 2,
    token: expect.any(String),
  });
  expect((await by.post(signatureUrl(slug), body)).json()).toEqual(signed);
});

test('a held signature has no number', async () => {
  const remoteAddress = await crowdedAddress(api, slug);
  const payload = { ...newSigner(), traces: undefined };
  await api.app.inject({ method: 'POST', url: signatureUrl(slug), payload, remoteAddress });
  const mail = (await signatureMails(api, petitionId)).at(-1);
  expect(await confirm(mail?.confirm ?? '')).toMatchObject({ held: true, number: null });
});

test('sources are counted by day when signatures are confirmed, and not stored with them', async () => {
  for (let count = 0; count < 5; count += 1) {
    await confirm((await sign({ source: 'discord' })).confirm);
  }
  const { account, by } = await newMember(api);
  await by.post(signatureUrl(slug), {
    ...newSigner(),
    email: account.email,
    source: 'discord',
  });
  await sign({ source: 'discord' });
  await confirm((await sign()).confirm);
  const day = new Date().toISOString().slice(0, 10);
  expect(await sources('30')).toEqual([{ source: 'discord', day, signatures: 6 }]);
  const stored = await api.db
    .selectFrom('signature')
    .select('state')
    .where('petition_id', '=', petitionId)
    .where('source', 'is not', null)
    .execute();
  expect(stored).toEqual([{ state: 'pending' }]);
});

test('days with fewer than five signatures are added up', async () => {
  const insert = (day: string, signatures: number) =>
    api.db
      .insertInto('signature_source')
      .values({ petition_id: petitionId, source: 'discord', day, signatures })
      .execute();
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await insert(daysAgo(1), 6);
  await insert(daysAgo(2), 3);
  await insert(daysAgo(3), 4);
  await insert(daysAgo(20), 9);
  expect(await sources('7')).toEqual([
    { source: 'discord', day: daysAgo(1), signatures: 6 },
    { source: 'discord', day: null, signatures: 7 },
  ]);
});

test('a counted signature that is held has no number, and totals stay the sum of the counts', async () => {
  const { confirm: token, withdraw } = await sign();
  const { confirm: other } = await sign();
  await confirm(token);
  expect(await confirm(other)).toMatchObject({ number: 2 });
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const to = new Date(Date.now() + 60_000).toISOString();
  const hold = { petition: slug, from, to, note: 'A test of held ones.' };
  expect((await admin.post(holdSignatures.url, hold)).json()).toMatchObject({ held: 2 });
  expect(await confirm(other)).toMatchObject({ held: true, number: null });
  await post(signatureUrl(slug, '/withdraw'), { token: withdraw });
  const { signatures } = await api.db
    .selectFrom('signature_total')
    .select('signatures')
    .where('petition_id', '=', petitionId)
    .executeTakeFirstOrThrow();
  const { total } = await selectSignatureCounts(api.db, petitionId);
  expect([signatures, total]).toEqual([0, 0]);
});

test('sources with fewer than five signatures are added up, and left out where they are still too few', async () => {
  for (const source of ['a', 'a', 'b', 'b']) {
    await confirm((await sign({ source })).confirm);
  }
  expect(await sources('7')).toEqual([]);
  await confirm((await sign({ source: 'c' })).confirm);
  expect(await sources('7')).toMatchObject([{ source: otherSource, signatures: 5 }]);
});

test.each(['Discord', 'a b', '-a', 'x'.repeat(33), ''])(
  'the source %j is refused',
  async (source) => {
    const { status, body } = await post(signatureUrl(slug), { ...newSigner(), source });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'source' }]]);
  },
);

test('who has signed asks for news by the token of the mail, and others cannot', async () => {
  const url = signatureUrl(slug, '/updates');
  const { confirm: token, withdraw } = await sign();
  expect(await post(url, { token })).toMatchObject({
    status: 400,
    body: { code: 'proof_invalid' },
  });
  expect(await confirm(token)).toMatchObject({ updates: false });
  expect((await post(url, { token: withdraw })).status).toBe(400);
  expect((await post(url, { token })).status).toBe(204);
  expect(await confirm(token)).toMatchObject({ updates: true });
});

test('a signature verifies the address of an account that its signer creates', async () => {
  const { confirm: token, signer } = await sign();
  const signature = { petition: slug, token };
  const registerAs = async (email: string, proof: object = signature) => {
    const body = {
      email,
      password: testPassword,
      firstName: 'Ada',
      lastName: '',
      signature: proof,
    };
    return (await agent(api.app).post(register.url, body)).json();
  };
  const other = () => newSigner().email;
  // Before it is confirmed the token proves nothing, and later nothing of other addresses.
  expect(await registerAs(other())).toMatchObject({ emailVerified: false });
  await confirm(token);
  expect(await registerAs(other())).toMatchObject({ emailVerified: false });
  const forged = { petition: slug, token: 'x'.repeat(54) };
  expect(await registerAs(other(), forged)).toMatchObject({ emailVerified: false });
  expect(await registerAs(signer.email.toUpperCase())).toMatchObject({ emailVerified: true });
});
