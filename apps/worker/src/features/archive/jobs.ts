// SPDX-License-Identifier: AGPL-3.0-or-later
import { followedFacts } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import type { Mail } from '@kga/contracts/jobs';
import { accountName } from '@kga/db/accounts';
import {
  isCoverWanted,
  selectChangeForMail,
  selectGameFollowers,
  updateGameCover,
} from '@kga/db/archive';
import { claimOutbox, insertOutboxJobs, settleOutbox, type Transaction } from '@kga/db/core';

import { publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import {
  type PictureDeps,
  runPictureJob,
  uploadPicture,
} from '../../platform/pictures/picture-job.ts';
import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';

const recipe: PictureRecipe = {
  // Of a game's page at its largest on a high-density screen.
  widths: [640],
  enlarge: false,
  ratio: { min: 0.4, max: 1.6 },
  // Smaller images are icons and tracking pixels.
  minSide: 64,
  maxPixels: 20_000_000,
  quality: 80,
};

/** Fetches the cover of the game that an outbox row names. */
export const fetchCover = (deps: PictureDeps & Pick<Context, 'redis'>, outboxId: string) =>
  runPictureJob(deps, {
    name: 'archive.cover',
    outboxId,
    protocols: ['https:'],
    isWanted: (wanted) => isCoverWanted(deps.db, wanted),
    async store(cover, body) {
      const [made] = await readPicture(body, recipe);
      const picture = await uploadPicture(deps, made);
      const isStored = await deps.db
        .transaction()
        .execute((trx) => updateGameCover(trx, cover, picture));
      if (isStored) await publishChange(deps, { topic: 'archive', id: cover.gameId });
      return isStored;
    },
  });

/** Lease of the outbox row, longer than requesting the mails takes, in milliseconds. */
const leaseMs = 60_000;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Requests the mails about a change to those who follow the game; returns how many. */
async function requestMails(trx: Transaction, changeId: string): Promise<number> {
  const change = await selectChangeForMail(trx, changeId);
  const changes = (change?.changes ?? []).flatMap(({ fact, before, after }) => {
    const followed = followedFacts.find((each) => each === fact);
    return followed ? [{ fact: followed, before: textOf(before), after: textOf(after) }] : [];
  });
  if (!change || changes.length === 0) return 0;
  const followers = await selectGameFollowers(trx, change.game_id);
  const mails = followers.map((follower): Mail => ({
    about: 'game_changed',
    accountId: follower.id,
    to: follower.email,
    name: accountName(follower),
    language: follower.language,
    title: change.name,
    changes,
    path: pathTo('archiveGame', { id: change.game_id }),
    token: follower.token,
  }));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return mails.length;
}

/** Mails those who follow a game about a change of it, once. */
export async function notifyGameFollowers(
  { db, log }: Pick<Context, 'db' | 'log'>,
  outboxId: string,
): Promise<number | undefined> {
  const claim = await claimOutbox(db, { id: outboxId, job: 'archive.changed', leaseMs });
  if (!claim) return undefined;
  const { payload } = claim;
  if (!payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no change');
    log.error({ outboxId }, 'followers of a game could not be notified');
    return undefined;
  }
  // One transaction, so that a worker that is killed leaves all mails or none.
  return db.transaction().execute(async (trx) => {
    const mails = await requestMails(trx, payload.changeId);
    await settleOutbox(trx, claim, 'done');
    return mails;
  });
}
