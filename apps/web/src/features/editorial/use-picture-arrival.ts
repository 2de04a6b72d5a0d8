import type { OwnArticle } from '@kga/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

import { invalidateNews } from '../../lib/freshness.ts';
import { ownArticleQuery } from './queries.ts';

/** Polling interval in milliseconds, and the number of attempts. */
const lookEvery = 1_500;
const looks = 12;

async function look(client: QueryClient, id: string): Promise<void> {
  try {
    const { imageUrl } = await client.fetchQuery({ ...ownArticleQuery(id), staleTime: 0 });
    if (imageUrl !== null) invalidateNews(client);
  } catch {
    // The next attempt may succeed.
  }
}

const keyOf = (id: string, source: string | null) => [
  ...ownArticleQuery(id).queryKey,
  'picture',
  source,
];

/** Restarts polling after the picture was requested again. */
export function restartPicturePolling(
  client: QueryClient,
  { id, pictureSource }: OwnArticle,
): void {
  void client.resetQueries({ queryKey: keyOf(id, pictureSource), exact: true });
}

/** Polls until the requested picture is available: the worker fetches it after the response. */
export function usePictureState(
  article: OwnArticle | undefined,
): 'none' | 'fetching' | 'missing' | 'shown' {
  const client = useQueryClient();
  const source = article?.pictureSource ?? null;
  const waits = article !== undefined && source !== null && article.imageUrl === null;
  const id = article?.id ?? '';
  const queryKey = keyOf(id, source);
  const { data: looked = 0 } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = client.getQueryData<number>(queryKey) ?? 0;
      await look(client, id);
      return before + 1;
    },
    enabled: waits,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < looks ? lookEvery : false),
  });
  if (source === null) return 'none';
  if (!waits) return 'shown';
  return looked < looks ? 'fetching' : 'missing';
}
