// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Attachment } from 'postal-mime';
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
  /** With the images that came with it as `data:` URLs. */
  readonly html: string;
  /** As it was received, headers and all. */
  readonly bytes: Buffer;
}

/** A mail server on loopback that accepts every mail and stores the newest in memory. */
export interface Mailbox {
  readonly url: string;
  /** Newest first. */
  readonly mails: readonly CaughtMail[];
  close(): Promise<void>;
}

const bytesMax = 1_000_000;

/** HTML whose `cid:` URLs are the images that came with it. */
function withImages(html: string, attachments: readonly Attachment[]): string {
  let shown = html;
  for (const { contentId, mimeType, content } of attachments) {
    const isImage = /^image\/[\w.+-]+$/.test(mimeType);
    if (contentId === undefined || !isImage || typeof content !== 'string') continue;
    const url = `data:${mimeType};base64,${content}`;
    shown = shown.replaceAll(`cid:${contentId.slice(1, -1)}`, () => url);
  }
  return shown;
}

/** Starts a mailbox that stores the newest `most` mails; port 0 is any free port. */
export async function startMailbox({ port = 0, most = 200 } = {}): Promise<Mailbox> {
  const mails: CaughtMail[] = [];
  let count = 0;
  const store = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope) => {
    const bytes = await buffer(stream);
    const { messageId, subject, text, html, attachments } = await PostalMime.parse(bytes, {
      attachmentEncoding: 'base64',
    });
    count += 1;
    mails.unshift({
      id: count,
      messageId: messageId ?? '',
      receivedAt: new Date(),
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      subject: subject ?? '',
      text: text ?? '',
      html: withImages(html ?? '', attachments),
      bytes,
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
