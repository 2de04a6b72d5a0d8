// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../../../platform/english-messages.d.ts';

/** The words of share images in a language. */
export const imageMessages = readMessages<EnglishMessages['shareImages']>(
  new URL('./messages/', import.meta.url),
);
