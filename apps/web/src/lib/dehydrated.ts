// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DehydratedState } from '@tanstack/react-query';

/**
 * Says that all queries were answered at one time. The server sends 0, so that its copies render the
 * same page; the browser sets the time of its start.
 */
export const answeredAt = (time: number, state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});
