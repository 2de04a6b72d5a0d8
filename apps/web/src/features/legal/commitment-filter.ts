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

/** The path of the promises that a filter finds. Preserves `lang` if the previous query had it. */
export const commitmentsPath = (filter: CommitmentFilter, before: URLSearchParams): string =>
  urlOf(pathTo('commitments'), { query: { lang: before.get('lang') ?? undefined, ...filter } });
