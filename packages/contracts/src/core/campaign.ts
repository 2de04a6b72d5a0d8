// SPDX-License-Identifier: AGPL-3.0-or-later
import { memberStates } from './countries.ts';

/** Everything that names this campaign, beside the seeds of `packages/db`. */
export const campaign = {
  brand: 'Keep Games Alive',
  shortBrand: 'KGA',
  /** Part of the URLs of the petition's endpoints. */
  slug: 'keep-games-alive',
  /** The id of the campaign's main petition. */
  petition: 'eu',
  /** Areas of the main petition whose codes name their share in addresses of widgets: `/embed/de`. */
  areas: memberStates,
  sourceUrl: 'https://github.com/keep-games-alive/keep-games-alive',
} as const;
