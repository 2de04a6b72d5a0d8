// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, memberStates, petitionRegions } from '@kga/contracts/core';

const groups = {
  world: ['international'],
  union: ['EU', ...memberStates],
  europe: ['AL', 'BA', 'CH', 'GB', 'GE', 'IS', 'MD', 'ME', 'MK', 'NO', 'RS', 'TR', 'UA', 'XK'],
  africa: ['EG', 'KE', 'MA', 'NG', 'TN', 'ZA'],
  america: ['AR', 'BR', 'CA', 'CL', 'CO', 'CR', 'MX', 'PE', 'US', 'UY'],
  asia: [
    ...(['AE', 'CN', 'HK', 'ID', 'IL', 'IN', 'JO', 'JP', 'KR', 'KZ', 'LK'] as const),
    ...(['MY', 'PH', 'PK', 'SA', 'SG', 'TH', 'TW', 'VN'] as const),
  ],
  oceania: ['AU', 'NZ'],
} as const satisfies Record<string, readonly PetitionRegion[]>;

type RegionGroup = keyof typeof groups;

const isGroup = (name: string): name is RegionGroup => name in groups;

/** In the order of the page. */
export const regionGroups = Object.keys(groups).filter(isGroup);

/** The regions of a group, without those that a list lacks. */
export const regionsOfGroup = (
  group: RegionGroup,
  listed: readonly PetitionRegion[],
): PetitionRegion[] =>
  petitionRegions.filter(
    (region) => groups[group].some((each) => each === region) && listed.includes(region),
  );
