// SPDX-License-Identifier: AGPL-3.0-or-later
import { defaultLanguage, languages, memberStates } from '@kga/contracts/core';
import {
  firstDayAfter,
  legalDocumentIds,
  legalRegions,
  promiserOf,
  sourcesOf,
} from '@kga/contracts/legal';
import { describe, expect, test } from 'vitest';

import hashes from '../data/documents/hashes.json' with { type: 'json' };
import hosts from '../data/source-hosts.json' with { type: 'json' };
import {
  hashOf,
  readCommitments,
  readDocuments,
  readRecords,
  readTypeset,
  readVerification,
} from './index.ts';

const records = readRecords();
const documents = readDocuments();
const commitments = readCommitments();

/** Governments, parliaments, courts, gazettes and statute portals; and the bodies on themselves. */
const official = [...hosts.official, ...hosts.bodies];

/** Promises may also be read where the press quotes them, and debates and bills where they are reproduced. */
const quoting = [...official, ...hosts.press, ...hosts.copies];

/** Laws may also be read in copies and where lawyers or the press say what they are; readers see which. */
const reporting = [...quoting, ...hosts.lawyers];

const hostOf = (url: string) => new URL(url).host;

/** No source can have been read later than the file was written. */
const lastDay = '2026-12-31';

test('countries add up to the signatures collected, and no more were verified', () => {
  const { collected, verified, countries } = readVerification();
  expect(countries.map(({ country }) => country).toSorted()).toEqual(memberStates.toSorted());
  expect(countries.reduce((sum, each) => sum + each.collected, 0)).toBe(collected.total);
  expect(verified.total).toBeLessThan(collected.total);
  for (const { source } of [collected, verified]) expect(official).toContain(hostOf(source.url));
  const counted = countries.flatMap((each) => each.verified?.source.url ?? []);
  for (const url of counted) expect(quoting).toContain(hostOf(url));
  for (const each of countries) {
    expect(each.threshold % 705, each.country).toBe(0);
    expect(each.verified?.count ?? 0, each.country).toBeLessThanOrEqual(each.collected);
  }
});

test('each region has one record', () => {
  expect(records.map(({ id }) => id)).toEqual([...legalRegions]);
});

