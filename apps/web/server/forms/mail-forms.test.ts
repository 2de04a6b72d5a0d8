// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { render } from '../../src/app/entry-server.tsx';
import { startUpstream, startWeb, withBody } from '../testing.ts';

type Answer = { status?: number; body?: object | string; headers?: Record<string, string[]> };

/** The server on an api that knows no petition and answers every form alike. */
async function start({ status = 204, body = '', headers = {} }: Answer = {}) {
  const asked: { url: string; body: unknown }[] = [];
  const answer = withBody((request, response, text) => {
    if (request.method === 'GET') {
      response.writeHead(503).end('{}');
      return;
    }
    asked.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const { url } = await startUpstream(answer);
  const web = await startWeb({ environment: { API_URL: url }, render });
  const post = (path: string, fields: Record<string, string>) =>
    web.get(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://kga.test',
      },
      body: new URLSearchParams(fields).toString(),
    });
  return { ...web, asked, post };
}

const email = 'ada@mail.test';
const proof = { email, code: '123456' };
const typed = { email: ` ${email}`, code: '123 456' };

const signer = {
  firstName: 'Mallory',
  lastName: 'Two',
  country: 'NL',
  city: null,
  reason: 'I am Mallory.',
  showName: true,
  updates: false,
};

/** Pages of mails' links: the form of each, and what it sends where. */
const pages = [
  ['/petition/x/confirm', 'preview', '/api/petitions/x/signatures/preview', proof],
  ['/petition/x/withdraw', 'withdraw', '/api/petitions/x/signatures/withdraw', proof],
  ['/petition/x/updates', 'confirm-updates', '/api/petitions/x/subscriptions/confirm', proof],
  ['/unsubscribe', 'unsubscribe', '/api/forum/unsubscribe/code', proof],
  ['/verify-email', 'verify', '/api/auth/email/verify', proof],
  [
    '/reset-password',
    'reset',
    '/api/auth/password/reset',
    { proof, password: 'correct horse battery' },
  ],
] as const;

test.each(pages)('%s asks without script for the code of the mail', async (path, form) => {
  const { get } = await start();
  const { text } = await get(path);
  const [, fallback = ''] = /<noscript>(<form.*?)<\/noscript>/s.exec(text) ?? [];
  expect(fallback).toContain(`<input type="hidden" name="form" value="${form}"/>`);
  expect(fallback).toMatch(/method="post"/);
  for (const name of ['email', 'code']) expect(fallback).toContain(`name="${name}"`);
  expect(text).toMatch(/<output class="[^"]*noscript:hidden/);
});

test.each(pages)('%s carries out its form', async (path, form, url, body) => {
  const responses: Readonly<Record<string, Answer>> = {
    preview: { status: 200, body: { ...signer, token: 't-1' } },
    verify: { status: 200, body: { email } },
  };
  const { asked, post } = await start(responses[form]);
  const { status, text } = await post(path, { form, ...typed, password: 'correct horse battery' });
  expect(status).toBe(200);
  expect(asked).toEqual([{ url, body }]);
  expect(text).not.toContain('name="code"');
  expect(text).not.toContain('correct horse battery');
});

test.each(pages)('%s says what is wrong, with the address that was typed', async (path, form) => {
  const problem = { type: 'about:blank', title: '', status: 400, code: 'proof_invalid' };
  const { asked, post } = await start({ status: 400, body: { ...problem, requestId: 'x' } });
  const fields = { form, ...typed, password: 'correct horse battery' };
  const refused = await post(path, fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('This link or code is wrong, has expired or was already used.');
  expect(refused.text).toMatch(/name="email"[^>]*value=" ada@mail\.test"/);
  expect(refused.text).not.toContain('correct horse battery');
  const empty = await post(path, { ...fields, code: '12' });
  expect(empty.status).toBe(422);
  expect(empty.text).toContain('Enter the six-digit code.');
  expect(asked).toHaveLength(1);
});

test.each([
  ['/forgot-password', 'forgot', '/api/auth/password/forgot'],
  ['/verify-email', 'resend', '/api/auth/email/resend'],
])('%s requests a mail by the form %s', async (path, form, url) => {
  const { asked, post } = await start({ status: 202 });
  const { status, text } = await post(path, { form, email });
  expect(status).toBe(200);
  expect(asked).toEqual([{ url, body: { email } }]);
  expect(text).toMatch(/role="status">[^]*ada@mail\.test/);
});

test('news of a petition are asked for on its page', async () => {
  const { asked, post } = await start({ status: 202, body: { status: 'pending' } });
  await post('/petition/al?lang=de', { form: 'subscribe', email, website: '' });
  expect(asked).toEqual([
    { url: '/api/petitions/al/subscriptions', body: { email, language: 'de', traces: {} } },
  ]);
});

/** A signature as the fields of a form have it. */
const fields = {
  form: 'confirm',
  token: 't-1',
  'signer.firstName': 'Grace Hopper',
  'signer.country': 'NL',
  'signer.reason': '',
  'signer.updates': 'on',
};

test('without script a code shows what was submitted, in fields, before it is confirmed', async () => {
  const { asked, post } = await start({ status: 200, body: { ...signer, token: 't-1' } });
  const { text } = await post('/petition/x/confirm', { form: 'preview', ...typed });
  expect(text).toContain('<input type="hidden" name="form" value="confirm"/>');
  expect(text).toContain('<input type="hidden" name="token" value="t-1"/>');
  for (const shown of ['value="Mallory Two"', 'I am Mallory.', 'value="NL" selected=""']) {
    expect(text).toContain(shown);
  }
  expect(text).toMatch(/name="signer.showName"[^>]*checked/);
  expect(text).not.toMatch(/name="signer.updates"[^>]*checked/);
  expect(asked.map(({ url }) => url)).toEqual(['/api/petitions/x/signatures/preview']);
});

test('without script the holder of the mailbox confirms what the fields say', async () => {
  const { asked, post } = await start({ status: 200, body: { receipt: 'r-1', held: false } });
  const { text } = await post('/petition/x/confirm', fields);
  expect(text).not.toContain('name="token"');
  const wishes = { city: '', reason: '', showName: false, updates: true };
  const names = { firstName: 'Grace Hopper', lastName: '', country: 'NL' };
  expect(asked).toEqual([
    {
      url: '/api/petitions/x/signatures/confirm',
      body: { token: 't-1', signer: { ...names, ...wishes } },
    },
  ]);
});

test('without script what was changed stays where a confirmation is refused', async () => {
  const problem = { type: 'about:blank', title: '', status: 400, code: 'validation_failed' };
  const errors = [{ path: 'signer.firstName', code: 'nameRefused' }];
  const { post } = await start({ status: 400, body: { ...problem, errors, requestId: 'x' } });
  const { status, text } = await post('/petition/x/confirm', fields);
  expect(status).toBe(422);
  expect(text).toContain('We can’t show this name');
  expect(text).toContain('value="Grace Hopper"');
  expect(text).toContain('name="token" value="t-1"');
  expect(text).toMatch(/name="signer.updates"[^>]*checked/);
});
