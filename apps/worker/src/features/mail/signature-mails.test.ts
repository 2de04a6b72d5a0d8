// SPDX-License-Identifier: AGPL-3.0-or-later
import { knownLanguages } from '@kga/contracts/core';
import { describe, expect, test } from 'vitest';

import { mailMessages } from './messages.ts';
import { type Operator, renderMail } from './render-mail.ts';
import type { SignerMail } from './signature-mails.ts';

const origin = 'https://kga.example';
const operator = { name: 'Games e. V.', address: 'Weg 1, 10115 Berlin' };
const title = 'Keep the games we paid for playable after their servers are switched off';
const waiting = { token: 'a-token', code: '048213', expiresAt: '2100-03-02T14:05:00.000Z' };
const update = {
  title: 'Halfway',
  content: 'Thank you!\r\n\r\nRead <b>https://kga.example/a?b=1&c=2</b>.\njavascript:alert(1)',
  language: 'fr',
};

function mailsIn(language: string): SignerMail[] {
  const withdrawal = '/petition/al-2027/withdraw#token=w';
  const to = { to: 'ada@example.org', name: 'Ada', language, slug: 'al-2027', title, withdrawal };
  const addressed = { ...to, tokens: { withdraw: 'w' } };
  return [
    { ...addressed, about: 'signature_confirm', ...waiting },
    { ...addressed, about: 'signature_reminder', ...waiting },
    { ...addressed, about: 'signature_counts' },
    { ...addressed, about: 'signature_held' },
    { ...addressed, about: 'signature_again' },
    { ...addressed, about: 'signature_update', update, stop: 'a-stop-token' },
  ];
}

function rendered(about: SignerMail['about'], language = 'en', sender: Operator = operator) {
  const mail = mailsIn(language).find((each) => each.about === about);
  if (!mail) throw new Error(`there is no mail about ${about}`);
  return renderMail(mail, origin, { operator: sender });
}

/** What a reader of the HTML sees; what is hidden is not. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div aria-hidden.*?<\/div>/s, '')
    .replaceAll(/<[^>]+>/g, '');

const previewOf = (html: string) => /<div aria-hidden[^>]*>(.*?)\u034F/s.exec(html)?.[1] ?? '';

describe.each(knownLanguages.map(({ tag }) => tag))('mails of signing in %s', (language) => {
  const colon = new Map([
    ['ja', '：'],
    ['zh-CN', '：'],
    ['fr', '\u202F:'],
  ]);

  test('name the petition in the subject, and something new in the preview', () => {
    for (const mail of mailsIn(language)) {
      const { subject, html } = renderMail(mail, origin, { operator });
      expect(subject).toMatch(/Keep the games we paid for playable after their servers are?…$/);
      expect(previewOf(html).length).toBeGreaterThan(15);
      expect(subject).not.toContain(previewOf(html));
      expect(previewOf(html)).toContain('code' in mail ? mail.code : '');
    }
  });

  test('have labels that end as the language wants, and lines that fit', () => {
    for (const mail of mailsIn(language)) {
      const { text } = renderMail(mail, origin, { operator });
      expect(text).not.toMatch(/[:：]\s*[:：]/u);
      const labels = [...text.matchAll(/^(.+)\n(?=https:)/gm)].map(([, label = '']) => label);
      expect(labels.length).toBeGreaterThan(1);
      const ending = colon.get(language) ?? ':';
      for (const label of labels.slice(0, -1)) expect(label.endsWith(ending), label).toBe(true);
      const long = text.split('\n').filter((line) => line.length > 76);
      expect(long.filter((line) => !/https:/.test(line) && !line.includes(title))).toEqual([]);
    }
  });

  test('say why they come and who sends them', () => {
    const { contact, privacy } = mailMessages(language);
    for (const mail of mailsIn(language)) {
      const { text, html } = renderMail(mail, origin, { operator });
      for (const part of [operator.name, operator.address, contact, privacy, 'kga.example']) {
        expect(text).toContain(part);
        expect(seen(html)).toContain(part);
      }
      expect(html).toContain(`${origin}/privacy-policy?ref=mail&amp;lang=${language}`);
      expect(html).toContain(`${origin}/contact?ref=mail&amp;lang=${language}`);
    }
  });
});

test('without settings the brand and the origin are named alone', () => {
  const { text } = rendered('signature_counts', 'en', {});
  const [, sender = ''] = text.split('\n-- \n');
  expect(sender.split('\n').slice(0, 2)).toEqual([
    'Keep Games Alive',
    'https://kga.example/?ref=mail&lang=en',
  ]);
});

test('the code follows the button, is copied as digits, and precedes the long address', () => {
  const { html, text } = rendered('signature_confirm');
  const order = [
    '>Confirm signature<',
    '>048<',
    'expire on',
    'Delete the signature',
    'If the button',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(seen(html)).toContain('048213');
  expect(text).toContain('Or enter this code on the page:\n048213\n');
});

test('the button is a cell, which Outlook pads, with the link in it', () => {
  const { html } = rendered('signature_confirm');
  expect(html).toMatch(
    /<td class="button" bgcolor="#c8102e" style="[^"]*mso-padding-alt:14px 24px[^"]*"><a [^>]*token=a-token"/,
  );
});

test('links to the petition say that a mail led there, those with tokens do not', () => {
  const petition = `${origin}/petition/al-2027?ref=mail&lang=en`;
  for (const about of ['signature_counts', 'signature_update'] as const) {
    const { text } = rendered(about);
    expect(text).toContain(`View petition:\n${petition}\n`);
  }
  expect(rendered('signature_counts').text).toContain(`Share petition:\n${petition}#share\n`);
  for (const { language, ...mail } of mailsIn('en')) {
    const { text } = renderMail({ ...mail, language }, origin);
    const urls = [...text.matchAll(/https:\S+/g)].map(([url]) => new URL(url));
    const marked = urls.filter(({ searchParams }) => searchParams.has('ref'));
    expect(marked.filter(({ hash }) => !['', '#share'].includes(hash))).toEqual([]);
  }
});

test('the words of an author are set apart in their language, and their addresses are links', () => {
  const { html, text } = rendered('signature_update', 'de');
  expect(html).toContain('<h1 lang="fr"');
  const [, quote = ''] = /<td class="quote" lang="fr"[^>]*>(.*?)<\/td>/s.exec(html) ?? [];
  expect(quote).toContain('<a href="https://kga.example/a?b=1&amp;c=2"');
  expect(quote).toContain('&lt;b&gt;');
  expect(quote).not.toMatch(/<b>|href="(?!https:)/);
  expect(quote.match(/<p /g)).toHaveLength(2);
  expect(text).toContain('Thank you!\n\nRead <b>https://kga.example/a?b=1&c=2</b>.\n');
});

test('dark mail programs get colours for all that has some', () => {
  const { html } = rendered('signature_update');
  const [, rules = ''] = /@media \(prefers-color-scheme: dark\) \{(.*?)<\/style>/s.exec(html) ?? [];
  const { html: withCode } = rendered('signature_confirm');
  const used = `${html}${withCode}`.matchAll(/class="([^"]+)"/g);
  const classes = new Set([...used].flatMap(([, names = '']) => names.split(' ')));
  expect([...classes].toSorted()).toEqual(['button', 'code', 'line', 'muted', 'page', 'quote']);
  for (const name of classes) expect(rules).toContain(`.${name} {`.replace('muted {', 'muted, '));
});
