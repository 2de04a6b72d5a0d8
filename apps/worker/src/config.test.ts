// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://kga:secret@db:5432/kga',
  REDIS_URL: 'redis://:secret@redis:6379',
  ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
};

test('by default polls every 30 seconds while collecting and hourly afterwards', () => {
  const { poll, http, logLevel } = readConfig(needed);
  expect(poll).toEqual({
    collectingInterval: 30_000,
    restingInterval: 3_600_000,
    requestTimeout: 8_000,
    budget: 20_000,
  });
  expect(http.port).toBe(9102);
  expect(logLevel).toBe('info');
});

test('treats an empty setting as not set', () => {
  expect(readConfig({ ...needed, METRICS_PORT: '' }).http.port).toBe(9102);
});

const mailing = {
  SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'Keep Games Alive <noreply@example.org>',
  PUBLIC_ORIGIN: 'https://example.org/',
};

test('sends mail where a server, a sender and an origin are set', () => {
  expect(readConfig(needed).mail).toBeUndefined();
  expect(readConfig({ ...needed, PUBLIC_ORIGIN: mailing.PUBLIC_ORIGIN }).mail).toBeUndefined();
  expect(readConfig({ ...needed, ...mailing }).mail).toEqual({
    smtpUrl: mailing.SMTP_URL,
    from: { name: 'Keep Games Alive', address: 'noreply@example.org' },
    publicOrigin: 'https://example.org',
    contact: 'noreply@example.org',
    replyTo: undefined,
    operator: { name: undefined, address: undefined },
  });
});

test('sends the messages of the contact form to the address of contact, if there is one', () => {
  const operatorOf = (CONTACT_EMAIL: string) =>
    readConfig({ ...needed, ...mailing, CONTACT_EMAIL }).mail?.contact;
  expect(operatorOf('contact@example.org')).toBe('contact@example.org');
  expect(operatorOf('')).toBe('noreply@example.org');
});

test('replies go to the address for replies, else to that of contact, else nowhere', () => {
  const replyToOf = (given: Record<string, string>) =>
    readConfig({ ...needed, ...mailing, ...given }).mail?.replyTo;
  const CONTACT_EMAIL = 'contact@example.org';
  expect(replyToOf({ CONTACT_EMAIL, MAIL_REPLY_TO: 'help@example.org' })).toBe('help@example.org');
  expect(replyToOf({ CONTACT_EMAIL, MAIL_REPLY_TO: '' })).toBe('contact@example.org');
  expect(replyToOf({})).toBeUndefined();
});

test('knows who operates the site', () => {
  const given = { OPERATOR_NAME: ' Games e. V. ', OPERATOR_ADDRESS: 'Weg 1, 10115 Berlin' };
  expect(readConfig({ ...needed, ...mailing, ...given }).mail?.operator).toEqual({
    name: 'Games e. V.',
    address: 'Weg 1, 10115 Berlin',
  });
  expect(readConfig({ ...needed, ...mailing }).mail?.operator).toEqual({});
});

test.each(['MAIL_FROM', 'PUBLIC_ORIGIN'])(
  'names %s where a mail server is set without it',
  (key) => {
    const read = () => readConfig({ ...needed, ...mailing, [key]: '' });
    expect(read).toThrow(new RegExp(`^${key}: `));
    expect(read).not.toThrow('secret');
  },
);

test.each([
  ['SMTP_URL', 'http://mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Name <a@example.org>\r\nBcc: b@example.org'],
  ['MAIL_REPLY_TO', 'Help <help@example.org>'],
  ['OPERATOR_NAME', 'Games\nBcc: b@example.org'],
  ['OPERATOR_ADDRESS', 'Weg 1\u2028Berlin'],
  ['OPERATOR_ADDRESS', 'x'.repeat(301)],
])('refuses %s %j', (key, value) => {
  expect(() => readConfig({ ...needed, ...mailing, [key]: value })).toThrow(`${key}: `);
});

test('names every bad key and shows no value', () => {
  const bad = {
    DATABASE_URL: 'mysql://kga:secret@db/kga',
    METRICS_PORT: '70000',
    PETITION_POLL_MS: 'often',
    PETITION_POLL_BUDGET_MS: '26000',
  };
  const read = () => readConfig(bad);
  for (const key of [...Object.keys(bad), 'REDIS_URL']) expect(read).toThrow(key);
  expect(read).not.toThrow('secret');
});

test('a password apart is that of the database', () => {
  const DATABASE_URL = 'postgres://kga@db/kga';
  const { databaseUrl } = readConfig({ ...needed, DATABASE_URL, PGPASSWORD: 'secret' });
  expect(databaseUrl).toBe('postgres://kga:secret@db/kga');
});
