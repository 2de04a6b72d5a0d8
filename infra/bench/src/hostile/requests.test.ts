// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { callerNames } from './caller-names.ts';
import type { Callers } from './callers.ts';
import { hostileRequest } from './requests.ts';
import type { Target } from './targets.ts';

const target = (kind: Target['kind'], method: string, path: string): Target => ({
  kind,
  operation: kind === 'page' ? '' : 'createStory',
  method,
  path,
  query: ['limit'],
  body: { type: 'object', properties: { title: { type: 'string', maxLength: 20 } } },
  mediaType: 'application/json',
  statuses: new Set([200]),
});
const targets = {
  operations: [target('operation', 'POST', '/api/stories/{id}')],
  pages: [target('page', 'GET', '/stories/:id')],
};
const lines = { nobody: [], guest: ['Cookie: a=1'] };
const nobody = { id: '', email: '' };
const callers: Callers = {
  headers: { ...lines, member: [], suspended: [], moderator: [], counsel: [], admin: [] },
  known: { ids: ['an-id'], values: {} },
  people: { member: nobody, suspended: nobody, moderator: nobody, counsel: nobody, admin: nobody },
  calls: new Map([
    [
      'createStory',
      [
        {
          as: 'admin',
          call: { params: { id: 'live' }, query: { lang: 'fr' }, body: { title: 'x', at: 1 } },
        },
      ],
    ],
  ]),
};
const requests = (seed: number) =>
  Array.from({ length: 300 }, (_, index) => hostileRequest(seed, index, targets, callers));

test('a seed and an index determine a request', () => {
  const bytesOf = (seed: number) =>
    requests(seed).map(({ bytes }) => bytes.toString('latin1').slice(0, 500));
  const [one, again, other] = [bytesOf(1), bytesOf(1), bytesOf(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('every caller, both servers and every target have their turn', () => {
  const sent = requests(3);
  expect(new Set(sent.map(({ caller }) => caller))).toEqual(new Set(callerNames));
  expect(new Set(sent.map(({ server, target: { kind } }) => `${server} ${kind}`))).toEqual(
    new Set(['api operation', 'web operation', 'web page']),
  );
  expect(sent.some(({ bytes }) => bytes.includes('POST /api/stories/an-id'))).toBe(true);
  expect(sent.some(({ bytes }) => bytes.includes('/api/stories/live?lang=fr HTTP'))).toBe(true);
  expect(sent.some(({ bytes }) => bytes.includes('{"title":"x","at":1}'))).toBe(true);
  expect(sent.some(({ bytes }) => bytes.includes('"title":["x"]'))).toBe(true);
});
