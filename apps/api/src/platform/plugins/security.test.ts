// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { describe, expect, test } from 'vitest';

import { setupTestApp } from '../../testing/test-app.ts';

const latest = `/api/${campaign.slug}/latest`;

/** What everyone may read, also scripts of other sites. */
const open = [latest, '/api/openapi.json', '/api/news', '/api/stories', '/api/forum/categories'];

const api = setupTestApp({
  prepare: (app) => app.post('/api/probe', async () => ({ code: 'written' })),
});

test.each([latest, '/api/health/live', '/api/nothing', '/api/openapi.json'])(
  '%s has security headers',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': open.includes(url) ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test.each(['/api/health/live', '/api/nothing'])('%s sends no referrer', async (url) => {
  expect((await api.app.inject(url)).headers['referrer-policy']).toBe('no-referrer');
});

describe('other sites', () => {
  test('may read open data without credentials, its errors too', async () => {
    for (const url of [...open, `${latest.replace('latest', 'history')}?limit=0`]) {
      const { headers } = await api.app.inject({ url, headers: { origin: 'https://example.org' } });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('may read when to come back', async () => {
    const { headers } = await api.app.inject(`${latest.replace('latest', 'history')}?limit=0`);
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
  });

  test.each(['/api/news', '/api/archive/games', '/api/forum/categories/game-cases/posts'])(
    'may read how long the list %s is, and how it goes on',
    async (url) => {
      const { headers } = await api.app.inject(url);
      expect(headers['access-control-expose-headers']).toContain('X-Total-Count');
      expect(headers['access-control-expose-headers']).toContain('Link');
      expect(headers['x-total-count']).toBeDefined();
    },
  );

  test('may send preflights for open data', async () => {
    const response = await api.app.inject({
      method: 'OPTIONS',
      url: latest,
      headers: { origin: 'https://example.org', 'access-control-request-method': 'GET' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(response.headers['access-control-allow-headers']).toContain('If-None-Match');
  });

  test.each(['/api/health/ready', '/api/auth/user', '/api/nothing'])(
    'may not read %s',
    async (url) => {
      const { headers } = await api.app.inject({ url, headers: { origin: 'https://example.org' } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  test.each([
    [{ origin: 'https://example.org' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('a write with %j gets %d', async (headers, status) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/probe',
      headers,
      payload: {},
    });
    expect(response.statusCode).toBe(status);
    const code = status === 403 ? 'cross_site_refused' : 'written';
    expect(response.json()).toMatchObject({ code });
  });
});

const idFor = async (sent: string) => {
  const headers = { 'x-request-id': sent };
  const response = await api.app.inject({ url: '/api/health/live', headers });
  return response.headers['x-request-id'];
};

describe('the request id', () => {
  test('is the caller’s where it is short and harmless', async () => {
    expect(await idFor('edge-1234.AB_c')).toBe('edge-1234.AB_c');
  });

  test.each(['', 'x'.repeat(65), 'with space', '<script>', 'ключ'])(
    'is our own instead of %j',
    async (sent) => {
      expect(await idFor(sent)).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
    },
  );

  test('is different each time', async () => {
    expect(await idFor('')).not.toBe(await idFor(''));
  });
});
