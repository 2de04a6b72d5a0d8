// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type ReadingState, canDecideReading, readingDecisions } from './readings.ts';

test.each<[ReadingState, string[]]>([
  ['waiting', ['accept', 'reject']],
  ['rejected', ['accept']],
  ['accepted', []],
  ['confirmed', []],
  ['superseded', []],
])('an admin can decide about a reading that is %s: %j', (state, decisions) => {
  expect(readingDecisions.filter((each) => canDecideReading(each, state))).toEqual(decisions);
});
