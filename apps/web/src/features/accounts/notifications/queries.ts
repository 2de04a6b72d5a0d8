// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Notification,
  getMailChoices,
  getUnreadCount,
  listNotifications,
  updateNotifications,
} from '@kga/contracts/accounts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorToast } from '../../../components/use-toasts.ts';
import { call, callList } from '../../../lib/api.ts';
import { freshPagesQuery, updateLists } from '../../../lib/queries.ts';

/** Milliseconds between two counts while the page is visible. */
const pollMs = 60_000;

export const unreadQuery = () =>
  queryOptions({
    queryKey: [getUnreadCount.url],
    queryFn: ({ signal }) => call(getUnreadCount, {}, { signal }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });

const notificationsPerPage = 20;

export const notificationsQuery = () =>
  freshPagesQuery([listNotifications.url], (cursor, options) =>
    callList(listNotifications, { query: { limit: notificationsPerPage, cursor } }, options),
  );

export const mailChoicesQuery = () =>
  queryOptions({
    queryKey: [getMailChoices.url],
    queryFn: ({ signal }) => call(getMailChoices, {}, { signal }),
  });

type Marking = { read: boolean; notifications?: readonly Notification[] };

/** Shows notifications as read or unread, all that are loaded without a choice. */
function showAs(client: QueryClient, { read, notifications }: Marking): void {
  const isMeant = ({ id }: Notification) => notifications?.some((each) => each.id === id) ?? true;
  updateLists<Notification>(client, listNotifications.url, (item) =>
    isMeant(item) ? { ...item, read } : item,
  );
}

/** Marks notifications as read or unread: at once on the page, and back if the server refuses. */
export function useMarkNotifications() {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: ({ read, notifications }: Marking) => {
      const ids = notifications?.map(({ id }) => id);
      return call(updateNotifications, { body: { read, ...(ids && { ids }) } });
    },
    onMutate: (marking) => showAs(client, marking),
    onSuccess: (count) => client.setQueryData(unreadQuery().queryKey, count),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: [listNotifications.url] });
      showError(error);
    },
  });
}
