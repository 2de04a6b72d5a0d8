// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { emailLink, mastodonLink, mastodonServer, networks } from './share-links.ts';

const shared = {
  title: 'The Crew',
  text: 'Gone & “forgotten”? 50 % + more #gone',
  url: 'https://kga.test/archive/1?lang=de',
};

test.each(networks)('$name gets text and link, escaped', ({ link }) => {
  const { protocol, searchParams } = new URL(link(shared));
  const values = [...searchParams.values()].join(' ');
  expect([protocol, values]).toEqual(['https:', expect.stringContaining(shared.text)]);
  expect(values).toContain(shared.url);
});

test('an email has the title as its subject', () => {
  const { searchParams } = new URL(emailLink(shared));
  expect(searchParams.get('subject')).toBe(shared.title);
  expect(searchParams.get('body')).toBe(`${shared.text}\n\n${shared.url}`);
});

test.each([
  ['mastodon.social', 'mastodon.social'],
  [' HTTPS://Mastodon.Social/home ', 'mastodon.social'],
  ['@ada@chaos.social', 'chaos.social'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%j is the server %s', (input, server) => {
  expect(mastodonServer(input)).toBe(server);
  expect(new URL(mastodonLink(server, shared)).host).toBe(server);
});

test.each(['', 'mastodon', 'javascript:alert(1)', 'a b.c', 'evil.test:80', '.', 'a..b'])(
  '%j is no server',
  (input) => {
    expect(mastodonServer(input)).toBeUndefined();
  },
);
