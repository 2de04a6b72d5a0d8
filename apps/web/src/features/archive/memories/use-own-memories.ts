import { type OwnMemory, getGame } from '@kga/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { urlOf } from '../../../lib/api.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { ownMemoriesQuery } from './queries.ts';

/** Games of which a guest shared a memory in this browser. */
const sharedKey = 'draft:memory-shared';

const none: readonly OwnMemory[] = [];

/** The visitor's memories of a game by their ids, and what to do after one was changed. */
export function useOwnMemories(gameId: string) {
  const client = useQueryClient();
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  // Most guests wrote nothing, so load only for those who shared something here.
  const [sharesNow, setSharesNow] = useState(false);
  const hasShared = useClientValue<boolean>(
    () => readDraft(sharedKey)[gameId] !== undefined,
    false,
  );
  const { data } = useQuery({
    ...ownMemoriesQuery(gameId, visitor),
    enabled: visitor !== '' && (user !== null || hasShared || sharesNow),
  });
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const refetch = () => void refetchPath(client, urlOf(getGame.url, { params: { id: gameId } }));
  return {
    own: new Map((data ?? none).map((memory) => [memory.id, memory])),
    deleted,
    onShared: () => {
      if (!user) storeDraft(sharedKey, { ...readDraft(sharedKey), [gameId]: '1' });
      setSharesNow(true);
      refetch();
    },
    onChanged: (memory: OwnMemory) => {
      client.setQueryData(ownMemoriesQuery(gameId, visitor).queryKey, (before) =>
        before?.map((each) => (each.id === memory.id ? memory : each)),
      );
      refetch();
    },
    onDeleted: (id: string) => {
      setDeleted((before) => new Set([...before, id]));
      refetch();
    },
  };
}
