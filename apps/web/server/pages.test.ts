// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import type { RenderInput } from '../src/app/entry-server.tsx';
import { pages as pageRoutes } from '../src/app/features.ts';
import { ask, rendered, startWeb } from './testing.ts';

const signedIn = { cookie: 'kga_session=abc; preferred-language=de' };

test('a page says its language, its content and what the browser goes on with', async () => {
  const inputs: RenderInput[] = [];
  const { get } = await startWeb({
    environment: { PETITION_EXTERNAL_URL: 'http://tracker.test/eci' },
    render: (input) => {
      inputs.push(input);
      return Promise.resolve(rendered({ state: { text: '</script>' } }));
    },
  });
  const { status, text, headers } = await get('/petition', {
    headers: { cookie: 'preferred-language=ja', 'x-forwarded-for': '198.51.100.7' },
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<html lang="ja" dir="ltr">');
  expect(text).toContain('<div id="root"><h1>A page</h1></div>');
  expect(inputs).toMatchObject([
    {
      url: '/petition',
      language: 'ja',
      apiUrl: 'http://127.0.0.1:9',
      visitor: '198.51.100.7',
    },
  ]);

  const state = /id="kga-state">(.*)<\/script>/.exec(text)?.[1] ?? '';
  expect(state).not.toContain('<');
  expect(JSON.parse(state)).toMatchObject({
    language: 'ja',
    config: { origin: 'http://kga.test', petitionExternalUrl: 'http://tracker.test/eci' },
    state: { text: '</script>' },
  });
});

test('a page is sent in the encoding that the visitor takes, and not twice', async () => {
  const { get } = await startWeb();
  const plain = await get('/');
  const br = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(plain.headers).toMatchObject({
    vary: 'Accept-Encoding, Cookie',
    'cache-control': 'public, max-age=0, s-maxage=5',
  });

  const etag = plain.headers.etag ?? '';
  const again = await get('/', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers.vary).toBe('Accept-Encoding, Cookie');

  const head = await get('/', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(String(plain.body.length));
});

test('a page allows its own inline scripts, no other, and no other host', async () => {
  const { get } = await startWeb({
    environment: { PETITION_EXTERNAL_URL: 'https://tracker.test/eci' },
  });
  const { headers, text } = await get('/');
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
  const hashes = inline.map((code) => createHash('sha256').update(code).digest('base64'));
  const policy = String(headers['content-security-policy']).split('; ');
  const scripts = policy.find((directive) => directive.startsWith('script-src'));
  expect(inline.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(scripts).toContain(`'sha256-${hash}'`);
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("connect-src 'self' https://tracker.test");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('an https origin holds visitors to https', async () => {
  const { get } = await startWeb({ environment: { PUBLIC_ORIGIN: 'https://kga.test' } });
  const { headers } = await get('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('with a session the shell comes at once, unrendered, with the status of its route', async () => {
  const { get } = await startWeb({ render: () => Promise.reject(new Error('rendered')) });
  const profile = await get('/profile', { headers: signedIn });
  expect(profile.status).toBe(200);
  expect(profile.headers['cache-control']).toBe('no-store');
  expect(profile.text).toContain('<html lang="de" dir="ltr">');
  expect(profile.text).toContain('role="status"');
  expect(profile.text).toContain('"state":null');
  const missing = await get('/nothing', { headers: signedIn });
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('noindex');
});

test('where rendering fails the shell comes, and the failure is counted', async () => {
  const { get, metrics } = await startWeb({ render: () => Promise.reject(new Error('broken')) });
  const page = await get('/petition');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.text).toContain('"state":null');
  expect((await get('/nothing')).status).toBe(404);
  expect(await metrics.registry.metrics()).toContain('kga_web_responses_total{status="404"} 1');
  expect(await metrics.registry.metrics()).toContain(
    'kga_web_render_failures_total{failure="error"} 2',
  );
});

test('where rendering never ends the shell comes, and the slot is free again', async () => {
  const { get, metrics } = await startWeb({
    limits: { renderTimeout: 20, renderings: 1 },
    render: ({ url }) =>
      url === '/petition' ? new Promise(() => {}) : Promise.resolve(rendered()),
  });
  expect((await get('/petition')).text).toContain('"state":null');
  expect((await get('/')).text).toContain('<h1>A page</h1>');
  expect(await metrics.registry.metrics()).toContain(
    'kga_web_render_failures_total{failure="timeout"} 1',
  );
});

test('as many pages render at a time as allowed, in order; a full queue gets the shell', async () => {
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const { get, metrics } = await startWeb({
    limits: { renderings: 1, renderQueue: 1 },
    render: async ({ url }) => {
      started.push(url);
      await gate.promise;
      return rendered();
    },
  });
  const first = get('/');
  await expect.poll(() => started).toEqual(['/']);
  const second = get('/about');
  // The third is refused only while the second waits.
  await expect.poll(async () => (await get('/petition')).text).toContain('"state":null');
  expect(started).toEqual(['/']);
  gate.resolve();
  expect((await first).text).toContain('<h1>A page</h1>');
  expect((await second).text).toContain('<h1>A page</h1>');
  expect(await metrics.registry.metrics()).toContain(
    'kga_web_render_failures_total{failure="busy"}',
  );
});

test('a request that waits too long for its turn gets the shell', async () => {
  const { get, metrics } = await startWeb({
    limits: { renderTimeout: 50, renderings: 1 },
    render: () => new Promise(() => {}),
  });
  const pages = await Promise.all([get('/'), get('/petition')]);
  for (const { text } of pages) expect(text).toContain('"state":null');
  expect(await metrics.registry.metrics()).toContain(
    'kga_web_render_failures_total{failure="timeout"} 2',
  );
});

test('every path without a route gets the one not-found page of its language', async () => {
  const urls: string[] = [];
  const { get } = await startWeb({
    render: ({ url, language }) => {
      urls.push(`${language} ${url}`);
      return Promise.resolve(rendered({ status: 404, body: `Page Not Found ${language}` }));
    },
  });
  const paths = ['/nothing', '/other/thing?q=1', '/nothing?lang=de', '/a%00b?lang=de'];
  for (const path of [...paths, '/news/%FF', '/stories/%C3%28?lang=de', '/%']) {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain(`Page Not Found ${path.includes('lang=de') ? 'de' : 'en'}`);
  }
  expect(urls).toEqual(['en /404', 'de /404']);
});

test('missing content is 404 and not cached', async () => {
  let renderings = 0;
  const { get } = await startWeb({
    render: () => {
      renderings += 1;
      return Promise.resolve(rendered({ status: 404, body: 'Page Not Found' }));
    },
  });
  const { status, text } = await get('/news/nothing-here');
  expect(status).toBe(404);
  expect(text).toContain('Page Not Found');
  await get('/news/nothing-here');
  expect(renderings).toBe(2);
});

test('a page that has moved redirects', async () => {
  const to = '/archive/another?lang=de';
  const { get } = await startWeb({
    render: () => Promise.resolve(rendered({ status: 301, movedTo: to })),
  });
  const { status, headers } = await get('/archive/one?lang=de');
  expect([status, headers.location]).toEqual([301, to]);
});

test.each(pageRoutes)(
  '$path: only parameters that the page reads make another page',
  async (page) => {
    const urls: string[] = [];
    const { get } = await startWeb({
      render: ({ url }) => {
        urls.push(url);
        return Promise.resolve(rendered());
      },
    });
    const path = page.path.replaceAll(/:\w+/g, 'one');
    for (const query of ['', '?x=1', '?x=2&x=3', '?utm_source=a&fbclid=b&cb'])
      await get(`${path}${query}`);
    expect(urls).toEqual([path]);

    const own = (page.searchParams ?? []).map((name) => `${path}?${name}=1`);
    for (const url of own) await get(`${url}&x=1`);
    expect(urls.slice(1)).toEqual(own);
  },
);

test('a network that asks for ever new pages gets the shell with Retry-After', async () => {
  let renderings = 0;
  const { get, metrics } = await startWeb({
    environment: { TRUST_PROXY: 'loopback', PAGES_PER_MINUTE: '2' },
    render: () => {
      renderings += 1;
      return Promise.resolve(rendered());
    },
  });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  for (const path of ['/news?q=1', '/news?q=2']) {
    expect((await get(path, from('2001:db8::1'))).status).toBe(200);
  }
  const refused = await get('/news?q=3', from('2001:db8::2'));
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect(refused.text).toContain('"state":null');
  expect(renderings).toBe(2);
  expect((await get('/news?q=3', from('192.0.2.1'))).status).toBe(200);
  expect(await metrics.registry.metrics()).toContain('kga_web_pages_total{outcome="refused"} 1');
  // A page that is cached is always sent.
  await get('/news', from('192.0.2.1'));
  expect((await get('/news', from('2001:db8::1'))).text).toContain('<h1>A page</h1>');
});

test('an incomplete page is not for shared caches', async () => {
  const { get } = await startWeb({ render: () => Promise.resolve(rendered({ complete: false })) });
  expect((await get('/')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['GET', '/\\evil.example/', 400],
  ['GET', `/${'a'.repeat(3000)}`, 414],
  ['POST', '/news', 405],
  ['DELETE', '/', 405],
  ['POST', '/nothing', 405],
  ['PROPFIND', '/', 405],
])('%s %s is %d', async (method, path, status) => {
  const { get } = await startWeb();
  const answer = await get(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
});

test('a slash too many leads to the page, on this host', async () => {
  const { port } = await startWeb();
  const answer = await ask(port, '//evil.example/?lang=de');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/evil.example?lang=de');
});

test('crawlers find robots.txt and every finished page in every language', async () => {
  const { get } = await startWeb();
  const robots = await get('/robots.txt');
  expect(robots.text).toContain('Sitemap: http://kga.test/sitemap.xml');
  const { text, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(text.match(/<loc>/g)).toHaveLength(12);
  expect(text).toContain('<loc>http://kga.test/petition?lang=zh-CN</loc>');
  expect(text.match(/hreflang="x-default" href="http:\/\/kga.test\/petition"/g)).toHaveLength(6);
  const manifest = await get('/site.webmanifest');
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Keep Games Alive', start_url: '/' });
  const german = await get('/site.webmanifest?lang=de');
  expect(JSON.parse(german.text).shortcuts[1]).toEqual({ name: 'Nachrichten', url: '/news' });
});

test('programs find where to report vulnerabilities, and where to change a password', async () => {
  const { get } = await startWeb({
    environment: { SECURITY_CONTACT: 'mailto:security@kga.test, https://kga.test/report' },
  });
  const { text, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const contacts = ['Contact: mailto:security@kga.test', 'Contact: https://kga.test/report'];
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([...contacts, 'Canonical: http://kga.test/.well-known/security.txt']),
  );
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(expires / 86_400_000).toBeGreaterThan(170);
  expect(expires / 86_400_000).toBeLessThan(365);

  const signedOut = await get('/.well-known/change-password');
  expect([signedOut.status, signedOut.headers.location]).toEqual([
    302,
    '/login?returnTo=%2Fprofile',
  ]);
  const member = await get('/.well-known/change-password', { headers: signedIn });
  expect([member.status, member.headers.location]).toEqual([302, '/profile']);
});

test('without a contact of the operator, vulnerabilities are reported by the form', async () => {
  const { get } = await startWeb();
  const { text } = await get('/.well-known/security.txt');
  expect(text).toContain('Contact: http://kga.test/contact\n');
});

test('behind a shared cache, cookies make no difference to a page, and the address alone to its language', async () => {
  const { get } = await startWeb({ environment: { SHARED_CACHE: 'on' } });
  const plain = await get('/');
  const again = await get('/', { headers: signedIn });
  expect(again.text).toBe(plain.text);
  expect(again.text).toContain('<html lang="en"');
  expect(again.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=30',
    'surrogate-key': 'pages',
    'cache-tag': 'pages',
  });
  expect((await get('/?lang=ja', { headers: signedIn })).text).toContain('<html lang="ja"');
});
