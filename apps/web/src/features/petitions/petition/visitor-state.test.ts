// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { stateOfLanguages } from './visitor-state.ts';

test.each([
  [['de-AT', 'de', 'en'], 'AT'],
  [['en', 'nl-BE'], 'BE'],
  [['sv'], 'SE'],
  [['el'], 'GR'],
  [['en-GB', 'de-DE'], undefined],
  [['zh-CN'], undefined],
  [['not a language', 'fr-FR'], 'FR'],
  [[], undefined],
] as const)('%j points to %s', (languages, state) => {
  expect(stateOfLanguages(languages)).toBe(state);
});
