// SPDX-License-Identifier: AGPL-3.0-or-later
import { validateHeaderValue } from 'node:http';

import { campaign } from '@kga/contracts/core';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';

import { describeNaughtyStrings, naughtyStrings } from '../../testing/naughty-strings.ts';
import { setupTestApp } from '../../testing/test-app.ts';

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

describeNaughtyStrings(() => {
  const api = setupTestApp();

  /** The strings with a response of another status than the allowed ones. */
  async function unexpected(
    allowed: readonly number[],
    request: (text: string) => InjectOptions | undefined,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const text of naughtyStrings) {
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
