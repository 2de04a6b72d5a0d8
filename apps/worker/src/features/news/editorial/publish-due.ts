// SPDX-License-Identifier: AGPL-3.0-or-later
import { publishDueArticles } from '@kga/db/news';

import { publishChange } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';

/** Publishes scheduled articles that are due and invalidates caches. Returns their number. */
export async function publishDue(deps: Pick<Context, 'db' | 'redis' | 'log'>): Promise<number> {
  const published = await publishDueArticles(deps.db);
  if (published > 0) {
    deps.log.info({ published }, 'articles published');
    await publishChange(deps, { topic: 'news', id: 'all' });
  }
  return published;
}
