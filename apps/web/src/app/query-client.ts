import { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

const inParts = z.looseObject({ pageParams: z.array(z.unknown()) });

/**
 * What came with the document, in which the beginning of a list, undefined, has become null: asked
 * for with that, no list would begin anywhere.
 */
function withBeginnings(data: unknown): unknown {
  const list = inParts.safeParse(data).data;
  if (!list) return data;
  return { ...list, pageParams: list.pageParams.map((param) => param ?? undefined) };
}

/** Server data is fetched once and kept; only the petition refreshes itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        networkMode: 'always',
      },
      hydrate: { deserializeData: withBeginnings },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
