// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUnreadCount } from '@kga/contracts/accounts';
import { recordPostView } from '@kga/contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../../lib/api.ts';
import { whenIdle } from '../../../lib/browser.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { markRead } from '../queries.ts';

/**
 * Records a view of a public post when the page is idle, and again once a newer reply is shown. By
 * then there may be replies that the page does not show: they stay unread.
 */
export function useView(id: string, counts: boolean, newestReplyId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!counts) return undefined;
    const record = async () => {
      try {
        const query = { newest: newestReplyId ?? 'none' };
        await call(recordPostView, { params: { id }, query });
        markRead(client, id);
        // The notifications about the post count as read now.
        await refetchPath(client, getUnreadCount.url);
      } catch {
        // A lost view is not worth an error message.
      }
    };
    return whenIdle(() => void record());
  }, [client, id, counts, newestReplyId]);
}
