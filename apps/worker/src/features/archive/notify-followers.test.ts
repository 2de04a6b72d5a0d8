// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertOutboxJob } from '@kga/db/core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type FeedFixture, createFeedFixture } from '../../testing/feed-fixture.ts';
import { renderMail } from '../mail/render-mail.ts';
import { notifyGameFollowers } from './jobs.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());

test('followers with a verified address are mailed about a change, once', async () => {
  const { db } = on.services.database;
  const gameId = crypto.randomUUID();
  await db
    .insertInto('game')
    .values({
      id: gameId,
      name: 'The Crew',
      platforms: [],
      availability: 'playable_again',
      sources: [],
      language: 'en',
      status: 'published',
      edited_at: null,
    })
    .execute();
  for (const [name, verified] of [
    ['ada', new Date()],
    ['eve', null],
  ] as const) {
    const id = crypto.randomUUID();
    await db
      .insertInto('account')
      .values({
        id,
        email: `${name}@example.org`,
        first_name: name,
        last_name: '',
        language: 'de',
        email_verified_at: verified,
      })
      .execute();
    await db
      .insertInto('game_follow')
      .values({ game_id: gameId, account_id: id, token: `${name} token of the follow` })
      .execute();
  }
  const changeId = crypto.randomUUID();
  const changes = [
    { fact: 'status', before: 'shut_down', after: 'playable_again' },
    { fact: 'shutdownDate', before: '2024-03', after: '2024-03-31' },
    { fact: 'developer', before: null, after: 'Ivory Tower' },
  ];
  await db
    .insertInto('game_change')
    .values({ id: changeId, game_id: gameId, changes: JSON.stringify(changes) })
    .execute();
  const outboxId = await db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'archive.changed', { changeId }));
  expect(await notifyGameFollowers(on.deps(), outboxId)).toBe(1);
  expect(await notifyGameFollowers(on.deps(), outboxId)).toBeUndefined();
  const mails = await db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    .execute();
  expect(mails).toMatchObject([
    {
      payload: {
        about: 'game_changed',
        to: 'ada@example.org',
        title: 'The Crew',
        changes: changes.slice(0, 2),
        path: `/archive/${gameId}`,
        token: 'ada token of the follow',
      },
    },
  ]);
});

test('the mail names the changes in the reader’s language and how to stop', () => {
  const { subject, text, html } = renderMail(
    {
      about: 'game_changed',
      accountId: crypto.randomUUID(),
      to: 'ada@example.org',
      name: 'Ada',
      language: 'de',
      title: 'The <b>Crew',
      changes: [
        { fact: 'status', before: 'shut_down', after: 'playable_again' },
        { fact: 'shutdownDate', before: '2024-03', after: null },
      ],
      path: '/archive/1',
      token: 'a-token',
    },
    'https://example.org',
  );
  expect(subject).toBe('„The <b>Crew“ hat sich im Archiv geändert');
  expect(text).toContain('Stand: Abgeschaltet → Wieder spielbar');
  expect(text).toContain('Abgeschaltet: März 2024 → nicht bekannt');
  expect(text).toContain('https://example.org/unsubscribe?lang=de#token=a-token');
  expect(html).not.toContain('<b>Crew');
});
