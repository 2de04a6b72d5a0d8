// SPDX-License-Identifier: AGPL-3.0-or-later
type WrittenArticle = readonly [title: string, summary: string, more: string];

/** A short report of one of several games; `{game}` stands for its name. */
export type WrittenReport = readonly [title: string, summary: string];

/** Texts of an outlet. All events and companies are fictitious. */
export type OutletTexts = {
  /** One line about the outlet. */
  about: string;
  /** Tells readers that everything is fictitious. */
  notice: string;
  articles: readonly WrittenArticle[];
  reports: readonly WrittenReport[];
};

/** Fictitious games. */
export const games = [
  'Harbour Lights',
  'Copper Atlas',
  'Nine Lanterns',
  'Saltmarsh Online',
  'The Glass Orchard',
  'Paper Kingdoms',
  'Orbit Courier',
  'Moss & Thunder',
  'Winter Parade',
  'Tin Voyager',
  'Quiet Meridian',
  'Duskfall Derby',
  'Lighthouse Zero',
  'Amber Circuit',
  'Hollow Tides',
  'Kestrel Bay',
  'Marble Garden 2',
  'Seven Ferries',
] as const;
