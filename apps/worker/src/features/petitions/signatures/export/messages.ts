// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../../../../platform/english-messages.d.ts';

/** The words of a file for the addressee of a petition, in a language. */
export const exportMessages = readMessages<EnglishMessages['export']>(
  new URL('./messages/', import.meta.url),
);
