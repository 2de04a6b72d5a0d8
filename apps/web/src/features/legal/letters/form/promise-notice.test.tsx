// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { draftOf } from '../testing/letter-fixture.ts';
import { renderLetters } from '../testing/render-letters.tsx';
import { PromiseNotice } from './promise-notice.tsx';

test.each([
  ['My own words', '2026-11-23', true],
  ['It is about talks.', '2026-11-23', false],
  ['My own words', undefined, false],
])('“%s” of a draft restored from %s offers to add the promise: %s', (details, since, expected) => {
  const draft = { ...draftOf({ details }), restoredSince: since };
  const html = renderLetters(
    <PromiseNotice draft={draft} about="about talks" onShow={() => undefined} />,
  );
  expect(html.includes('Add to letter')).toBe(expected);
});
