import { writeFileSync } from 'node:fs';

import { makePictures } from './make-pictures.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

/** A picture for the process to make others of. */
export type PictureTask = { bytes: Buffer; recipe: PictureRecipe };

/** The pictures, or why there are none. */
export type PictureAnswer =
  | { kind: 'made'; pictures: MadePicture[] }
  | { kind: 'refused'; reason: string };

async function answer({ bytes, recipe }: PictureTask): Promise<PictureAnswer> {
  try {
    return { kind: 'made', pictures: await makePictures(bytes, recipe) };
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

// Where the container's memory runs out, the kernel ends this process and not the worker.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has it.
}

async function respond(task: PictureTask): Promise<void> {
  const message = await answer(task);
  process.send?.(message);
}

process.on('message', (task: PictureTask) => void respond(task));
// The worker has ended.
process.on('disconnect', () => process.exit());
