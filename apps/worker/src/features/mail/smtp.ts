// SPDX-License-Identifier: AGPL-3.0-or-later
import { Readable } from 'node:stream';

import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { z } from 'zod';

export type MailMessage = { from: string; to: string; bytes: Buffer };

/**
 * `withheld`: the caller did not let the data end, so there is no mail. `refused`: the server did not
 * accept the mail; `permanent` where it never will. `unknown`: the connection broke between the end of the
 * data and the reply, so the mail may have been accepted.
 */
export type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'withheld' }
  | { outcome: 'refused'; permanent: boolean; reason: string }
  | { outcome: 'unknown'; reason: string };

/** A connection that is ready for one mail. */
export type SmtpSession = {
  /**
   * Resolves within `deliveryTime`, and rejects only where `mayEnd` does: then there is no mail either.
   * That is asked while the server takes the data: it accepts a mail with their end, and drops what has
   * none.
   */
  deliver: (message: MailMessage, mayEnd: () => Promise<boolean>) => Promise<Delivery>;
  close: () => void;
};

/** The mail server cannot be reached or refuses to sign us in; no mail was sent. */
export class SmtpUnavailableError extends Error {
  override readonly name = 'SmtpUnavailableError';
}

/** Time limit of one delivery in milliseconds; servers scan a mail before they reply. */
export const deliveryTime = 150_000;

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
};

/** Replies to missing or wrong credentials: our settings are wrong, not the mail. */
const authErrors = new Set([530, 534, 535, 538]);

/**
 * Connects to the server of an `smtp://` or `smtps://` URL and signs in where the URL has a user.
 *
 * @throws SmtpUnavailableError
 */
export async function openSmtp(url: string): Promise<SmtpSession> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...timeouts });
  const opened = Promise.withResolvers<void>();
  const settle = (error?: Error | null) => (error ? opened.reject(error) : opened.resolve());
  // Listens as long as the connection lives: an unhandled error event ends the process.
  connection.on('error', settle);
  connection.once('end', () => settle(new Error('closed')));
  connection.connect((error) => {
    if (error || !auth) settle(error);
    else connection.login(auth, settle);
  });
  try {
    await opened.promise;
  } catch (error) {
    connection.close();
    throw new SmtpUnavailableError(reasonOf(error));
  }
  return {
    deliver: (message, mayEnd) => deliver(connection, message, mayEnd),
    close: () => connection.close(),
  };
}

function deliver(
  connection: SMTPConnection,
  { from, to, bytes }: MailMessage,
  mayEnd: () => Promise<boolean>,
): Promise<Delivery> {
  const delivery = Promise.withResolvers<Delivery>();
  let isEnding = false;
  /** Read once the server has asked for the data. */
  async function* data() {
    yield bytes;
    isEnding = true;
    try {
      if (await mayEnd()) return;
      delivery.resolve({ outcome: 'withheld' });
    } catch (error) {
      delivery.reject(error);
    }
    throw new Error('withheld');
  }
  const end = (error: unknown) => delivery.resolve(deliveryOf(error, isEnding));
  const timer = setTimeout(() => end(new Error('too slow')), deliveryTime);
  connection.once('end', () => end(new Error('closed')));
  connection.send({ from, to: [to], size: bytes.length }, Readable.from(data()), end);
  return delivery.promise.finally(() => clearTimeout(timer));
}

const text = z.string().optional().catch(undefined);

const smtpError = z
  .object({
    responseCode: z.number().min(400).optional().catch(undefined),
    response: text,
    command: text,
    code: text,
    originalCode: text,
  })
  .catch({});

function deliveryOf(error: unknown, isEnding: boolean): Delivery {
  if (!error) return { outcome: 'accepted' };
  const reason = reasonOf(error);
  const { responseCode, code } = smtpError.parse(error);
  if (responseCode !== undefined) {
    const permanent = responseCode >= 500 && !authErrors.has(responseCode);
    return { outcome: 'refused', permanent, reason };
  }
  if (isEnding) return { outcome: 'unknown', reason };
  // The envelope cannot be sent to any server.
  return { outcome: 'refused', permanent: code === 'EENVELOPE', reason };
}

/** What went wrong, without the server's reply text, which repeats the recipient's address. */
function reasonOf(error: unknown): string {
  const { responseCode, response = '', command, ...codes } = smtpError.parse(error);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const what = [responseCode ?? codes.originalCode ?? codes.code ?? 'closed'];
  if (responseCode !== undefined && enhanced !== undefined) what.push(enhanced);
  if (command !== undefined) what.push('at', command);
  return what.join(' ');
}
