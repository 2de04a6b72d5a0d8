// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type IncomingMessage, get as httpGet } from 'node:http';

import { changeChannel, embedPath, widgetImagePath } from '@kga/contracts/core';
import { type WidgetFigures, percentageOf } from '@kga/contracts/petitions';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { insertOwnPetition } from '../../../testing/signature-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { describeFigures, numberText } from './figures.ts';
import { describeOembed } from './oembed.ts';
import { widgetSvg } from './svg.ts';

const publicOrigin = 'https://kga.test';
const api = setupTestApp({ settings: { PUBLIC_ORIGIN: publicOrigin } });

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
const changed = (id: string) =>
  api.redis.publish(changeChannel, JSON.stringify({ topic: 'petition', id }));

/** The text that is read, without tags, style and script. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script|title)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

beforeAll(async () => {
  await insertOwnPetition(api, 'de');
  await insertOwnPetition(api, 'international');
  await api.db
    .updateTable('petition')
    .set({ title: 'Keep <b>them</b> & "play"' })
    .where('slug', '=', 'international')
    .execute();
});

test('a widget is one small page that any site may frame, without cookies', async () => {
  for (const view of ['counter', 'bar', 'row', 'map', 'overlay'] as const) {
    const answer = await get(embedPath({ petition: 'eu' }, { view, lang: 'de' }));
    expect(answer.statusCode).toBe(200);
    const { headers, body } = answer;
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-frame-options']).toBeUndefined();
    // `*` would leave out frames in apps, files and sandboxes.
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    });
    expect(Buffer.byteLength(body)).toBeLessThan(25_000);
    expect(body).not.toMatch(/(?:src|href)="(?!https:\/\/kga\.test)/);
    expect(body).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB/i);
    expect(textOf(body)).toContain('1.448.271');
  }
});

test('all else may not be framed', async () => {
  for (const url of ['/api/petitions', '/api/widgets/DE.svg', '/api/oembed?url=x']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
  }
});

test('a code in any case is the share of a state, a region or an id its petition', async () => {
  const { signatureCountryCount } = (await get('/api/keep-games-alive/latest')).json();
  const germany = signatureCountryCount.find(
    ({ countryCode }: { countryCode: string }) => countryCode === 'DE',
  );
  const count = new Intl.NumberFormat('en-GB').format(germany.totalCount);
  for (const id of ['DE', 'de', 'De']) {
    const text = textOf((await get(`/embed/${id}`)).body);
    expect(text).toContain('Germany');
    expect(text).toContain('Stop Destroying Videogames');
    expect(text).toContain(`${count} signatures`);
  }
  expect(textOf((await get('/embed/EL?lang=fr')).body)).toContain('Grèce');
  expect(textOf((await get('/embed/EU')).body)).toContain('Stop Destroying Videogames');
  expect(textOf((await get('/embed/de?of=petition')).body)).toContain('Petition de');
  expect(embedPath({ petition: 'de' })).toBe('/embed/de?of=petition');
  const own = (await get('/embed/International')).body;
  expect(own).toContain('Keep &lt;b&gt;them&lt;/b&gt; &amp; &quot;play&quot;');
  expect(textOf(own)).toContain('Still need 1,000 signatures');
});

test('what is not there is said in the frame, and what makes no sense is refused', async () => {
  const gone = await get('/embed/nowhere?lang=de');
  expect(gone.statusCode).toBe(404);
  expect(gone.headers['content-security-policy']).not.toContain('frame-ancestors');
  expect(gone.body).toContain('Widget nicht verfügbar');
  expect(gone.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/api/widgets/nowhere.svg')).statusCode).toBe(404);
  expect((await get('/api/widgets/nowhere/stream')).statusCode).toBe(404);
  for (const query of ['view=x', 'theme=x', 'lang=x', 'of=x']) {
    expect((await get(`/embed/eu?${query}`)).statusCode, query).toBe(400);
  }
});

test('streams of made-up ids count towards the rate limit', async () => {
  const stream = (id: string) =>
    api.app.inject({ url: `/api/widgets/${id}/stream`, remoteAddress: '203.0.113.9' });
  const counted = async () => (await api.redis.keys('kga:rate:*')).length;
  const before = await counted();
  expect((await stream('made-up')).statusCode).toBe(404);
  expect(await counted()).toBe(before + 1);
});

test('an image has neither scripts nor links, and says what it shows', async () => {
  for (const view of ['counter', 'bar', 'row', 'map', 'overlay'] as const) {
    const answer = await get(
      widgetImagePath({ petition: 'eu', country: 'FI' }, { view, lang: 'ja' }),
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.body).toMatch(/^<svg [^>]*role="img"/);
    expect(answer.body).toContain('フィンランド');
    expect(answer.body).not.toMatch(/<script|<a |href|NaN|undefined/);
    const unchanged = { 'if-none-match': String(answer.headers.etag) };
    const url = widgetImagePath({ petition: 'eu', country: 'FI' }, { view, lang: 'ja' });
    expect((await get(url, unchanged)).statusCode).toBe(304);
  }
  const { body } = await get('/api/widgets/international.svg?theme=transparent');
  expect(body).toContain('Keep &lt;b&gt;');
  expect(body).not.toContain('class="paper"');
});

const streams: IncomingMessage[] = [];
afterEach(() => streams.splice(0).forEach((stream) => stream.destroy()));

test('the stream tells of a change, and the page then shows it', async () => {
  const origin = await api.listen();
  const request = httpGet(`${origin}/api/widgets/international/stream`);
  const [stream]: IncomingMessage[] = await once(request, 'response');
  if (!stream) throw new Error('no stream');
  streams.push(stream);
  expect(stream.headers['access-control-allow-origin']).toBe('*');
  let received = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  await expect.poll(() => received).toContain('event: figures');
  const version = /id: (.+)/.exec(received)?.[1];
  expect((await get('/embed/international')).body).toContain(`data-version="${version}"`);
  received = '';
  await api.db
    .updateTable('petition')
    .set({ goal: 2_000 })
    .where('slug', '=', 'international')
    .execute();
  await changed('international');
  await expect.poll(() => received).toContain('"target":2000');
  expect(textOf((await get('/embed/international')).body)).toContain('Still need 2,000');
  const end = once(stream, 'end');
  await api.db
    .updateTable('petition')
    .set({ opened_at: null })
    .where('slug', '=', 'international')
    .execute();
  await changed('international');
  await end;
});

const figures: WidgetFigures = {
  petition: 'nz',
  country: null,
  language: 'en',
  titles: { en: 'Petition' },
  signatureCount: 999_950,
  atLeast: false,
  target: 1_000_000,
  percentage: percentageOf(999_950, 1_000_000),
  status: 'collecting',
  countedAt: null,
  demonstration: false,
  replayOf: null,
  countries: [],
};

test('says what is known, and no more', () => {
  const texts = describeFigures(figures, 'en');
  expect(texts).toMatchObject({ share: '99.9% of the target', asOf: 'Counted live' });
  const closed = describeFigures({ ...figures, status: 'closed' }, 'en');
  expect(closed).toMatchObject({ asOf: '', action: 'See the petition' });
  const none = describeFigures({ ...figures, signatureCount: null, percentage: null }, 'en');
  expect(none).toMatchObject({ number: 'No figure yet', asOf: '' });
  const atLeast = describeFigures({ ...figures, atLeast: true }, 'en');
  expect(atLeast).toMatchObject({ number: '999,950+', outlook: '' });
  expect(numberText(describeFigures(figures, 'ja'))).toBe('999,950筆の署名');
  expect(describeFigures({ ...figures, countedAt: '2025-07-03' }, 'fr').asOf).toBe(
    'au 3 juil. 2025',
  );
  expect(describeFigures({ ...figures, countedAt: '2025-07' }, 'fr').asOf).toBe('en juil. 2025');
});

test('made-up figures are marked wherever they are shown', () => {
  const demonstration = { ...figures, demonstration: true };
  const look = { view: 'bar', theme: 'auto', lang: 'de' } as const;
  expect(widgetSvg(demonstration, look)).toContain('<title id="t">Demo-Zahlen');
  const widget = { subject: { petition: 'nz' }, look };
  const { title } = describeOembed(demonstration, widget, { origin: publicOrigin });
  expect(title).toMatch(/^Demo-Zahlen/);
  const replay = { ...demonstration, replayOf: 2025 };
  expect(widgetSvg(replay, look)).toContain('<title id="t">Wiederholung von 2025');
});
