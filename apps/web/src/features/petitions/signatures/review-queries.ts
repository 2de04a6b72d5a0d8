// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type HeldBatch,
  listHeldBatches,
  listHeldSignatures,
  listReportedNames,
} from '@kga/contracts/petitions';

import { wholePage } from '../../../components/admin/list-query.ts';
import { call, callList } from '../../../lib/api.ts';
import { freshPagesQuery } from '../../../lib/queries.ts';

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
