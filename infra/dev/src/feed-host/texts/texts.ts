/** An article as it was written for an outlet. */
type WrittenArticle = readonly [title: string, summary: string, more: string];

/** A short report of one of several games; `{game}` stands for its name. */
export type WrittenReport = readonly [title: string, summary: string];

/** What an outlet has to say. None of it happened; no company in it exists. */
export type OutletTexts = {
  /** What the outlet is about, in a line. */
  about: string;
  /** Says to readers that all of it is made up. */
  notice: string;
  articles: readonly WrittenArticle[];
  reports: readonly WrittenReport[];
};

/** Games that do not exist. */
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
