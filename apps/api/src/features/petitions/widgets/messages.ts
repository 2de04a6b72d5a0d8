// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../../../platform/english-messages.d.ts';

export type WidgetMessages = EnglishMessages['widgets'];

/** The words of widgets in a language. */
export const widgetMessages = readMessages<WidgetMessages>(new URL('./messages/', import.meta.url));
