// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionDraft, actOnPetition, listManagedPetitions } from '@kga/contracts/petitions';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { insertSnapshot, selectAnyPetition } from '@kga/db/petitions';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { setupAgent } from '../../testing/account-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const path = listManagedPetitions.url;

const draft: PetitionDraft = {
  region: 'NZ',
  title: 'Keep games playable',
  addressee: 'Government and parliament (New Zealand)',
  text: 'We ask for a law.\n\n<script>alert(1)</script>',
  answer: null,
  reference: '',
  language: 'en',
  translations: { de: { title: 'Spiele', addressee: 'Regierung und Parlament' } },
  target: 1_000,
  closes: null,
  signers: { who: 'residents', fromAge: 16, sureFromAge: 16 },
  officialUrl: null,
  milestones: [
    { count: 500, effect: { en: 'Half of it' } },
    { count: 100, effect: { en: 'A start' } },
  ],
  areas: [],
  areasNeeded: null,
  signUrl: null,
  sources: [],
};

const create = (change: object = {}) =>
  admin.post(path, { ...draft, id: 'nz', kind: 'own', ...change });
const revisionOf = async (id: string) => (await admin.get(`${path}/${id}`)).json().revision ?? 0;
const replace = async (id: string, payload: object) => {
  const body = { revision: await revisionOf(id), ...payload };
  return admin.request({ method: 'PUT', url: `${path}/${id}`, payload: body });
};
const act = (id: string, action: string, details: object = {}) =>
  admin.post(actOnPetition.url.replace(':id', id), { action, ...details });
const seen = (id: string) => api.app.inject(`/api/petitions/${id}`);

beforeEach(async () => {
  await api.db.deleteFrom('petition').where('slug', '<>', 'eu').execute();
  await api.db.deleteFrom('outbox').execute();
});

test('a petition begins as a draft, is opened and closed, submitted and answered', async () => {
  const step = { date: '2026-06-01', sourceUrl: 'https://kga.test/' };
  const created = await create({ kind: 'official' });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    id: 'nz',
    status: 'draft',
    milestones: [{ count: 100 }, { count: 500 }],
  });
  expect((await seen('nz')).statusCode).toBe(404);
  expect((await act('nz', 'close', step)).statusCode).toBe(409);
  for (const [action, status] of [
    ['open', 'collecting'],
    ['close', 'closed'],
    ['submit', 'submitted'],
    ['answer', 'answered'],
  ] as const) {
    expect((await act('nz', action, step)).json()).toMatchObject({ status });
    await expect.poll(async () => (await seen('nz')).json().status).toBe(status);
  }
  expect((await act('nz', 'open', step)).statusCode).toBe(409);
  expect((await seen('nz')).json().timeline).toEqual(
    ['opened', 'closed', 'submitted', 'answered'].map((kind) => ({ kind, ...step })),
  );
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  const entries = await selectAuditEntriesAbout(api.db, { kind: 'petition', id });
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    'petition_created',
    'petition_opened',
    'petition_closed',
    'petition_submitted',
    'petition_answered',
  ]);
});

test.each([
  [{}, { path: 'date', code: 'empty' }],
  [{ date: '2026-06-01' }, { path: 'sourceUrl', code: 'empty' }],
  [
    { date: '2062-06-01', sourceUrl: 'https://kga.test/' },
    { path: 'date', code: 'future' },
  ],
])('a step of an official petition with %o is refused', async (details, error) => {
  await create({ kind: 'official' });
  expect((await act('nz', 'open', details)).json()).toMatchObject({ errors: [error] });
});

test('a step can be of a day that has begun for an admin further east', async () => {
  const evening = new Date();
  evening.setUTCHours(23, 30);
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  onTestFinished(() => void vi.useRealTimers());
  await create({ kind: 'official' });
  const inDays = (days: number) => ({
    date: new Date(evening.getTime() + days * 86_400_000).toISOString().slice(0, 10),
    sourceUrl: 'https://kga.test/',
  });
  expect((await act('nz', 'open', inDays(2))).json()).toMatchObject({
    errors: [{ path: 'date', code: 'future' }],
  });
  expect((await act('nz', 'open', inDays(1))).json()).toMatchObject({ status: 'collecting' });
});

test('of two admins who edit a petition the second sees that it has changed', async () => {
  await create();
  const revision = await revisionOf('nz');
  const edits = ['One', 'Two'].map((title) => replace('nz', { ...draft, title, revision }));
  const codes = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const late = await replace('nz', { ...draft, revision });
  expect(late.json()).toMatchObject({ code: 'conflict' });
});