describe.each(records)('record of $id', (record) => {
  test('has laws with ids of their own', () => {
    const ids = record.laws.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test('names languages that are BCP 47', () => {
    expect(Intl.getCanonicalLocales(record.letterLanguages)).toEqual(record.letterLanguages);
  });

  test('has whole source addresses that were read on a day before', () => {
    for (const { url, checked } of sourcesOf(record)) {
      expect(url).toMatch(/^https?:\/\/[^\s]+[^.\s]$/);
      expect(checked <= lastDay && checked >= '2026-01-01', checked).toBe(true);
    }
  });

  test('cites pages of known hosts, and marks those that are not official', () => {
    for (const { url, kind } of sourcesOf(record)) {
      expect(reporting, url).toContain(hostOf(url));
      expect(kind === undefined, url).toBe(official.includes(hostOf(url)));
    }
  });

  test('leads to bodies by their own pages', () => {
    const turnedTo = [record.authority, ...record.advice, ...record.disputeBodies];
    const pages = [...turnedTo, record.representatives].flatMap((body) => body?.url ?? []);
    const complaints = turnedTo.flatMap((body) => body?.complaintUrl ?? []);
    for (const url of [...pages, ...complaints]) expect(official, url).toContain(hostOf(url));
  });

  test('pays back after withdrawal by the right to withdraw, not as a refund', () => {
    const rules = record.laws.filter(({ topic }) => topic === 'distance_contracts');
    const rights = rules.flatMap(({ articles }) => articles.flatMap((each) => each.rights));
    expect(rights).not.toContain('refund');
  });

  test('states limits that a reader can count', () => {
    for (const { kind, duration, exceptions = [] } of record.limits) {
      const canLastAsLongAsSupply = ['liability', 'burden_of_proof', 'notice'].includes(kind);
      expect(duration !== null || canLastAsLongAsSupply).toBe(true);
      expect(exceptions.length === 0 || kind === 'withdrawal').toBe(true);
    }
  });

  test('names a directive only in the Union and its single market', () => {
    const market: readonly string[] = ['EU', 'NO', ...memberStates];
    const directives = record.laws.flatMap(({ implements: directive }) => directive ?? []);
    expect(market.includes(record.id) || directives.length === 0).toBe(true);
  });
});

describe.each(legalDocumentIds)('document %s', (id) => {
  const versions = documents.filter((document) => document.id === id);
  const english = versions.find(({ language }) => language === defaultLanguage);
  const headings = (markdown = '') => markdown.match(/^#+ /gm) ?? [];

  test('is there in every language, in the same version', () => {
    expect(versions.map(({ language }) => language)).toEqual(
      expect.arrayContaining([...languages]),
    );
    for (const { version, date } of versions) {
      expect([version, date]).toEqual([english?.version, english?.date]);
    }
  });

  test.each(versions)('has the sections of the English text: $language', ({ markdown }) => {
    expect(headings(markdown)).toEqual(headings(english?.markdown));
    expect(markdown).not.toMatch(/<[a-z]/i);
  });
});

test('files are made of the present texts (npm run typeset)', async () => {
  expect(
    Object.fromEntries(documents.map((each) => [`${each.language}/${each.id}`, hashOf(each)])),
  ).toEqual(hashes);
  for (const { id, language } of documents) {
    const pdf = await readTypeset({ id, language, format: 'pdf' });
    const docx = await readTypeset({ id, language, format: 'docx' });
    expect([pdf.toString('latin1', 0, 5), docx.toString('latin1', 0, 2)]).toEqual(['%PDF-', 'PK']);
  }
});

test('promises have ids of their own', () => {
  const ids = commitments.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('one who promised has one spelling and is of one kind', () => {
  /** A name without what spellings differ in: case, marks, and the legal form of a company. */
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .replaceAll(/ (?:ag|bv|co|corp|corporation|gmbh|inc|llc|ltd|plc|sa)(?= |$)/g, '')
      .trim();
  const known = new Map<string, string>();
  for (const promise of commitments) {
    const [first, ...others] = promise.who.split(', ');
    expect(first).toBe(promiserOf(promise));
    for (const name of [first, ...others].map(String)) {
      expect(name, promise.id).toBe(name.trim().replaceAll(/\s+/g, ' '));
      expect(known.get(plain(name)) ?? name, promise.id).toBe(name);
      known.set(plain(name), name);
    }
  }
  for (const promise of commitments) {
    const same = commitments.filter((each) => promiserOf(each) === promiserOf(promise));
    expect(new Set(same.map(({ whoKind }) => whoKind)).size, promise.who).toBe(1);
  }
});

describe.each(commitments)('promise $id', (promise) => {
  test('has a history that ends with its status', () => {
    const statuses = promise.history.filter(({ kind }) => kind !== 'note' && kind !== 'said');
    const isOpen = ['under_way', 'unknown'].includes(promise.status);
    expect(statuses.at(-1)?.kind ?? 'promised').toBe(isOpen ? 'promised' : promise.status);
    const years = promise.history.map(({ date }) => date.slice(0, 4));
    expect(years).toEqual(years.toSorted());
  });

  test('was made on the day of an entry, which names its page', () => {
    const made = promise.history.filter(({ kind }) => kind === 'said' || kind === 'refused');
    expect(made.map(({ date }) => date)).toContain(promise.said);
  });

  test('is not open after its date without a source on the outcome', () => {
    const read = promise.sources.map(({ checked }) => checked).toSorted();
    const isPast = promise.due !== null && firstDayAfter(promise.due) <= (read.at(-1) ?? '');
    expect(isPast && ['promised', 'under_way'].includes(promise.status)).toBe(false);
  });

  test('cites official pages, or press that quotes them (data/source-hosts.json)', () => {
    for (const { url } of promise.sources) expect(quoting, url).toContain(hostOf(url));
  });

  test('names the page of each entry among its sources, read before', () => {
    const urls = promise.sources.map(({ url }) => url);
    for (const { sourceUrl } of promise.history) expect(urls).toContain(sourceUrl);
    for (const { checked } of promise.sources) expect(checked <= lastDay).toBe(true);
  });

  test('has a quotation with its language, or none', () => {
    expect(promise.quote === null).toBe(promise.quoteLanguage === null);
  });
});
