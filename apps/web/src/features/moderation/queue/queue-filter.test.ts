import { expect, test } from 'vitest';

import { isNarrowed, queueFilterOf, queueSearchOf } from './queue-filter.ts';

const whole = 'status=decided&kind=forum_reply&cause=held&language=ja&olderThanHours=72';

test('the address says which cases to list', () => {
  expect(queueFilterOf(new URLSearchParams(whole))).toEqual({
    status: 'decided',
    kind: 'forum_reply',
    cause: 'held',
    language: 'ja',
    olderThanHours: '72',
  });
});

test('what is no filter is left out, and what waits is listed', () => {
  const search = 'status=all&kind=games&cause=x&language=tlh&olderThanHours=-1&q=1';
  const filter = queueFilterOf(new URLSearchParams(search));
  expect(filter).toEqual({ status: 'open' });
  expect(isNarrowed(filter)).toBe(false);
});

test('a filter is written into the address as it is read from it', () => {
  expect(queueSearchOf(queueFilterOf(new URLSearchParams(whole))).toString()).toBe(whole);
  expect(queueSearchOf({ status: 'open' }).toString()).toBe('');
  expect(isNarrowed({ status: 'open', kind: 'story' })).toBe(true);
});
