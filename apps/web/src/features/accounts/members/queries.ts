// SPDX-License-Identifier: AGPL-3.0-or-later
import { getMember, listMemberContributions } from '@kga/contracts/accounts';
import { type ContentKind, contentKinds } from '@kga/contracts/core';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList, urlOf } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { isId, orNull, pagesQuery } from '../../../lib/queries.ts';

/** A member; null if there is no public page. */
export const memberQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getMember.url, { params })],
    queryFn: async (context) =>
      isId(id) ? orNull(call(getMember, { params }, readOptions(context, options))) : null,
  });
};

/** The kind in the URL; undefined for all. */
export const parseKind = (search: URLSearchParams): ContentKind | undefined =>
  contentKinds.find((kind) => kind === search.get('kind'));

export const contributionsQuery = (
  id: string,
  kind: ContentKind | undefined,
  options: CallOptions = {},
) => {
  const params = { id };
  return pagesQuery(
    [urlOf(listMemberContributions.url, { params }), kind ?? 'all'],
    (cursor, context) =>
      callList(
        listMemberContributions,
        { params, query: { kind, cursor } },
        readOptions(context, options),
      ),
  );
};
