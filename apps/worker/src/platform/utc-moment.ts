// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';

/** A day and a time in UTC, for readers whose time zone is not known. */
export const utcMoment = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
