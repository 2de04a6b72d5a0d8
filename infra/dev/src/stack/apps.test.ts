// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { parseConfig, root } from '../config.ts';
import { stopGrace } from '../supervisor/process-supervisor.ts';
import { apiMemory, appSpecs, builtApps } from './apps.ts';
import { seedSettings } from './stand-ins.ts';

function environmentOf(name: string, settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const specs = appSpecs({
    config: parseConfig(settings),
    services: { databaseUrl: 'postgres://db/kga', redisUrl: 'redis://redis' },
    smtpUrl: 'smtp://mails',
    signIn: { GOOGLE_CLIENT_ID: 'stand-in' },
    commands: builtApps,
    sessionSecrets: 'x'.repeat(32),
    encryptionKeys: `1:${'5a'.repeat(32)}`,
    environment: 'production',
  });
  return specs.find((spec) => spec.name === name)?.env ?? {};
}

it('exposes only the web server to other machines', () => {
  const settings = { HOST: '0.0.0.0' };
  const hosts = ['web', 'api', 'worker'].map((name) => environmentOf(name, settings)['HOST']);
  expect(hosts).toEqual(['0.0.0.0', '127.0.0.1', '127.0.0.1']);
});

it('exposes no metrics to other machines', () => {
  expect(environmentOf('web', { HOST: '0.0.0.0' })['METRICS_HOST']).toBe('127.0.0.1');
});

it('trusts forwarded addresses from this machine only, unless other proxies are set', () => {
  const trusted = (settings: NodeJS.ProcessEnv) =>
    ['web', 'api'].map((name) => environmentOf(name, settings)['TRUST_PROXY']);
  expect(trusted({})).toEqual(['loopback', 'loopback']);
  expect(trusted({ TRUST_PROXY: '10.0.0.1' })).toEqual(['10.0.0.1', 'loopback']);
});

it('gives the worker less time to stop than the supervisor waits', () => {
  const { WORKER_STOP_MS } = environmentOf('worker', { WORKER_STOP_MS: '22000' });
  expect(Number(WORKER_STOP_MS)).toBeGreaterThan(0);
  expect(Number(WORKER_STOP_MS)).toBeLessThan(stopGrace);
});

it('passes mail settings to the worker only', () => {
  const settings = {
    MAIL_FROM: 'KGA <kga@example.org>',
    CONTACT_EMAIL: 'contact@example.org',
    MAIL_REPLY_TO: 'help@example.org',
    OPERATOR_NAME: 'Games e. V.',
    OPERATOR_ADDRESS: 'Weg 1, 10115 Berlin',
  };
  expect(environmentOf('worker', settings)).toMatchObject({
    ...settings,
    SMTP_URL: 'smtp://mails',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
  expect(environmentOf('worker')['MAIL_FROM']).toMatch(/@localhost>$/);
  expect(environmentOf('api')).not.toHaveProperty('MAIL_FROM');
});

it('passes the stand-in identity providers to the api only', () => {
  expect(environmentOf('api')).toMatchObject({ GOOGLE_CLIENT_ID: 'stand-in' });
  expect(environmentOf('web')).not.toHaveProperty('GOOGLE_CLIENT_ID');
});

it('lets the worker fetch from the demonstration and from the allowed hosts', () => {
  const allowed = (settings: NodeJS.ProcessEnv) =>
    environmentOf('worker', settings)['FETCH_ALLOW_HOSTS'];
  expect(allowed({})).toBe('localhost:3920');
  const settings = { FEED_HOST_PORT: '4920', FETCH_ALLOW_HOSTS: 'feeds.internal:80' };
  expect(allowed(settings)).toBe('feeds.internal:80,localhost:4920');
  expect(allowed({ ...settings, DEMONSTRATION_FEEDS: 'off' })).toBe('feeds.internal:80');
  expect(allowed({ DEMONSTRATION_FEEDS: 'off' })).toBe('');
});

it('lets the pages say that their content is a demonstration, where it is', () => {
  const told = (settings: NodeJS.ProcessEnv) =>
    environmentOf('web', settings)['DEMONSTRATION_CONTENT'];
  expect(told({})).toBe('on');
  expect(told({ PUBLIC_ORIGIN: 'https://kga.example', DEMONSTRATION_CONTENT: 'on' })).toBe('off');
});

it('seeds the demonstration feeds only where they are served', () => {
  const seeded = (settings: NodeJS.ProcessEnv) => seedSettings(parseConfig(settings), undefined);
  expect(seeded({})).toEqual({ DEMONSTRATION_FEEDS_URL: 'http://localhost:3920' });
  expect(seeded({ DEMONSTRATION_FEEDS: 'off' })).toEqual({});
});

it.each(['api', 'worker', 'web'] as const)('starts %s as its image does', (name) => {
  const file = readFileSync(join(root, 'infra/docker', `${name}.Dockerfile`), 'utf8');
  const [, ...args] = builtApps[name];
  expect(file).toContain(`\nCMD ${JSON.stringify(['node', ...args]).replaceAll(',', ', ')}\n`);
});

it('gives the api the settings of memory that its image has', () => {
  const file = readFileSync(join(root, 'infra/docker/api.Dockerfile'), 'utf8');
  const inImage = Array.from(file.matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, key, value]) => [
    key,
    value,
  ]);
  expect(Object.fromEntries(inImage)).toEqual(apiMemory);
  expect(environmentOf('api')).toMatchObject(apiMemory);
});
