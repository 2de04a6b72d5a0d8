// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { listEdits } from '@kga/contracts/moderation';
import { queryOptions } from '@tanstack/react-query';

import { call, urlOf } from '../../lib/api.ts';

/** The earlier versions of a content item, fetched again whenever the dialog opens. */
export const revisionsQuery = (params: ContentRef) =>
  queryOptions({
    queryKey: [urlOf(listEdits.url, { params })],
    queryFn: ({ signal }) => call(listEdits, { params }, { signal }),
    gcTime: 0,
  });
