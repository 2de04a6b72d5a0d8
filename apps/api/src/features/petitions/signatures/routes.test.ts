// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import {
  getPetitionCountries,
  headIntervalMinutes,
  leafOfReceipt,
  listSigners,
} from '@kga/contracts/petitions';
import { insertMailCode } from '@kga/db/core';
import {
  anonymiseSignatures,
  selectSignatureForMail,
  selectSignatureHashes,
} from '@kga/db/petitions';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

import { createServices } from '../../../platform/services.ts';
import { newMember } from '../../../testing/account-fixture.ts';
import { newAddress } from '../../../testing/agent.ts';
import { dumpText } from '../../../testing/dump-text.ts';
import {
  insertOwnPetition,
  newSigner,
  signatureMails,
  signatureUrl,
} from '../../../testing/signature-fixture.ts';
import { createTestApp, setupTestApp } from '../../../testing/test-app.ts';
import { createConfirming } from './confirm.ts';
import { createSignedPetitions } from './signed-petitions.ts';

const lines: string[] = [];
const api = setupTestApp({ logLevel: 'trace', onLog: (line) => lines.push(line) });

let slug: string;
let petitionId: string;
let signer = newSigner();
beforeEach(async () => {
  await api.db.deleteFrom('outbox').execute();
  slug = `p-${randomUUID()}`;
  signer = newSigner();
  petitionId = await insertOwnPetition(api, slug);
});

const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers, remoteAddress: newAddress() });
const sign = (change: object = {}) => post(signatureUrl(slug), { ...signer, ...change });
const confirm = (payload: object) => post(signatureUrl(slug, '/confirm'), payload);
const withdraw = (token: string) => post(signatureUrl(slug, '/withdraw'), { token });
const mails = () => signatureMails(api, petitionId);

async function signed(change: object = {}) {
  await sign(change);
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error('no mail was requested');
  return mail;
}

const states = async () => {
  const rows = await api.db
    .selectFrom('signature')
    .select('state')
    .where('petition_id', '=', petitionId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

/** Moves the times of the petition's signatures into the past. */
const age = async (interval: string) =>
  sql`update signature set created_at = created_at - ${interval}::interval,
    again_at = again_at - ${interval}::interval where petition_id = ${petitionId}`.execute(api.db);

const counts = async () =>
  (await api.app.inject({ url: getPetitionCountries.url.replace(':id', slug) })).json();
const countIs = (expected: number) =>
  expect.poll(async () => (await counts()).signatureCount).toBe(expected);

test('a signature counts once the link of its mail is used, and once only', async () => {
  const answer = await sign({ city: 'Gouda', showName: true, language: 'de' });
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'pending' }]);
  await countIs(0);
  const [mail] = await mails();
  expect(mail?.occasion).toBe('signed');
  const confirmed = await confirm({ token: mail?.confirm });
  expect(confirmed.json()).toEqual({
    receipt: expect.stringMatching(/^[\w-]{32}$/),
    held: false,
    number: 1,
    country: 'NL',
    updates: false,
    token: mail?.confirm,
  });
  await countIs(1);
  expect(await counts()).toMatchObject({
    signatureCount: 1,
    signatureCountryCount: [{ countryCode: 'NL', totalCount: 1 }],
  });
  // The first answer may have been lost.
  expect((await confirm({ token: mail?.confirm })).json()).toEqual(confirmed.json());
  expect((await confirm({ email: signer.email, code: mail?.code })).statusCode).toBe(400);
  await countIs(1);
  const closed = api.db.updateTable('petition').set({ closes_at: new Date() });
  await closed.where('id', '=', petitionId).execute();
  expect((await confirm({ token: mail?.confirm })).json()).toEqual(confirmed.json());
  await age('7 days 1 second');
  expect([400, 409]).toContain((await confirm({ token: mail?.confirm })).statusCode);
});

test('the link shows what it would confirm, until it is used', async () => {
  const choices = { city: 'Gouda', showName: true };
  const { confirm: token, withdraw: other } = await signed(choices);
  const preview = (given: string) => post(signatureUrl(slug, '/preview'), { token: given });
  const { firstName, lastName, country } = signer;
  const shown = { firstName, lastName, country, ...choices, reason: null, updates: false, token };
  expect((await preview(token)).json()).toEqual(shown);
  expect((await preview(other)).json().code).toBe('proof_invalid');
  await confirm({ token });
  expect((await preview(token)).json().code).toBe('proof_invalid');
});

