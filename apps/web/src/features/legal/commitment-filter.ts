// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type CommitmentBody,
  type CommitmentStatus,
  commitmentBodies,
  commitmentRegions,
  commitmentStatuses,
} from '@kga/contracts/legal';

import { urlOf } from '../../lib/api.ts';

export type CommitmentRegion = (typeof commitmentRegions)[number];

export type CommitmentFilter = {
  status: CommitmentStatus | undefined;
  who: CommitmentBody | undefined;
  region: CommitmentRegion | undefined;
};

export const noCommitmentFilter: CommitmentFilter = {
  status: undefined,
  who: undefined,
  region: undefined,
};

export const parseCommitmentFilter = (search: URLSearchParams): CommitmentFilter => ({
  status: commitmentStatuses.find((status) => status === search.get('status')),
  who: commitmentBodies.find((who) => who === search.get('who')),
  region: commitmentRegions.find((region) => region === search.get('region')),
});

/** In what order the promises are shown: by the day they are due, or with the others of who made them. */
export type CommitmentView = 'due' | 'promiser';

export const parseCommitmentView = (search: URLSearchParams): CommitmentView =>
  search.get('by') === 'promiser' ? 'promiser' : 'due';

/** The path of the promises that a filter finds. Preserves the view and `lang` of the previous query. */
export const commitmentsPath = (
  filter: CommitmentFilter,
  before: URLSearchParams,
  view = parseCommitmentView(before),
): string =>
  urlOf(pathTo('commitments'), {
    query: {
      lang: before.get('lang') ?? undefined,
      ...filter,
      by: view === 'due' ? undefined : view,
    },
  });
