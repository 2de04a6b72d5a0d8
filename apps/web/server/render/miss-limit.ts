// SPDX-License-Identifier: AGPL-3.0-or-later
import { networkOfIp } from '@kga/contracts/core';
import { LRUCache } from 'lru-cache';

import type { PageRequest } from '../http/page-request.ts';

/**
 * Limits the renderings that one network causes in a minute; refreshes of the cache itself, which
 * carry no visitor, do not count.
 */
export function createMissLimit(perMinute: number): (request: PageRequest) => boolean {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
  return ({ visitor }) => {
    if (visitor === undefined) return true;
    const network = networkOfIp(visitor);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= perMinute;
  };
}
