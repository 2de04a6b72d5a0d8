// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { languages, pluralForms } from '@kga/contracts/core';
import { escapeText } from 'entities';
import { expect, test } from 'vitest';

import { mailAbout, mailsIn } from '../../testing/mails.ts';
import { mailMessages } from './messages.ts';
import { type RenderedMail, greetingName, renderMail } from './render-mail.ts';

const origin = 'https://kga.example';

/** Every text by its key. */
function texts(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : texts(value, `${prefix}${key}.`),
  );
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
}

/** What is filled into each text, by its key. */
function placesOf(all: Iterable<[string, string]>): Record<string, string[]> {
  return Object.fromEntries([...all].map(([key, text]) => [key, placesIn(text)]));
}

test.each(languages.filter((language) => language !== 'en'))(
  '%s has words of its own for everything, with the same places to fill',
  (language) => {
    const english = new Map(texts(mailMessages('en')));
    const own = texts(mailMessages(language));
    expect(own.filter(([key, text]) => text === '' || text === english.get(key))).toEqual([]);
    // Of plurals a language has the forms of its own.
    const isSingle = ([key]: [string, string]) => !/_(?:zero|one|two|few|many)$/.test(key);
    expect(placesOf(own.filter(isSingle))).toEqual(placesOf([...english].filter(isSingle)));
    const plurals = own.flatMap(([key]) => /^(.*)_other$/.exec(key)?.[1] ?? []);
    const forms = new Set([...pluralForms(language), 'other']);
    const keys = own.map(([key]) => key);
    expect(keys).toEqual(
      expect.arrayContaining(plurals.flatMap((key) => [...forms].map((form) => `${key}_${form}`))),
    );
    expect(keys.filter((key) => key.endsWith('_one'))).toHaveLength(
      forms.has('one') ? plurals.length : 0,
    );
  },
);

test('French has a narrow space before high punctuation', () => {
  const wrong = texts(mailMessages('fr')).filter(([, text]) => /[^\u202F][:;!?]/u.test(text));
  expect(wrong).toEqual([]);
});

/** Without the line breaks that plain text has within a sentence. */
const unwrapped = (text: string) => text.replaceAll(/\s+/g, '');

test.each(languages)('%s: each kind has all its parts, as text and as HTML', (language) => {
  for (const mail of mailsIn(language)) {
    const { subject, text, html } = renderMail(mail, origin);
    expect(subject).not.toBe('');
    expect(`${text}${html}`).not.toMatch(/\{\{|undefined|null|Invalid/);
    expect(html).toContain(`<html lang="${language}">`);
    const link = /https:\/\/\S+/.exec(text)?.[0] ?? '';
    expect(new URL(link).searchParams.get('lang')).toBe(language);
    // The button, and the address for those for whom it does not work.
    expect(html.split(`href="${escapeText(link)}"`)).toHaveLength(3);
    expect(html).toContain(`>${escapeText(link)}</a>`);
    const said = [mailMessages(language)[mail.about].notYou, 'ada@example.org'];
    if ('code' in mail) said.push(mail.code);
    if ('device' in mail) said.push(mail.device);
    for (const part of said) {
      expect(unwrapped(text)).toContain(unwrapped(part));
      expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(escapeText(part));
    }
  }
});

test.each([
  ['verify_email', '/verify-email?lang=en#token='],
  ['change_email', '/verify-email?lang=en#token='],
  ['reset_password', '/reset-password?lang=en#token='],
] as const)('%s leads to %s, the token where no server sees it', (about, path) => {
  const { text } = renderMail(mailAbout(about), origin);
  expect(text).toContain(`${origin}${path}bTlPa1-_4Zc3KqkzqJrX0wq9yVfE2d7n\n`);
});

test('times are formatted in the reader’s language and in UTC', () => {
  const seen = languages.map((language) => {
    const mail = mailsIn(language).find(({ about }) => about === 'password_changed');
    return mail ? /^.*UTC.*$/m.exec(renderMail(mail, origin).text)?.[0] : undefined;
  });
  expect(seen).toEqual([
    'Time: 21 November 2026 at 12:18 UTC',
    '时间：2026年11月21日 UTC 12:18',
    'Date\u202F: 21 novembre 2026 à 12:18 UTC',
    'Zeit: 21. November 2026 um 12:18 UTC',
    '日時：2026年11月21日 12:18 UTC',
    '시각: 2026년 11월 21일 12:18 UTC',
  ]);
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/bad');
const recorded = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => {
      const parsed: unknown = file.endsWith('.json')
        ? JSON.parse(readFileSync(join(folder, file), 'utf8'))
        : [];
      return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string') : [];
    })
  : [];
const naughty = [
  ...recorded,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt;',
  '{{to}}{{brand}}',
  '$& $1 $`',
  'Ada\r\nBcc: eve@example.org',
  '\u202Etxet',
  '\uD800',
];

/** HTML without what our own layout has. */
function foreignTags(html: string): string[] {
  const known =
    /^(!doctype html|\/?(html|head|body|title|style|div|p|h1|a|span|strong|table|tr|td|img)\b|meta |br$)/;
  return [...html.matchAll(/<([^>]*)>/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !known.test(tag) || /\son\w+=/i.test(tag));
}

/** What no words of a person may change. */
function shapeOf({ subject, text, html }: RenderedMail) {
  return {
    subject,
    foreign: foreignTags(html),
    tags: html.split('<').length,
    // The reason names the address, and is broken where that is long.
    lines: text.replace(/^You’re getting this.*?\n\n/ms, '').split('\n').length,
    isWellFormed: text.isWellFormed() && html.isWellFormed(),
  };
}

test('user-written text adds no HTML, placeholder or line break', () => {
  const plain = shapeOf(renderMail(mailAbout('password_changed'), origin));
  for (const text of naughty) {
    const mail = { ...mailAbout('password_changed', { name: text, to: text }), device: text };
    expect({ text, ...shapeOf(renderMail(mail, origin)) }).toEqual({ text, ...plain });
  }
  const braces = renderMail(mailAbout('verify_email', { name: '{{brand}}' }), origin);
  expect(braces.text).toContain('Hello {{brand}},');
});

test('names that would become links are omitted, others appear', () => {
  const left = ['Win at evil.example', 'https://x', 'a@b', 'www.x', '点击evil.com'];
  for (const name of left) {
    expect(greetingName(name)).toBe('');
    expect(renderMail(mailAbout('verify_email', { name }), origin).text).toMatch(/^Hello,\n/);
  }
  for (const name of ['J. R. R. Tolkien', "O'Neil", '山田 太郎', 'Dr. Ada', 'Ada-Lovelace Jr.']) {
    expect(greetingName(name)).toBe(name);
  }
});
