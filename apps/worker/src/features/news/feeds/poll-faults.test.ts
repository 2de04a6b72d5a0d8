// SPDX-License-Identifier: AGPL-3.0-or-later
import { gzipSync } from 'node:zlib';

import type { FeedError } from '@kga/contracts/news';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Respond, status, text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

/** Small on the line, 50 MB when it is read. */
const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));

const answers: readonly [what: string, FeedError, number | null, Respond][] = [
  ['that says no', 'refused', 403, status(403)],
  ['that is not there', 'refused', 404, status(404)],
  ['with a page', 'not_a_feed', null, text('<!doctype html><title>Outlet</title><p>Hello')],
  ['with nothing', 'not_a_feed', null, text('')],
  [
    'with items that have no link',
    'no_articles',
    null,
    text('<rss><channel><item><title>One</title></item></channel></rss>'),
  ],
  [
    'with items that cannot be read',
    'no_articles',
    null,
    text('<rss><channel></channel><a:b><a:item><a:title>One</a:title></a:item></a:b></rss>'),
  ],
  ['that is a large file', 'too_large', null, (_request, response) => void response.end(bomb)],
  ['that is endless', 'too_large', null, text('x'.repeat(6_000_000))],
  [
    'that unpacks without end',
    'too_large',
    null,
    (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  ],
  [
    'in an encoding that nobody asked for',
    'bad_answer',
    null,
    text('x', { 'content-encoding': 'zstd' }),
  ],
  ['that breaks off', 'unreachable', null, (_request, response) => void response.destroy()],
  ['that nobody asked for', 'bad_answer', null, status(304)],
  ['that leads in a circle', 'too_many_redirects', null, status(302, { location: '/feed' })],
  [
    'that leads to this machine',
    'not_public',
    null,
    status(301, { location: 'http://127.0.0.1/' }),
  ],
  [
    'that leads into a private network',
    'not_public',
    null,
    status(301, { location: 'http://10.0.0.1/' }),
  ],
  [
    'that leads to the metadata of a cloud',
    'not_public',
    null,
    status(302, { location: 'http://169.254.169.254/latest/' }),
  ],
  [
    'that leads to a file',
    'protocol_not_allowed',
    null,
    status(302, { location: 'file:///etc/passwd' }),
  ],
];

test.each(answers)('an answer %s is the fault %s', async (_what, fault, code, respond) => {
  on.paths.set('/feed', respond);
  const id = await on.add('/feed');
  expect(await on.poll(id)).toBe('failing');
  expect(await on.faults(id)).toEqual([{ fault, status: code }]);
  expect(await on.titles()).toEqual([]);
});

test.each<[string, FeedError]>([
  ['http://127.0.0.1/feed', 'not_public'],
  ['http://[::1]/feed', 'not_public'],
  ['http://localhost/feed', 'not_public'],
  ['http://10.1.2.3/feed', 'not_public'],
  ['http://192.0.2.1:8080/feed', 'port_not_allowed'],
  ['ftp://example.org/feed', 'protocol_not_allowed'],
  ['nowhere', 'bad_address'],
  ['https://name:secret@example.org/feed', 'bad_address'],
  ['http://nobody.invalid/feed', 'unknown_host'],
])('the address %s is the fault %s', async (url, fault) => {
  const id = await on.add(url);
  expect(await on.poll(id)).toBe('failing');
  expect(await on.faults(id)).toEqual([{ fault, status: null }]);
});

test('a private host is allowed only by configuration', async () => {
  on.paths.set('/feed', text(rss([{ guid: '1' }])));
  const id = await on.add('/feed');
  expect(await on.poll(id, { fetching: { allowHosts: [] } })).toBe('failing');
  const [{ fault } = { fault: undefined }] = await on.faults(id);
  expect(['port_not_allowed', 'not_public']).toContain(fault);
  expect(on.host.asked).toBe(0);
});
