// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionRegions } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { regionGroups, regionsOfGroup } from './region-groups.ts';

test('each region is in one group', () => {
  const grouped = regionGroups.flatMap((group) => regionsOfGroup(group, petitionRegions));
  expect(grouped.toSorted()).toEqual(petitionRegions.toSorted());
});
