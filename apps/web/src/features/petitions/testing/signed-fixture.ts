// SPDX-License-Identifier: AGPL-3.0-or-later

/** An answer of the api to a confirmation, of signature number 1,251 from the Netherlands. */
export const confirmation = {
  receipt: 'a receipt',
  held: false,
  number: 1_251,
  country: 'NL',
  updates: false,
  token: 'a-token-of-a-mail-0123456789',
} as const;

/** What the page after signing reads. */
export const signedReads = {
  listPetitions: () => [],
  getPetitionCountries: () => ({
    signatureCount: 1_251,
    goal: 10_000,
    signatureCountryCount: [
      { countryCode: 'NL', totalCount: 312, percentage: null, treshold: null },
    ],
    status: 'collecting' as const,
    asOf: null,
    provider: 'own' as const,
  }),
};
