// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { TaskError, type TaskLimits, createTaskProcess } from '../task-process.ts';
import type { PictureTypes } from './picture-process.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

const run = createTaskProcess<PictureTypes>({
  // Next to this file, in the source as well as in the build.
  file: join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`),
  // Without a picture the process takes 60 MB.
  limits: { memory: 272 * 1024 * 1024, cpu: 4_000, wall: 15_000 },
  idleMs: 60_000,
});

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
  const answer = await run({ bytes, recipe }, limits).catch((cause: unknown) => {
    if (!(cause instanceof TaskError)) throw cause;
    throw new PictureError(`a picture that ${cause.message}`, { cause });
  });
  if (answer.kind === 'refused') throw new PictureError(answer.reason);
  const [narrowest, ...wider] = answer.pictures;
  if (!narrowest) throw new PictureError('a picture of no width');
  return [narrowest, ...wider];
}
