// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { signIn } from '@kga/contracts/accounts';
import type { Endpoint } from '@kga/contracts/core';

import { type Call, type Origin, createBrowser } from '../shared/browser.ts';
import { type RunRecord, fail, reasonOf } from './record.ts';

/** A write that was answered with a refusal that no repetition changes. */
class RefusedError extends Error {}

/** A browser with cookies and an address of its own, which repeats a write until it is acknowledged. */
export function createVisitor(origin: Origin, index: number, record: RunRecord) {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const browser = createBrowser(origin, address);
  let account: { email: string; password: string } | undefined;

  /** Repeats what the network, the edge or the product could not do now. */
  async function write(endpoint: Endpoint, call: Call): Promise<unknown> {
    const key = randomUUID();
    record.open.set(key, endpoint.schema.operationId);
    try {
      return await writeUntilDone(endpoint, call, key);
    } finally {
      record.open.delete(key);
    }
  }

  async function writeUntilDone(endpoint: Endpoint, call: Call, key: string): Promise<unknown> {
    const { operationId } = endpoint.schema;
    for (;;) {
      const { fault } = record;
      const begun = Date.now();
      const { status, text } = await browser
        .send(endpoint, call, { 'idempotency-key': key })
        .catch((error: unknown) => ({ status: 0, text: reasonOf(error) }));
      record.onAnswer({ by: 'writer', what: operationId, status, ms: Date.now() - begun });
      if (status >= 200 && status < 300) {
        record.newest = Math.max(record.newest, begun);
        return text === '' ? undefined : JSON.parse(text);
      }
      // A session is lost with Redis.
      if (status === 401 && account && endpoint.url !== signIn.url) {
        await write(signIn, { body: account });
        continue;
      }
      if (status >= 400 && status < 500 && status !== 429) {
        throw new RefusedError(`${operationId} was refused: ${status} ${text.slice(0, 200)}`);
      }
      const outcome = status === 0 ? text : String(status);
      if (status !== 429) fail(record, { by: 'writer', what: operationId, outcome, fault });
      await setTimeout(status === 429 ? 1_000 : 300 + randomInt(400));
    }
  }

  return {
    write,
    /** Remembers with what to sign in again. */
    remember: (credentials: { email: string; password: string }) => void (account = credentials),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
