// SPDX-License-Identifier: AGPL-3.0-or-later
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { parseSender } from '../../config.ts';
import { mailAbout, mailsIn } from '../../testing/mails.ts';
import { composeMessage } from './compose-message.ts';
import type { ReaderMail } from './render-mail.ts';

const settings = {
  from: { name: 'Spiele für alle', address: 'noreply@kga.example' },
  publicOrigin: 'https://kga.example',
  contact: 'team@kga.example',
  replyTo: 'help@kga.example',
  operator: {},
};
const row = {
  id: '019aa4d1-0000-7000-8000-000000000001',
  createdAt: new Date('2026-11-21T12:18:03Z'),
};

test('the same row gives the same Message-ID and Date, and is marked as auto-generated', async () => {
  const letters = await Promise.all(
    [1, 2].map(() => composeMessage(mailAbout('signed_in'), row, settings)),
  );
  for (const { bytes, from, to } of letters) {
    expect([from, to]).toEqual(['noreply@kga.example', 'ada@example.org']);
    const email = await PostalMime.parse(bytes);
    expect(email.messageId).toBe(`<${row.id}@kga.example>`);
    expect(email.date).toBe('2026-11-21T12:18:03.000Z');
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(email.from).toMatchObject(settings.from);
  }
});

const contactMessage = {
  about: 'contact_message',
  topic: 'privacy',
  text: 'What do you\r\nknow about me?\0\nBcc: eve@example.org',
  replyTo: 'ada@example.org',
  accountId: null,
  language: 'de',
  suspicious: false,
} as const;

test('a visitor’s message reaches the operator, who can answer it', async () => {
  const { bytes, to } = await composeMessage(contactMessage, row, settings);
  expect(to).toBe('team@kga.example');
  const email = await PostalMime.parse(bytes);
  expect(email.subject).toBe('Privacy: What do you know about me? Bcc: eve@example.org');
  expect(email.replyTo).toMatchObject([{ address: 'ada@example.org' }]);
  expect(email.text).toContain('know about me?');
  expect(email.text).toContain('Language of the page: de');
  expect([email.bcc, email.html]).toEqual([undefined, undefined]);
});

test('a message without an address says so; one that looks like spam is marked', async () => {
  const mail = { ...contactMessage, replyTo: null, suspicious: true };
  const email = await PostalMime.parse((await composeMessage(mail, row, settings)).bytes);
  expect(email.subject).toMatch(/^\[Possible spam\] Privacy: /);
  expect(email.text).toContain('The sender left no address.');
  expect(email.replyTo).toBeUndefined();
});

test('readers answer where the settings say, or to the sender', async () => {
  const replyToOf = async (replyTo: string | undefined) => {
    const { bytes } = await composeMessage(mailAbout('signed_in'), row, { ...settings, replyTo });
    return (await PostalMime.parse(bytes)).replyTo;
  };
  expect(await replyToOf('help@kga.example')).toEqual([
    { name: 'Keep Games Alive', address: 'help@kga.example' },
  ]);
  expect(await replyToOf(undefined)).toBeUndefined();
});

test('the mark comes with the mail, as a part of its HTML', async () => {
  const { bytes } = await composeMessage(mailAbout('signed_in'), row, settings);
  const raw = bytes.toString('latin1');
  const types = [...raw.matchAll(/^Content-Type: ([^;\s]+)/gm)].map(([, type]) => type);
  expect(types).toEqual([
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
  ]);
  const { html = '', attachments } = await PostalMime.parse(bytes);
  const [mark] = attachments;
  expect(attachments).toHaveLength(1);
  expect(mark).toMatchObject({ disposition: 'inline', mimeType: 'image/png' });
  const sources = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([`cid:${mark?.contentId?.slice(1, -1)}`]);
});

const addressed = { to: 'ada@example.org', name: 'Ada', language: 'en', tokens: {} };
const petition = { slug: 'al-2027', title: 'Keep them', withdrawal: '/w#token=w' };
const update = { title: 'Halfway', content: 'Thank you!', language: 'en' };
const listHeadersOf = async (mail: ReaderMail) => {
  const email = await PostalMime.parse((await composeMessage(mail, row, settings)).bytes);
  return email.headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : []));
};

test('updates of a petition are a list that ends with one press', async () => {
  const stop = 'a-token-that-stops-them';
  const signer = { ...addressed, ...petition, about: 'signature_update', update, stop } as const;
  const wanted = [
    ['list-id', '<al-2027.petitions.kga.example>'],
    ['list-unsubscribe', `<https://kga.example/api/forum/unsubscribe?token=${stop}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ];
  expect(await listHeadersOf(signer)).toEqual(wanted);
  const subscriber = { ...addressed, name: '', slug: 'al-2027', title: 'Keep them' } as const;
  expect(
    await listHeadersOf({ ...subscriber, about: 'subscription_update', update, stop }),
  ).toEqual(wanted);
});

test('mails that answer what a reader did are no list', async () => {
  const confirm = { token: 'x', code: '048213', expiresAt: '2026-12-05T02:06:00Z' };
  for (const mail of [
    mailAbout('verify_email'),
    { ...addressed, ...petition, about: 'signature_confirm', ...confirm },
    { ...addressed, ...petition, about: 'signature_counts' },
  ] as const) {
    expect(await listHeadersOf(mail)).toEqual([]);
  }
});

test('subjects and names of every script arrive intact', async () => {
  for (const mail of mailsIn('ja', 'ada@example.org', '山田 太郎 👩🏽‍💻')) {
    const { bytes } = await composeMessage(mail, row, settings);
    expect(/[^\t\r\n\x20-\x7E]/.test(bytes.toString('latin1'))).toBe(false);
    const email = await PostalMime.parse(bytes);
    expect(email.to).toMatchObject([{ name: '山田 太郎 👩🏽‍💻', address: 'ada@example.org' }]);
    expect(email.text).toContain('山田 太郎 👩🏽‍💻 様');
    expect(email.html).toContain(`<h1`);
  }
});

test.each([
  'Ada\r\nBcc: eve@example.org',
  'Ada\nX-Evil: 1',
  'Ada\r\n\r\nbody',
  'Ada" <eve@example.org>, "x',
  'Ada <eve>, Eve',
  'Ada, Eve; Undisclosed:',
  'Ada\0\u2028Bcc: eve',
  '=?utf-8?q?x=0D=0ABcc:_eve=40example.org?=',
])('a name adds no header and no recipient: %j', async (name) => {
  const mail = mailAbout('verify_email', { name });
  const { bytes, to } = await composeMessage(mail, row, settings);
  expect(to).toBe('ada@example.org');
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n');
  const keys = head
    .split('\r\n')
    .filter((line) => /^\S/.test(line))
    .map((line) => line.split(':')[0]?.toLowerCase());
  expect(new Set(keys)).toEqual(
    new Set([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]),
  );
  expect(keys).toHaveLength(10);
  const email = await PostalMime.parse(bytes);
  expect(email.to?.map(({ address }) => address)).toEqual(['ada@example.org']);
});

test.each([
  ['kga@example.org', { name: '', address: 'kga@example.org' }],
  [
    ' Keep Games Alive <kga@example.org> ',
    { name: 'Keep Games Alive', address: 'kga@example.org' },
  ],
  ['"Games, kept" <kga@example.org>', { name: 'Games, kept', address: 'kga@example.org' }],
  ['Keep Games Alive', undefined],
  ['a@b, c@d', undefined],
  ['Name\nBcc: x <kga@example.org>', undefined],
])('reads the sender %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});
