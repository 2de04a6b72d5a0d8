// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { markEndpoints } from '../../content/marks.ts';
import { legalRegions } from '../records.ts';

export const ownLetter = markEndpoints('letters', '/api/letters/:region/written', {
  kind: 'letter_written',
  fields: { isSet: 'hasWritten', count: 'written' },
  operationId: 'OwnLetter',
  hasBody: false,
  params: z.object({ region: z.enum(legalRegions) }),
  summary: {
    get: 'How many wrote to a representative, and whether one did',
    set: 'Says that one wrote to a representative, once for each guest or member',
    unset: 'Takes back that one wrote to a representative',
  },
});
