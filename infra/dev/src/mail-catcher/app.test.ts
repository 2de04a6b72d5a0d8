// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { connect } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildMailCatcher } from './app.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let mailbox: Mailbox;
let app: FastifyInstance;
beforeEach(async () => {
  mailbox = await startMailbox({ most: 5 });
  app = buildMailCatcher(mailbox);
});
afterEach(() => Promise.all([app.close(), mailbox.close()]));

const headers = { host: 'localhost:3910' };
const get = (url: string) => app.inject({ url, headers });

/** A minimal SMTP client. */
async function deliver(to: string, content: string): Promise<void> {
  const { hostname, port } = new URL(mailbox.url);
  const socket = connect(Number(port), hostname);
  const lines = ['EHLO x', 'MAIL FROM:<a@example.org>', `RCPT TO:<${to}>`, 'DATA'];
  lines.push(`${content}\r\n.`, 'QUIT');
  for (const line of lines) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'close');
}

function part(type: string, body: string): string {
  return `--x\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}\r\n`;
}

function message(subject: string, text: string, html: string): string {
  return [
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=x',
    '',
    `${part('plain', text)}${part('html', html)}--x--`,
  ].join('\r\n');
}

const related = [
  'Subject: Marked',
  'List-Id: <updates.kga.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary=x',
  '',
  `${part('html', '<img src="cid:mark@mail"><img src="cid:page@mail"><img src="https://x.example/y">')}--x`,
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  'Content-ID: <mark@mail>',
  '',
  'iVBORw0KGgo=',
  '--x',
  'Content-Type: text/html',
  'Content-ID: <page@mail>',
  '',
  '<script>alert(1)</script>',
  '--x--',
].join('\r\n');

const evil = '<script>alert(1)</script>"\'<img src=x onerror=alert(1)>';

describe('the mail catcher', () => {
  it('lists mails, newest first, and drops the oldest', async () => {
    expect((await get('/')).body).toContain('No mail yet');
    for (let index = 1; index <= 7; index += 1) {
      await deliver(`p${index}@example.org`, message(`Mail ${index}`, 'text', '<p>html</p>'));
    }
    const { body } = await get('/');
    expect([...body.matchAll(/Mail \d/g)].map(String)).toEqual(
      [7, 6, 5, 4, 3].map((n) => `Mail ${n}`),
    );
    expect((await get('/mails/1')).statusCode).toBe(404);
    expect((await get('/mails/x')).statusCode).toBe(404);
  });

  it('shows the text, the links and the HTML of a mail', async () => {
    const link = 'http://localhost:3000/verify-email?lang=en#token=a-b_c';
    await deliver('ada@example.org', message('Hello', `Open\r\n${link}\r\n`, `<p>Dear</p>`));
    const { body } = await get('/mails/1');
    expect(body).toContain(`<a href="${link}"`);
    expect(body).toContain('sandbox src="/mails/1/html"');
    expect((await get('/mails/1/html')).body).toContain('<p>Dear</p>');
  });

  it('escapes and sandboxes the content of a mail', async () => {
    await deliver('ada@example.org', message(evil, `${evil} http://x/"onclick=alert(1)`, evil));
    for (const url of ['/', '/mails/1']) {
      const { body, headers: sent } = await get(url);
      expect(body).not.toMatch(/<script|<img|"onclick/);
      expect(sent['content-security-policy']).toContain("default-src 'none'");
    }
    const { headers: sent } = await get('/mails/1/html');
    expect(sent['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(sent['content-security-policy']).not.toContain('allow-');
  });

  it('shows the images that came with a mail, and nothing else as one', async () => {
    await deliver('ada@example.org', related);
    const { body } = await get('/mails/1/html');
    expect(body).toContain('<img src="data:image/png;base64,iVBORw0KGgo=">');
    expect(body).toContain('<img src="cid:page@mail">');
  });

  it('shows the headers and the source, as text', async () => {
    await deliver('ada@example.org', related);
    expect((await get('/mails/1')).body).toContain('List-Id: &lt;updates.kga.example&gt;');
    const { body, headers: sent } = await get('/mails/1/raw');
    expect(body.trimEnd()).toBe(related);
    expect(sent).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(sent['content-security-policy']).toMatch(/^sandbox; /);
    expect((await get('/mails/2/raw')).statusCode).toBe(404);
  });

  it('accepts only host names of this machine', async () => {
    await deliver('ada@example.org', message('Hello', 'text', ''));
    for (const host of ['evil.example', 'evil.example:3910', '192.0.2.7']) {
      const answer = await app.inject({ url: '/mails/1', headers: { host } });
      expect([answer.statusCode, answer.body]).toEqual([403, 'Only by localhost']);
    }
  });
});
