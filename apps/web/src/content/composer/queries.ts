// SPDX-License-Identifier: AGPL-3.0-or-later
import { listMembers } from '@kga/contracts/accounts';
import { previewText } from '@kga/contracts/content';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';

/** How long names and previews stay fresh, in milliseconds. */
const staleTime = 60_000;

/** A text as it would be published. */
export const textPreviewQuery = (content: string) =>
  queryOptions({
    queryKey: [previewText.url, content],
    queryFn: ({ signal }) => call(previewText, { body: { content: content.trim() } }, { signal }),
    staleTime,
  });

/** Members whose names begin with some letters. */
export const memberNamesQuery = (name: string) =>
  queryOptions({
    queryKey: [listMembers.url, name],
    queryFn: ({ signal }) => call(listMembers, { query: { name } }, { signal }),
    staleTime,
  });
