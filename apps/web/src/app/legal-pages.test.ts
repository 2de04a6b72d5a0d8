// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import {
  guide,
  letterAnswer,
  promise,
  record,
  recordSummary,
  verification,
} from '../features/legal/testing/legal-fixture.ts';
import { renderPage } from './testing/render-page.ts';

const answers: Readonly<Record<string, (language: string) => unknown>> = {
  '/api/legal/records': () => [recordSummary],
  '/api/legal/records/DE': () => record,
  '/api/legal/records/BE': () => ({
    ...record,
    id: 'BE',
    language: 'fr',
    letterLanguages: ['nl', 'fr', 'de'],
  }),
  '/api/legal/documents': (language) => [{ ...guide, language, date: '2026-11-23' }],
  '/api/legal/documents/your-rights': (language) => ({
    ...guide,
    language,
    date: '2026-11-23',
    html: '<h2>Check</h2>',
  }),
  '/api/legal/figures': () => ({ received: 12, answered: 9, medianDays: 2.5 }),
  '/api/commitments': () => [promise],
  '/api/legal/verification': () => verification,
  '/api/letters': () => [{ region: 'DE', written: 12, answers: 1 }],
  '/api/letters/DE/answers': () => [letterAnswer],
};

const show = (path: string, language: (typeof languages)[number] = 'en') =>
  renderPage(
    path,
    ({ pathname }) => {
      const body = answers[pathname]?.(language);
      return body === undefined ? { status: 404 } : { body };
    },
    { language },
  );

test.each(languages)('legal help is there whole, without script: %s', async (language) => {
  for (const path of [
    '/legal',
    '/legal/countries',
    '/legal/countries/DE',
    '/legal/documents',
    '/legal/documents/your-rights',
    '/commitments?status=promised',
  ]) {
    const { status, body, complete } = await show(path, language);
    expect([path, status, complete]).toEqual([path, 200, true]);
    expect(body, path).not.toMatch(/\{\{\w+\}\}/);
  }
});

test('a record shows its sources, and which parts have none', async () => {
  const { body, head } = await show('/legal/countries/DE');
  expect(body).toContain('BGB &lt;§ 327&gt;');
  expect(body).toContain('14 days, from the purchase');
  expect(body.match(/checked on 23 November 2026/gi)).toHaveLength(1);
  expect(body.match(/Not yet sourced/g)).toHaveLength(2);
  expect(body).toContain('national law behind: Directive 2011/83/EU on consumer rights, ');
  expect(body).not.toContain('Postal address');
  expect(body).not.toContain('Due for review');
  expect(head).toContain('"@type":"Legislation"');
  expect(body).toContain('12 people wrote');
  expect(body).toContain('id="answer-0193a0f0-0000-7000-8000-000000000001"');
  expect(body).toContain('Answered on 20 November 2026');
});

test('the names in a record that states their language are marked with it', async () => {
  const { body } = await show('/legal/countries/BE');
  expect(body).toContain('<bdi lang="fr">BGB &lt;§ 327&gt;');
  expect(body).not.toContain('lang="nl">BGB');
});

test('documents are offered as files in the language of the page', async () => {
  const { body } = await show('/legal/documents', 'fr');
  for (const format of ['pdf', 'docx']) {
    expect(body).toContain(`href="/api/legal/documents/your-rights.${format}?lang=fr"`);
  }
});

test('a promise shows its dates, and the page its feed', async () => {
  const { body, head } = await show('/commitments');
  expect(body).toContain('Due December 2026');
  for (const figure of ['1,294,188', '−73,219', 'No source']) expect(body).toContain(figure);
  expect(body).toContain('href="/legal/letter?demand=representative"');
  expect(head).toContain('/api/commitments.atom?lang=en');
});

test.each(['/legal/countries/XX', '/legal/documents/none'])('%s is not found', async (path) => {
  expect((await show(path)).status).toBe(404);
});

test('figures of requests are written in the language of the page', async () => {
  expect((await show('/legal')).body).toContain('Median days until the first reply');
  expect((await show('/legal', 'de')).body).toContain('2,5');
});

test('the page of legal help says how long backups keep a request', async () => {
  const { body } = await show('/legal');
  expect(body).toContain('Encrypted backups keep it up to 30 days longer.');
});

test('without script, a letter shows all questions, and the browser only the first open one', async () => {
  const { body } = await show('/legal/letter?demand=refund');
  for (const text of ['What happened?', 'Which game is it about?', 'What proof do you have?']) {
    expect(body).toContain(text);
  }
  const questions = body.match(/<div(?: class="hidden noscript:block")?><section/g);
  expect(questions).toHaveLength(8);
  expect(questions?.indexOf('<div><section')).toBe(1);
  expect(body).toContain('Question 2 of 8');
});
