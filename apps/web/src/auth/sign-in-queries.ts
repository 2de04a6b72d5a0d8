// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSocialProviders } from '@kga/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../lib/api.ts';

/** The identity providers of the installation. Apart from the queries that every page loads. */
export const providersQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listSocialProviders.url],
    queryFn: () => call(listSocialProviders, {}, options),
  });
