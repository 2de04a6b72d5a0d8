// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { authorAddress, compareDecisions } from './decisions.ts';

test('a decision counts where one mail to the author names its text', () => {
  const mail = (text: string, to = authorAddress) => ({ to: [to], text });
  const compared = compareDecisions(
    ['Post 1', 'Post 2', 'Post 3', 'Post 4'],
    [
      mail('Confirm your address.'),
      mail('Not published: Post 1\n\nNot published: Post 2'),
      mail('Not published: Post 2'),
      mail('Not published: Post 3', 'other@kga.test'),
    ],
  );
  expect(compared).toEqual({ decided: 4, missing: ['Post 3', 'Post 4'], repeated: ['Post 2'] });
});