test('the code of the mail confirms as well, from any spelling of the address', async () => {
  const { code } = await signed();
  const email = signer.email.toUpperCase();
  expect((await confirm({ email, code })).statusCode).toBe(200);
  expect(await states()).toEqual(['confirmed']);
});

test('after five wrong codes only the link confirms', async () => {
  const { code, confirm: token } = await signed();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1) {
    expect((await confirm({ email: signer.email, code: wrong })).statusCode).toBe(400);
  }
  expect((await confirm({ email: signer.email, code })).statusCode).toBe(400);
  expect((await confirm({ token })).statusCode).toBe(200);
});

test('a link of another petition, another purpose or another signature confirms nothing', async () => {
  const mail = await signed();
  const other = `p-${randomUUID()}`;
  await insertOwnPetition(api, other);
  const elsewhere = await post(signatureUrl(other, '/confirm'), { token: mail.confirm });
  expect(elsewhere.statusCode).toBe(400);
  expect((await confirm({ token: mail.withdraw })).statusCode).toBe(400);
  const { confirm: second } = await signed({ email: 'other@mail.kga.test' });
  const forged = mail.confirm.slice(0, 20) + second.slice(20);
  expect((await confirm({ token: forged })).statusCode).toBe(400);
  for (const token of ['x'.repeat(40), mail.confirm.replace(/.$/, 'é'), `${mail.confirm} `]) {
    const answers = [await confirm({ token }), await withdraw(token)];
    expect(answers.map((answer) => answer.json().code)).toEqual(['proof_invalid', 'proof_invalid']);
  }
  expect((await withdraw(mail.confirm)).statusCode).toBe(400);
  expect(await states()).toEqual(['pending', 'pending']);
});

test('a signature is not confirmed after seven days', async () => {
  const { confirm: token, code } = await signed();
  await age('7 days 1 second');
  expect((await confirm({ token })).statusCode).toBe(400);
  expect((await confirm({ email: signer.email, code })).statusCode).toBe(400);
});

test('forms that Postgres could not take use up no mail of their mailbox', async () => {
  await sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(api.db);
  await sql`create trigger full_disk before insert on signature
    execute function refuse_row()`.execute(api.db);
  try {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await sign()).statusCode).toBe(503);
  } finally {
    await sql`drop function refuse_row cascade`.execute(api.db);
  }
  expect((await sign()).statusCode).toBe(202);
  expect(await mails()).toHaveLength(1);
});

test('signing again answers the same and mails that, whatever became of the signature', async () => {
  const first = await sign();
  const [mail] = await mails();
  const atOnce = await sign();
  expect([atOnce.statusCode, atOnce.body]).toEqual([first.statusCode, first.body]);
  expect(await mails()).toHaveLength(1);
  await age('2 minutes');
  const second = await sign({ firstName: 'Someone', country: 'BE' });
  const renewed = (await mails()).at(-1);
  expect((await confirm({ token: renewed?.confirm })).statusCode).toBe(200);
  await age('1 day 1 second');
  const third = await sign({ email: signer.email.replace('@', '+again@') });
  const told = [first, second, third].map(({ statusCode, body, headers }) => [
    statusCode,
    body,
    Object.keys(headers).toSorted(),
  ]);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect((await mails()).map(({ signatureId, occasion }) => [signatureId, occasion])).toEqual([
    [mail?.signatureId, 'signed'],
    [renewed?.signatureId, 'again'],
    [renewed?.signatureId, 'again'],
  ]);
  expect(await states()).toEqual(['confirmed']);
  const { signatureCountryCount: counted } = await counts();
  expect(counted).toMatchObject([{ countryCode: 'BE', totalCount: 1 }]);
});

test('the code of a mail shows what it confirms, and gives the token of its link', async () => {
  const { code, confirm: token } = await signed();
  const preview = (given: string) =>
    post(signatureUrl(slug, '/preview'), { email: signer.email, code: given });
  expect((await preview(code === '000000' ? '000001' : '000000')).statusCode).toBe(400);
  expect((await preview(code)).json()).toMatchObject({ firstName: signer.firstName, token });
  expect((await confirm({ token })).statusCode).toBe(200);
});

