// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import * as contracts from '@kga/contracts/petitions';
import { transaction } from '@kga/db/core';
import {
  lockPetition,
  lockPetitionForReview,
  selectSignatureHashes,
  updatePetitionStep,
} from '@kga/db/petitions';
import { createKeyRing } from '@kga/server/crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createServices } from '../../../platform/services.ts';
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
import { heldAfter } from './suspicion.ts';
import { createVelocity } from './velocity.ts';

const lines: string[] = [];
const api = setupTestApp({ onLog: (line) => lines.push(line) });
const admin = setupAgent(api, { role: 'admin' });

let slug: string;
let petitionId: string;
beforeEach(async () => {
  slug = `p-${randomUUID()}`;
  petitionId = await insertOwnPetition(api, slug);
});

const post = (rest: '' | '/confirm' | '/withdraw', payload: object, remoteAddress = newAddress()) =>
  api.app.inject({ method: 'POST', url: signatureUrl(slug, rest), payload, remoteAddress });

/** Signs and confirms; returns the answer to the confirmation and the token that withdraws. */
async function sign(body: object = {}, address?: string) {
  await post('', { ...newSigner(), ...body }, address);
  const mail = (await signatureMails(api, petitionId)).at(-1);
  const confirmed = await post('/confirm', { token: mail?.confirm });
  return { ...confirmed.json(), withdraw: mail?.withdraw ?? '' };
}

/** What a program submits again and again: it leaves out how the form was filled in. */
const suspicious = async (body: object = {}) =>
  sign({ traces: undefined, ...body }, await crowdedAddress(api, slug));

/** What a browser sends for the challenge of the petition. */
async function solvedChallenge(
  change: (parameters: Challenge['parameters']) => object = (parameters) => parameters,
): Promise<string> {
  const url = contracts.getSignatureChallenge.url.replace(':id', slug);
  const challenge: Challenge = (await api.app.inject({ url })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const sent = { ...challenge, parameters: change(challenge.parameters) };
  return Buffer.from(JSON.stringify({ challenge: sent, solution })).toString('base64');
}

const counts = async () =>
  (await api.app.inject({ url: contracts.getPetitionCountries.url.replace(':id', slug) })).json();
const countIs = (expected: number) =>
  expect.poll(async () => (await counts()).signatureCount).toBe(expected);

const batches = async (): Promise<contracts.HeldBatch[]> =>
  (await admin.get(contracts.listHeldBatches.url))
    .json()
    .batches.filter(({ petition }: contracts.HeldBatch) => petition === slug);

async function onlyBatch(): Promise<contracts.HeldBatch> {
  const [batch] = await batches();
  if (!batch) throw new Error('nothing is held');
  return batch;
}

const urlOf = ({ id, petition }: contracts.HeldBatch) =>
  contracts.listHeldSignatures.url.replace(':petition', petition).replace(':batch', id);

const decide = (batch: string, decision: string, ids?: string[], last = '9999-01-01T00:00:00Z') =>
  admin.post(contracts.decideSignatures.url, {
    petition: slug,
    batch,
    decision,
    last,
    note: 'Checked by telephone',
    ...(ids && { ids }),
  });

const hold = (body: object = {}) =>
  admin.post(contracts.holdSignatures.url, {
    petition: slug,
    from: new Date(Date.now() - 60_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
    note: 'A script was seen',
    ...body,
  });

const auditOf = async () => {
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'after', 'reason'])
    .where('subject_id', '=', petitionId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, after, reason }) => [action, after, reason]);
};

test('forms without traces are held from the fourth of a network on, and quick ones are not', async () => {
  const [program, household] = [newAddress(), newAddress()];
  const signed = [];
  for (let at = 0; at < 5; at += 1) {
    const email = () => `${randomUUID()}@gmail.com`;
    signed.push((await sign({ email: email(), traces: undefined }, program)).held);
    const quick = { email: email(), traces: { filledInMs: 9 } };
    expect(await sign(quick, household)).toMatchObject({ held: false });
  }
  expect(signed).toEqual([false, false, false, true, true]);
});

