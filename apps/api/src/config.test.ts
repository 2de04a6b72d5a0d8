// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://kga@localhost/kga',
  REDIS_URL: 'redis://localhost',
  SESSION_SECRETS: 'a secret that is long enough for this',
  ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
};

test('requires only the URLs of Postgres and Redis, a secret and a key', () => {
  expect(readConfig(needed)).toMatchObject({
    http: {
      host: '0.0.0.0',
      port: 3001,
      publicOrigin: 'http://localhost:3000',
      trustProxy: ['loopback'],
    },
    metrics: { port: 9101 },
    log: { level: 'info' },
    stream: {
      connectionsMax: 20_000,
      connectionsPerNetworkMax: 200,
      heartbeatMs: 15_000,
      renewMs: 4_000,
      changesMs: 1_000,
    },
  });
});

test('treats an empty value as not set', () => {
  expect(readConfig({ ...needed, PORT: '' }).http.port).toBe(3001);
});

test('reduces the public URL to its origin', () => {
  const config = readConfig({ ...needed, PUBLIC_ORIGIN: 'https://example.org/somewhere' });
  expect(config.http.publicOrigin).toBe('https://example.org');
});

test.each([
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['uniquelocal', ['uniquelocal']],
])('trusts the proxies %s', (text, trusted) => {
  expect(readConfig({ ...needed, TRUST_PROXY: text }).http.trustProxy).toEqual(trusted);
});

test.each([
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', undefined],
  ['REDIS_URL', 'localhost'],
  ['PORT', '70000'],
  ['METRICS_PORT', 'none'],
  ['PUBLIC_ORIGIN', 'example.org'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['STREAM_CONNECTIONS_MAX', '-1'],
  ['RATE_LIMIT_MAX', '0'],
  ['RATE_LIMIT_WINDOW_SECONDS', 'soon'],
  ['SHED_EVENT_LOOP_DELAY_MS', '0'],
  ['SHED_EVENT_LOOP_UTILIZATION', '2'],
  ['SESSION_SECRETS', undefined],
  ['SESSION_SECRETS', 'too short'],
  ['SESSION_SECRETS', `${'x'.repeat(32)},too short`],
  ['ENCRYPTION_KEYS', undefined],
  ['ENCRYPTION_KEYS', '5a'.repeat(32)],
  ['ENCRYPTION_KEYS', `0:${'5a'.repeat(32)}`],
  ['ENCRYPTION_KEYS', `256:${'5a'.repeat(32)}`],
  ['ENCRYPTION_KEYS', `1:${'5a'.repeat(31)}`],
  ['ENCRYPTION_KEYS', `1:${'5a'.repeat(32)},1:${'5b'.repeat(32)}`],
  ['PASSWORD_PRIORITY', 'low'],
  ['PASSWORD_THREADS', '0'],
  ['PASSWORD_QUEUE_MAX', '-1'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
])('refuses to start with %s=%s and names the key', (key, value) => {
  expect(() => readConfig({ ...needed, [key]: value })).toThrow(key);
});

test('names every invalid key at once', () => {
  expect(() => readConfig({ PORT: 'x' })).toThrow(/DATABASE_URL[^]*REDIS_URL[^]*PORT/);
});

test('does not show a secret that it refuses', () => {
  const bad = { ...needed, SESSION_SECRETS: 'hunter2' };
  expect(() => readConfig(bad)).toThrow(/^(?!.*hunter2)/s);
});

test('accepts several secrets, so that one can be replaced', () => {
  const secrets = ['x'.repeat(32), 'y'.repeat(40)];
  const config = readConfig({ ...needed, SESSION_SECRETS: secrets.join(', ') });
  expect(config.secrets).toEqual(secrets);
});

test('accepts several keys, of which the first encrypts', () => {
  const { encryptionKeys } = readConfig({
    ...needed,
    ENCRYPTION_KEYS: `2:${'5b'.repeat(32)}, 1:${'5A'.repeat(32)}`,
  });
  expect(encryptionKeys).toEqual([
    { version: 2, key: new Uint8Array(32).fill(0x5b) },
    { version: 1, key: new Uint8Array(32).fill(0x5a) },
  ]);
});

test('social sign-in is on with both id and secret', () => {
  const { google, github, replit } = readConfig(needed).social;
  expect([google, github, replit]).toEqual([undefined, undefined, undefined]);
  const env = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  const { social } = readConfig({ ...needed, ...env, GITHUB_URL: 'https://git.example/' });
  expect(social.github).toEqual({
    id: 'id',
    secret: 'secret',
    isStandIn: false,
    url: 'https://git.example',
    apiUrl: 'https://api.github.com',
  });
});

test('a provider on loopback is a stand-in', () => {
  const env = { REPLIT_CLIENT_ID: 'id', REPLIT_CLIENT_SECRET: 'secret' };
  const isStandIn = (url: string) =>
    readConfig({ ...needed, ...env, REPLIT_ISSUER: url }).social.replit?.isStandIn;
  expect(isStandIn('http://127.0.0.1:1')).toBe(true);
  expect(isStandIn('http://localhost:1/oidc')).toBe(true);
  expect(isStandIn('https://replit.com/oidc')).toBe(false);
});

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['REPLIT_CLIENT_SECRET', 'REPLIT_CLIENT_ID'],
])('refuses %s without %s', (name, missing) => {
  expect(() => readConfig({ ...needed, [name]: 'x' })).toThrow(missing);
});

test('reads secrets from the files that containers mount, and proxies from a list with gaps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kga-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'session');
  writeFileSync(file, `${'s'.repeat(32)}\n`);
  const settings = { SESSION_SECRETS_FILE: file, TRUST_PROXY: 'loopback,uniquelocal,' };
  const config = readConfig({ ...needed, ...settings });
  expect(config.secrets).toEqual(['s'.repeat(32)]);
  expect(config.http.trustProxy).toEqual(['loopback', 'uniquelocal']);
  const missing = { SESSION_SECRETS_FILE: join(folder, 'other') };
  expect(() => readConfig({ ...needed, ...missing })).toThrow(/^SESSION_SECRETS_FILE: /);
});

test('a password apart, in a file too, is that of every database whose URL has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kga-password-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const PGPASSWORD_FILE = join(folder, 'password');
  writeFileSync(PGPASSWORD_FILE, 'p@ss word\n');
  const DATABASE_READ_URLS = 'postgres://kga@one/kga,postgres://kga:own@two/kga';
  const { databaseUrl, reads } = readConfig({ ...needed, PGPASSWORD_FILE, DATABASE_READ_URLS });
  expect([databaseUrl, ...reads.urls]).toEqual([
    'postgres://kga:p%40ss%20word@localhost/kga',
    'postgres://kga:p%40ss%20word@one/kga',
    'postgres://kga:own@two/kga',
  ]);
});