test('who is blocked by another form gets a mail, and confirms a name and wishes of their own', async () => {
  await sign({ firstName: 'Mallory', showName: true, updates: true, reason: 'I am Mallory.' });
  await age('61 seconds');
  await sign({ firstName: 'Mallory', lastName: 'Two', showName: true });
  await age('61 seconds');
  expect((await sign()).statusCode).toBe(202);
  const all = await mails();
  expect(all).toHaveLength(3);
  // Mallory is too late for what the holder sees.
  const token = all.at(-1)?.confirm;
  const shown = (await post(signatureUrl(slug, '/preview'), { token })).json();
  expect(shown).toMatchObject({ firstName: signer.firstName, lastName: signer.lastName });
  const own = { ...shown, firstName: 'Grace', city: 'Delft', showName: true, country: 'BE' };
  const { token: _, reason: __, ...holder } = own;
  expect((await confirm({ token, signer: { ...holder, firstName: '' } })).statusCode).toBe(400);
  expect((await confirm({ token, signer: holder })).statusCode).toBe(200);
  const { signatureCountryCount: counted } = await counts();
  expect(counted).toMatchObject([{ countryCode: 'BE', totalCount: 1 }]);
  const signers = (await api.app.inject({ url: listSigners.url.replace(':id', slug) })).json();
  expect(signers).toMatchObject([{ name: `Grace ${signer.lastName}`, country: 'BE' }]);
});

test('a mail about signing again arrives after a minute, with links and code of its own', async () => {
  const { confirm: token, code } = await signed();
  await Promise.all(
    Array.from({ length: 5 }, () => confirm({ email: signer.email, code: '0'.repeat(6) })),
  );
  await age('6 days');
  await Promise.all([sign(), sign(), sign()]);
  await age('2 minutes');
  await sign();
  const [, first, latest, ...more] = await mails();
  expect([first?.occasion, latest?.occasion, more]).toEqual(['again', 'again', []]);
  expect((await confirm({ token })).statusCode).toBe(400);
  expect((await confirm({ email: signer.email, code })).statusCode).toBe(400);
  expect((await confirm({ email: signer.email, code: latest?.code })).statusCode).toBe(200);
});

test('signing after the link has expired starts from the beginning', async () => {
  await signed();
  await age('7 days 1 second');
  const { confirm: token } = await signed();
  expect((await confirm({ token })).statusCode).toBe(200);
});

test('200 parallel signings of one address count one', async () => {
  // As many at once would be an attack.
  const settings = { SIGNATURE_ATTACK_PER_MINUTE: '1000' };
  const patient = await createTestApp({ ...api.services, settings });
  const signings = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      patient.app.inject({
        method: 'POST',
        url: signatureUrl(slug),
        payload: signer,
        remoteAddress: `10.${index}.0.1`,
      }),
    ),
  );
  await patient.close();
  expect(new Set(signings.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['202 {"status":"pending"}']),
  );
  expect(await states()).toEqual(['pending']);
  const requested = await mails();
  expect(requested.map(({ occasion }) => occasion)).toEqual(['signed']);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => confirm({ token: requested[0]?.confirm })),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await countIs(1);
  const leaves = await api.db
    .selectFrom('log_leaf')
    .select('withdrawal')
    .where('petition_id', '=', petitionId)
    .execute();
  expect(leaves).toEqual([{ withdrawal: false }]);
});

test('a receipt that no tree head covers yet waits in the log', async () => {
  const { confirm: token } = await signed();
  const { receipt } = (await confirm({ token })).json<{ receipt: string }>();
  const leafUrl = async (text: string) =>
    `/api/petitions/${slug}/log/leaf?leaf=${await leafOfReceipt(text, 'confirm')}`;
  const ask = async (text: string) => (await api.app.inject({ url: await leafUrl(text) })).json();
  const waiting = { state: 'waiting', position: null, headIntervalMinutes };
  expect(await ask(receipt)).toEqual({ ...waiting, waitingMinutes: 0 });
  expect(await ask('another receipt')).toMatchObject({ state: 'unknown', position: null });
  await sql`update log_leaf set position = 0 where petition_id = ${petitionId}`.execute(api.db);
  expect(await ask(receipt)).toMatchObject({
    state: 'appended',
    position: 0,
    waitingMinutes: null,
  });
});

