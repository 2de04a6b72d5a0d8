// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { getUser, register } from '@kga/contracts/accounts';
import { listReplies } from '@kga/contracts/forum';
import { z } from 'zod';

import { type RunRecord, acknowledge, fail, reasonOf } from '../faults/record.ts';
import type { Site } from '../faults/stack.ts';
import { createBrowser } from '../shared/browser.ts';

const created = z.object({ id: z.string() });

const pauseMs = 40;

/**
 * Registers members, who then read pages that come from Postgres each time, signed in, until `stop` is called. A
 * session that is lost is a failure.
 */
export async function startMembers({ edgeUrl, ids }: Site, record: RunRecord, count: number) {
  const stopping = new AbortController();
  const joinSite = async (index: number) => {
    const browser = createBrowser(edgeUrl, `10.254.0.${index + 1}`);
    const email = `member-${index}@m${index}.test`;
    const person = { email, password: `amber meadow ${index}`, firstName: 'Ada', lastName: 'King' };
    const { status, text } = await browser.send(register, { body: person });
    if (status !== 201) throw new Error(`A member could not register: ${status} ${text}`);
    acknowledge(record, 'accounts', created.parse(JSON.parse(text)).id);
    return browser;
  };
  const read = async (browser: Awaited<ReturnType<typeof joinSite>>) => {
    while (!stopping.signal.aborted) {
      for (const endpoint of [getUser, listReplies]) {
        const what = endpoint.schema.operationId;
        const begun = Date.now();
        const { status, text } = await browser
          .send(endpoint, { id: ids.forum_post ?? '' })
          .catch((error: unknown) => ({ status: 0, text: reasonOf(error) }));
        record.onAnswer({ by: 'reader', what, status, ms: Date.now() - begun });
        const outcome = status === 0 ? text : String(status);
        if (status !== 200) fail(record, { by: 'reader', what, outcome, fault: record.fault });
      }
      await setTimeout(pauseMs);
    }
  };
  const browsers = await Promise.all(Array.from({ length: count }, (_, index) => joinSite(index)));
  const all = Promise.all(browsers.map(read));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}
