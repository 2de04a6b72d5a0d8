// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export interface CaughtMail {
  readonly id: number;
  /** As `<id@host>`; empty without one. */
  readonly messageId: string;
  readonly receivedAt: Date;
  /** Of the SMTP envelope, not the header. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server on loopback that accepts every mail and stores the newest in memory. */
export interface Mailbox {
  readonly url: string;
  /** Newest first. */
  readonly mails: readonly CaughtMail[];
  close(): Promise<void>;
}

const bytesMax = 1_000_000;

/** Starts a mailbox that stores the newest `most` mails; port 0 is any free port. */
export async function startMailbox({ port = 0, most = 200 } = {}): Promise<Mailbox> {
  const mails: CaughtMail[] = [];
  let count = 0;
  const store = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope) => {
    const { messageId, subject, text, html } = await PostalMime.parse(await buffer(stream));
    count += 1;
    mails.unshift({
      id: count,
      messageId: messageId ?? '',
      receivedAt: new Date(),
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
    });
    mails.splice(most);
  };
  const server = new SMTPServer({
    name: 'localhost',
    size: bytesMax,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    async onData(stream, { envelope }, done) {
      try {
        await store(stream, envelope);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  // Clients may disconnect at any time.
  server.on('error', () => {});
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
