import { existsSync, readFileSync } from 'node:fs';
import { validateHeaderValue } from 'node:http';
import { join } from 'node:path';

import { campaign } from '@kga/contracts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type Services, startServices } from '../../testing/services.ts';
import { type TestApp, createTestApp } from '../../testing/test-app.ts';

const list = join(import.meta.dirname, '../../../../../../shared/data/bad/blns.json');
const there = existsSync(list);

const base = `/api/${campaign.slug}`;

const headerNames = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'x-request-id',
  'origin',
  'cookie',
  'x-forwarded-for',
  'last-event-id',
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const inHeadersOf = (url: string) => (text: string) => {
  const bytes = Buffer.from(text.toWellFormed()).toString('latin1');
  if (!fitsHeader(bytes)) return undefined;
  return { url, headers: Object.fromEntries(headerNames.map((name) => [name, bytes])) };
};

function fitsHeader(value: string): boolean {
  try {
    validateHeaderValue('x', value);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!there)('naughty strings (skipped without shared/data/bad/blns.json)', () => {
  const strings = there ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  let services: Services;
  let api: TestApp;
  beforeAll(async () => {
    services = await startServices();
    api = await createTestApp(services);
  });
  afterAll(async () => {
    await api.close();
    await services.stop();
  });

  /** The strings whose answer has another status than those that are allowed. */
  async function unexpected(
    allowed: readonly number[],
    request: (text: string) => InjectOptions | undefined,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const text of strings) {
      const options = request(text);
      if (!options) continue;
      const { statusCode } = await api.app.inject(options);
      if (!allowed.includes(statusCode)) found.push(`${statusCode} ${text}`);
    }
    return found;
  }

  test('in a path are not found', async () => {
    const last = await unexpected([404], (text) => ({ url: `/api/x${encoded(text)}` }));
    const slug = await unexpected([404], (text) => ({ url: `/api/${encoded(text)}/latest` }));
    expect([...last, ...slug]).toEqual([]);
  });

  test('in a query are refused or unused', async () => {
    const refused = await unexpected([400, 414], (text) => {
      const value = encoded(text);
      return { url: `${base}/history?range=${value}&limit=${value}&${value}=${value}` };
    });
    const unused = await unexpected([200], (text) => ({ url: `${base}/latest?${encoded(text)}` }));
    expect([...refused, ...unused]).toEqual([]);
  });

  test('in headers do no harm', async () => {
    const read = await unexpected([200, 304], inHeadersOf(`${base}/latest`));
    const document = await unexpected([200, 304, 429], inHeadersOf('/api/openapi.json'));
    expect([...read, ...document]).toEqual([]);
  });
});
