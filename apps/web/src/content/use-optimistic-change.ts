// SPDX-License-Identifier: AGPL-3.0-or-later
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorToast } from '../components/errors/use-error-messages.ts';

type Change<Data> = {
  /** The query whose data the page shows. */
  queryKey: QueryKey;
  before: Data;
  after: Data;
  /** Saves the change, and returns what the server has then. */
  save: () => Promise<Data | null>;
};

/** Shows a change at once, and takes it back if the server refuses it. One change runs at a time. */
export function useOptimisticChange<Data>(): (change: Change<Data>) => void {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ save }: Change<Data>) => save(),
    onMutate: async ({ queryKey, after }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, after);
    },
    onSuccess: (saved, { queryKey }) => client.setQueryData(queryKey, saved),
    onError: (error, { queryKey, before }) => {
      client.setQueryData(queryKey, before);
      showError(error);
    },
  });
  return (change) => {
    if (!isPending) mutate(change);
  };
}
