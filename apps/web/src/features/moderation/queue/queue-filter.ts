import {
  type CaseCause,
  type ContentKind,
  type Language,
  caseCauses,
  contentKinds,
  languages,
} from '@kga/contracts';

export const queueStates = ['open', 'decided'] as const;

/** Hours for which a case has waited at least, as they can be chosen. */
export const ages = ['24', '72', '168'] as const;

/** Which cases are listed. */
export type QueueFilter = {
  status: (typeof queueStates)[number];
  kind?: ContentKind;
  cause?: CaseCause;
  language?: Language;
  olderThanHours?: (typeof ages)[number];
};

/** The filter that stands in the address; what is none of it is left out. */
export function queueFilterOf(search: URLSearchParams): QueueFilter {
  const status = queueStates.find((each) => each === search.get('status')) ?? 'open';
  const kind = contentKinds.find((each) => each === search.get('kind'));
  const cause = caseCauses.find((each) => each === search.get('cause'));
  const language = languages.find((each) => each === search.get('language'));
  const olderThanHours = ages.find((each) => each === search.get('olderThanHours'));
  return {
    status,
    ...(kind && { kind }),
    ...(cause && { cause }),
    ...(language && { language }),
    ...(olderThanHours && { olderThanHours }),
  };
}

/** What of a filter narrows the list, for the address. */
export function queueSearchOf({ status, ...rest }: QueueFilter): URLSearchParams {
  return new URLSearchParams({ ...(status !== 'open' && { status }), ...rest });
}

/** Whether some of what is in that state is left out. */
export const isNarrowed = (filter: QueueFilter): boolean => Object.keys(filter).length > 1;
