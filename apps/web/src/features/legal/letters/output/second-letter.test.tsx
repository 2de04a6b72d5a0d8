// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { assembledWith, draftOf } from '../testing/letter-fixture.ts';
import { renderLetters } from '../testing/render-letters.tsx';
import { SecondLetter } from './second-letter.tsx';

const buttons = [
  'Send a final demand',
  'Complain to the authority',
  'Back to first letter',
] as const;

test.each([
  ['first', ['Send a final demand', 'Complain to the authority']],
  ['reminder', ['Complain to the authority', 'Back to first letter']],
  ['authority', ['Back to first letter']],
] as const)('from the letter of the stage “%s” one gets to the others', (stage, expected) => {
  const html = renderLetters(
    <SecondLetter draft={draftOf({ stage })} assembled={assembledWith({ stage })} />,
  );
  expect(buttons.filter((each) => html.includes(`>${each}<`))).toEqual(expected);
});