test('suspicious signatures count once they are accepted, with audit and public history', async () => {
  expect(await suspicious()).toMatchObject({ held: true, receipt: expect.any(String) });
  await suspicious({ country: 'BE' });
  expect(await sign()).toMatchObject({ held: false });
  await countIs(1);
  const batch = await onlyBatch();
  expect(batch).toMatchObject({
    cause: 'no_traces',
    signatureCount: 2,
    countries: [
      { countryCode: 'BE', signatureCount: 1 },
      { countryCode: 'NL', signatureCount: 1 },
    ],
  });
  const listed = await admin.get(`${urlOf(batch)}?limit=1`);
  expect([listed.headers['x-total-count'], listed.json()]).toEqual([
    '2',
    [
      expect.objectContaining({
        name: 'Wilhelmina Quisthoudt',
        country: 'NL',
        address: expect.stringMatching(/^Wi…[0-9a-f]@mail\.kga\.test$/),
      }),
    ],
  ]);
  const next = /<([^>]+)>; rel="next"/.exec(String(listed.headers.link))?.[1] ?? '';
  expect((await admin.get(next)).json()).toMatchObject([{ country: 'BE' }]);

  const [first] = listed.json();
  expect((await decide(batch.id, 'accept', [first.id])).json()).toEqual({
    decided: 1,
    remaining: 1,
  });
  await countIs(2);
  expect((await decide(batch.id, 'accept')).json()).toEqual({ decided: 1, remaining: 0 });
  expect((await decide(batch.id, 'accept')).json()).toEqual({ decided: 0, remaining: 0 });
  await countIs(3);
  expect(await batches()).toEqual([]);
  expect(await auditOf()).toEqual([
    ['signatures_accepted', '1', 'Checked by telephone'],
    ['signatures_accepted', '1', 'Checked by telephone'],
  ]);
  const accepted = { kind: 'accepted', signatureCount: 1, at: expect.any(String) };
  const changes = await api.app.inject({ url: `/api/petitions/${slug}/reviews?limit=1` });
  expect(changes.json()).toMatchObject([accepted]);
  const url = /<([^>]+)>; rel="next"/.exec(String(changes.headers.link))?.[1] ?? '';
  const rest = await api.app.inject({ url });
  expect([rest.json(), rest.headers.link]).toMatchObject([[accepted], undefined]);
  expect(rest.json()[0].id).not.toBe(changes.json()[0].id);
});

test('rejected signatures are deleted, and their addresses can sign again', async () => {
  const email = `${randomUUID()}@mail.kga.test`;
  await suspicious({ email });
  const { id } = await onlyBatch();
  expect((await decide(id, 'reject')).json()).toEqual({ decided: 1, remaining: 0 });
  expect(await sign({ email })).toMatchObject({ held: false });
  await countIs(1);
  const changes = await api.app.inject({ url: `/api/petitions/${slug}/reviews` });
  expect(changes.json()).toMatchObject([{ kind: 'rejected', signatureCount: 1 }]);
});

test('a member whose signature is held learns it when signing again', async () => {
  const { account, by } = await newMember(api);
  const body = { ...newSigner(), email: account.email };
  const signed = (await by.post(signatureUrl(slug), body)).json();
  await hold();
  const again = { ...signed, status: 'held', number: null };
  expect((await by.post(signatureUrl(slug), body)).json()).toEqual(again);
});

test('what was delivered is not changed', async () => {
  await sign();
  await api.db
    .updateTable('petition')
    .set({ submitted_at: new Date(Date.now() - 1_000) })
    .where('id', '=', petitionId)
    .execute();
  const refused = await hold();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'petition_closed']);
});

test('a review that waits for the submission of a petition is refused, while others sign', async () => {
  await suspicious();
  const { id } = await onlyBatch();
  let answer: ReturnType<typeof decide> | undefined;
  await transaction(api.db, async (trx) => {
    await lockPetition(trx, slug);
    answer = decide(id, 'accept');
    const waits = () =>
      sql<{ waits: boolean }>`select exists (
        select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()) as waits`.execute(api.db);
    await expect.poll(async () => (await waits()).rows[0]?.waits).toBe(true);
    await updatePetitionStep(trx, petitionId, { column: 'submitted_at' });
  });
  expect((await answer)?.statusCode).toBe(409);
  await countIs(0);
});

