// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ContentKind,
  type Language,
  contentKinds,
  contentLanguageOf,
} from '@kga/contracts/core';
import { type CaseCause, caseCauses } from '@kga/contracts/moderation';

export const queueStates = ['open', 'decided'] as const;

/** Options for the minimum waiting time, in hours. */
export const ages = ['24', '72', '168'] as const;

export type QueueFilter = {
  status: (typeof queueStates)[number];
  kind?: ContentKind;
  cause?: CaseCause;
  language?: Language;
  olderThanHours?: (typeof ages)[number];
};

/** Reads the filter from the URL and ignores invalid values. */
export function queueFilterOf(search: URLSearchParams): QueueFilter {
  const status = queueStates.find((each) => each === search.get('status')) ?? 'open';
  const kind = contentKinds.find((each) => each === search.get('kind'));
  const cause = caseCauses.find((each) => each === search.get('cause'));
  const language = contentLanguageOf(search.get('language') ?? '');
  const olderThanHours = ages.find((each) => each === search.get('olderThanHours'));
  return {
    status,
    ...(kind && { kind }),
    ...(cause && { cause }),
    ...(language && { language }),
    ...(olderThanHours && { olderThanHours }),
  };
}

/** Writes a filter into a query; defaults are left out. */
export function queueSearchOf({ status, ...rest }: QueueFilter): URLSearchParams {
  return new URLSearchParams({ ...(status !== 'open' && { status }), ...rest });
}

/** Whether the filter restricts more than the status. */
export const isNarrowed = (filter: QueueFilter): boolean => Object.keys(filter).length > 1;
