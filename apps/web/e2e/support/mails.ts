// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout as delay } from 'node:timers/promises';

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

/** Reads the stack's mail catcher. */
export function readMails(mailbox: Pick<Mailbox, 'mails'>): MailTo {
  const given = new Map<string, number>();
  return async (address) => {
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