test('confirmations at the same moment all count, each once, by country and in the log', async () => {
  const countries = ['NL', 'DE', 'FR'];
  for (let index = 0; index < 60; index += 1) {
    const reason = index % 10 === 0 ? 'Games are culture' : undefined;
    await sign({ ...newSigner(), country: countries[index % 3], reason });
  }
  const tokens = (await mails()).map(({ confirm: token }) => token);
  const unknown = `${tokens[0]?.slice(0, -6)}AAAAAA`;
  const twice = [...tokens, ...tokens, unknown];
  const answers = await Promise.all(twice.map((token) => confirm({ token })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...twice.slice(1).map(() => 200),
    400,
  ]);
  expect(answers[0]?.json()).toEqual(answers[60]?.json());
  await countIs(60);
  const { signatureCountryCount: counted } = await counts();
  expect(counted).toHaveLength(3);
  for (const { totalCount } of counted) expect(totalCount).toBe(20);
  const { rows } = await sql<{ leaves: number; receipts: number }>`
    select count(*)::int as leaves, count(distinct log_leaf.receipt_hash)::int as receipts
    from log_leaf join signature using (petition_id, receipt_hash)
    where petition_id = ${petitionId}`.execute(api.db);
  expect(rows).toEqual([{ leaves: 60, receipts: 60 }]);
});

test('withdrawing lowers the count and deletes who signed; the address can sign again', async () => {
  const { confirm: token, withdraw: withdrawal } = await signed({ city: 'Gouda' });
  await confirm({ token });
  await countIs(1);
  expect((await withdraw(withdrawal)).statusCode).toBe(204);
  await countIs(0);
  expect((await withdraw(withdrawal)).statusCode).toBe(204);
  const row = await api.db
    .selectFrom('signature')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    state: 'withdrawn',
    email: null,
    first_name: null,
    last_name: null,
    city: null,
    address_hash: null,
  });
  expect(await counts()).toMatchObject({ signatureCount: 0, signatureCountryCount: [] });
  await confirm({ token: (await signed()).confirm });
  await countIs(1);
});

test('who did not sign deletes the pending signature by the mail’s link', async () => {
  const { confirm: token, withdraw: withdrawal } = await signed();
  expect((await withdraw(withdrawal)).statusCode).toBe(204);
  expect(await states()).toEqual([]);
  expect((await confirm({ token })).statusCode).toBe(400);
});

test('the code of a mail withdraws as its link does, for its address and its petition alone', async () => {
  const { confirm: token, withdraw: withdrawal } = await signed();
  await confirm({ token });
  const email = 'Ada@Kga.Test';
  const code = await insertMailCode(api.db, createKeyRing(api.config.encryptionKeys), {
    address: email,
    tokens: { withdraw: withdrawal },
  });
  const byCode = (proof: object, id = slug) => post(signatureUrl(id, '/withdraw'), proof);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const proof of [
    { email, code: wrong },
    { email: 'eve@kga.test', code },
  ]) {
    expect((await byCode(proof)).json().code).toBe('proof_invalid');
  }
  const other = `p-${randomUUID()}`;
  await insertOwnPetition(api, other);
  expect((await byCode({ email, code }, other)).statusCode).toBe(400);
  expect((await byCode({ email: 'ada@kga.test', code })).statusCode).toBe(204);
  expect(await states()).toEqual(['withdrawn']);
});

test('what is anonymised cannot be withdrawn: nothing tells whose it is', async () => {
  const anonymise = async () => {
    await api.db
      .updateTable('petition')
      .set({ answered_at: sql<Date>`now() - interval '7 months'` })
      .where('id', '=', petitionId)
      .execute();
    await anonymiseSignatures(api.db);
  };
  const withdrawn = await signed();
  await confirm({ token: withdrawn.confirm });
  await withdraw(withdrawn.withdraw);
  const kept = await signed({ email: 'kept@mail.kga.test' });
  await confirm({ token: kept.confirm });
  await anonymise();
  for (const { withdraw: token } of [withdrawn, kept]) {
    const refused = await withdraw(token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'signature_anonymised']);
  }
  await countIs(1);
});

test('nothing is confirmed once the petition is over, not even while that is cached', async () => {
  const { confirm: token } = await signed();
  await api.db
    .updateTable('petition')
    .set({ closes_at: new Date(Date.now() - 1_000) })
    .where('id', '=', petitionId)
    .execute();
  expect([400, 409]).toContain((await confirm({ token })).statusCode);
  expect(await states()).toEqual(['pending']);
});

