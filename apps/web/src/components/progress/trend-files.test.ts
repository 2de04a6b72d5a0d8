// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { csvOf } from './trend-files.ts';

test('the data have each figure as exactly as it is known', async () => {
  const total = {
    name: 'All',
    points: [
      { at: 1, date: '2025-03-15', value: 14_119, joined: false },
      { at: 2, date: '2025-05', value: 50_000, atLeast: true, joined: false },
      { at: Date.UTC(2025, 6, 14, 9, 30), value: 189_890, joined: false },
    ],
  };
  const country = { name: 'Bonaire, Saba', points: [{ at: 2, value: 7.126, joined: false }] };
  const lines = [total, country];
  expect(await csvOf({ lines, view: 'total' }).text()).toBe(
    [
      'time,signatures,"Bonaire, Saba",at_least',
      '2025-03-15,14119,,false',
      '2025-05,50000,7.13,true',
      '2025-07-14T09:30:00.000Z,189890,,false',
      '',
    ].join('\r\n'),
  );
});
