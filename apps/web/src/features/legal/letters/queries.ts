// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSuggestedGames } from '@kga/contracts/archive';
import { getLegalRecord, legalRegions, listCommitments } from '@kga/contracts/legal';
import { queryOptions } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { orNull } from '../../../lib/queries.ts';
import type { LetterLanguage } from './assembly/letter-languages.ts';
import { loadLetterTexts } from './assembly/texts.ts';

/** The law of a country; null if there is no record of it. */
export const recordQuery = (country: string) => {
  const params = { id: country };
  const isOnRecord = legalRegions.some((region) => region === country);
  return queryOptions({
    queryKey: [urlOf(getLegalRecord.url, { params })],
    queryFn: async (context) =>
      isOnRecord ? orNull(call(getLegalRecord, { params }, readOptions(context))) : null,
  });
};

/** The record of promises, one of which a letter may be about. It is read as a whole, like by its page. */
export const promisesQuery = () =>
  queryOptions({
    queryKey: [listCommitments.url, {}],
    queryFn: (context) => call(listCommitments, { query: {} }, readOptions(context)),
  });

/** The texts of letters in a language. */
export const textsQuery = (language: LetterLanguage) =>
  queryOptions({
    queryKey: ['letter-texts', language],
    queryFn: () => loadLetterTexts(language),
  });

/** The games that the field for the name suggests. They are read as a whole: what is typed is not sent. */
export const suggestedGamesQuery = () =>
  queryOptions({
    queryKey: [listSuggestedGames.url],
    queryFn: (context) => call(listSuggestedGames, {}, readOptions(context)),
    staleTime: 'static',
  });
