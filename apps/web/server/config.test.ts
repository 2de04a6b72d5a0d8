// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseConfig } from './config.ts';

const api = { API_URL: 'http://127.0.0.1:3001/' };

test('derives the address and the settings of browsers from few variables', () => {
  const config = parseConfig({ ...api, PORT: '3005', PETITION_EXTERNAL_URL: '' });
  expect(config).toMatchObject({ port: 3005, apiUrl: 'http://127.0.0.1:3001' });
  expect(config.metrics).toEqual({ host: '0.0.0.0', port: 9103 });
  expect(config.browser).toMatchObject({
    origin: 'http://localhost:3005',
    petitionExternalUrl: null,
  });
});

test('serves metrics where it listens, or on a host of their own', () => {
  const metricsHost = (settings: NodeJS.ProcessEnv) =>
    parseConfig({ ...api, HOST: '10.0.0.1', ...settings }).metrics.host;
  expect(metricsHost({})).toBe('10.0.0.1');
  expect(metricsHost({ METRICS_HOST: '127.0.0.1' })).toBe('127.0.0.1');
});

test('reduces addresses to what they are used as', () => {
  const { browser } = parseConfig({
    ...api,
    PUBLIC_ORIGIN: 'https://kga.test/',
    PETITION_EXTERNAL_URL: 'https://tracker.test/api/',
  });
  expect(browser.origin).toBe('https://kga.test');
  expect(browser.petitionExternalUrl).toBe('https://tracker.test/api');
});

test('marks the content as a demonstration only where the setting says so', () => {
  expect(parseConfig(api).browser).not.toHaveProperty('demonstration');
  const replay = { PETITION_REPLAY_FROM: '2025-07-24T00:00:00Z', PETITION_REPLAY_SPEED: '20' };
  const { browser } = parseConfig({ ...api, ...replay, DEMONSTRATION_CONTENT: 'on' });
  expect(browser.demonstration).toEqual({ year: 2025, speed: 20 });
});

test('names every key that it cannot read', () => {
  const wrong = { PORT: 'many', REDIS_URL: 'http://redis' };
  expect(() => parseConfig(wrong)).toThrow(/PORT[^]*API_URL[^]*REDIS_URL/);
});

test('names the source of the running revision where the build knows it', () => {
  expect(parseConfig(api).browser).not.toHaveProperty('sourceUrl');
  expect(parseConfig({ ...api, BUILD_REVISION: 'abc123' }).browser.sourceUrl).toBe(
    'https://github.com/keep-games-alive/keep-games-alive/tree/abc123',
  );
});

test('refuses a security contact that is no address', () => {
  expect(() => parseConfig({ ...api, SECURITY_CONTACT: 'security@kga.test' })).toThrow(
    'SECURITY_CONTACT',
  );
});
