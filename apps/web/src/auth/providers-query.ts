import { listSocialProviders } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../lib/api.ts';

/** Which social sign-in is on. */
export const providersQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listSocialProviders.url],
    queryFn: () => call(listSocialProviders, {}, options),
  });
