// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { register, registerGuest } from '@kga/contracts/accounts';
import type { Endpoint } from '@kga/contracts/core';
import { createPost, createReply } from '@kga/contracts/forum';
import { createConsultation, createLegalFile } from '@kga/contracts/legal';
import { createStory } from '@kga/contracts/stories';
import type { Database } from '@kga/db/core';
import { z } from 'zod';

import {
  type Browser,
  type Call,
  anyAddress,
  createBrowser,
  legalRequest,
} from '../shared/browser.ts';
import type { CallerName } from './caller-names.ts';
import type { StepCall } from './live/step.ts';
import type { Known } from './values.ts';

export type Callers = {
  /** Header lines that identify each caller. */
  headers: Readonly<Record<CallerName, readonly string[]>>;
  known: Known;
  people: Readonly<Record<Exclude<CallerName, 'nobody' | 'guest'>, { id: string; email: string }>>;
  /** Requests that operations accept, as a caller, by operation. */
  calls: ReadonlyMap<string, readonly { as: CallerName; call: StepCall }[]>;
};

const password = 'a long enough secret';

const created = z.object({ id: z.string() });

const submitted = z.object({ reference: z.string() });

/** Sends what has to be accepted. */
async function post(browser: Browser, endpoint: Endpoint, call: Call): Promise<unknown> {
  const { status, text } = await browser.send(endpoint, call);
  if (status >= 300) throw new Error(`${endpoint.url} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** A request for legal help with a file, for the operations of counsel. */
async function createLegalRequest(
  browser: Browser,
  db: Database,
): Promise<{ id: string; fileId: string }> {
  const file = { name: 'receipt.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
  const { id: fileId } = created.parse(await post(browser, createLegalFile, { file }));
  const body = legalRequest(`${randomUUID()}@example.org`, [fileId]);
  const { reference } = submitted.parse(await post(browser, createConsultation, { body }));
  const { id } = await db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id, fileId };
}

const cookieLine = ({ browser }: { browser: Browser }) => [`Cookie: ${browser.cookie()}`];

/** Registers one caller of each kind, and content of theirs. */
export async function createCallers(api: string, db: Database): Promise<Callers> {
  const open = () => createBrowser(api, anyAddress());
  const account = async (change: object) => {
    const browser = open();
    const email = `${randomUUID()}@example.org`;
    const body = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
    const { id } = created.parse(await post(browser, register, { body }));
    const changes = { email_verified_at: new Date(), ...change };
    await db.updateTable('account').set(changes).where('id', '=', id).execute();
    return { id, email, browser };
  };
  const guestId = `guest_${randomUUID().replaceAll('-', '').slice(0, 16)}${Date.now()}`;
  const guest = { browser: open() };
  await post(guest.browser, registerGuest, { body: { guestId, fingerprint: {} } });
  const member = await account({});
  const suspended = await account({ suspended_at: new Date(), suspended_reason: 'spam' });
  const moderator = await account({ role: 'moderator' });
  const counsel = await account({ role: 'counsel' });
  const admin = await account({ role: 'admin' });

  const text = { content: 'It was bought, and one day it did not start any more.', language: 'en' };
  const write = async (endpoint: Endpoint, call: Call) =>
    created.parse(await post(moderator.browser, endpoint, call));
  const story = await write(createStory, {
    body: { ...text, gameName: 'The Crew', title: 'Gone' },
  });
  const question = { ...text, categoryId: 'legal-rights', title: 'A question' };
  const forumPost = await write(createPost, { body: question });
  const reply = await write(createReply, { id: forumPost.id, body: text });
  const legal = await createLegalRequest(open(), db);
  const people = { member, suspended, moderator, counsel, admin };

  return {
    headers: {
      nobody: [],
      guest: [...cookieLine(guest), `X-Guest-Id: ${guestId}`],
      member: cookieLine(member),
      suspended: cookieLine(suspended),
      moderator: cookieLine(moderator),
      counsel: cookieLine(counsel),
      admin: cookieLine(admin),
    },
    known: {
      ids: [story, forumPost, reply, legal, ...Object.values(people)].map(({ id }) => id),
      values: {
        guestId,
        fileId: legal.fileId,
        password,
        currentPassword: password,
        categoryId: 'legal-rights',
        language: 'en',
        kind: 'story',
        provider: 'google',
        country: 'de',
      },
    },
    people,
    calls: new Map(),
  };
}