test('texts, milestones and dates are replaced, and the log tells what changed', async () => {
  await create();
  const body = { ...draft, title: 'New title', closes: '2027-01-01T00:00:00.000Z', milestones: [] };
  const saved = await replace('nz', body);
  expect(saved.json()).toMatchObject({ title: 'New title', dates: { closes: body.closes } });
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  expect(await selectAuditEntriesAbout(api.db, { kind: 'petition', id })).toMatchObject([
    {
      action: 'petition_edited',
      before: `title: ${draft.title}\ncloses: null\nmilestones: ${JSON.stringify(draft.milestones.toReversed())}`,
      after: `title: New title\ncloses: ${body.closes}\nmilestones: []`,
    },
    { action: 'petition_created' },
  ]);
});

test('a draft stays one when its closing day comes', async () => {
  await create();
  await api.db
    .updateTable('petition')
    .set({ closes_at: new Date('2020-01-01') })
    .where('slug', '=', 'nz')
    .execute();
  expect((await admin.get(`${path}/nz`)).json().status).toBe('draft');
});

test('a form that was opened before a petition closed does not open it again', async () => {
  await create();
  await act('nz', 'open');
  await act('nz', 'close');
  const saved = (await replace('nz', { ...draft, reference: 'A 1' })).json();
  expect(saved).toMatchObject({ reference: 'A 1', status: 'closed' });
});

test('what people sign stays as it was when the petition opened', async () => {
  await create();
  await act('nz', 'open');
  const { de } = draft.translations;
  for (const change of [
    { title: 'Another' },
    { text: `${draft.text} And more.` },
    { addressee: 'Nobody' },
    { region: 'AU' },
    { language: 'fr' },
    { signers: { ...draft.signers, fromAge: 14 } },
    { signers: null },
    { translations: {} },
    { translations: { de: { ...de, title: 'Anderes' } } },
    { target: 999 },
    { target: null },
  ]) {
    const refused = await replace('nz', { ...draft, ...change });
    expect([refused.statusCode, refused.json().code], JSON.stringify(change)).toEqual([
      409,
      'petition_opened',
    ]);
  }
  const translations = {
    de: { ...de, text: 'Wir bitten um ein Gesetz.' },
    fr: { title: 'Jeux', addressee: 'Gouvernement et parlement' },
  };
  const saved = await replace('nz', { ...draft, translations, target: 2_000 });
  expect(saved.json()).toMatchObject({ title: draft.title, translations, target: 2_000 });
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  expect((await selectAuditEntriesAbout(api.db, { kind: 'petition', id }))[0]).toMatchObject({
    action: 'petition_edited',
    before: expect.stringMatching(/^target: 1000\n/),
    after: expect.stringMatching(/^target: 2000\n[^]*\ntranslations\.fr: .*Jeux/),
  });
  await create({ id: 'other', kind: 'official' });
  await act('other', 'open', { date: '2026-06-01', sourceUrl: 'https://kga.test/' });
  expect((await replace('other', { ...draft, title: 'Another' })).statusCode).toBe(200);
});

test.each([
  ['nz', { closes: '2020-01-01T00:00:00.000Z' }, { path: 'closes', code: 'past' }],
  ['polled', { target: null }, { path: 'target', code: 'empty' }],
  ['eu', { title: 'Another' }, { path: 'title', code: 'fromSettings' }],
  ['eu', { target: null }, { path: 'target', code: 'fromSettings' }],
] as const)('%s cannot have %o', async (id, change, error) => {
  await create({ id: id === 'eu' ? 'nz' : id });
  const provider = { provider_kind: 'tracker', provider_url: 'https://kga.test/' } as const;
  await api.db.updateTable('petition').set(provider).where('slug', '=', 'polled').execute();
  const known = (await admin.get(`${path}/${id}`)).json();
  const { title, reference, target, sources, dates, areas, areasNeeded, signUrl } = known;
  const fromSettings = { title, reference, target, sources, areas, areasNeeded, signUrl };
  const kept = { ...fromSettings, closes: dates.closes };
  const body = { ...draft, ...kept, ...change };
  const answer = await replace(id, body);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [error] });
});

test('the status of the initiative cannot be changed, because its dates are seeded', async () => {
  const eu = api.db.updateTable('petition').where('slug', '=', 'eu');
  await eu.set({ closes_at: null, submitted_at: null, answered_at: null }).execute();
  expect((await act('eu', 'close')).statusCode).toBe(409);
});

