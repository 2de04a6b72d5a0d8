// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import { type Database } from '@kga/db/core';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import { type MailOutcome, sendMail } from '../features/mail/send-mail.ts';
import { createMetrics } from '../handlers.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { addMails } from './mails.ts';
import { type WorkerFixture, createWorkerFixture } from './worker-fixture.ts';

/** A database, a Redis and a mail server. */
export type MailFixture = {
  services: WorkerFixture;
  server: MailServer;
  /** Settings of a worker that sends through the server. */
  env: (smtpUrl?: string) => Record<string, string>;
  add: (...mails: Mail[]) => Promise<string[]>;
  /** Sends one row as a worker does, through another mail server or database where they are given. */
  send: (id: string, smtpUrl?: string, database?: Database) => Promise<MailOutcome>;
  log: string[];
  metrics: () => Promise<string>;
  /** Makes all unsettled rows due and their leases expire. */
  pass: () => Promise<void>;
  row: (
    id: string,
  ) => Promise<{ state: string; payload: unknown; last_error: string | null; tries: number }>;
  /** Number of rows by state. */
  states: () => Promise<Record<string, number>>;
  close: () => Promise<void>;
};

export async function createMailFixture(): Promise<MailFixture> {
  const [stage, server] = await Promise.all([createWorkerFixture(), startMailServer()]);
  const { db } = stage.database;
  const lines: string[] = [];
  const log = createLog('worker', 'debug', { write: (line) => void lines.push(line) });
  const metrics = createMetrics({ now: () => new Date(), queueDepth: async () => [] });
  const env = (smtpUrl = server.url) => ({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Keep Games Alive <noreply@kga.example>',
    PUBLIC_ORIGIN: 'https://kga.example',
  });
  return {
    services: stage,
    server,
    env,
    log: lines,
    metrics: () => metrics.registry.metrics(),
    add: (...mails) => addMails(db, mails),
    send: (id, smtpUrl, database = db) => {
      const { mail, encryptionKeys } = stage.config(env(smtpUrl));
      const ring = createKeyRing(encryptionKeys);
      return sendMail({ db: database, log, metrics, mail, ring, random: () => 0.5 }, id);
    },
    async pass() {
      await db
        .updateTable('outbox')
        .set({ due_at: sql<Date>`now() - interval '1 second'` })
        .where('state', 'in', ['waiting', 'handing_over'])
        .execute();
    },
    row: (id) =>
      db
        .selectFrom('outbox')
        .select(['state', 'payload', 'last_error', 'tries'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    async states() {
      const rows = await db
        .selectFrom('outbox')
        .select((build) => ['state', build.fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },
    async close() {
      await Promise.all([stage.close(), server.close()]);
    },
  };
}
