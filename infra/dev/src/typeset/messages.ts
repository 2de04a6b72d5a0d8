// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../english-messages.d.ts';

/** The words that typeset guides have beside their own. */
export const typesetMessages = readMessages<EnglishMessages['typeset']>(
  new URL('./messages/', import.meta.url),
);
