import { expect, test } from 'vitest';

import { parseConfig } from './config.ts';

const api = { API_URL: 'http://127.0.0.1:3001/' };

test('says where it listens and what browsers are told, from little', () => {
  const config = parseConfig({ ...api, PORT: '3005', PETITION_EXTERNAL_URL: '' });
  expect(config).toMatchObject({ port: 3005, metricsPort: 9103, apiUrl: 'http://127.0.0.1:3001' });
  expect(config.browser).toMatchObject({
    origin: 'http://localhost:3005',
    petitionExternalUrl: null,
  });
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

test('names every key that it cannot read', () => {
  const wrong = { PORT: 'many', REDIS_URL: 'http://redis' };
  expect(() => parseConfig(wrong)).toThrow(/PORT[^]*API_URL[^]*REDIS_URL/);
});
