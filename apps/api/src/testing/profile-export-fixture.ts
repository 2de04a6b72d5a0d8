// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createProfileExport,
  downloadProfileExport,
  parseStoredSession,
} from '@kga/contracts/accounts';
import { makeProfileExport } from '@kga/db/contributions';
import { loadSessions } from '@kga/server';
import { expect } from 'vitest';

import { createServices } from '../platform/services.ts';
import type { Agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

const uploadUrl = (id: string) => `/api/profile/uploads/${id}`;

/** Makes the files that were requested, as the worker does. */
export async function makeExports(api: TestApp): Promise<void> {
  const { db, redis, ring, objects } = createServices(api);
  const wanted = await db
    .selectFrom('profile_export')
    .selectAll()
    .where('finished_at', 'is', null)
    .execute();
  for (const row of wanted) {
    const sessions = await loadSessions(redis, row.account_id, parseStoredSession);
    await makeProfileExport(db, row, { ring, objects, sessions, uploadUrl });
  }
}

/** Requests the data of a member, makes the file and downloads it. */
export async function exportedBy(api: TestApp, by: Agent) {
  expect((await by.post(createProfileExport.url)).statusCode).toBe(202);
  await makeExports(api);
  const answer = await by.get(downloadProfileExport.url);
  expect(answer.statusCode).toBe(200);
  return answer;
}
