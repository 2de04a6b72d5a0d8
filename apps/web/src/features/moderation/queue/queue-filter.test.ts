// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isNarrowed, queueFilterOf, queueSearchOf } from './queue-filter.ts';

const whole = 'status=decided&kind=forum_reply&cause=held&language=ja&olderThanHours=72';

test('reads the filter from the URL', () => {
  expect(queueFilterOf(new URLSearchParams(whole))).toEqual({
    status: 'decided',
    kind: 'forum_reply',
    cause: 'held',
    language: 'ja',
    olderThanHours: '72',
  });
});

test('ignores invalid values and defaults to open cases', () => {
  const search = 'status=all&kind=games&cause=x&language=klingon&olderThanHours=-1&q=1';
  const filter = queueFilterOf(new URLSearchParams(search));
  expect(filter).toEqual({ status: 'open' });
  expect(isNarrowed(filter)).toBe(false);
});

test('writing a filter to the URL reverses reading it', () => {
  expect(queueSearchOf(queueFilterOf(new URLSearchParams(whole))).toString()).toBe(whole);
  expect(queueSearchOf({ status: 'open' }).toString()).toBe('');
  expect(isNarrowed({ status: 'open', kind: 'story' })).toBe(true);
});
