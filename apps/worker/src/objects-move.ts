// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseArgs } from 'node:util';

import { countObjects, createDatabase } from '@kga/db/core';
import { z } from 'zod';

import { readConfig } from './config.ts';
import { moveObjects } from './features/site/objects/move-objects.ts';
import { runCommand, say } from './platform/command.ts';
import { openObjects } from './platform/objects.ts';

const usage = `Usage: objects-move                  moves all objects to where OBJECTS_STORE says
       objects-move --to <s3|postgres>   moves them there
                    --parallel <n>   that many at a time, 4 by default`;

const options = z.object({
  to: z.enum(['postgres', 's3']).optional(),
  parallel: z.coerce.number().int().min(1).max(32).default(4),
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, parallel: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(usage);
  const { data } = options.safeParse(values);
  if (!data) throw new Error(usage);
  const config = readConfig();
  const { to = config.objects.store, parallel } = data;
  const { databaseUrl, databasePooled: pooled } = config;
  const db = createDatabase(databaseUrl, { maxConnections: parallel, pooled });
  try {
    const { bucket } = openObjects(db, config.objects);
    if (!bucket) throw new Error('Set the bucket: S3_ENDPOINT and its kin.');
    const { moved, missing, failed } = await moveObjects(db, bucket, { to, parallel, say });
    const { postgres, s3 } = await countObjects(db);
    say(`${moved} moved, ${missing} missing, ${failed} failed.`);
    say(`${postgres} are in Postgres now, ${s3} in the bucket.`);
    if (missing + failed > 0) throw new Error('Run this again once the cause is mended.');
  } finally {
    await db.destroy();
  }
}

await runCommand(run);
