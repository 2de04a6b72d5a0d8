// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { assembledWith } from '../testing/letter-fixture.ts';
import { renderLetters } from '../testing/render-letters.tsx';
import { LetterActions } from './letter-actions.tsx';

test.each([
  [{ demand: 'refund', stage: 'first' }, true],
  [{ demand: 'refund', stage: 'reminder' }, true],
  [{ demand: 'refund', stage: 'authority' }, false],
  [{ demand: 'authority', stage: 'first' }, false],
  [{ demand: 'representative', stage: 'first' }, false],
] as const)('only a letter to the seller has a deadline for the calendar: %o', (road, expected) => {
  const html = renderLetters(<LetterActions assembled={assembledWith(road)} />);
  expect(html.includes('Add deadline to calendar')).toBe(expected);
});