test('a review does not stop others from signing', async () => {
  await transaction(api.db, async (trx) => {
    await lockPetitionForReview(trx, slug);
    expect(await sign()).toMatchObject({ held: false });
  });
});

test('more than one request can decide is decided in parts, and each says what remains', async () => {
  await sign();
  // Copies of a signature that counts, a second apart.
  await sql`
    insert into signature (id, petition_id, state, address_hash, first_name, last_name, email,
      country, language, receipt_hash, created_at, confirmed_at)
    select gen_random_uuid(), petition_id, state, sha256(copy::text::bytea), first_name, last_name,
      email, country, language, sha256(copy::text::bytea), created_at,
      confirmed_at - copy * interval '1 second'
    from signature, generate_series(1, ${contracts.decidedMax + 4}) as copy
    where petition_id = ${petitionId}`.execute(api.db);
  const from = new Date(Date.now() - 3_600_000).toISOString();
  expect((await hold({ from })).json()).toEqual({ held: contracts.decidedMax, remaining: 5 });
  const batch = await onlyBatch();
  const { id, last } = batch;
  expect((await hold({ from })).json()).toEqual({ held: 5, remaining: 0 });
  const [first, second] = await batches();
  expect([first?.signatureCount, second?.signatureCount]).toEqual([contracts.decidedMax, 5]);
  await api.db
    .updateTable('signature')
    .set({ hold_batch: Buffer.from(id, 'hex') })
    .where('petition_id', '=', petitionId)
    .execute();
  expect((await decide(id, 'accept')).json()).toEqual({
    decided: contracts.decidedMax,
    remaining: 5,
  });
  expect((await decide(id, 'accept', undefined, last)).json()).toEqual({
    decided: 0,
    remaining: 0,
  });
  expect((await decide(id, 'accept')).json()).toEqual({ decided: 5, remaining: 0 });
});

test('more batches than a page shows are counted', async () => {
  await suspicious();
  const many = 101;
  await sql`
    insert into signature (id, petition_id, state, address_hash, first_name, last_name, email,
      country, language, receipt_hash, created_at, confirmed_at, hold_cause, hold_batch)
    select gen_random_uuid(), petition_id, state, sha256(copy::text::bytea), first_name, last_name,
      email, country, language, sha256(copy::text::bytea), created_at,
      confirmed_at, hold_cause, substr(sha256(copy::text::bytea), 1, 8)
    from signature, generate_series(1, ${many}) as copy
    where petition_id = ${petitionId} and state = 'held'`.execute(api.db);
  const { batches: listed, total } = (await admin.get(contracts.listHeldBatches.url)).json();
  expect(listed).toHaveLength(100);
  expect(total).toBeGreaterThan(many);
  await api.db.deleteFrom('signature').where('petition_id', '=', petitionId).execute();
});

test('a decision about signatures that were not seen is refused', async () => {
  await suspicious();
  const { id, last } = await onlyBatch();
  await suspicious();
  expect((await decide(id, 'accept', undefined, last)).json()).toEqual({
    decided: 1,
    remaining: 0,
  });
  expect((await onlyBatch()).signatureCount).toBe(1);
});

