// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { isId } from '../../../lib/queries.ts';
import { contributionsQuery, memberQuery, parseKind } from './queries.ts';

export function prefetchMember(input: PrefetchInput): Prefetched {
  return [fetchMember(input)];
}

/** Fetches a member with the contributions; those of a missing one may fail. */
async function fetchMember({ client, params, search, options }: PrefetchInput): Promise<void> {
  const id = params['id'] ?? '';
  if (!isId(id)) {
    await client.fetchQuery(memberQuery(id, options));
    return;
  }
  const [member, contributions] = await Promise.allSettled([
    client.fetchQuery(memberQuery(id, options)),
    client.fetchInfiniteQuery(contributionsQuery(id, parseKind(search), options)),
  ]);
  if (member.status === 'rejected') throw member.reason;
  if (member.value !== null && contributions.status === 'rejected') throw contributions.reason;
}
