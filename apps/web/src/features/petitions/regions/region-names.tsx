// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, petitionPath } from '@kga/contracts/core';
import { Link } from 'react-router-dom';

import { useSortedOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useRegionName } from '../petition-texts.ts';
import { regionGroups, regionsOfGroup } from './region-groups.ts';

/** Names of regions that lead to their pages, by part of the world. */
export function RegionNames({ regions }: { regions: readonly PetitionRegion[] }) {
  const { t } = useTranslation('regions');
  const groups = regionGroups
    .map((group) => ({ group, regions: regionsOfGroup(group, regions) }))
    .filter((each) => each.regions.length > 0);
  return (
    <dl className="mt-3 border-t border-line">
      {groups.map((each) => (
        <div
          key={each.group}
          className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="font-semibold sm:pt-2.5">{t(`groups.${each.group}`)}</dt>
          <dd>
            <Names regions={each.regions} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ regions }: { regions: readonly PetitionRegion[] }) {
  const sorted = useSortedOptions(regions, useRegionName());
  return (
    <ul className="flex flex-wrap gap-x-5">
      {sorted.map(({ value, label }) => (
        <li key={value}>
          <Link
            to={petitionPath(value.toLowerCase())}
            // Names by `Intl` can differ between the server and the browser.
            suppressHydrationWarning
            className="inline-flex min-h-11 items-center"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
