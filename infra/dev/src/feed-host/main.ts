import { SettingsError } from '@kga/contracts';

import { readConfig } from '../config.ts';
import { buildFeedHost } from './app.ts';

try {
  const { ports } = readConfig();
  const app = buildFeedHost();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  // Both of the name's addresses: browsers and the worker ask by it.
  await app.listen({ port: ports.feedHost, host: 'localhost' });
  console.log('The feed host serves');
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
