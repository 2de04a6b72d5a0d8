// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseArgs } from 'node:util';

import { createDatabase } from '@kga/db/core';
import { selectKeyHolders } from '@kga/server';

import { readConfig } from './config.ts';
import { rotateWhileRunning } from './features/site/keys/rotate-keys.ts';
import { runCommand, say } from './platform/command.ts';
import { createFailFastRedis } from './platform/redis.ts';

const usage = `Usage: keys-rotate                  seals everything with the first of ENCRYPTION_KEYS
       keys-rotate --apps-stopped   while no api or no worker runs`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { 'apps-stopped': { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) return say(usage);
  const config = readConfig();
  const db = createDatabase(config.databaseUrl, {
    maxConnections: 1,
    statementTimeout: 0,
    pooled: config.databasePooled,
  });
  // Each command that fails says why.
  const redis = createFailFastRedis(config.redisUrl, () => {});
  try {
    const version = await rotateWhileRunning({
      db,
      keys: config.encryptionKeys,
      holders: () => selectKeyHolders(redis),
      isStopped: values['apps-stopped'],
    });
    say(`Everything is sealed with key ${version}; the others can go.`);
  } finally {
    redis.disconnect();
    await db.destroy();
  }
}

await runCommand(run);
