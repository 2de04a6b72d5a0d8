import { SettingsError } from '@kga/contracts';

import { readConfig } from '../config.ts';
import { buildMailCatcher } from './app.ts';
import { startMailbox } from './mailbox.ts';

try {
  const { ports, mailCatcherSmtpPort } = readConfig();
  const mailbox = await startMailbox({ port: mailCatcherSmtpPort ?? 0 });
  const app = buildMailCatcher(mailbox);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all([app.close(), mailbox.close()]));
  }
  await app.listen({ port: ports.mailCatcher, host: '127.0.0.1' });
  console.log('The mail catcher serves');
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
