// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { startUpstream, startWeb, withBody } from '../testing.ts';

const cleared = 'kga_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const own = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://kga.test',
  cookie: 'kga_session=abc',
};

async function signOut(status: number, headers: Record<string, string> = own, body = '') {
  const asked: string[] = [];
  const api = await startUpstream(
    withBody((incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.cookie}`);
      response.writeHead(status, { 'set-cookie': cleared }).end('{}');
    }),
  );
  const { get } = await startWeb({ environment: { API_URL: api.url } });
  return { asked, answer: await get('/sign-out', { method: 'POST', headers, body }) };
}

test('a visitor without the app ends the session, and the home page follows', async () => {
  const { asked, answer } = await signOut(200);
  expect(asked).toEqual(['POST /api/logout kga_session=abc']);
  expect([answer.status, answer.headers.location]).toEqual([303, '/']);
  expect(answer.headers['set-cookie']).toEqual([cleared]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(languages)('the home page that follows is in %s, as the page was', async (language) => {
  const { answer } = await signOut(200, own, `language=${language}`);
  expect(answer.headers.location).toBe(`/?lang=${language}`);
});

test('an unknown language keeps no session from ending', async () => {
  const { answer } = await signOut(200, own, 'language=nl');
  expect([answer.status, answer.headers.location]).toEqual([303, '/']);
});

test('where the api fails, the session is not said to have ended', async () => {
  const { answer } = await signOut(503);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined]);
  expect(answer.headers['retry-after']).toBe('10');
});

test('another site ends no session', async () => {
  const { asked, answer } = await signOut(200, { ...own, origin: 'https://evil.example' });
  expect([answer.status, asked]).toEqual([403, []]);
});

test.each(languages)(
  'a page without content says in %s what it needs, and the way out',
  async (language) => {
    const { get } = await startWeb();
    const cookie = `kga_session=abc; preferred-language=${language}`;
    const { text } = await get('/profile', { headers: { cookie } });
    const plain = /<noscript data-unsupported>.*<\/noscript>/.exec(text)?.[0] ?? '';
    expect(plain).toMatch(/<h1>[^<]*JavaScript[^<]*<\/h1>/);
    expect(plain).toContain('Safari 15.4');
    expect(plain).toContain('<form method="post" action="/sign-out">');
    expect(plain).toContain(`<input type="hidden" name="language" value="${language}">`);
    expect(plain).not.toContain('undefined');
  },
);

test('without a session, a page that failed leads to pages that work without script', async () => {
  const { get } = await startWeb({ render: () => Promise.reject(new Error('broken on purpose')) });
  const { text } = await get('/petition?lang=de');
  const plain = /<noscript data-unsupported>.*<\/noscript>/.exec(text)?.[0] ?? '';
  expect(plain).toContain('<a href="/news?lang=de">Nachrichten</a>');
  expect(plain).not.toContain('/sign-out');
});
