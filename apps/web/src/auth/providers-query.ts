import { listSocialProviders } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../lib/api.ts';

/** Lists the social sign-in providers and whether each is enabled. */
export const providersQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listSocialProviders.url],
    queryFn: () => call(listSocialProviders, {}, options),
  });
