// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../../platform/english-messages.d.ts';

/** The names of the categories in a language. */
export const categoryMessages = readMessages<EnglishMessages['forum']>(
  new URL('./messages/', import.meta.url),
);
