// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: stand-in.ts provider|mails|feeds
// Runs one stand-in as a process of its own until it is terminated.
import { SettingsError } from '@kga/server/settings';

import { type Config, readConfig } from './config.ts';

type StandIn = { close: () => Promise<unknown> };

/** Imported on demand, so that each process loads only its own libraries. */
const standIns: Readonly<Record<string, (config: Config) => Promise<StandIn>>> = {
  provider: async ({ ports, replay }) => {
    const { buildPetitionProvider } = await import('./petition-provider/app.ts');
    const app = buildPetitionProvider({ clock: { ...replay, epoch: replay.epoch ?? new Date() } });
    await app.listen({ port: ports.provider, host: '127.0.0.1' });
    return app;
  },
  mails: async ({ ports, mailCatcherSmtpPort }) => {
    const { buildMailCatcher } = await import('./mail-catcher/app.ts');
    const { startMailbox } = await import('./mail-catcher/mailbox.ts');
    const mailbox = await startMailbox({ port: mailCatcherSmtpPort ?? 0 });
    const app = buildMailCatcher(mailbox);
    await app.listen({ port: ports.mailCatcher, host: '127.0.0.1' });
    return { close: () => Promise.all([app.close(), mailbox.close()]) };
  },
  feeds: async ({ ports }) => {
    const { buildFeedHost } = await import('./feed-host/app.ts');
    const app = buildFeedHost();
    // All addresses of the name, because browsers and the worker ask by it.
    await app.listen({ port: ports.feedHost, host: 'localhost' });
    return app;
  },
};

try {
  const name = process.argv[2] ?? '';
  const standIn = await standIns[name]?.(readConfig());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void standIn?.close());
  }
  console.log(`The stand-in ${name} serves`);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
