// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useAuth, useVisitorId } from '../auth/use-auth.ts';
import type { CallOptions } from '../lib/api.ts';
import { useClientValue } from '../lib/browser.ts';
import { type DraftKey, readDraft, storeDraft } from '../lib/forms/drafts.ts';
import { visitorQuery } from './queries.ts';

type OwnItems<Item> = {
  /** Holds the subjects of which a guest shared an item in this browser. */
  sharedKey: DraftKey;
  /** What the items are about, such as the id of a game. */
  subject: string;
  /** Path of the visitor's items of the subject, whatever their status. */
  path: string;
  load: (options: CallOptions) => Promise<readonly Item[] | null>;
  /** Refetches what everybody sees, after the visitor changed something. */
  refetch: () => void;
};

/** The visitor's items of a subject, and what to do after one was shared, edited or deleted. */
export function useOwnItems<Item extends { id: string }>({
  sharedKey,
  subject,
  path,
  load,
  refetch,
}: OwnItems<Item>) {
  const client = useQueryClient();
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  // Most guests shared nothing, so load only for those who did here.
  const [sharesNow, setSharesNow] = useState(false);
  const hasShared = useClientValue<boolean>(
    () => readDraft(sharedKey)[subject] !== undefined,
    false,
  );
  const query = visitorQuery(path, visitor, load);
  const { data } = useQuery({
    ...query,
    enabled: visitor !== '' && (user !== null || hasShared || sharesNow),
  });
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  return {
    items: data ?? [],
    deleted,
    onShared: () => {
      if (!user) storeDraft(sharedKey, { ...readDraft(sharedKey), [subject]: '1' });
      setSharesNow(true);
      refetch();
    },
    onChanged: (item: Item) => {
      client.setQueryData(query.queryKey, (before) =>
        before?.map((each) => (each.id === item.id ? item : each)),
      );
      refetch();
    },
    onDeleted: (id: string) => {
      setDeleted((before) => new Set([...before, id]));
      refetch();
    },
  };
}