test('what counts is deleted with its petition alone', async () => {
  const { confirm: token, signatureId } = await signed();
  await confirm({ token });
  const deleted = api.db.deleteFrom('signature').where('id', '=', signatureId).execute();
  await expect(deleted).rejects.toThrow('is withdrawn, not deleted');
  await api.db.deleteFrom('petition').where('id', '=', petitionId).execute();
  expect(await states()).toEqual([]);
});

test('signing answers 503 while the key of the petition cannot be opened', async () => {
  await selectSignatureHashes(api.db, createKeyRing(api.config.encryptionKeys), petitionId);
  await sql`update sealed_key set sealed = set_byte(sealed, 0, 9)
    where name = ${`petition ${petitionId}`}`.execute(api.db);
  expect((await sign()).statusCode).toBe(503);
});

test('members with that address verified need no confirmation and get their receipt', async () => {
  const { account, by } = await newMember(api);
  const body = { ...signer, email: account.email };
  const first = await by.post(signatureUrl(slug), body);
  expect([first.statusCode, first.json()]).toEqual([
    202,
    {
      status: 'confirmed',
      receipt: expect.any(String),
      number: 1,
      token: expect.any(String),
    },
  ]);
  expect((await by.post(signatureUrl(slug), body)).json()).toEqual(first.json());
  await countIs(1);
  expect((await mails()).map(({ occasion }) => occasion)).toEqual(['signed']);
  expect((await by.post(signatureUrl(slug), signer)).json()).toEqual({ status: 'pending' });
  await age('7 days 1 second');
  const before = (await mails()).length;
  const late = await by.post(signatureUrl(slug), body);
  expect(late.json()).toMatchObject({ status: 'confirmed', receipt: null, token: null });
  await by.post(signatureUrl(slug), body);
  expect((await mails()).slice(before).map(({ occasion }) => occasion)).toEqual(['again']);
});

test('an unverified spelling of a member’s address has to be confirmed', async () => {
  const { account, by } = await newMember(api);
  const body = { ...signer, email: account.email.replace('@', '+other@') };
  expect((await by.post(signatureUrl(slug), body)).json()).toEqual({ status: 'pending' });
  const verified = { ...signer, email: account.email.toUpperCase() };
  expect((await by.post(signatureUrl(slug), verified)).json().status).toBe('confirmed');
});

test('the receipt arrives where the attempts cannot be reset', async () => {
  const { confirm: token } = await signed();
  const { rateLimits, ...services } = createServices(api);
  const reset = () => Promise.reject(new Error('Connection is closed.'));
  const petitionOf = createSignedPetitions(services);
  const confirming = createConfirming(
    { ...services, rateLimits: { ...rateLimits, reset } },
    petitionOf,
    api.app.log,
  );
  const { receipt } = await confirming.confirm(slug, { token }, newAddress());
  expect(receipt).toMatch(/^[\w-]{32}$/);
});

test('a member signs in place of what others submitted; an unverified one does not', async () => {
  const { account, by } = await newMember(api);
  const body = { ...signer, email: account.email };
  const invented = { firstName: 'Mickey', city: 'Anaheim', country: 'US', showName: true };
  const { confirm: token } = await signed({ ...body, ...invented });
  expect((await by.post(signatureUrl(slug), body)).json().receipt).toEqual(expect.any(String));
  expect(await states()).toEqual(['confirmed']);
  const { signatureCountryCount: counted } = await counts();
  expect(counted).toMatchObject([{ countryCode: 'NL', totalCount: 1 }]);
  const row = await api.db
    .selectFrom('signature')
    .select(['id', 'city', 'show_name'])
    .where('petition_id', '=', petitionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ city: null, show_name: false });
  const ring = createKeyRing(api.config.encryptionKeys);
  const mail = await selectSignatureForMail(api.db, ring, row.id);
  expect(mail).toMatchObject({ firstName: signer.firstName, email: account.email });
  expect((await confirm({ token })).statusCode).toBe(400);
  const other = await newMember(api, { verified: false });
  const answer = await other.by.post(signatureUrl(slug), { ...signer, email: other.account.email });
  expect(answer.json()).toEqual({ status: 'pending' });
});

