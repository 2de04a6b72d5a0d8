import { SettingsError } from '@kga/contracts';

import { readConfig } from '../config.ts';
import { buildPetitionProvider } from './app.ts';

try {
  const { ports, replay } = readConfig();
  const app = buildPetitionProvider({ clock: { ...replay, epoch: replay.epoch ?? new Date() } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ port: ports.provider, host: '127.0.0.1' });
  console.log('The stand-in provider serves');
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
