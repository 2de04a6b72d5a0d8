// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionSummary } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { ownPetition } from '../../testing/petition-fixture.ts';
import { nextPetition } from './next-petition.ts';

const petition = (
  id: string,
  region: PetitionSummary['region'],
  change: Partial<PetitionSummary> = {},
): PetitionSummary => ({
  ...ownPetition,
  id,
  region,
  status: 'collecting',
  replayOf: null,
  signers: { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 },
  ...change,
});

const anyone = { who: 'anyone', fromAge: 16, sureFromAge: 16 } as const;
const world = petition('international', 'international', { signers: anyone });

test.each([
  ['the petition of the own country first', [world, petition('de', 'DE')], [], 'de'],
  ['that of the Union before that of the world', [world, petition('eu', 'EU')], [], 'eu'],
  ['none that was signed', [world, petition('de', 'DE')], ['de'], 'international'],
  ['none of another country', [petition('fr', 'FR')], [], undefined],
  ['none that is over', [petition('de', 'DE', { status: 'closed' })], [], undefined],
  ['no replay', [petition('eu', 'EU', { replayOf: 2025 })], [], undefined],
])('a signer from Germany is led to %s', (_what, petitions, signed, id) => {
  expect(nextPetition(petitions, { country: 'DE', signed })?.id).toBe(id);
});
