// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages, sortLanguages } from '@kga/contracts/core';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The languages that published content is written in. They change seldom. */
const contentLanguagesQuery = () =>
  queryOptions({
    queryKey: ['content-languages'],
    // Loaded with the first choice: lists show without it.
    queryFn: async ({ signal }) =>
      (await import('./load-content-languages.ts')).loadContentLanguages({ signal }),
    staleTime: 600_000,
  });

/** The languages to choose content by: those of the interface, those in use, and some more. */
export function useContentLanguages({
  enabled,
  also = [],
}: {
  /** Whether the languages in use are asked for. */
  enabled: boolean;
  also?: readonly Language[];
}): readonly Language[] {
  const { data = [] } = useQuery({ ...contentLanguagesQuery(), enabled });
  return sortLanguages([...languages, ...data, ...also]);
}
