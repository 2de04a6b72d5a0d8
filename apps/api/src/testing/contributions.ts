import { randomBytes } from 'node:crypto';

import { registerGuest } from '@kga/contracts';
import type { Database, Schema } from '@kga/db';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';

import { type Agent, agent } from './agent.ts';

/** An id as browsers make them. */
export const newGuestId = (): string => `guest_${randomBytes(8).toString('hex')}${Date.now()}`;

/** A browser that has registered as a guest and says so with each request. */
export async function guestAgent(
  app: FastifyInstance,
  guestId = newGuestId(),
): Promise<Agent & { guestId: string }> {
  const by = agent(app);
  const answer = await by.post(registerGuest.url, { guestId, fingerprint: {} });
  expect(answer.statusCode).toBe(200);
  by.headers['x-guest-id'] = guestId;
  return { ...by, guestId };
}

/** Adds a published story and answers its id. */
export async function insertTestStory(
  db: Database,
  story: Partial<Insertable<Schema['story']>> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('story')
    .values({
      id,
      account_id: null,
      guest_id: null,
      game_name: 'The Crew',
      title: 'Gone',
      content: 'It was bought, and one day it did not start any more.',
      amount: 6_980,
      currency: 'JPY',
      amount_lost_yen: 6_980,
      rate_date: null,
      edited_at: null,
      language: 'en',
      status: 'published',
      ...story,
    })
    .execute();
  return id;
}
