// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionCountries } from '@kga/contracts/core';

import { zonesByArea } from './country-zones.ts';

export type OwnRegion = (typeof petitionCountries)[number];

export const ownRegionOf = (code: string | undefined): OwnRegion | undefined =>
  petitionCountries.find((country) => country === code);

/** The first country that the languages of a browser name, such as FI in `sv-FI`. */
function countryOfLanguages(languages: readonly string[]): OwnRegion | undefined {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region !== undefined) return ownRegionOf(region);
    } catch {
      // Browsers can be set to languages that `Intl` does not read.
    }
  }
  return undefined;
}

function countryOfZone(timeZone: string): OwnRegion | undefined {
  const [area = '', ...rest] = timeZone.split('/');
  const place = rest.join('/');
  const found = Object.entries(zonesByArea[area] ?? {}).find(([, places]) =>
    places.split(' ').includes(place),
  );
  return ownRegionOf(found?.[0]);
}

/**
 * The country where a visitor probably lives: that of the time zone, or of the languages where the zone names no
 * place, such as UTC. Undefined where neither points to a country that has a petition.
 */
export function guessRegion(timeZone: string, languages: readonly string[]): OwnRegion | undefined {
  const named = countryOfLanguages(languages);
  // Kosovo uses the time zone of Serbia.
  if (timeZone === 'Europe/Belgrade' && named === 'XK') return named;
  const namesPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/');
  return namesPlace ? countryOfZone(timeZone) : named;
}
