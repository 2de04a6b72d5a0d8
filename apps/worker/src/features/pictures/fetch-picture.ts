import { profilePictureJob } from '@kga/contracts';
import { updateProfilePicture, isPictureWanted } from '@kga/db';

import { type PictureDeps, type PictureOutcome, runPictureTask } from './picture-job.ts';
import { pictureSide, squarePicture } from './square-picture.ts';

/** Fetches the picture that a profile names, by its row of the outbox. */
export async function fetchPicture(deps: PictureDeps, outboxId: string): Promise<PictureOutcome> {
  return runPictureTask(deps, {
    outboxId,
    job: 'profile.picture',
    payload: profilePictureJob,
    protocols: ['https:'],
    isWanted: (wanted) => isPictureWanted(deps.db, wanted),
    async keep({ accountId, source }, body) {
      const bytes = await squarePicture(body);
      const picture = { accountId, source, bytes, width: pictureSide, height: pictureSide };
      const id = await deps.db.transaction().execute((trx) => updateProfilePicture(trx, picture));
      return id !== undefined;
    },
  });
}
