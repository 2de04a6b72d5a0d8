// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that was given to the server whole, answered or not. */
type Received = {
  email: Email;
  raw: string;
  from: string;
  to: string[];
};

type Stage = 'connect' | 'auth' | 'rcpt' | 'data';

/** A real mail server on loopback with configurable behaviour. */
export type MailServer = {
  url: string;
  received: Received[];
  /** What it answers at a stage instead of yes: `451 4.7.1 Try again`. */
  refuse: Partial<Record<Stage, string>>;
  /** Called before a client is greeted. */
  beforeConnect: () => Promise<void> | void;
  /** Called before a recipient is answered. */
  beforeRecipient: () => void;
  /** Called with each mail before it is answered. */
  beforeAnswer: (mail: Received) => Promise<void> | void;
  /** Users that signed in. */
  users: string[];
  close: () => Promise<void>;
};

class Refusal extends Error {
  readonly responseCode: number;
  constructor(reply: string) {
    super(reply.slice(4));
    this.responseCode = Number(reply.slice(0, 3));
  }
}

async function answer(
  done: (error: Error | null) => void,
  work: () => Promise<Error | null>,
): Promise<void> {
  try {
    done(await work());
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

export async function startMailServer(): Promise<MailServer> {
  const answerAt = (stage: Stage) => {
    const refusal = on.refuse[stage];
    return refusal === undefined ? null : new Refusal(refusal);
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      void answer(done, async () => {
        await on.beforeConnect();
        return answerAt('connect');
      });
    },
    onAuth({ username, password }, _session, done) {
      if (username !== undefined && password === 'right') on.users.push(username);
      const refusal = password === 'right' ? answerAt('auth') : new Refusal('535 5.7.8 Wrong');
      done(refusal, { user: username });
    },
    onRcptTo(_address, _session, done) {
      on.beforeRecipient();
      done(answerAt('rcpt'));
    },
    onData(stream, { envelope }, done) {
      void answer(done, async () => {
        const bytes = await buffer(stream);
        const refusal = answerAt('data');
        if (refusal) return refusal;
        const mail = {
          email: await PostalMime.parse(bytes),
          raw: bytes.toString('latin1'),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        };
        on.received.push(mail);
        await on.beforeAnswer(mail);
        return null;
      });
    },
  });
  // Clients that are killed in the middle.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const on: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuse: {},
    beforeConnect: () => {},
    beforeRecipient: () => {},
    beforeAnswer: () => {},
    users: [],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return on;
}
