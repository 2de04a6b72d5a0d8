// SPDX-License-Identifier: AGPL-3.0-or-later
import { getLegalFigures } from '@kga/contracts/legal';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../lib/feature.ts';
import { readOptions } from '../../lib/freshness.ts';

/** How many requests for help there were. */
export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getLegalFigures.url],
    queryFn: (context) => call(getLegalFigures, {}, readOptions(context, options)),
  });

export const prefetchFigures = ({ client, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(figuresQuery(options)),
];
