// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Replay } from '@kga/db/replay';

import type { Config } from '../config.ts';
import { buildFeedHost } from '../feed-host/app.ts';
import { buildMailCatcher } from '../mail-catcher/app.ts';
import { startMailbox } from '../mail-catcher/mailbox.ts';
import { buildPetitionProvider } from '../petition-provider/app.ts';
import { freePort } from '../services/ports.ts';

/**
 * Starts the petition provider, whose clock the seeded petition shares; returns a function that lets it
 * begin its replay again.
 */
export async function startProvider({ ports }: Config, clock: Replay) {
  const app = buildPetitionProvider({ clock });
  await app.listen({ port: ports.provider, host: '127.0.0.1' });
  return async ({ from }: Replay): Promise<void> => {
    const payload = { position: from.toISOString() };
    const { statusCode } = await app.inject({ method: 'POST', url: '/control', payload });
    if (statusCode !== 200) throw new Error(`The stand-in provider answered ${statusCode}`);
  };
}

/** Starts the mail server that shows mails instead of sending them; returns its URL. */
export async function catchMails({ ports }: Config): Promise<string> {
  const mailbox = await startMailbox({ port: await freePort() });
  await buildMailCatcher(mailbox).listen({ port: ports.mailCatcher, host: '127.0.0.1' });
  return mailbox.url;
}

/** Starts the fictitious news sites whose feeds fill the demonstration. */
export async function startFeedHost({ ports }: Config): Promise<void> {
  // All addresses of the name, because browsers and the worker ask by it.
  await buildFeedHost().listen({ port: ports.feedHost, host: 'localhost' });
}

/** Origin of the demonstration feeds, for the worker and for browsers. */
export function feedHostOrigin({ ports }: Config): string {
  return `http://localhost:${ports.feedHost}`;
}

/**
 * Settings that tell the seed where the stand-ins are.
 *
 * @param replay undefined where an operator's provider is polled, whose settings the seed inherits
 */
export function seedSettings(config: Config, replay: Replay | undefined): NodeJS.ProcessEnv {
  return {
    ...(replay && {
      PETITION_REPLAY_URL: `http://127.0.0.1:${config.ports.provider}/eci`,
      PETITION_REPLAY_FROM: replay.from.toISOString(),
      PETITION_REPLAY_EPOCH: replay.epoch.toISOString(),
      PETITION_REPLAY_SPEED: String(replay.speed),
      PETITION_REPLAY_END: replay.keepsCollecting === true ? 'repeat' : 'answer',
    }),
    ...(config.demonstrationFeeds && { DEMONSTRATION_FEEDS_URL: feedHostOrigin(config) }),
  };
}
