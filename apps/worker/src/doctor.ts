// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseArgs } from 'node:util';

import { createDatabase } from '@kga/db/core';
import { createKeyRing, keyFingerprints } from '@kga/server/crypto';

import { readConfig } from './config.ts';
import { openSmtp } from './features/mail/smtp.ts';
import { contentChecks } from './features/site/doctor/check-content.ts';
import { keyHolderChecks } from './features/site/doctor/check-key-holders.ts';
import { objectChecks } from './features/site/doctor/check-objects.ts';
import { outsideChecks } from './features/site/doctor/check-outside.ts';
import { postgresChecks } from './features/site/doctor/check-postgres.ts';
import { redisChecks } from './features/site/doctor/check-redis.ts';
import { formatFindings, runChecks } from './features/site/doctor/report.ts';
import { runCommand, say } from './platform/command.ts';
import { openObjects } from './platform/objects.ts';
import { createQueues, selectQueueAges } from './platform/queue.ts';
import { createFailFastRedis } from './platform/redis.ts';
import { selectWorkerActivity } from './platform/worker-activity.ts';

/** Each command that fails says why. */
const openQuietly = (url: string) => createFailFastRedis(url, () => {});

/** Tells on one page what is well and what is not; `--json` for programs. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const config = readConfig();
  const { encryptionKeys, mail } = config;
  const db = createDatabase(config.databaseUrl, {
    // All checks run at the same time.
    maxConnections: 8,
    // A busy machine is not one without Postgres.
    connectionTimeout: 10_000,
    pooled: config.databasePooled,
  });
  const redis = openQuietly(config.redisUrl);
  const queueRedis =
    config.redisQueueUrl === config.redisUrl ? undefined : openQuietly(config.redisQueueUrl);
  const queues = createQueues(queueRedis ?? redis);
  for (const queue of Object.values(queues)) queue.on('error', () => {});
  const versions = encryptionKeys.map(({ version }) => version);
  const findings = await runChecks([
    ...outsideChecks({
      build: config.build,
      openMail: mail && (() => openSmtp(mail.smtpUrl)),
      publicOrigin: config.publicOrigin,
    }),
    ...postgresChecks(db, createKeyRing(encryptionKeys), versions),
    ...contentChecks(db, async () => {
      // Queues wait until Redis answers; this does not.
      await (queueRedis ?? redis).ping();
      return selectWorkerActivity(queues.jobs);
    }),
    ...keyHolderChecks(db, redis, keyFingerprints(encryptionKeys)),
    ...objectChecks(db, {
      store: config.objects.store,
      bucket: openObjects(db, config.objects).bucket,
    }),
    ...redisChecks({ cache: redis, ...(queueRedis && { queue: queueRedis }) }, () =>
      selectQueueAges(queues),
    ),
  ]);
  say(values.json ? JSON.stringify(findings, null, 2) : formatFindings(findings));
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
  redis.disconnect();
  queueRedis?.disconnect();
  await db.destroy();
  // Queues of a Redis that does not answer try to connect for ever.
  process.exit();
}

await runCommand(run);
