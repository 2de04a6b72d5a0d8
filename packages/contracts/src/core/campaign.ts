// SPDX-License-Identifier: AGPL-3.0-or-later
/** Everything that names this campaign, beside the seeds of `packages/db`. */
export const campaign = {
  brand: 'Keep Games Alive',
  shortBrand: 'KGA',
  /** Part of the URLs of the petition's endpoints. */
  slug: 'keep-games-alive',
  /** The id of the petition that the campaign is about: the initiative. */
  petition: 'eu',
  /** The initiative's number in the European Commission's register. */
  registration: 'ECI(2024)000007',
  initiativeTitle: 'Stop Destroying Videogames',
  /** Statements of support that the law requires in total, whatever goal is shown. */
  legalMinimum: 1_000_000,
  /** Number of states whose threshold must be reached. */
  statesNeeded: 7,
  /** The official page for signing while the initiative collects. */
  collectionUrl: 'https://eci.ec.europa.eu/045/public/',
  /** The official page of the initiative, with its outcome. */
  registerUrl: 'https://citizens-initiative.europa.eu/initiatives/details/2024/000007_en',
  sourceUrl: 'https://github.com/keep-games-alive/keep-games-alive',
} as const;
