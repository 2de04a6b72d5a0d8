// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { searchKinds } from '@kga/contracts/site';

import { gameListing } from '../archive/games.ts';
import type { Database } from '../core/client.ts';
import { readUsedLanguages } from '../core/search/used-languages.ts';
import { searchListingOf } from './search-sources.ts';

/**
 * The languages that published content is written in, in the order of the site. From then on, lists of
 * everything in this process have all of them.
 */
export const selectContentLanguages = (db: Database): Promise<Language[]> =>
  readUsedLanguages(db, [gameListing, ...searchKinds.map(searchListingOf)]);