test('petitions that are closed, drafts, official or unknown cannot be signed', async () => {
  const set = (change: object) =>
    api.db.updateTable('petition').set(change).where('id', '=', petitionId).execute();
  const { confirm: token } = await signed();
  await set({ closes_at: new Date(Date.now() - 1_000) });
  const fresh = `p-${randomUUID()}`;
  await api.db.updateTable('petition').set({ slug: fresh }).where('id', '=', petitionId).execute();
  slug = fresh;
  const closed = [await sign(), await confirm({ token })];
  expect(closed.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'petition_closed'],
    [409, 'petition_closed'],
  ]);
  expect((await post(signatureUrl('eu'), signer)).statusCode).toBe(404);
  expect((await post(signatureUrl('none'), signer)).statusCode).toBe(404);
  expect((await post(signatureUrl('A%00'), signer)).statusCode).toBe(400);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ lastName: 'x'.repeat(81) }, 'lastName'],
  [{ email: 'ada@' }, 'email'],
  [{ email: 'ada@mailinator.com' }, 'email'],
  [{ country: 'XX' }, 'country'],
  [{ country: 'nl' }, 'country'],
  [{ city: 'x'.repeat(81) }, 'city'],
  [{ city: '\0' }, 'city'],
  [{ showName: 'yes' }, 'showName'],
  [{ lastName: 'of spam.example', showName: true }, 'firstName'],
])('%j is refused', async (change, path) => {
  const answer = await sign(change);
  expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, path]);
  expect(await mails()).toEqual([]);
});

test.each(['jane/doe@example.org', 'a&b@example.org', 'josé@example.org'])(
  'a signer with the address %s confirms by code',
  async (email) => {
    const { code } = await signed({ email });
    expect((await confirm({ email: email.toUpperCase(), code })).statusCode).toBe(200);
    expect(await states()).toEqual(['confirmed']);
  },
);

test('who signs confirms to be who may, where the petition says who', async () => {
  const signers = { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 };
  const set = { signers: JSON.stringify(signers) };
  await api.db.updateTable('petition').set(set).where('id', '=', petitionId).execute();
  for (const change of [{}, { eligible: false }]) {
    const refused = await sign(change);
    const { errors } = refused.json();
    expect([refused.statusCode, errors]).toEqual([400, [{ path: 'eligible', code: 'empty' }]]);
  }
  expect((await sign({ eligible: true })).statusCode).toBe(202);
});

test('a form with the hidden field filled in gets the usual answer, and nothing is stored', async () => {
  const answer = await sign({ traces: { website: 'https://spam.example' } });
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'pending' }]);
  expect(await states()).toEqual([]);
});

test('one mailbox gets ten mails an hour, and the answer does not show it', async () => {
  for (let count = 0; count < 10; count += 1) {
    const url = signatureUrl(slug);
    await post(url, { ...signer, email: signer.email.replace('@', `+${count}@`) });
  }
  slug = `p-${randomUUID()}`;
  petitionId = await insertOwnPetition(api, slug);
  const answer = await sign();
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'pending' }]);
  expect(await states()).toEqual(['pending']);
  expect(await mails()).toHaveLength(1);
  const other = await signed({ email: 'b@x.org' });
  expect((await confirm({ token: other.confirm })).statusCode).toBe(200);
});

test('dumps of the database and of Redis, and the log, do not reveal who signed', async () => {
  const people = Array.from({ length: 50 }, (_, index) => ({
    firstName: `Firstname${index}x`,
    lastName: `Lastname${index}x`,
    email: `mailbox${index}x@mail${index}.kga.test`,
    city: `Cityname${index}x`,
    country: 'NL',
  }));
  for (const person of people) await sign(person);
  for (const { confirm: token } of (await mails()).slice(0, 25)) await confirm({ token });
  // What is not sealed has to be found.
  await api.db
    .updateTable('signature')
    .set({ receipt_hash: Buffer.from('PlantedBytes') })
    .where('id', '=', (await mails())[49]?.signatureId ?? '')
    .execute();
  const dump = [...lines, await dumpText(api.services.databaseUrl)];
  for (const key of await api.redis.keys('*'))
    dump.push(key, await api.redis.dump(key).then(String));
  const text = dump.join('\n').toLowerCase();
  expect(text.length).toBeGreaterThan(10_000);
  const told = people.flatMap((person) =>
    [person.firstName, person.lastName, person.email, person.city].filter((part) =>
      text.includes(part.toLowerCase()),
    ),
  );
  expect(told).toEqual([]);
  expect(text).toContain('plantedbytes');
});
