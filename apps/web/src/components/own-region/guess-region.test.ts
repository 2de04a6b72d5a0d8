// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionCountries } from '@kga/contracts/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { guessRegion } from './guess-region.ts';

test.each([
  ['Europe/Helsinki', ['en-US'], 'FI'],
  ['America/Argentina/Buenos_Aires', [], 'AR'],
  ['Asia/Calcutta', ['de'], 'IN'],
  ['Asia/Kolkata', [], 'IN'],
  ['US/Pacific', [], 'US'],
  ['Europe/Belgrade', ['sr-RS'], 'RS'],
  ['Europe/Belgrade', ['sq-XK'], 'XK'],
  // The zone names no place.
  ['UTC', ['de', 'sv-FI', 'de-AT'], 'FI'],
  ['Etc/UTC', ['x', 'pt-BR'], 'BR'],
  ['UTC', ['en'], undefined],
  ['UTC', ['es-CU', 'de-DE'], undefined],
  // A country without a petition.
  ['America/Havana', ['es-ES'], undefined],
  ['Mars/Olympus', [], undefined],
] as const)('in %s with %j it is %s', (timeZone, languages, country) => {
  expect(guessRegion(timeZone, languages)).toBe(country);
});

const zoneNames = z.optional(z.array(z.string()));

/** TypeScript does not know the method yet. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`);
  const list: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof list === 'function' ? Reflect.apply(list, locale, []) : undefined;
  return zoneNames.parse(zones) ?? [];
}

test('knows the time zones that this runtime lists for each country', () => {
  const zones = petitionCountries.flatMap((country) =>
    zonesOf(country).map((zone) => ({ country, zone })),
  );
  expect(zones.length).toBeGreaterThan(150);
  const unknown = zones.filter(({ country, zone }) => guessRegion(zone, []) !== country);
  expect(unknown).toEqual([]);
});
