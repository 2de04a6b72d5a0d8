// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import {
  commitment,
  getCommitmentsCalendar,
  getCommitmentsFeed,
  exportCommitments,
  legalDocument,
  legalDocumentIds,
  legalRecord,
  legalRecordSummary,
  legalRegions,
  listCommitments,
  listLegalDocuments,
  listLegalRecords,
} from '@kga/contracts/legal';
import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { setupTestApp } from '../../testing/test-app.ts';

const publicOrigin = 'https://kga.test';
const api = setupTestApp({ settings: { PUBLIC_ORIGIN: publicOrigin } });

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

test('lists a record for each region, and sends each as open data', async () => {
  const list = z.array(legalRecordSummary).parse((await get(listLegalRecords.url)).json());
  expect(list.map(({ id }) => id)).toEqual([...legalRegions]);
  for (const { id, checked, missing } of list) {
    const answer = await get(`${listLegalRecords.url}/${id}`);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const record = legalRecord.parse(answer.json());
    expect(record.id).toBe(id);
    for (const { source } of record.laws) expect(source.checked >= String(checked)).toBe(true);
    expect(record.authority === null).toBe(missing.includes('authority'));
  }
});

test.each(['de', 'XX', 'EU.json', '..%2fEU'])('there is no record %s', async (id) => {
  expect((await get(`${listLegalRecords.url}/${id}`)).statusCode).toBe(404);
});

test.each(languages)('documents can be read and downloaded: %s', async (lang) => {
  const list = (await get(`${listLegalDocuments.url}?lang=${lang}`)).json();
  expect(list.map(({ id }: { id: string }) => id)).toEqual([...legalDocumentIds]);
  for (const { id } of list) {
    const { html, language } = legalDocument.parse(
      (await get(`${listLegalDocuments.url}/${id}?lang=${lang}`)).json(),
    );
    expect([language, html.startsWith('<p>')]).toEqual([lang, true]);
    for (const format of ['pdf', 'docx']) {
      const file = await get(`${listLegalDocuments.url}/${id}.${format}?lang=${lang}`);
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="${id}-${lang}.${format}"`,
      );
      const known = { 'if-none-match': String(file.headers.etag) };
      const again = await get(`${listLegalDocuments.url}/${id}.${format}?lang=${lang}`, known);
      expect([file.statusCode, again.statusCode]).toEqual([200, 304]);
    }
  }
});

test('documents that do not exist are not found', async () => {
  for (const name of ['none', 'none.pdf', 'your-rights.exe', '..%2findex.docx']) {
    expect((await get(`${listLegalDocuments.url}/${name}`)).statusCode, name).toBe(404);
  }
  expect((await get(`${listLegalDocuments.url}/your-rights?lang=xx`)).statusCode).toBe(400);
});

test('promises are filtered by status, body and region', async () => {
  const read = async (query: string) =>
    z.array(commitment).parse((await get(`${listCommitments.url}${query}`)).json());
  const all = await read('');
  expect(all.map(({ said }) => said)).toEqual(
    all
      .map(({ said }) => said)
      .toSorted()
      .toReversed(),
  );
  const open = await read('?status=promised&who=institution&region=EU');
  expect(open.length).toBeGreaterThan(0);
  expect(open).toEqual(
    all.filter(
      ({ status, whoKind, region }) =>
        status === 'promised' && whoKind === 'institution' && region === 'EU',
    ),
  );
  expect((await get(`${listCommitments.url}?status=lost`)).statusCode).toBe(400);
});

test('open promises are in the calendar on the last day in time', async () => {
  const { body, headers } = await get(`${getCommitmentsCalendar.url}?lang=de`);
  expect(headers['content-type']).toContain('text/calendar');
  const event = body.split('BEGIN:VEVENT').find((each) => each.includes('eu-commission-code'));
  expect(event).toContain('DTSTART;VALUE=DATE:20261231');
  expect(body).not.toContain('eu-commission-answer-in-time');
});

test.each(languages)('what came of promises is an Atom feed: %s', async (lang) => {
  const { entries = [], title } = parseAtomFeed(
    (await get(`${getCommitmentsFeed.url}?lang=${lang}`)).body,
  );
  expect(title).not.toBe('');
  expect(entries.length).toBeGreaterThan(20);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('all promises are a table', async () => {
  const { body } = await get(exportCommitments.url);
  const [header] = body.split('\r\n');
  expect(header).toContain('"who","whoKind","region","title"');
  expect(body).toContain('eu-commission-code-of-conduct');
});
