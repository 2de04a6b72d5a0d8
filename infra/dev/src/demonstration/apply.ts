// SPDX-License-Identifier: AGPL-3.0-or-later
import { createDatabase } from '@kga/db/core';
import { createKeyRing } from '@kga/server/crypto';
import { encryptionKeys } from '@kga/server/settings';

import type { Config } from '../config.ts';
import { removeDemonstration, seedDemonstration } from './seed.ts';
import { moderatorAddress } from './texts.ts';

/** Adds the demonstration's content to the database, or removes it where it is switched off. */
export async function applyDemonstration(
  config: Config,
  databaseUrl: string,
  keys: string,
): Promise<void> {
  const db = createDatabase(databaseUrl, { maxConnections: 1 });
  try {
    if (!config.demonstrationContent) return await removeDemonstration(db);
    const ring = createKeyRing(encryptionKeys.parse(keys));
    const isForeign = config.databaseUrl !== undefined;
    const { stories, threads } = await seedDemonstration(db, { isForeign, ring });
    if (stories > 0) console.log(`Demonstration content: ${stories} stories, ${threads} threads`);
    if (config.demonstrationSignIn) {
      console.log(`Demonstration moderator: log in with Google as ${moderatorAddress}`);
    }
  } finally {
    await db.destroy();
  }
}
