// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '@kga/db/core';
import type { Mailbox } from '@kga/dev/testing';

/** A received mail. */
type ReadMail = {
  subject: string;
  text: string;
  html: string;
  /** URL of its button. */
  link: string;
  /** Its six-digit code; empty if it has none. */
  code: string;
};

/** Waits for the newest unread mail to an email address. */
export type MailTo = (address: string) => Promise<ReadMail>;

/** Mails that wait for further events leave now. */
const hasten = (db: Database) =>
  db
    .updateTable('outbox')
    .set({ due_at: new Date(0) })
    .where('job', '=', 'mail.send')
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .execute();

/** Reads the stack's mail catcher. */
export function readMails(mailbox: Pick<Mailbox, 'mails'>, db: Database): MailTo {
  const given = new Map<string, number>();
  return async (address) => {
    await hasten(db);
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const mail = mailbox.mails.find(({ to }) => to.includes(address));
      if (mail && mail.id > (given.get(address) ?? 0)) {
        given.set(address, mail.id);
        const { subject, text, html } = mail;
        const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
        const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
        return { subject, text, html, link, code };
      }
      await delay(100);
    }
    throw new Error(`No mail came to ${address}.`);
  };
}
