// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type HeldBatch,
  listHeldBatches,
  listHeldSignatures,
  listPetitions,
  listReportedNames,
} from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { wholePage } from '../../../components/admin/list-query.ts';
import { call, callList } from '../../../lib/api.ts';
import { freshPagesQuery, loadAllPages } from '../../../lib/queries.ts';

const refetchInterval = 30_000;

/** The oldest batches of held signatures, with the petitions that are signed unusually fast. */
export const heldBatchesQuery = {
  ...freshPagesQuery([listHeldBatches.url], async (_cursor, options) => {
    const answer = await call(listHeldBatches, {}, options);
    return { ...wholePage(answer?.batches ?? [], answer?.total), alarms: answer?.alarms ?? [] };
  }),
  refetchInterval,
};

export const heldSignaturesQuery = ({ petition, id }: HeldBatch) =>
  freshPagesQuery([listHeldBatches.url, petition, id], (cursor, options) =>
    callList(
      listHeldSignatures,
      { params: { petition, batch: id }, query: { limit: 50, cursor } },
      options,
    ),
  );

/** The oldest reported names of signers. */
export const reportedNamesQuery = {
  ...freshPagesQuery([listReportedNames.url], async (_cursor, options) => {
    const answer = await call(listReportedNames, {}, options);
    return wholePage(answer?.names ?? [], answer?.total);
  }),
  refetchInterval,
};

/** All of our own petitions, which are few among the others. */
export const ownPetitionsQuery = queryOptions({
  queryKey: [listPetitions.url, 'own'],
  queryFn: async ({ signal }) => {
    const petitions = await loadAllPages((cursor) =>
      callList(listPetitions, { query: { limit: 100, cursor } }, { signal }),
    );
    return petitions.filter(({ kind }) => kind === 'own');
  },
});
