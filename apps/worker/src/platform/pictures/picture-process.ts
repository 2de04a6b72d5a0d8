// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerTasks } from '../answer-tasks.ts';
import { makePictures } from './make-pictures.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

export type PictureTypes = {
  /** A picture for the process to make others of. */
  task: { bytes: Buffer; recipe: PictureRecipe };
  /** The pictures, or why there are none. */
  answer: { kind: 'made'; pictures: MadePicture[] } | { kind: 'refused'; reason: string };
};

answerTasks<PictureTypes>(async ({ bytes, recipe }) => {
  try {
    return { kind: 'made', pictures: await makePictures(bytes, recipe) };
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', reason: error.message };
    throw error;
  }
});