test('an update is published with the petition', async () => {
  await create();
  await act('nz', 'open');
  const update = { title: 'Halfway', content: 'Thank you.', language: 'en' };
  expect((await admin.post(`${path}/nz/updates`, update)).statusCode).toBe(201);
  await expect.poll(async () => (await seen('nz')).json().updates).toMatchObject([update]);
  const jobs = api.db.selectFrom('outbox').select('job').where('job', '=', 'petition.update');
  expect(await jobs.execute()).toHaveLength(1);
  const [{ id: updateId } = { id: '' }] = (await seen('nz')).json().updates;
  const url = `${path}/nz/updates/${updateId}`;
  const corrected = { ...update, title: 'More than halfway' };
  await admin.request({ method: 'PUT', url, payload: corrected });
  await expect
    .poll(async () => (await seen('nz')).json().updates)
    .toMatchObject([{ ...corrected, editedAt: expect.any(String) }]);
  // It is not mailed again.
  expect(await jobs.execute()).toHaveLength(1);
  expect((await admin.request({ method: 'DELETE', url })).json().updates).toEqual([]);
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(404);
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  const entries = await selectAuditEntriesAbout(api.db, { kind: 'petition', id });
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'petition_update_deleted', before: corrected.title },
    { action: 'petition_update_corrected', before: update.title, after: corrected.title },
  ]);
});

test('figures of an official petition are added with their source, never changed', async () => {
  await create({ kind: 'official' });
  const figure = {
    signatureCount: 300,
    atLeast: true,
    date: '2026-05',
    sourceUrl: 'https://kga.test/',
  };
  expect((await admin.post(`${path}/nz/figures`, figure)).statusCode).toBe(201);
  const later = { ...figure, signatureCount: 500, atLeast: false, date: '2026-06-01' };
  expect((await admin.post(`${path}/nz/figures`, later)).json()).toMatchObject({
    signatureCount: 500,
    countedAt: '2026-06-01',
    figures: [figure, later],
  });
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  expect(
    (await admin.post(`${path}/nz/figures`, { ...figure, date: '2062' })).json(),
  ).toMatchObject({ errors: [{ path: 'date', code: 'future' }] });
  expect((await selectAuditEntriesAbout(api.db, { kind: 'petition', id }))[0]).toMatchObject({
    action: 'petition_figure_added',
    before: '300',
    after: '500 https://kga.test/',
  });
  // Polled figures win.
  const counts = { signature_count: 777, country_sum: 0, goal: 1_000, country_counts: {} };
  await insertSnapshot(api.db, { petition_id: id, taken_at: new Date(), ...counts });
  expect((await admin.get(`${path}/nz`)).json()).toMatchObject({
    signatureCount: 777,
    atLeast: false,
  });
});

test('figures of own petitions cannot be entered by hand', async () => {
  await create();
  const figure = {
    signatureCount: 9,
    atLeast: false,
    date: '2026',
    sourceUrl: 'https://kga.test/',
  };
  expect((await admin.post(`${path}/nz/figures`, figure)).statusCode).toBe(409);
});

test('events are entered into the timeline with their source, and removed', async () => {
  await create({ kind: 'official' });
  await act('nz', 'open', { date: '2026-05-01', sourceUrl: 'https://kga.test/open' });
  const url = `${path}/nz/events`;
  const debate = { kind: 'debated', date: '2026-06-01', sourceUrl: 'https://kga.test/debate' };
  const registered = { kind: 'registered', date: '2026-04', sourceUrl: 'https://kga.test/' };
  expect((await admin.post(url, debate)).statusCode).toBe(201);
  expect((await admin.post(url, registered)).json().timeline).toMatchObject([
    registered,
    { kind: 'opened' },
    debate,
  ]);
  await expect.poll(async () => (await seen('nz')).json().timeline).toHaveLength(3);
  for (const [change, code] of [
    [{}, 'duplicate'],
    [{ date: '2062' }, 'future'],
  ] as const) {
    const refused = (await admin.post(url, { ...debate, ...change })).json();
    expect(refused).toMatchObject({ errors: [{ path: 'date', code }] });
  }
  expect((await admin.post(url, { ...debate, kind: 'opened' })).statusCode).toBe(400);
  const remove = (event: string) => admin.request({ method: 'DELETE', url: `${url}/${event}` });
  expect((await remove('debated/2026-06-01')).json().timeline).toMatchObject([
    registered,
    { kind: 'opened' },
  ]);
  expect((await remove('debated/2026-06-01')).statusCode).toBe(404);
  expect((await remove('opened/2026-05-01')).statusCode).toBe(400);
  const { id = '' } = (await selectAnyPetition(api.db, 'nz')) ?? {};
  const entries = await selectAuditEntriesAbout(api.db, { kind: 'petition', id });
  const described = 'debated 2026-06-01 https://kga.test/debate';
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'petition_event_deleted', before: described },
    { action: 'petition_event_added', after: 'registered 2026-04 https://kga.test/' },
    { action: 'petition_event_added', after: described },
  ]);
});

