// SPDX-License-Identifier: AGPL-3.0-or-later
import { embedPath, oembedPath, oembedUrl } from '@kga/contracts/core';
import { freePort } from '@kga/dev/testing';
import { unfurl } from 'unfurl.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertOwnPetition } from '../../../testing/signature-fixture.ts';
import {
  type Services,
  type TestApp,
  createTestApp,
  startServices,
} from '../../../testing/test-app.ts';

let services: Services;
let api: TestApp;
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  services = await startServices();
  api = await createTestApp({ ...services, settings: { PUBLIC_ORIGIN: origin } });
  await api.app.listen({ host: '127.0.0.1', port });
  await insertOwnPetition(api, 'de');
  await insertOwnPetition(api, 'nz');
  await api.db
    .updateTable('petition')
    .set({ title: 'Tom & <i>Jerry</i> \u0007' })
    .where('slug', '=', 'nz')
    .execute();
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const get = (url: string, query = '') =>
  api.app.inject({ url: `${oembedPath(origin + url, 'json')}${query}` });

test.each(['json', 'xml'] as const)(
  'a consumer finds the widget of a page by %s',
  async (format) => {
    const url = origin + embedPath({ petition: 'eu', country: 'DE' }, { lang: 'de', view: 'map' });
    const other = format === 'json' ? 'text/xml+oembed' : 'application/json+oembed';
    /** The page with one of its two links. */
    const withOneLink = async (address: string) => {
      const response = await fetch(address);
      const text = address === url ? (await response.text()).replace(other, 'none') : undefined;
      return text === undefined ? response : new Response(text, response);
    };
    const { oEmbed } = await unfurl(url, { fetch: withOneLink });
    expect(oEmbed).toMatchObject({
      type: 'rich',
      title: expect.stringContaining('Deutschland'),
      thumbnails: [{ url: expect.stringContaining('/api/share-images/country/DE?lang=de') }],
    });
    expect(JSON.stringify(oEmbed)).toContain('view=map');
  },
);

test.each([
  ['/petition', '/embed/eu"'],
  ['/petition?country=fi&lang=ja', '/embed/FI?lang=ja"'],
  ['/petition?country=JP', '/embed/eu"'],
  ['/petition?country=', '/embed/eu"'],
  ['/petition/de', '/embed/de?of=petition"'],
  ['/petition/nz', '/embed/nz"'],
  ['/widgets', '/embed/eu"'],
  ['/widgets/gr?view=row&theme=dark', '/embed/GR?view=row&amp;theme=dark"'],
  ['/widgets/de?of=petition&view=row&lang=fr&language=en', '/embed/de?of=petition&amp;view=row"'],
  ['/embed/de?view=overlay', '/embed/DE"'],
])('%s is shown as %s', async (page, embedded) => {
  const response = (await get(page)).json();
  expect(response).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'Keep Games Alive',
  });
  expect(response.html).toContain(`src="${origin}${embedded}`);
  expect(response.html).toContain('sandbox="allow-scripts');
});

test('fits into the size that a site has', async () => {
  const response = (await get('/petition', '&maxwidth=300&maxheight=200')).json();
  expect(response).toMatchObject({ width: 300, height: 200 });
  expect(response).not.toHaveProperty('thumbnail_url');
  expect(response.html).toContain('width="300" height="200"');
});

test('XML holds any title', async () => {
  const { body, headers } = await api.app.inject({
    url: oembedPath(`${origin}/petition/nz`, 'xml'),
  });
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(body).toContain('<title>Tom &amp; &lt;i&gt;Jerry&lt;/i&gt; ');
  expect(body).not.toContain('\u0007');
});

test.each(['https://example.org/petition', 'nonsense', '/petition', 'javascript:alert(1)'])(
  '%s is no page of this site',
  async (url) => {
    const answer = await api.app.inject({ url: oembedPath(url, 'json') });
    expect(answer.statusCode).toBe(404);
  },
);

test('pages without a widget, missing petitions and other formats are refused', async () => {
  for (const path of ['/', '/news', '/petition/a/b', '/petition/none', '/embed', '/widgets/']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
  const other = await api.app.inject({ url: `${oembedUrl}?url=${origin}/petition&format=yaml` });
  expect(other.statusCode).toBe(501);
  const refused = ['', `?url=${origin}/petition&maxwidth=0`];
  for (const query of refused) {
    expect((await api.app.inject({ url: oembedUrl + query })).statusCode, query).toBe(400);
  }
});
