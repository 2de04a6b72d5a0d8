// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt, randomUUID } from 'node:crypto';

import { register, registerGuest } from '@kga/contracts/accounts';
import { fileMediaType } from '@kga/contracts/core';
import { createPost, createReply } from '@kga/contracts/forum';
import { createConsultation, createLegalFile, fileNameHeader } from '@kga/contracts/legal';
import { createStory } from '@kga/contracts/stories';
import type { Database } from '@kga/db/core';
import { z } from 'zod';

import { cookiesOf } from '../shared/cookie-jar.ts';
import type { Known } from './values.ts';

export const callerNames = [
  'nobody',
  'guest',
  'member',
  'suspended',
  'moderator',
  'counsel',
  'admin',
] as const;

export type CallerName = (typeof callerNames)[number];

export type Callers = {
  /** Header lines that identify each caller. */
  headers: Readonly<Record<CallerName, readonly string[]>>;
  known: Known;
};

const password = 'a long enough secret';

/** An address of a network of its own, so that no limit by address is hit. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const created = z.object({ id: z.string() });

async function send(
  url: string,
  body: object | Blob,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...headers,
      ...(!(body instanceof Blob) && { 'content-type': 'application/json' }),
      'x-forwarded-for': anyAddress(),
    },
    body: body instanceof Blob ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function post(...request: Parameters<typeof send>): Promise<{ id: string; cookie: string }> {
  const answer = await send(...request);
  return { ...created.parse(await answer.json()), cookie: cookiesOf(answer) };
}

const submitted = z.object({ reference: z.string() });

/** A request for legal help with a file, for the operations of counsel. */
async function createLegalRequest(
  api: string,
  db: Database,
): Promise<{ id: string; fileId: string }> {
  const bytes = new Blob(['%PDF-1.7\n%%EOF\n'], { type: fileMediaType });
  const file = await post(api + createLegalFile.url, bytes, { [fileNameHeader]: 'receipt.pdf' });
  const answer = await send(api + createConsultation.url, {
    fullName: 'Grace Hopper',
    email: `${randomUUID()}@example.org`,
    phone: '+44 20 7946 0000',
    preferredDate: '2099-01-01',
    timeZone: 'Europe/London',
    issueType: 'refund',
    caseDescription: 'The shop does not refund a game that was shut down.',
    attachments: [file.id],
    consent: true,
  });
  const { reference } = submitted.parse(await answer.json());
  const { id } = await db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id, fileId: file.id };
}

const cookieLine = ({ cookie }: { cookie: string }) => [`Cookie: ${cookie}`];

/** Registers one caller of each kind, and content of theirs. */
export async function createCallers(api: string, db: Database): Promise<Callers> {
  const account = async (change: object) => {
    const email = `${randomUUID()}@example.org`;
    const body = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
    const { id, cookie } = await post(api + register.url, body);
    const changes = { email_verified_at: new Date(), ...change };
    await db.updateTable('account').set(changes).where('id', '=', id).execute();
    return { id, cookie };
  };
  const guestId = `guest_${randomUUID().replaceAll('-', '').slice(0, 16)}${Date.now()}`;
  const guest = await post(api + registerGuest.url, { guestId, fingerprint: {} });
  const member = await account({});
  const suspended = await account({ suspended_at: new Date(), suspended_reason: 'spam' });
  const moderator = await account({ role: 'moderator' });
  const counsel = await account({ role: 'counsel' });
  const admin = await account({ role: 'admin' });

  const text = { content: 'It was bought, and one day it did not start any more.', language: 'en' };
  const by = { cookie: moderator.cookie };
  const story = await post(
    api + createStory.url,
    { ...text, gameName: 'The Crew', title: 'Gone' },
    by,
  );
  const question = { ...text, categoryId: 'legal-rights', title: 'A question' };
  const forumPost = await post(api + createPost.url, question, by);
  const reply = await post(api + createReply.url.replace(':id', forumPost.id), text, by);
  const legalRequest = await createLegalRequest(api, db);
  const people = [member, suspended, moderator, counsel, admin];

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
      ids: [story, forumPost, reply, legalRequest, ...people].map(({ id }) => id),
      values: {
        guestId,
        fileId: legalRequest.fileId,
        password,
        currentPassword: password,
        categoryId: 'legal-rights',
        language: 'en',
        kind: 'story',
        provider: 'google',
        country: 'de',
      },
    },
  };
}