test('lists drafts, by status and text', async () => {
  await create();
  const idsOf = async (query: string) =>
    (await admin.get(`${path}${query}`)).json().map(({ id }: { id: string }) => id);
  expect(await idsOf('')).toEqual(['eu', 'nz']);
  expect(await idsOf('?status=draft')).toEqual(['nz']);
  expect(await idsOf('?q=neuseeland')).toEqual(['nz']);
  expect(await idsOf('?q=regierung')).toEqual(['nz']);
  expect(await idsOf('?q=addressee')).toEqual([]);
});

test.each([
  ['an id that is no slug', { id: 'A B' }],
  ['an unknown region', { region: 'XX' }],
  ['a target of nothing', { target: 0 }],
  ['an address that is none', { officialUrl: 'javascript:alert(1)' }],
  ['an address with a control character', { officialUrl: 'https://kga.test/\0' }],
  ['a year that Postgres lacks', { closes: '0000-01-01T00:00:00Z' }],
  ['a closing time in the far future', { closes: '2101-01-01T00:00:00Z' }],
  ['NUL', { title: 'a\0b' }],
  ['what is no language', { translations: { x: { title: 'a', addressee: 'b' } } }],
  ['an area whose name looks empty', { areas: [{ code: 'CA-QC', name: { en: '\u3164' } }] }],
  ['a source of a private network', { sources: ['https://10.0.0.1/'] }],
  ['an official page with a password', { officialUrl: 'https://user:pw@example.org/' }],
])('refuses %s', async (_, change) => {
  expect((await create(change)).statusCode).toBe(400);
});

test('an id is taken once, and unknown petitions are not found', async () => {
  await create();
  expect((await create()).statusCode).toBe(409);
  expect((await act('none', 'open')).statusCode).toBe(404);
  expect((await replace('none', draft)).statusCode).toBe(404);
});

test('a petition has provinces without thresholds, which are counted apart', async () => {
  const areas = [
    { code: 'CA-QC', name: { en: 'Quebec', fr: 'Québec' }, tile: { column: 2, row: 1 } },
    { code: 'CA-ON', name: { en: 'Ontario' } },
  ];
  const created = await create({ id: 'ca-2027', kind: 'official', region: 'CA', areas });
  expect(created.json()).toMatchObject({ areas, areasNeeded: null });
  const twice = { areas: [...areas, { code: 'CA-QC' }] };
  expect((await create({ id: 'ca-2028', ...twice })).statusCode).toBe(400);
  await act('ca-2027', 'open', { date: '2026-06-01', sourceUrl: 'https://kga.test/' });
  const { id = '' } = (await selectAnyPetition(api.db, 'ca-2027')) ?? {};
  await insertSnapshot(api.db, {
    petition_id: id,
    taken_at: new Date(),
    signature_count: 7,
    country_sum: 7,
    goal: 1_000,
    country_counts: { 'CA-QC': 7 },
  });
  expect((await seen('ca-2027/countries')).json()).toMatchObject({
    signatureCount: 7,
    signatureCountryCount: [
      {
        countryCode: 'CA-QC',
        name: areas[0]?.name,
        totalCount: 7,
        percentage: null,
        treshold: null,
      },
      {
        countryCode: 'CA-ON',
        name: areas[1]?.name,
        totalCount: 0,
        percentage: null,
        treshold: null,
      },
    ],
  });
  expect((await seen('ca-2027/history?range=all&country=CA-QC')).json()).toMatchObject([
    { signatureCount: 7, goal: null },
  ]);
  expect((await seen('ca-2027/history?country=CA-BC')).statusCode).toBe(400);
  expect((await seen('ca-2027/forecast')).json()).toEqual([]);
  expect((await seen('ca-2027/highlights')).json()).toMatchObject({ fastest: null });
});
