// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages, petitionRegions } from '@kga/contracts/core';
import { petitionStatus } from '@kga/contracts/petitions';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { selectPetitions, selectPolledPetitions } from '../src/petitions/index.ts';
import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { ownPetitionTexts } from './own-petition-texts.ts';
import { seedPetition } from './petition.ts';
import { readSeededPetitions, seedPetitions } from './petitions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const petitions = readSeededPetitions();

/** Parliaments, the initiative's register, a university, press, and a wiki of consumers for one day. */
const hosts = [
  'boundingintocomics.com',
  'citizens-initiative.europa.eu',
  'commission.europa.eu',
  'consumerrights.wiki',
  'cubed3.com',
  'longform.social',
  'next.ink',
  'noscommunes.ca',
  'petition.parliament.uk',
  'videogamelaw.allard.ubc.ca',
  'www.brumdaily.uk',
  'www.gamebabauniverse.com',
  'www.gamepressure.com',
  'www.gamereactor.eu',
  'www.gamestar.de',
  'www.gamingamigos.com',
  'www.gamingonlinux.com',
  'www.kotaku.com.au',
  'www.ourcommons.ca',
  'www.parallelparliament.co.uk',
];
const text = expect.stringMatching(/\S/);
const others = languages.filter((language) => language !== 'en');

test.each(petitions)('$id: every fact has a source, every title six languages', (petition) => {
  const { timeline, figures, milestones, translations, answer } = petition;
  const pages = [...timeline, ...figures].map(({ sourceUrl }) => sourceUrl);
  pages.push(...petition.sources);
  expect(pages.length).toBeGreaterThan(0);
  for (const url of pages) expect(hosts, url).toContain(new URL(url ?? '').host);
  const dates = timeline.flatMap(({ date }) => date ?? []);
  expect(dates).toEqual(dates.toSorted());
  const counts = figures.map(({ date }) => date);
  expect(counts).toEqual(counts.toSorted());
  for (const language of others) {
    expect(translations[language]).toMatchObject({ title: text, addressee: text });
    expect(translations[language]?.answer === undefined).toBe(answer === null);
  }
  for (const { effect } of milestones) expect(Object.keys(effect)).toHaveLength(languages.length);
  for (const { sourceUrl } of figures) expect(sourceUrl).toMatch(/^https:/);
  // A day that is known stands in the timeline with its source.
  const known = [petition.opened, petition.closes].filter((day) => day !== undefined);
  expect(dates).toEqual(expect.arrayContaining(known));
});

test('no figure is published without a source that was read', () => {
  expect(JSON.stringify(petitions)).not.toMatch(/EN6080|659071/);
});

test('our own petitions ask for playable games alone, of bodies that the region has', () => {
  const hongKong = ownPetitionTexts('HK');
  expect(hongKong).toMatchObject({
    addressee: 'Commerce and Economic Development Bureau (Hong Kong)',
    translations: { 'zh-CN': { addressee: '香港商务及经济发展局' } },
  });
  expect(ownPetitionTexts('NZ').addressee).toBe('New Zealand House of Representatives');
  for (const texts of [hongKong, ...Object.values(hongKong.translations)]) {
    expect(texts.text).not.toMatch(
      /before the sale|avant la vente|vor dem Verkauf|销售前|販売前|판매 전/,
    );
  }
});

test.each(petitionRegions)('our own petition for %s says who it asks for what', (region) => {
  const { translations, ...english } = ownPetitionTexts(region);
  expect(Object.keys(translations)).toEqual(expect.arrayContaining(others));
  for (const { title, addressee, text: asked = '' } of [english, ...Object.values(translations)]) {
    expect(`${title} ${addressee} ${asked}`).not.toContain('{{');
    expect(asked.split('\n\n')).toHaveLength(3);
    expect(region === 'international' || asked.includes(addressee)).toBe(true);
  }
});

test('every region has a petition: official ones are public, own ones are drafts', async () => {
  const { db } = database;
  await seedPetition(db, { type: 'record' });
  const { added } = await seedPetitions(db, { polls: true });
  const page = { limit: 200 };
  const all = (await selectPetitions(db, { drafts: true }, page)).petitions;
  expect(all).toHaveLength(added + 1);
  expect(new Set(all.map(({ region }) => region))).toEqual(new Set(petitionRegions));
  const listed = (await selectPetitions(db, {}, page)).petitions;
  expect(listed.map(({ slug }) => slug).toSorted()).toEqual(
    petitions.map(({ id }) => id).toSorted(),
  );
  for (const { kind, status } of all) expect(status === 'draft').toBe(kind === 'own');
  const eu = listed.find(({ slug }) => slug === 'eu');
  expect(eu).toMatchObject({ status: 'answered', addressee: 'European Commission' });
  expect((await selectPolledPetitions(db)).map(({ slug }) => slug)).toEqual(['gb']);
});

test('petitions are seeded once, and later changes stay', async () => {
  const { db } = database;
  await db.updateTable('petition').set({ title: 'Changed' }).where('slug', '=', 'jp').execute();
  expect(await seedPetitions(db, { polls: false })).toEqual({ added: 0 });
  const row = await db.selectFrom('petition').select('title').where('slug', '=', 'jp').execute();
  expect(row).toEqual([{ title: 'Changed' }]);
});

test('the status in SQL is that of the contract', async () => {
  const now = new Date();
  const { petitions: rows } = await selectPetitions(database.db, {}, { limit: 200 });
  for (const row of rows.filter(({ stated_status }) => stated_status === null)) {
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    const life = {
      closes: iso(row.closes_at),
      submitted: iso(row.submitted_at),
      answered: iso(row.answered_at),
    };
    expect(row.status).toBe(petitionStatus(life, now));
  }
});
