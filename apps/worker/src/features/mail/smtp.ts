import { Readable } from 'node:stream';

import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** A mail as it goes over the line. */
export type MailMessage = { from: string; to: string; bytes: Buffer };

/**
 * `refused`: the server has not taken it; `permanent` where it never will. `unknown`: the line
 * broke after the mail was given and before an answer, so it may have been taken.
 */
type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; permanent: boolean; reason: string }
  | { outcome: 'unknown'; reason: string };

/** A mail server that waits for one mail. */
export type SmtpSession = {
  /** Settles in any case, within `deliveryTime`. */
  deliver: (letter: MailMessage) => Promise<Delivery>;
  close: () => void;
};

/** A mail server cannot be reached, or does not let us in. No mail was given to it. */
export class SmtpUnavailableError extends Error {
  override readonly name = 'SmtpUnavailable';
}

/** Longest time of giving one mail away, in milliseconds: servers look long at what they are given. */
export const deliveryTime = 150_000;

const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
};

/** Answers to a client that has not shown who it is: our settings are wrong, not the mail. */
const notLetIn = new Set([530, 534, 535, 538]);

/**
 * Connects to the server of an `smtp://` or `smtps://` address and signs in where the address has
 * a user.
 *
 * @throws SmtpUnavailable
 */
export async function openSmtp(url: string): Promise<SmtpSession> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...patience });
  const opened = Promise.withResolvers<void>();
  const settle = (error?: Error | null) => (error ? opened.reject(error) : opened.resolve());
  // Heard for as long as it lives: errors that nobody hears end the process.
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
    deliver: (letter) => deliver(connection, letter),
    close: () => connection.close(),
  };
}

function deliver(connection: SMTPConnection, { from, to, bytes }: MailMessage): Promise<Delivery> {
  const delivery = Promise.withResolvers<Delivery>();
  let isGiven = false;
  // It is read only once the server has asked for it.
  const message = new Readable({
    read() {
      isGiven = true;
      this.push(bytes);
      this.push(null);
    },
  });
  const end = (error: unknown) => delivery.resolve(deliveryOf(error, isGiven));
  const timer = setTimeout(() => end(new Error('too slow')), deliveryTime);
  connection.once('end', () => end(new Error('closed')));
  connection.send({ from, to: [to], size: bytes.length }, message, end);
  return delivery.promise.finally(() => clearTimeout(timer));
}

function deliveryOf(error: unknown, isGiven: boolean): Delivery {
  if (!error) return { outcome: 'accepted' };
  const reason = reasonOf(error);
  const code = replyOf(error);
  if (code !== undefined) {
    return { outcome: 'refused', permanent: code >= 500 && !notLetIn.has(code), reason };
  }
  if (isGiven) return { outcome: 'unknown', reason };
  // An address that no server can be told.
  return { outcome: 'refused', permanent: wordOf(error, 'code') === 'EENVELOPE', reason };
}

function replyOf(error: unknown): number | undefined {
  const code = fieldOf(error, 'responseCode');
  return typeof code === 'number' && code >= 400 ? code : undefined;
}

/** What went wrong, without the server's words: they repeat the address that was written to. */
function reasonOf(error: unknown): string {
  const code = replyOf(error);
  const command = wordOf(error, 'command');
  const kind = wordOf(error, 'originalCode') ?? wordOf(error, 'code') ?? 'closed';
  const what = code === undefined ? kind : `${code}${enhancedCode(error)}`;
  return command === undefined ? what : `${what} at ${command}`;
}

function enhancedCode(error: unknown): string {
  const found = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(wordOf(error, 'response') ?? '');
  return found ? ` ${found[1]}` : '';
}

function wordOf(error: unknown, key: string): string | undefined {
  const value = fieldOf(error, key);
  return typeof value === 'string' ? value : undefined;
}

function fieldOf(error: unknown, key: string): unknown {
  return error instanceof Error ? Reflect.get(error, key) : undefined;
}
