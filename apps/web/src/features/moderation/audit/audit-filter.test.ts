// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { auditFilterOf, auditSearchOf } from './audit-filter.ts';

const id = '0193a1b2-0000-7000-8000-000000000001';

test('reads the filter from the URL', () => {
  const search = `q=+spam+&action=content.hide&actorId=${id}&subjectId=x&from=2026-11-01&to=2026-11-21`;
  expect(auditSearchOf(new URLSearchParams(search))).toEqual({
    q: 'spam',
    action: 'content.hide',
    actorId: id,
    subjectId: 'x',
    from: '2026-11-01',
    to: '2026-11-21',
  });
});

test('ignores invalid values', () => {
  const search = `q=${'x'.repeat(201)}&action=drop&actorId=1&subjectId=+&from=today&to=1`;
  expect(auditSearchOf(new URLSearchParams(search))).toEqual({});
});

test('days are in a time zone and include the whole last day', () => {
  const asked = { from: '2026-03-29', to: '2026-03-29' };
  // This day has 23 hours because the clocks go forward.
  expect(auditFilterOf(asked, 'Europe/Brussels')).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  });
  expect(auditFilterOf({ to: '2026-12-31' }, 'UTC')).toEqual({ to: '2027-01-01T00:00:00.000Z' });
});

test('ignores a date that does not exist', () => {
  expect(auditFilterOf({ q: 'x', from: '2026-13-01', to: '2026-13-01' }, 'UTC')).toEqual({
    q: 'x',
  });
});
