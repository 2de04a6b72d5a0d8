// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MarkEndpoints, type MarkState, markState } from '@kga/contracts/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useAuth, useVisitorId } from '../auth/use-auth.ts';
import { useErrorToast } from '../components/use-toasts.ts';
import { call, urlOf } from '../lib/api.ts';
import { visitorQuery } from './queries.ts';

type MarkSource = {
  query: ReturnType<typeof visitorQuery<MarkState | null>>;
  isEnabled: boolean;
  /** The public count, which may be a little old. */
  count: number;
  save: (isSet: boolean) => Promise<MarkState | null>;
  onSaved?: ((isSet: boolean) => void) | undefined;
};

/** The visitor's mark of an item; one change runs at a time. */
export type OwnMark = MarkState & { canToggle: boolean; toggle: () => void };

/** Shows a change of a mark at once, and takes it back if the server refuses it. */
export function useMarkOf({ query, isEnabled, count, save, onSaved }: MarkSource): OwnMark {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = query;
  const { data } = useQuery({ ...query, enabled: isEnabled });
  const state = data ?? { isSet: false, count };
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onMutate: async (isSet) => {
      await client.cancelQueries({ queryKey });
      const shown: MarkState = { isSet, count: state.count + (isSet ? 1 : -1) };
      client.setQueryData(queryKey, shown);
      return state;
    },
    onSuccess: (saved, isSet) => {
      client.setQueryData(queryKey, saved);
      onSaved?.(isSet);
    },
    onError: (error, _isSet, before) => {
      client.setQueryData(queryKey, before);
      showError(error);
    },
  });
  return {
    ...state,
    canToggle: Boolean(data),
    toggle: () => {
      if (!isPending) mutate(!state.isSet);
    },
  };
}

type MarkOptions = { params: Record<string, string> } & Partial<
  Pick<MarkSource, 'count' | 'onSaved'>
>;

/** A mark at a path of its own, of guests or members; suspended ones cannot change it. */
export function useMark(mark: MarkEndpoints, { params, count = 0, onSaved }: MarkOptions): OwnMark {
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  const { fields, get, set, unset } = mark;
  const stateOf = (answer: Record<string, unknown> | null) => answer && markState(mark, answer);
  const own = useMarkOf({
    query: visitorQuery(urlOf(get.url, { params }), visitor, async (options) =>
      stateOf(await call(get, { params }, options)),
    ),
    isEnabled: visitor !== '',
    count,
    save: async (isSet) =>
      stateOf(
        unset
          ? await call(isSet ? set : unset, { params })
          : await call(set, { params, body: { [fields.isSet]: isSet } }),
      ),
    onSaved,
  });
  return { ...own, canToggle: own.canToggle && (user === null || user.suspended === null) };
}
