// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { email } from '../core/person-fields.ts';
import { mailboxOf } from './mailbox.ts';

test.each([
  // Gmail: dots and tags, https://support.google.com/mail/answer/7436150
  ['ada.lovelace@gmail.com', 'adalovelace@gmail.com'],
  ['A.d.a.Lovelace+games@GMail.com', 'adalovelace@gmail.com'],
  ['adalovelace@googlemail.com', 'adalovelace@gmail.com'],
  // Outlook, iCloud and Fastmail: tags; dots are part of the name
  ['ada.lovelace+games@outlook.com', 'ada.lovelace@outlook.com'],
  ['ada+games@hotmail.co.uk', 'ada@hotmail.co.uk'],
  ['ada+games@icloud.com', 'ada@icloud.com'],
  ['ada@me.com', 'ada@icloud.com'],
  ['ada@mac.com', 'ada@icloud.com'],
  ['ada+games@fastmail.com', 'ada@fastmail.com'],
  // Yahoo: tags behind a hyphen
  ['ada-games@yahoo.com', 'ada@yahoo.com'],
  ['ada-games@yahoo.co.jp', 'ada@yahoo.co.jp'],
  ['ada.lovelace@ymail.com', 'ada.lovelace@ymail.com'],
  // Proton: dots, hyphens and underscores, and all its domains
  ['ada_love-lace.x+games@protonmail.com', 'adalovelacex@proton.me'],
  ['ada.lovelace@pm.me', 'adalovelace@proton.me'],
  // Yandex: dots and hyphens are the same, and so are its domains
  ['ada.lovelace@ya.ru', 'ada-lovelace@yandex.ru'],
  ['ada-lovelace@yandex.com', 'ada-lovelace@yandex.ru'],
  // Everywhere else case and tags alone
  ['Ada.Lovelace+games@Example.ORG', 'ada.lovelace@example.org'],
  ['ada-lovelace@example.org', 'ada-lovelace@example.org'],
  ["o'neill@example.org", "o'neill@example.org"],
  ['  ada@example.org ', 'ada@example.org'],
  ['+games@example.org', '+games@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
])('%s is the mailbox %s', (entered, mailbox) => {
  expect(mailboxOf(entered)).toBe(mailbox);
});

test.each([
  ['ada@MÜNCHEN.de', 'ada@xn--mnchen-3ya.de'],
  ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
  ['ada@xn--mnchen-3ya.de', 'ada@xn--mnchen-3ya.de'],
  ['ada+1@例え.jp', 'ada@xn--r8jz45g.jp'],
])('the internationalised domain of %s', (entered, mailbox) => {
  expect(mailboxOf(email.parse(entered))).toBe(mailbox);
});

test.each(['ada@ada.example.org', 'ada.b@outlook.com', 'adab@proton.com.example.org'])(
  '%s is another mailbox than ada@example.org and its likes',
  (entered) => expect(mailboxOf(entered)).toBe(entered),
);
