// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { CallerName } from './caller-names.ts';
import { exposureOf } from './exposures.ts';
import type { HostileRequest } from './requests.ts';

const person = (email: string) => ({ id: '', email });
const people = {
  member: person('member@example.org'),
  suspended: person('suspended@example.org'),
  moderator: person('moderator@example.org'),
  counsel: person('counsel@example.org'),
  admin: person('admin@example.org'),
};

const asked = (
  caller: CallerName,
  change: { path?: string; operation?: string; bytes?: string } = {},
) => {
  const { path = '/api/profile', operation = 'getProfile', bytes = '' } = change;
  return {
    index: 0,
    server: 'api',
    caller,
    target: {
      kind: 'operation',
      operation,
      method: 'GET',
      path,
      query: [],
      body: undefined,
      mediaType: 'application/json',
      statuses: new Set([200]),
    },
    method: 'GET',
    bytes: Buffer.from(bytes),
    isWhole: true,
    isPlain: true,
  } satisfies HostileRequest;
};
const text = '{"email":"member@example.org"}';

test('an address is shown to its owner, to admins and in answers to requests that had it, and hidden from others', () => {
  expect(exposureOf(asked('member'), text, people)).toBeUndefined();
  expect(exposureOf(asked('admin'), text, people)).toBeUndefined();
  const sent = asked('nobody', { bytes: text });
  expect(exposureOf(sent, text, people)).toBeUndefined();
  for (const caller of ['nobody', 'guest', 'moderator', 'counsel'] as const) {
    expect(exposureOf(asked(caller), text, people)).toContain('member@example.org');
  }
});

test('counsel reads the people of legal requests, and who has a token its own request', () => {
  const queue = { path: '/api/admin/legal/{id}', operation: 'getManagedRequest' };
  expect(exposureOf(asked('counsel', queue), text, people)).toBeUndefined();
  expect(exposureOf(asked('moderator', queue), text, people)).toBeDefined();
  const request = asked('nobody', { operation: 'getLegalRequest' });
  expect(exposureOf(request, '+44 20 7946 0000', people)).toBeUndefined();
});

test.each([
  'Error: x\n    at run (file.ts:1:2)',
  JSON.stringify({ detail: 'Error: x\n    at run (file.ts:1:2)' }),
  'syntax error at or near "x"',
  '/app/node_modules/pg',
])('%s tells of the inside, also to admins', (answer) => {
  expect(exposureOf(asked('admin'), answer, people)).toContain('inside');
});
