// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { getUser } from '@kga/contracts/accounts';
import { listReplies } from '@kga/contracts/forum';

import { type RunRecord, fail, reasonOf } from '../faults/record.ts';
import type { Site } from '../faults/stack.ts';
import type { Browser } from '../shared/browser.ts';
import { joinSite } from './join-site.ts';

const pauseMs = 40;

/**
 * Registers members, who then read pages that come from Postgres each time, signed in, until `stop` is called. A
 * session that is lost is a failure.
 */
export async function startMembers(site: Site, record: RunRecord, count: number) {
  const stopping = new AbortController();
  const read = async (browser: Browser) => {
    while (!stopping.signal.aborted) {
      for (const endpoint of [getUser, listReplies]) {
        const what = endpoint.schema.operationId;
        const begun = Date.now();
        const { status, text } = await browser
          .send(endpoint, { id: site.ids.forum_post ?? '' })
          .catch((error: unknown) => ({ status: 0, text: reasonOf(error) }));
        record.onAnswer({ by: 'reader', what, status, ms: Date.now() - begun });
        const outcome = status === 0 ? text : String(status);
        if (status !== 200) fail(record, { by: 'reader', what, outcome, fault: record.fault });
      }
      await setTimeout(pauseMs);
    }
  };
  const members = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      joinSite(site, record, {
        email: `member-${index}@m${index}.test`,
        address: `10.254.0.${index + 1}`,
      }),
    ),
  );
  const all = Promise.all(members.map(({ browser }) => read(browser)));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}
