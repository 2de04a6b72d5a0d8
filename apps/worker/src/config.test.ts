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
    operator: 'noreply@example.org',
  });
});

test('sends the messages of the contact form to the address of contact, if there is one', () => {
  const operatorOf = (CONTACT_EMAIL: string) =>
    readConfig({ ...needed, ...mailing, CONTACT_EMAIL }).mail?.operator;
  expect(operatorOf('contact@example.org')).toBe('contact@example.org');
  expect(operatorOf('')).toBe('noreply@example.org');
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
