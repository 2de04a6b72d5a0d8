// SPDX-License-Identifier: AGPL-3.0-or-later
import { TaskError, type TaskLimits } from '../task-process.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';
import { runPictureTask } from './picture-tasks.ts';

/**
 * Makes WebPs of an untrusted picture in a process of its own.
 *
 * @returns one for each width of the recipe, narrowest first; at least one
 * @throws PictureError
 */
export async function readPicture(
  bytes: Buffer,
  recipe: PictureRecipe,
  limits: Partial<TaskLimits> = {},
): Promise<[MadePicture, ...MadePicture[]]> {
  const answer = await runPictureTask({ kind: 'picture', bytes, recipe }, limits).catch(
    (cause: unknown) => {
      if (!(cause instanceof TaskError)) throw cause;
      throw new PictureError(`a picture that ${cause.message}`, { cause });
    },
  );
  if (answer.kind === 'refused') throw new PictureError(answer.reason);
  if (answer.kind !== 'made') throw new PictureError('no picture');
  const [narrowest, ...wider] = answer.pictures;
  if (!narrowest) throw new PictureError('a picture of no width');
  return [narrowest, ...wider];
}
