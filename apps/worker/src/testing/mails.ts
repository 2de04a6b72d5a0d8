// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages } from '@kga/contracts/core';
import type { AccountMail, Mail, MailAbout } from '@kga/contracts/jobs';
import type { Database } from '@kga/db/core';
import { v7 as uuidv7 } from 'uuid';

const proof = {
  token: 'bTlPa1-_4Zc3KqkzqJrX0wq9yVfE2d7n',
  code: '048213',
  expiresAt: '2100-03-02T14:05:00.000Z',
};
const occasion = { device: 'Firefox on Linux', at: '2026-11-21T12:18:03.000Z' };

const decided = {
  kind: 'story',
  title: 'The Crew is gone',
  decision: 'reject',
  status: 'rejected',
  reason: 'off_topic',
  note: 'This belongs to the forum.',
  path: '/stories/0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e6f',
  excerpt: '',
  token: 'bTlPa1-_4Zc3KqkzqJrX0wq9yVfE2d7n',
} as const;
const replied = {
  kind: 'reply',
  title: 'What now?',
  excerpt: 'A letter is the first thing to write.',
  path: '/forum/posts/0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e6f?at=0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e70#reply-0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e70',
  token: 'bTlPa1-_4Zc3KqkzqJrX0wq9yVfE2d7n',
} as const;
const changed = {
  title: 'The Crew',
  changes: [
    { fact: 'status' as const, before: 'shut_down', after: 'playable_again' },
    { fact: 'releaseDate' as const, before: '2014', after: '2014-12-02' },
    { fact: 'shutdownDate' as const, before: null, after: '2024-03' },
  ],
  path: '/archive/0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e6f',
  token: 'bTlPa1-_4Zc3KqkzqJrX0wq9yVfE2d7n',
};
const digest = {
  day: '2026-11-21',
  waiting: 1_203,
  reported: 4,
  oldestHours: 27,
  kinds: [
    { kind: 'story' as const, waiting: 1_200 },
    { kind: 'forum_reply' as const, waiting: 3 },
  ],
  bursts: [{ mark: 'game_like' as const, waiting: 2 }],
};

const handedOver = {
  event: 'handed_over' as const,
  requestId: '1d3c5b7a-9e8f-4a6b-8c2d-7f6e5d4c3b2a',
  reference: '7KQM-X2PD',
};

/** Whom the mails in a language are to. */
const accountIdOf = (language: Language): string =>
  `5f0c9d3e-8a47-4b61-9d0e-2f6c1b7a4e3${languages.indexOf(language)}`;

/** One mail of each kind. */
export function mailsIn(language: Language, to = 'ada@example.org', name = 'Ada'): AccountMail[] {
  const addressed = { accountId: accountIdOf(language), to, name, language };
  return [
    { about: 'verify_email', ...addressed, ...proof },
    { about: 'change_email', ...addressed, ...proof },
    { about: 'email_changed', ...addressed, at: occasion.at },
    { about: 'reset_password', ...addressed, ...proof },
    { about: 'password_changed', ...addressed, ...occasion },
    { about: 'signed_in', ...addressed, ...occasion, method: 'password' },
    { about: 'identity_linked', ...addressed, ...occasion, method: 'github' },
    { about: 'identity_unlinked', ...addressed, ...occasion, method: 'github' },
    { about: 'export_ready', ...addressed, deletedAt: '2026-12-05T12:18:03.000Z' },
    { about: 'content_decided', ...addressed, ...decided, more: [], gathered: false },
    { about: 'forum_reply', ...addressed, ...replied },
    { about: 'game_changed', ...addressed, ...changed },
    { about: 'moderation_digest', ...addressed, ...digest },
    { about: 'legal_digest', ...addressed, waiting: 3, oldestHours: 27 },
    { about: 'legal_counsel', ...addressed, ...handedOver },
  ];
}

/** The mails in each language are to an account of their own. */
export const allMails: readonly AccountMail[] = languages.flatMap((language) =>
  mailsIn(language, `ada.${language.toLowerCase()}@example.org`),
);

export function mailAbout(about: MailAbout, overrides: Partial<{ to: string; name: string }> = {}) {
  const mail = mailsIn('en', overrides.to, overrides.name).find((each) => each.about === about);
  if (!mail) throw new Error(`there is no mail about ${about}`);
  return mail;
}

/** Adds the accounts that the worker asks for the address of a mail, unless they are there. */
async function addReaders(db: Database, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) {
    if (mail.about !== 'content_decided') continue;
    await db
      .insertInto('account')
      .values({
        id: mail.accountId,
        email: mail.to,
        email_verified_at: new Date(),
        first_name: mail.name,
        last_name: '',
        language: mail.language,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Inserts outbox rows as the api does; returns their ids. */
export async function addMails(db: Database, mails: readonly Mail[]): Promise<string[]> {
  const rows = mails.map((mail) => ({
    id: uuidv7(),
    job: 'mail.send' as const,
    payload: JSON.stringify(mail),
    // Clearly due, although the column rounds to milliseconds.
    due_at: new Date(Date.now() - 60_000),
  }));
  await addReaders(db, mails);
  await db.insertInto('outbox').values(rows).execute();
  return rows.map(({ id }) => id);
}
