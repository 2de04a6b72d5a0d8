// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { register } from '@kga/contracts/accounts';
import { fileMediaType } from '@kga/contracts/core';
import { encodeFileName, fileNameHeader } from '@kga/contracts/legal';
import type { Database } from '@kga/db/core';
import { z } from 'zod';

import { type Browser, anyAddress, createBrowser } from '../shared/browser.ts';

export type Member = { readonly id: string; readonly browser: Browser };

const created = z.object({ id: z.string() });

/** Registers members with verified addresses. */
export async function createMembers(api: string, db: Database, count: number): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) {
    const browser = createBrowser(api, anyAddress());
    const email = `${randomUUID()}@example.org`;
    const body = { email, password: 'a long enough secret', firstName: 'Ada', lastName: 'L' };
    const { status, text } = await browser.send(register, { body });
    if (status !== 201) throw new Error(`Registration was answered ${status}: ${text}`);
    members.push({ browser, id: created.parse(JSON.parse(text)).id });
  }
  await db.updateTable('account').set({ email_verified_at: new Date() }).execute();
  return members;
}

/** How bytes are exchanged: without a pause, or so that the other side has to wait. */
export type Pace = {
  /** Milliseconds before the last byte of a body is sent. */
  readonly holdMs?: number;
  /** Milliseconds before an answer is read. */
  readonly readMs?: number;
};

/** Only legal files need it. */
const fileName = { [fileNameHeader]: encodeFileName('receipt.pdf') };

type Request = Pace & {
  readonly cookie?: string;
  readonly body?: Buffer;
  readonly type?: string;
};

/** Reads an answer to its end. */
async function readStatus(response: IncomingMessage, readMs: number): Promise<number> {
  if (readMs > 0) await setTimeout(readMs);
  try {
    for await (const part of response) void part;
  } catch {
    return 0;
  }
  return response.statusCode ?? 0;
}

/**
 * Sends a request on a connection of its own; returns the status of the answer, or 0 where the server has closed the
 * connection instead.
 */
export async function statusOf(
  url: string,
  method: string,
  { cookie = '', body, type = fileMediaType, holdMs = 0, readMs = 0 }: Request,
): Promise<number> {
  const length = body && { 'content-type': type, 'content-length': body.length, ...fileName };
  const headers = { cookie, 'x-forwarded-for': anyAddress(), connection: 'close', ...length };
  const sending = request(url, { method, headers });
  const { promise: answered, resolve } = Promise.withResolvers<number>();
  sending.once('response', (response) => resolve(readStatus(response, readMs)));
  sending.once('error', () => resolve(0));
  if (body && holdMs > 0) {
    sending.write(body.subarray(0, -1));
    await Promise.race([answered, setTimeout(holdMs)]);
  }
  sending.end(holdMs > 0 ? body?.subarray(-1) : body);
  const status = await answered;
  sending.destroy();
  return status;
}
