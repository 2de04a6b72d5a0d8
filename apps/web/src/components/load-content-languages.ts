// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { listContentLanguages } from '@kga/contracts/site';

import { type CallOptions, call } from '../lib/api.ts';

export const loadContentLanguages = (options: CallOptions): Promise<readonly Language[]> =>
  call(listContentLanguages, {}, options);