test('counted signatures of a time are held by hand, and the log takes both', async () => {
  await sign();
  await sign({ country: 'BE' });
  await countIs(2);
  expect((await hold({ country: 'BE' })).json()).toEqual({ held: 1, remaining: 0 });
  await countIs(1);
  expect(
    (await hold({ from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' })).json(),
  ).toEqual({ held: 0, remaining: 0 });
  const batch = await onlyBatch();
  expect(batch.cause).toBe('by_hand');
  await decide(batch.id, 'accept');
  await countIs(2);
  const leaves = await api.db
    .selectFrom('log_leaf')
    .select('withdrawal')
    .where('petition_id', '=', petitionId)
    .orderBy('id')
    .execute();
  expect(leaves.map(({ withdrawal }) => withdrawal)).toEqual([false, false, true, false]);
  expect((await auditOf()).map(([action]) => action)).toEqual([
    'signatures_held',
    'signatures_accepted',
  ]);
});

test('held signatures can be withdrawn, and signing again tells nothing', async () => {
  const email = `${randomUUID()}@mail.kga.test`;
  const { withdraw } = await suspicious({ email });
  expect((await post('', { ...newSigner(), email })).json()).toEqual({ status: 'pending' });
  expect((await onlyBatch()).signatureCount).toBe(1);
  expect((await post('/withdraw', { token: withdraw })).statusCode).toBe(204);
  expect(await batches()).toEqual([]);
});

test('many signatures from one network, or with one domain, are held, and an attack costs work', async () => {
  // Its counts are of a minute, which may not end in between.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const [address, domain] = [newAddress(), 'one.example'];
  const ring = createKeyRing(api.config.encryptionKeys);
  const hashes = await selectSignatureHashes(api.db, ring, petitionId);
  const velocity = createVelocity(createServices(api), api.app.log);
  const countAlarms = async () => (await api.metrics.signatureAlarms.get()).values[0]?.value ?? 0;
  const alarmsBefore = await countAlarms();
  const count = (times: number, from?: string) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        velocity.count({
          petition: { id: petitionId, slug, hashes },
          address: from ?? newAddress(),
          domain: `sub${index}.${domain}`,
          mailbox: undefined,
          signal: undefined,
        }),
      ),
    );
  // Beyond its hold, a network does not count for the domain.
  await count(heldAfter.network + 40, address);
  // Its own forms take a challenge, and those of others none.
  expect((await post('', newSigner(), address)).json().code).toBe('challenge_required');
  expect((await post('', newSigner())).statusCode).toBe(202);
  const work = await solvedChallenge();
  expect(await sign({ challenge: work }, address)).toMatchObject({ held: true });
  expect((await onlyBatch()).cause).toBe('network');
  await count(heldAfter.domain - heldAfter.network);
  const refused = await post('', newSigner());
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'challenge_required']);
  // A form without script can solve none: its signature waits instead.
  const withoutScript = { email: `${randomUUID()}@gmail.com`, withoutScript: true };
  expect(await sign(withoutScript)).toMatchObject({ held: true });
  const challenge = await solvedChallenge();
  const email = `${randomUUID()}@${domain}`;
  expect(await sign({ email, challenge })).toMatchObject({ held: true });
  expect((await post('', { ...newSigner(), challenge })).statusCode).toBe(403);
  const other = { email: `${randomUUID()}@gmail.com`, challenge: await solvedChallenge() };
  expect(await sign(other)).toMatchObject({ held: false });
  const forged = await solvedChallenge((solved) => ({ ...solved, cost: 1 }));
  for (const wrong of ['', 'x', forged]) {
    expect((await post('', { ...newSigner(), challenge: wrong })).statusCode).toBe(403);
  }
  const { account, by } = await newMember(api);
  const own = { ...newSigner(), email: account.email };
  expect((await by.post(signatureUrl(slug), own)).json()).toMatchObject({ status: 'confirmed' });
  expect((await batches()).map(({ cause }) => cause)).toEqual(['network', 'no_work', 'domain']);
  const { alarms } = (await admin.get(contracts.listHeldBatches.url)).json();
  expect(alarms).toContainEqual({
    petition: slug,
    title: `Petition ${slug}`,
    until: expect.any(String),
  });
  expect(
    lines.filter((line) => line.includes('velocity alarm') && line.includes(slug)),
  ).toHaveLength(1);
  expect(await countAlarms()).toBe(alarmsBefore + 1);
});

const last = '2026-11-01T00:00:00Z';

test.each([
  ['decisions', { batch: 'x'.repeat(16), last, decision: 'accept', note: 'abc' }, 400],
  ['decisions', { batch: '0'.repeat(16), last, decision: 'accept', note: '' }, 400],
  ['holds', { from: 'today', to: 'tomorrow', note: 'abc' }, 400],
  ['holds', { from: last, to: last, note: 'abc' }, 400],
])('%s %j is refused', async (path, body, status) => {
  const answer = await admin.post(`/api/admin/signatures/${path}`, { petition: slug, ...body });
  expect(answer.statusCode).toBe(status);
});
