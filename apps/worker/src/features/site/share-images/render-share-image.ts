// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import type { ShareImageKey } from '@kga/contracts/site';
import { claimOutbox, postponeOutbox, settleOutbox } from '@kga/db/core';
import { selectShareSubject, versionOf } from '@kga/db/registry';
import {
  deleteShareImages,
  selectShareImage,
  shareImageType,
  updateShareImage,
} from '@kga/db/site';
import { findLegalSubject } from '@kga/legal/share-subjects';
import { ObjectStorageError } from '@kga/server';

import type { Context } from '../../../platform/context.ts';
import { TaskError, createTaskProcess } from '../../../platform/task-process.ts';
import type { RenderTypes } from './render-process.ts';

const render = createTaskProcess<RenderTypes>({
  // Next to this file, in the source as well as in the build.
  file: join(import.meta.dirname, `render-process${extname(import.meta.filename)}`),
  // With all fonts the process takes 200 MB.
  limits: { memory: 350 * 1024 * 1024, cpu: 4_000, wall: 10_000 },
  idleMs: 600_000,
});

const leaseMs = 30_000;
const maxTries = 3;
const retryMs = 30_000;

type RenderDeps = Pick<Context, 'db' | 'objects' | 'log'>;

/** Draws the image that an outbox row names; deletes it where visitors no longer see its subject. */
export async function renderShareImage(deps: RenderDeps, outboxId: string) {
  const { db, log } = deps;
  const claim = await claimOutbox(db, { id: outboxId, job: 'share.image', leaseMs });
  if (!claim) return 'gone';
  const { payload } = claim;
  if (!payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no image');
    return 'failed';
  }
  try {
    const outcome = await renderOnce(deps, payload);
    await settleOutbox(db, claim, 'done');
    return outcome;
  } catch (error) {
    if (!(error instanceof TaskError || error instanceof ObjectStorageError)) throw error;
    log.warn({ outboxId, reason: error.message }, 'share image not rendered');
    if (claim.tries < maxTries) return postponeOutbox(db, claim, retryMs, error.message);
    await settleOutbox(db, claim, 'failed', error.message);
    return 'failed';
  }
}

async function renderOnce({ db, objects }: RenderDeps, key: ShareImageKey) {
  const subject = await selectShareSubject(db, key, findLegalSubject);
  if (!subject) {
    await deleteShareImages(db, key);
    return 'gone';
  }
  const version = versionOf(subject);
  if ((await selectShareImage(db, key))?.version === version) return 'current';
  const hash = 'picture' in subject ? subject.picture : null;
  const picture = hash === null ? undefined : await objects.get(hash);
  const { png } = await render({ subject, drawn: key, picture: picture?.bytes });
  if (!png) throw new TaskError('cannot be rendered');
  const content = await objects.upload({ bytes: Buffer.from(png), mediaType: shareImageType });
  await db.transaction().execute((trx) => updateShareImage(trx, key, { version, ...content }));
  // It may have been hidden while its image was drawn.
  if (await selectShareSubject(db, key, findLegalSubject)) return 'rendered';
  await deleteShareImages(db, key);
  return 'gone';
}
