import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** A mail as it arrived. */
export interface CaughtMail {
  readonly id: number;
  readonly receivedAt: Date;
  /** As the mail server was told, whatever stands in the mail. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server on loopback that takes every mail and keeps the newest in memory. */
export interface Mailbox {
  readonly url: string;
  /** Newest first. */
  readonly mails: readonly CaughtMail[];
  close(): Promise<void>;
}

const largest = 1_000_000;

/** Starts a mailbox that keeps `most` mails, on a free port unless one is given. */
export async function startMailbox({ port = 0, most = 200 } = {}): Promise<Mailbox> {
  const mails: CaughtMail[] = [];
  let count = 0;
  const keep = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope) => {
    const { subject, text, html } = await PostalMime.parse(await buffer(stream));
    count += 1;
    mails.unshift({
      id: count,
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
    size: largest,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    async onData(stream, { envelope }, done) {
      try {
        await keep(stream, envelope);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  // Clients that leave in the middle are no matter.
  server.on('error', () => {});
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
