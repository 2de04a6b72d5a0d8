// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, sign } from 'node:crypto';

import { checkpointText, logOrigin } from '@kga/contracts/petitions';
import {
  type SignedHead,
  appendLeaves,
  insertSignatureSnapshot,
  selectGrowingLogs,
  selectLogKey,
  selectLogPublicKey,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';

import { publishChange } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';

type TreeHeadDeps = Pick<Context, 'db' | 'redis' | 'log'> & { ring: KeyRing };

/** Ed25519, as signed notes number it. */
const algorithm = 1;

/**
 * Adds the waiting leaves to the log of each petition, publishes the new, signed head, and stores the
 * counts for the chart.
 * @throws AggregateError at the end, of the petitions whose log could not grow
 */
export async function publishTreeHeads({ db, redis, log, ring }: TreeHeadDeps): Promise<void> {
  const privateKey = await selectLogKey(db, ring);
  const publicKey = await selectLogPublicKey(db, ring);
  const errors: unknown[] = [];
  for (const { id, slug } of await selectGrowingLogs(db)) {
    const origin = logOrigin(slug);
    const keyId = createHash('sha256')
      .update(`${origin}\n`)
      .update(Buffer.concat([Buffer.of(algorithm), publicKey]))
      .digest()
      .subarray(0, 4);
    /** A checkpoint: https://c2sp.org/tlog-checkpoint, signed as https://c2sp.org/signed-note. */
    const checkpointOf = ({ size, root, signedAt }: SignedHead): string => {
      const head = { size, root: root.toString('base64'), signedAt: signedAt.toISOString() };
      const text = checkpointText(origin, head);
      const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]);
      return `${text}\n\u2014 ${origin} ${signature.toString('base64')}\n`;
    };
    try {
      await db.transaction().execute(async (trx) => {
        await appendLeaves(trx, id, checkpointOf);
        await insertSignatureSnapshot(trx, id, new Date());
      });
      await publishChange({ redis, log }, { topic: 'petition', id: slug });
    } catch (error) {
      log.error({ err: error, petition: slug }, 'a log of signatures does not grow');
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'logs of signatures do not grow');
}
